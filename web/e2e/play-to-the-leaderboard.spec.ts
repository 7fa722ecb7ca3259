import { expect, test } from './fixtures.ts';
import { clickAtRest, GAME, guess, onward, playByHand, ROUNDS, startRun, tabTo } from './player.ts';

test('a guest plays five homes to the leaderboard, with everything that moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.locator('.game-list > li')).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/games');
  await expect(page.getByRole('link', { name: 'For a classroom' })).toHaveAttribute(
    'href',
    /mode=classroom-safe$/,
  );
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByText('Home 1 of 5')).toBeVisible();
  await guess(page, '450k');
  await expect(page.getByRole('img', { name: /of 1,000 points/ })).toBeVisible();
  await clickAtRest(page.getByRole('button', { name: 'Verify it' }));
  await expect(page.getByText('Verified')).toBeVisible();
  await onward(page).click();
  await playByHand(page, ['300k', '£520,000', '1.2m', '275000']);
  await expect(page.getByRole('heading', { name: /of 5,000 points/ })).toBeVisible();
  await expect(page.locator('.results-rounds > li')).toHaveCount(ROUNDS);
  await page.getByRole('main').getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page.getByRole('row', { name: /\(you\)/ })).toBeVisible();
});

test('a whole run by keyboard alone on a small phone @phone', async ({ page }) => {
  await page.goto(GAME);
  await tabTo(page, page.getByLabel('Name on the leaderboard'));
  await page.keyboard.type('Kay');
  await page.keyboard.press('Enter');
  for (let round = 1; round <= ROUNDS; round += 1) {
    await expect(page.getByText(`Home ${String(round)} of 5`)).toBeVisible();
    await tabTo(page, page.getByLabel('Your guess'));
    await page.keyboard.type('400k');
    await tabTo(page, page.getByRole('slider', { name: 'Price ruler' }));
    await page.keyboard.press('ArrowRight');
    await tabTo(page, page.getByRole('button', { name: 'That is my guess' }));
    await page.keyboard.press('Enter');
    await tabTo(page, onward(page));
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(/\/results\//);
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Leaderboard' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Kay \(you\)/ })).toBeVisible();
});

test('guessing needs no scrolling on a small phone @phone', async ({ page }) => {
  await startRun(page);
  await expect(page.getByLabel('Your guess')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('slider', { name: 'Price ruler' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'That is my guess' })).toBeInViewport({ ratio: 1 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'pixels that stick out sideways').toBeLessThanOrEqual(0);
});
