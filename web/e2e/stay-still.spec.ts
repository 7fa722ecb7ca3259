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

for (const width of [360, 1280])
  test(`packs that come late move nothing on a screen of ${String(width)} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    let come = () => {};
    const called = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/rpc/list_templates', async (route) => {
      await called;
      await route.continue();
    });
    await page.goto('/create-game');
    const links = page.getByLabel('Listing links, one a line');
    await expect(links).toBeVisible();
    await expect(page.locator('.builder-packs [aria-busy="true"]')).toBeVisible();
    const before = await links.boundingBox();
    come();
    await expect(page.getByRole('button', { name: /^Show all/ })).toBeVisible();
    expect(Math.abs(((await links.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);
  });
