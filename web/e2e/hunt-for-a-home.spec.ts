import { makePerson } from './builder.ts';
import { expect, test } from './fixtures.ts';

test('a visitor’s wishes become a search, whose best home goes into a dossier', async ({
  page,
  stack,
  callService,
}) => {
  const town = `Huntham${crypto.randomUUID().replace(/\d|-/g, 'x').slice(0, 8)}`;
  // Three homes come in a feed of the brand; the search is the only one that names their town.
  await callService.sql(
    `with feed as (
      insert into private.import_sources (agency_id, name, address, state, is_for_hunters)
      select id, 'Homes of $1', 'https://feeds.test/' || $1, 'paused', true from public.agencies where key = 'default' returning id
    ), homes as (
      select gen_random_uuid() as asset, gen_random_uuid() as listing, h.* from (values
        ('Without a garden gate', 2, 313571), ('With four rooms', 4, 327193), ('Too dear', 4, 917353)) h (title, bedrooms, price)
    ), assets as (
      insert into public.assets (id, agency_id, country_code, town, bedrooms)
      select h.asset, a.id, 'GB', $1, h.bedrooms from homes h, public.agencies a where a.key = 'default' returning id
    ), listings as (
      insert into public.listings (id, asset_id, currency, title)
      select h.listing, h.asset, 'GBP', h.title from homes h join assets a on a.id = h.asset returning id
    ), prices as (
      insert into private.listing_prices (listing_id, version, kind, amount_minor, currency, dated_on)
      select h.listing, 1, 'asking', h.price * 100, 'GBP', current_date from homes h join listings l on l.id = h.listing returning listing_id
    )
    insert into private.import_source_homes (source_id, home_key, listing_id)
    select f.id, h.title, h.listing from feed f, homes h join prices p on p.listing_id = h.listing`,
    [town],
  );
  const { email, password } = await makePerson(stack);
  await page.goto('/quests-costa');
  await page.getByLabel('What else do you wish for?').fill('4 bedrooms, quiet at night');
  await expect(page.getByText('Bedrooms: at least 4')).toBeVisible();
  await expect(page.getByText('“quiet at night”')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in and search' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();

  // What was typed came along; a place and a price are all that is added.
  const form = page.getByRole('dialog', { name: 'Add a search' });
  await expect(form.getByLabel('What else do you wish for?')).toHaveValue('4 bedrooms, quiet at night');
  await form.getByLabel('Name of the search').fill(`Near ${town}`);
  await form.getByLabel('Place').fill(town);
  await form.getByLabel('Highest price').fill('400k');
  await form.getByRole('button', { name: 'Save and search' }).click();
  await expect(page.getByRole('heading', { name: `Near ${town}` })).toBeVisible();
  const homes = page
    .getByRole('region', { name: 'Homes that fit' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(homes).toHaveCount(2);
  await expect(homes.first()).toContainText('With four rooms');
  await expect(homes.first()).toContainText('100% of your wishes are met');

  await homes.nth(1).getByRole('button', { name: 'Hide' }).click();
  await expect(homes).toHaveCount(1);
  await homes.first().getByRole('button', { name: 'Take into a dossier' }).click();
  await page.getByRole('button', { name: 'Add it', exact: true }).click();
  await expect(page.getByText(`“With four rooms” is in “Near ${town}” now.`)).toBeVisible();
  await page.reload();
  await expect(homes).toHaveCount(1);
  await page.getByRole('button', { name: 'Show 1 hidden home' }).click();
  await expect(homes).toHaveCount(2);
});
