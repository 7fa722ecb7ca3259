import { violationsInBothSchemes, violationsOf } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './managed-game.ts';

const ADMIN = 'star-admin@example.com';

test.use({ allowedNoise: [/status of (404|422)/] });

test('from half a postcode to the neighbourhood around it, drawn and compared', async ({
  page,
  stack,
  brandUrl,
}) => {
  await page.goto('/curated-neighbourhoods/sold');
  await page.getByRole('searchbox', { name: 'Postcode or town' }).fill('yo24 0');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sales in YO24 0' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Kind of home' }).selectOption('Flat');
  await expect(page).toHaveURL('/curated-neighbourhoods/sold?place=yo24+0&type=flat');
  await expect(page.locator('.sold-list li').first()).toContainText('Flat');
  expect(await violationsOf(page), 'sales').toEqual([]);

  await signIn(page, stack, ADMIN, brandUrl('star', '/curated-neighbourhoods?draw'));
  await page.getByRole('textbox', { name: 'Name' }).fill('By the river');
  const codes = page.getByRole('textbox', { name: 'Postcodes, sectors or districts' });
  await codes.fill('yo24 0la, zz99 9zz');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Some of these are not known.')).toBeVisible();
  await expect(codes).toHaveValue('yo24 0la, zz99 9zz');
  await codes.fill('yo24 0');
  expect(await violationsOf(page), 'drawing').toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'By the river' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What sold last?' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption('Bath');
  await expect(page.getByRole('row', { name: /^Bath/ })).toBeVisible();
  expect(await violationsInBothSchemes(page), 'a neighbourhood').toEqual([]);

  // A neighbourhood of one brand is on no other's site.
  const own = new URL(page.url()).pathname;
  await page.goto(new URL(own, stack.site).href);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('By the river');
});
