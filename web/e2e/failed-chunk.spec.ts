import { expect, test } from './fixtures.ts';

test.use({ allowedNoise: [/net::ERR|Failed to load resource|preload/] });

test('a page file that is gone since a release is fetched by one reload', async ({ page }) => {
  await page.route('**/assets/login-page-*.js', (route) => route.abort(), { times: 1 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 30_000 });
});

test('a page file that never loads raises the event, reloads once and offers a reload', async ({ page }) => {
  await page.route('**/assets/login-page-*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    window.addEventListener('vite:preloadError', () => sessionStorage.setItem('heard', 'yes'));
  });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { name: 'A part of this page did not load.' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('heard'))).toBe('yes');
  await page.unroute('**/assets/login-page-*.js');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
