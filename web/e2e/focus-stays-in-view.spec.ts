import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { guess, startRun } from './player.ts';

/** A small phone with the browser's own bars on screen. */
test.use({ viewport: { width: 360, height: 600 } });

/** Games whose pages are tabbed through, with the address at which a run of them begins. */
const GAMES = {
  'a public game': '/game/house-prices-game',
  'a showcase': '/klavo/v/sample-klavo',
  'sudden death': '/ultima/v/sample-ultima',
};

interface Focused {
  readonly name: string;
  /** what lies over its top, its middle or its foot */
  readonly coveredBy: string | null;
  readonly isLast: boolean;
}

/** What has the focus, and what lies over it. */
function lookAtFocus(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const name = `${focused.tagName} ${focused.className} ${(focused.textContent || focused.getAttribute('aria-label')) ?? ''}`;
    const isLast = focused === document.body;
    // A link that runs over two lines is seen in its first.
    const box = focused.getClientRects()[0];
    if (isLast || !box || box.width < 4 || box.height < 4) return { name, coveredBy: null, isLast };
    const middle = box.x + box.width / 2;
    const spots = [box.y + 2, box.y + box.height / 2, box.bottom - 2].map((y) => {
      // A long field may begin above the window; it is seen as long as one of its spots is.
      if (y < 0 || y >= window.innerHeight) return 'the edge of the window';
      const top = document.elementFromPoint(middle, y);
      const isOwn =
        top !== null && (focused.contains(top) || top.contains(focused) || top.closest('label') !== null);
      return isOwn ? null : `${top?.tagName ?? ''} ${top?.className ?? ''}`;
    });
    const over = spots.filter((spot) => spot !== null);
    const isSeen =
      over.length === 0 || (over.length < spots.length && over.every((spot) => /^the edge/.test(spot)));
    return { name: name.slice(0, 80), coveredBy: isSeen ? null : over.join(', '), isLast };
  });
}

/** Tabs through the page once in a direction; answers what was covered when it had the focus. */
async function findCovered(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const covered: string[] = [];
  await page.evaluate((toEnd) => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, toEnd ? document.body.scrollHeight : 0);
  }, key === 'Shift+Tab');
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    const { name, coveredBy, isLast } = await lookAtFocus(page);
    if (isLast && presses > 3) break;
    if (coveredBy !== null) covered.push(`${key}: ${name} lies under ${coveredBy}`);
  }
  return covered;
}

async function expectNothingCovered(page: Page, where: string): Promise<void> {
  // Everything that can be opened is open: its parts take the focus too, and the page is at its longest.
  await page.evaluate(() => {
    for (const closed of document.querySelectorAll<HTMLDetailsElement>('main details')) closed.open = true;
  });
  for (const key of ['Tab', 'Shift+Tab'] as const)
    expect(await findCovered(page, key), `${where}, ${key}`).toEqual([]);
}

for (const [name, start] of Object.entries(GAMES))
  test(`nothing that has the focus is covered in ${name}, before and after the guess at 360 pixels`, async ({
    page,
  }) => {
    await startRun(page, 'Ada', start);
    await expectNothingCovered(page, 'before the guess');
    await guess(page, '400k');
    await expectNothingCovered(page, 'at the reveal');
  });

test('nothing that has the focus is covered in a thread, before and after the guess at 360 pixels', async ({
  page,
}) => {
  await page.goto('/r/sample-forum');
  await page.evaluate(() => localStorage.setItem('displayName', 'Ada'));
  await page.locator('.forum-post').first().getByRole('button').first().click();
  await expect(page.getByLabel('Your guess')).toBeVisible();
  await expectNothingCovered(page, 'before the guess');
  await guess(page, '400k');
  await expect(page.getByRole('region', { name: 'What players say' })).toBeVisible();
  await expectNothingCovered(page, 'at the reveal');
});
