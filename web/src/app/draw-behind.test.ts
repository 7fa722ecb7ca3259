import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { placeBehind, takePlace } from './draw-behind.ts';

let calls = 0;
vi.mock('#lib/api.ts', () => ({ callsUnderWay: () => calls }));

const PAGE = `<h1>A page</h1><div class="information-part">
  <label>Area <input name="area" value="95"></label><button>Less</button><button>More</button>
  <details><summary>How it is counted</summary>By hand.</details></div>`;

/** A page with what the app draws behind it. */
function open(markup = PAGE) {
  document.body.innerHTML = `<div id="root">${PAGE}</div>`;
  const page = document.getElementById('root') as HTMLElement;
  const behind = placeBehind(page);
  behind.innerHTML = markup;
  return { page, behind };
}

const buttons = () => [...document.querySelectorAll('button')];

beforeEach(() => {
  calls = 0;
});

it('takes the place of the page once nothing is asked for, and is out of reach until then', async () => {
  const { page, behind } = open();
  calls = 1;
  const placed = takePlace(page, behind);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([page.isConnected, behind.inert, behind.style.visibility]).toEqual([true, true, 'hidden']);
  calls = 0;
  await placed;
  expect([page.isConnected, behind.isConnected, behind.inert]).toEqual([false, true, false]);
  expect([behind.id, behind.getAttribute('style'), behind.dataset.behind]).toEqual(['root', null, undefined]);
});

it.each(['<i class="ui-skeleton"></i>', '<i aria-busy="true"></i>', '<i class="page-wait"></i>'])(
  'waits for what has not come yet: %s',
  async (waiting) => {
    const { page, behind } = open(PAGE + waiting);
    const placed = takePlace(page, behind);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(page.isConnected).toBe(true);
    behind.querySelector('i')?.remove();
    await placed;
    expect(page.isConnected).toBe(false);
  },
);

it('shows how far it has come where an answer never arrives', async () => {
  const { page, behind } = open();
  calls = 1;
  await takePlace(page, behind, 200);
  expect(page.isConnected).toBe(false);
});

it('keeps what was focused and unfolded', async () => {
  const { page, behind } = open();
  page.querySelectorAll('button')[1]?.focus();
  page.querySelector('details')?.setAttribute('open', '');
  await takePlace(page, behind);
  expect(document.activeElement).toBe(buttons()[1]);
  expect(behind.querySelector('details')?.open).toBe(true);
});

it('what was pressed and filled in meanwhile is done on the page that came', async () => {
  const { page, behind } = open();
  // The script of a page that sleeps, as the site server puts it into the page.
  const wakes = readFileSync(join(import.meta.dirname, '../../server/wake-app.mjs'), 'utf8');
  document.head.innerHTML = '<meta name="app" content="data:text/javascript,">';
  (0, eval)(wakes);
  page.querySelectorAll('button')[1]?.click();
  const field = page.querySelector('input');
  if (field) field.value = '120';
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  // Its part works before it can be seen.
  window.dispatchEvent(new Event('part-works'));
  const pressed: string[] = [];
  behind.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent));
  await takePlace(page, behind);
  await vi.waitFor(() => expect(pressed).toEqual(['More']));
  expect(behind.querySelector('input')?.value).toBe('120');
});
