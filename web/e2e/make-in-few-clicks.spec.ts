import type { Locator } from '@playwright/test';
import { homes, makePerson, openSignedIn } from './builder.ts';
import { drawPhotos } from './builder-files.ts';
import { expect, test } from './fixtures.ts';

// The address of a pack's title is taken when the second host publishes: the browser reports the refusal by itself.
test.use({ allowedNoise: [/status of 409/] });

/** Counts what a host does: presses, and fields that are filled. A file that is chosen is a press. */
function counted() {
  const done = { clicks: 0, fields: 0 };
  return {
    done,
    press: async (control: Locator) => {
      await control.click();
      done.clicks += 1;
    },
    check: async (control: Locator) => {
      await control.check();
      done.clicks += 1;
    },
    fill: async (field: Locator, text: string) => {
      await field.fill(text);
      done.fields += 1;
    },
    /** the field that has the focus already */
    type: async (field: Locator, text: string) => {
      await expect(field).toBeFocused();
      await field.pressSequentially(text);
      done.fields += 1;
    },
    choose: async (field: Locator, option: string) => {
      await field.selectOption({ label: option });
      done.fields += 1;
    },
    files: async (field: Locator, files: Parameters<Locator['setInputFiles']>[0]) => {
      await field.setInputFiles(files);
      done.clicks += 1;
    },
  };
}

const TYPED = [
  ['250k', '1 Alpha Road', 'Leeds', '2'],
  ['310k', '2 Beta Road', 'York', '3'],
  ['1.2m', '3 Gamma Road', 'Bath', '5'],
  ['175,000', '4 Delta Road', 'Hull', '1'],
] as const;

test('four typed homes with photos are a published game in 18 presses and 20 fields at most', async ({
  page,
  stack,
}) => {
  test.slow();
  await openSignedIn(page, await makePerson(stack));
  const { done, press, check, fill, type, choose, files } = counted();
  const photos = await drawPhotos(TYPED.map(([, address]) => address));
  await fill(
    page.getByLabel('Title of the game'),
    `Four homes ${crypto.randomUUID().replace(/\d/g, 'x').slice(0, 8)}`,
  );
  for (const [place, [price, address, town, bedrooms]] of TYPED.entries()) {
    await press(page.getByRole('button', { name: place === 0 ? 'Type one in' : 'Type another in' }));
    await type(page.getByLabel('Price', { exact: true }), price);
    await fill(page.getByLabel('Address'), address);
    await fill(page.getByLabel('Town'), town);
    await choose(page.getByLabel('Bedrooms'), bedrooms);
    await files(page.getByLabel('Add photos of this home'), photos[place] ?? []);
    await expect(homes(page).nth(place)).toContainText('1 photo');
  }
  await press(page.getByRole('tab', { name: 'Publish' }));
  await expect(page.getByText('4 homes are in the game.')).toBeVisible();
  await check(page.getByLabel(/^I looked/));
  await press(page.getByRole('button', { name: 'Publish the game' }));
  await expect(page.getByRole('link', { name: 'Manage it' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Share the link' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play it' })).toBeVisible();
  expect(done.clicks).toBeLessThanOrEqual(18);
  expect(done.fields).toBeLessThanOrEqual(20);
});

test('a pack is a shared game in four presses, for the second person who takes it too', async ({
  page,
  anotherPage,
  stack,
}) => {
  test.slow();
  const addresses: string[] = [];
  for (const host of [page, await anotherPage()]) {
    await openSignedIn(host, await makePerson(stack));
    const { done, press } = counted();
    await press(host.getByRole('button', { name: /^Quick three/ }));
    await expect(homes(host)).toHaveCount(6);
    await press(host.getByRole('tab', { name: 'Publish' }));
    await press(host.getByRole('button', { name: 'Publish the game' }));
    await expect(host.getByRole('img', { name: /^QR code for/ })).toBeVisible({ timeout: 30_000 });
    await press(host.getByRole('button', { name: 'Share the link' }));
    await expect(host.getByText(/The link is copied|Copy the link below/)).toBeVisible();
    expect(done).toEqual({ clicks: 4, fields: 0 });
    addresses.push(await host.getByLabel('Link', { exact: true }).inputValue());
  }
  expect(new Set(addresses).size).toBe(2);
});

test('the currency is guessed, told by a sign or a place, and changed late without losing a home', async ({
  page,
}) => {
  await page.goto('/create-game');
  const currency = page.getByLabel('Currency');
  await expect(currency).toHaveValue('GBP');
  // A sign says it for the first home, and the place of a home where no sign was typed.
  await page.getByRole('button', { name: 'Type one in' }).click();
  await page.keyboard.type('$250k');
  await expect(currency).toHaveValue('USD');
  await expect(homes(page).nth(0)).toContainText('US$250,000');
  await page.getByRole('button', { name: 'Type another in' }).click();
  await expect(page.getByLabel('Price', { exact: true })).toBeFocused();
  await page.keyboard.type('300k');
  await expect(homes(page).nth(1)).toContainText('US$300,000');
  await expect(page.getByText('2 homes are in the game.')).toBeVisible();

  // Read as another: the figures stay, and every home does.
  await currency.selectOption('EUR');
  await expect(
    page.getByRole('dialog', { name: '2 prices are in US dollars. What are they?' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Read them as euros' }).click();
  await expect(homes(page).nth(0)).toContainText('€250,000');
  await expect(page.getByText('2 homes are in the game.')).toBeVisible();

  // Kept: they wait in the list, and a price that is typed again is the game's.
  await currency.selectOption('GBP');
  await page.getByRole('button', { name: 'Keep them in euros' }).click();
  await expect(page.getByText('0 homes are in the game.')).toBeVisible();
  await expect(homes(page).nth(0)).toContainText('Other currency');
  await page.getByLabel('Price', { exact: true }).fill('310k');
  await expect(homes(page).nth(1)).toContainText('£310,000');
  await expect(page.getByText('1 home is in the game.')).toBeVisible();
  await page.getByRole('button', { name: 'Read it as British pounds' }).click();
  await expect(homes(page).nth(0)).toContainText('£250,000');
  await expect(page.getByText('2 homes are in the game.')).toBeVisible();

  // Nothing was chosen: everything stays.
  await currency.selectOption('USD');
  await page.keyboard.press('Escape');
  await expect(currency).toHaveValue('GBP');
  await expect(page.getByText('2 homes are in the game.')).toBeVisible();
});
