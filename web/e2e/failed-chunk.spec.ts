import { expect, test } from './fixtures.ts';

test.use({ allowedNoise: [/net::ERR|Failed to load resource|preload/] });

test('a page file that does not load raises the event and offers a reload', async ({ page }) => {
  await page.route('**/assets/login-page-*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    window.addEventListener('vite:preloadError', () =>
      document.documentElement.setAttribute('data-heard', ''),
    );
  });
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'A part of this page did not load.' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-heard', '');
  await page.unroute('**/assets/login-page-*.js');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
