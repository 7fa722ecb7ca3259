import { violationsInBothSchemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { GAME, guess, playOn, onward, startRun } from './player.ts';

const PLAIN_PAGES: Readonly<Record<string, readonly string[]>> = {
  'of games': [
    '/',
    GAME,
    `${GAME}/leaderboard`,
    '/games',
    '/games?q=nothing-is-called-that',
    '/price-guess-tokens',
    '/price-guess-session',
    '/r/sample-forum',
  ],
  'that lead to games': [
    '/one-offs',
    '/klavo',
    '/ultima',
    '/test-landing/0',
    '/test-landing/4',
    '/test-landing/5',
    '/test-landing/6',
  ],
  'of accounts, and where nothing is': [
    '/auth/login',
    '/auth/create-account',
    '/auth/reset-password',
    '/auth/confirm',
    '/clear',
    '/access-error',
    '/takedown-request',
    '/my-results',
    '/season',
    '/i/about',
    '/i/terms',
    '/privacy',
    '/nothing-here',
  ],
};

test.use({ allowedNoise: [/status of 404/] });

for (const [which, paths] of Object.entries(PLAIN_PAGES))
  test(`axe finds nothing on the plain pages ${which}, in light and in dark`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await violationsInBothSchemes(page), path).toEqual([]);
    }
  });

test('what can be read in light alone is found in the dark', async ({ page }) => {
  const paint = (ink: string) =>
    page.setContent(`<html lang="en" style="color-scheme: light dark; background: light-dark(white, black); color: ${ink}">
      <title>A page</title><main><h1>A heading</h1></main></html>`);
  await paint('light-dark(black, white)');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await paint('#333');
  expect(await violationsInBothSchemes(page)).toEqual([
    expect.stringMatching(/^in dark: color-contrast: h1/),
  ]);
});

test('axe finds nothing along a run on a small phone, in light and in dark @phone', async ({ page }) => {
  await startRun(page);
  expect(await violationsInBothSchemes(page), 'guess').toEqual([]);
  await guess(page, '400k');
  expect(await violationsInBothSchemes(page), 'reveal').toEqual([]);
  await onward(page).click();
  await playOn(page, ['400k', '400k', '400k', '400k']);
  expect(await violationsInBothSchemes(page), 'results').toEqual([]);
  await page.getByRole('link', { name: 'Every price and what the crowd said' }).click();
  await expect(page).toHaveURL(/detailed_results/);
  expect(await violationsInBothSchemes(page), 'detailed results').toEqual([]);
  await page.goto(page.url().replace('detailed_results', 'results_to_share'));
  await expect(page.getByRole('button', { name: 'Take the challenge' })).toBeVisible();
  expect(await violationsInBothSchemes(page), 'shared results').toEqual([]);
});

test('every change of page scrolls to the top, moves the focus to the heading and names the page', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Clear game data' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Clear game data' });
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveTitle(/^Clear game data/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,nofollow');
});
