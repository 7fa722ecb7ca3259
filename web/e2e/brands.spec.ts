import { expect, test } from './fixtures.ts';

test('a brand lives on its own subdomain', async ({ page, brandUrl }) => {
  await page.goto(brandUrl('star'));
  await expect(page).toHaveTitle(/Polestar Homes/);
  await expect(page.getByRole('link', { name: /Polestar Homes/ })).toBeVisible();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/star\.localhost.*\/play\//);
  await expect(page.getByLabel('Your guess')).toBeVisible();
});

test('an unknown subdomain is the default brand', async ({ page, brandUrl }) => {
  await page.goto(brandUrl('nobody'));
  await expect(page).toHaveTitle(/House Price Game/);
});

test('a page that a static host sent wears its brand all the same', async ({ page, brandUrl }) => {
  // The page without what the site server wrote into it: the brand's record, its look and its name.
  await page.route(brandUrl('star', '/'), async (route) => {
    const served = await route.fetch();
    const html = (await served.text())
      .replace(/<style id="brand-theme">.*?<\/style>/s, '')
      .replace(/<title>.*?<\/title>/, '<title>House Price Game</title>')
      .replace(/(id="boot">)(.*?)(<\/script>)/s, (_, start: string, boot: string, end: string) => {
        const { supabaseUrl, publishableKey } = JSON.parse(boot) as Record<string, unknown>;
        return `${start}${JSON.stringify({ supabaseUrl, publishableKey })}${end}`;
      });
    await route.fulfill({ contentType: 'text/html', body: html });
  });
  const accentOf = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
  await page.goto(brandUrl('star'));
  await expect(page.getByRole('link', { name: /Polestar Homes/ })).toBeVisible();
  await expect(page).toHaveTitle(/Polestar Homes/);
  const worn = await accentOf();
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('link', { name: /Polestar Homes/ })).toBeVisible();
  expect(worn).not.toBe('');
  expect(await accentOf()).toBe(worn);
});

test("a branded game's bare address is the subdomain's front door", async ({ page, brandUrl }) => {
  await page.goto(brandUrl('star', '/play/anything?from=mail'));
  await expect(page).toHaveURL(brandUrl('star', '/?from=mail'));
});

test('metadata is in the page before any script runs', async ({ request, stack }) => {
  const home = await (await request.get('/')).text();
  expect(home).toContain('<meta property="og:title"');
  expect(home).toContain(`<link rel="canonical" href="${stack.site}/">`);
  const board = await request.get('/game/house-prices-game/leaderboard');
  expect(await board.text()).toMatch(/<title>Leaderboard · /);
  expect(board.headers()['x-robots-tag']).toBeUndefined();
  const results = await request.get('/game/house-prices-game/results/00000000-0000-4000-8000-000000000000');
  expect(results.headers()['x-robots-tag']).toBe('noindex,nofollow');
});

test.describe('addresses with nothing behind them', () => {
  test.use({ allowedNoise: [/status of 404/] });

  test('an unknown path is a page not found, with its status and not indexed', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test('so is a game that does not exist', async ({ page }) => {
    const response = await page.goto('/game/no-such-game');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
  });
});
