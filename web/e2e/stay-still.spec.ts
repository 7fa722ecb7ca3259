import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures.ts';
import { guess, onward, startRun } from './player.ts';

/** What observe-page.mjs keeps in the page. */
interface Seen {
  readonly moved: number;
  readonly shifts: readonly string[];
}
const OBSERVER = fileURLToPath(new URL('../../scripts/bench/observe-page.mjs', import.meta.url));

for (const [width, height, reducedMotion] of [
  [390, 664, 'no-preference'],
  [390, 664, 'reduce'],
  [844, 390, 'no-preference'],
  [1366, 657, 'no-preference'],
] as const)
  test(`a round of ${String(width)} × ${String(height)} stays still, motion ${reducedMotion}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript({ path: OBSERVER });
    await startRun(page);
    // The start page's own movements are not the round's.
    await page.reload();
    await guess(page, '450k');
    await expect(page.getByRole('img', { name: /of 1,000 points/ })).toBeVisible();
    await expect(onward(page), 'the way on is in sight').toBeInViewport({ ratio: 1 });
    await onward(page).click();
    await expect(page.getByText('Home 2 of 5')).toBeVisible();
    await expect(page.getByLabel('Your guess')).toBeEditable();
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    expect(seen.moved, seen.shifts.join('\n')).toBeLessThan(0.05);
  });
