import { expect, test } from './fixtures.ts';
import { GAME, guess, onward, startRun, tabTo } from './player.ts';

test('a run is given up with the keyboard alone, on a small phone, and its points stay', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await startRun(page);
  await guess(page, '400k');
  await onward(page).click();
  await expect(page.getByText('Home 2 of 5')).toBeVisible();
  const control = page.getByRole('button', { name: 'Give up this run' });
  await tabTo(page, control);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Give up this run?' });
  await expect(dialog).toContainText('The 4 homes you have not guessed score 0.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(control).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Give up and see results' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results\//);
  await page.goto(GAME);
  await expect(page.getByRole('link', { name: 'Go on with your run' })).toBeHidden();
});
