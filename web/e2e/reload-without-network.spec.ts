import { violationsInBothSchemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { countedTotal, guess, onward, runningTotal, startRun } from './player.ts';

test.use({ serviceWorkers: 'allow', allowedNoise: [/net::ERR|Failed to load resource/] });

test('a reload without a network is a calm page, and the run goes on by itself', async ({
  page,
  context,
}) => {
  await startRun(page);
  await guess(page, '350k');
  const total = await countedTotal(page);
  await onward(page).click();
  await page.getByLabel('Your guess').fill('425k');
  await page.evaluate(() => navigator.serviceWorker.ready);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No connection right now' })).toBeVisible();
  await expect(page.locator('.site-name')).toHaveText('House Price Game');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  });
  const { origin } = new URL(page.url());
  expect(kept).toContain(`${origin}/offline.html`);
  for (const url of kept) expect(url).toMatch(/\/offline\.html$|\/assets\/[\w-]+-[\w-]+\.(css|js|woff2)$/);
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText('Still no connection.')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Home 2 of 5')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel('Your guess')).toHaveValue(/425/);
  await expect.poll(() => runningTotal(page)).toBe(total);
});
