import { expect, test } from './fixtures.ts';
import { guess, startRun } from './player.ts';

test('/clear says what it erases, asks, and erases it', async ({ page }) => {
  await startRun(page);
  await guess(page, '400k');
  // A database stands for what waits to be sent: drafts, photos, comments.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.open('talk').addEventListener('success', ({ target }) => {
          (target as IDBOpenDBRequest).result.close();
          resolve();
        });
      }),
  );
  await page.goto('/clear');
  await expect(page.getByText('guesses and comments that are not sent yet')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('guestToken'))).toMatch(/^.{32,}$/);
  await page.getByRole('button', { name: 'Erase it' }).click();
  await expect(page.getByRole('heading', { name: 'Erased' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});

test('/clear can be left with everything kept', async ({ page }) => {
  await startRun(page);
  await page.goto('/clear');
  await page.getByRole('link', { name: 'Keep it' }).click();
  await expect(page.getByRole('link', { name: 'Go on with your run' })).toBeVisible();
});
