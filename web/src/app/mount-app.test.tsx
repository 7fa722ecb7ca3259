import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMemoryRouter } from 'react-router-dom';
import { examples } from '#wire/examples.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('./router.tsx', () => ({
  createRouter: () => createMemoryRouter([{ path: '/', element: <p>The page</p> }]),
}));
vi.mock('#lib/load-locale.ts', () => ({ loadLocale: () => Promise.resolve() }));

const star = {
  ...examples.brand_record,
  key: 'star',
  displayName: 'Polestar Homes',
  theme: { accent: '#6a3fb5' },
};
const asked: { address: string; body: unknown }[] = [];
let answer: () => Promise<Response>;

/** A page as its host sends it, with or without the site server's record. */
async function open(boot?: object): Promise<void> {
  document.head.innerHTML = '<title>House Price Game</title>';
  document.body.innerHTML = '<div id="root"></div>';
  if (boot)
    document.head.innerHTML += `<script type="application/json" id="boot">${JSON.stringify(boot)}</script>`;
  vi.resetModules();
  const { mountApp } = await import('./mount-app.tsx');
  await mountApp();
  await vi.waitFor(() => expect(document.body.textContent).toContain('The page'));
}

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://api.test');
  asked.length = 0;
  answer = () => Promise.resolve(Response.json(star));
  vi.stubGlobal('fetch', (address: string, init: { body: string }) => {
    asked.push({ address, body: JSON.parse(init.body) });
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const look = () => document.getElementById('brand-theme')?.textContent ?? '';

it('wears the look and the name of its brand on a static host', async () => {
  await open();
  expect(asked.map(({ address }) => address)).toEqual(['http://api.test/rest/v1/rpc/brand_record']);
  expect(look()).toContain('#6a3fb5');
  expect(document.title).toBe('Polestar Homes');
});

it('stays the generic game where the brand cannot be asked for', async () => {
  answer = () => Promise.resolve(Response.json({ message: 'No.' }, { status: 500 }));
  await open();
  expect(look()).toBe('');
  expect(document.title).toBe('House Price Game');
});

it('asks for nothing where the site server has dressed the page', async () => {
  await open({ brand: { key: 'star', displayName: 'Polestar Homes', supportedLocales: [] } });
  expect(asked).toEqual([]);
  expect(look()).toBe('');
});

it('whoever has something that a part keeps is known to the page before its scripts', async () => {
  const { KEPT_BY_PARTS } = await import('./mount-app.tsx');
  const wakes = readFileSync(join(import.meta.dirname, '../../server/wake-app.mjs'), 'utf8');
  for (const key of KEPT_BY_PARTS) expect(wakes).toContain(`'${key}'`);
});

it('answers that a part was drawn from are given to nobody else than whom it was drawn for', async () => {
  await open({
    supabaseUrl: 'http://api.test',
    brand: star,
    drawsPart: true,
    answers: { 'edition_record {}': 1 },
  });
  const { takeAnswer } = await import('#lib/env.ts');
  expect(takeAnswer('edition_record', {})).toBeUndefined();
});
