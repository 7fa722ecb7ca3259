import { violationsInBothSchemes } from './axe.ts';
import { expect, test } from './fixtures.ts';

const PAGES = /\/Type\s*\/Page[^s]/g;

test('from half a postcode to a printed evaluation', async ({ page, callService }) => {
  // Where the samples are still being drawn, their markets may not be learned yet.
  const learned = () => callService.sql("select from private.valuation_models where market = 'YO'");
  await expect.poll(async () => (await learned()).length, { timeout: 50_000 }).toBeGreaterThan(0);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/reference-properties');
  await page.getByLabel('Place').fill('yo24');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/area=yo24/);
  await page.getByRole('link', { name: /YO24/ }).first().click();
  await expect(page.getByRole('heading', { name: 'What the value is made of' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The sales that it leans on most' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(1);
  expect(await violationsInBothSchemes(page)).toEqual([]);

  // A home that is for sale, in no game, and the link of its report.
  const token = crypto.randomUUID().replaceAll('-', '').repeat(2);
  const [listing] = await callService.sql<{ id: string }>(
    `with home as (insert into public.assets (country_code, town, postcode, property_type, bedrooms, floor_area_m2)
       values ('GB', 'York', 'YO24 0AA', 'terraced', 3, 92) returning id),
     offer as (insert into public.listings (asset_id, currency, title)
       select id, 'GBP', 'A terraced house for sale' from home returning id),
     price as (insert into private.listing_prices (listing_id, version, kind, amount_minor, currency)
       select id, 1, 'asking', 39500000, 'GBP' from offer),
     link as (insert into private.evaluation_links (listing_id, token_hash)
       select id, private.hash_secret($1) from offer)
     select id from offer`,
    [token],
  );
  await page.goto(`/for-sale-evaluation/${listing?.id ?? ''}?token=${token}`);
  await expect(page.getByRole('heading', { name: 'A terraced house for sale' })).toBeVisible();
  await expect(page.getByText('£395,000').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The sales that it leans on most' })).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(PAGES)?.length).toBeLessThanOrEqual(2);
});
