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
  const accentOf = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
  const isShown = () => expect(page.getByRole('link', { name: /Polestar Homes/ })).toBeVisible();
  await page.goto(brandUrl('star'));
  await isShown();
  const served = await accentOf();
  // Before any script of ours runs, what the site server wrote into the page goes: the brand's record, look and name.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const boot = document.getElementById('boot');
      if (document.readyState !== 'interactive' || !boot) return;
      const { supabaseUrl, publishableKey } = JSON.parse(boot.textContent) as Record<string, unknown>;
      boot.textContent = JSON.stringify({ supabaseUrl, publishableKey });
      document.getElementById('brand-theme')?.remove();
      document.title = 'House Price Game';
    });
  });
  const asked = page.waitForRequest(/rpc\/brand_record/);
  await page.reload();
  await asked;
  await isShown();
  await expect(page).toHaveTitle(/Polestar Homes/);
  expect(await accentOf()).toBe(served);
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
