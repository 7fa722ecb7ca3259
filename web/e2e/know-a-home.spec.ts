import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { makePerson } from './builder.ts';
import { expect, test, type Service } from './fixtures.ts';
import { keepSession } from './keep-session.ts';

/** A dossier of somebody's with a home among the sample sales and one beside it. */
async function lay(sql: Service['sql'], email: string): Promise<{ dossier: string; home: string }> {
  const [dossier, home] = [crypto.randomUUID(), crypto.randomUUID()];
  const said = (value: unknown) => ({ value, source: 'listing', on: '2026-10-02' });
  await sql(
    `with d as (insert into public.dossiers (id, title) values ($1::uuid, 'Elm Row') returning id)
    insert into public.dossier_members (dossier_id, user_id, role)
    select d.id, u.id, 'owner' from d, auth.users u where u.email = $2`,
    [dossier, email],
  );
  await sql(
    `insert into public.dossier_assets (id, dossier_id, title, address_line, postcode, facts, created_at)
    values ($1::uuid, $2::uuid, '7 Elm Road', '7 Elm Road', 'YO24 0AA', $3::text::jsonb, now() - interval '1 minute'),
      (gen_random_uuid(), $2::uuid, '2 Oak Lane', '2 Oak Lane', 'YO24 0BA', '{}', now())`,
    [
      home,
      dossier,
      JSON.stringify({
        price_minor: said(29500000),
        floor_area_m2: said(84),
        bedrooms: said(3),
        home_kind: said('terraced'),
      }),
    ],
  );
  return { dossier, home };
}

// A home that goes while its value is asked for has none any more.
test.use({ allowedNoise: [/status of 404 .*\/value-home/] });

/** Presses what has the focus after it was given to an element. */
async function press(page: Page, role: 'link' | 'button', name: string | RegExp): Promise<void> {
  await page.getByRole(role, { name }).first().focus();
  await page.keyboard.press('Enter');
}

test('somebody learns what a home costs, what it is held against and how the market moved, by keyboard @phone', async ({
  page,
  stack,
  callService,
}) => {
  const person = await makePerson(stack);
  const { dossier } = await lay(callService.sql, person.email);
  await keepSession(page, stack.site, person);
  await page.goto(`/dossiers/${dossier}/overview`);

  // What it is worth comes from the market, with how sure that is in words.
  await expect(page.getByText(/^Confidence [A-D]:/)).toBeVisible();
  await expect(page.getByText(/The asking price lies/)).toBeVisible();
  await expect(page.getByText(/per m², .* the middle of/)).toBeVisible();

  // What it costs, by one's own figures, which stay on the device.
  await page.getByLabel('Your own money').focus();
  await page.keyboard.type('60,000');
  await page.keyboard.press('Tab');
  await page.getByLabel('Interest a year, in per cent').focus();
  await page.keyboard.type('4.5');
  await page.keyboard.press('Tab');
  await expect(page.getByText('on a loan of £235,000')).toBeVisible();
  await expect(page.getByText('£1,306', { exact: true }).first()).toBeVisible();
  const tax = page.locator('summary', { hasText: 'Stamp Duty Land Tax' });
  await tax.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Rates since .* Source: /)).toBeVisible();
  await expect(
    page.getByText(/Held against the source on|Nobody has held these rates/).first(),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText('on a loan of £235,000')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  // Comparables, and the other home beside it.
  await press(page, 'link', 'All comparables, step by step');
  await expect(page.getByRole('heading', { name: 'Comparisons', level: 1 })).toBeVisible();
  await expect(page.locator('.value-comparable')).toHaveCount(8);
  await press(page, 'button', 'Compare with 2 Oak Lane');
  await expect(page).toHaveURL(/\/comparables\/[0-9a-f-]{36}\/sbs\/overview$/);
  await page.goto(`/dossiers/${dossier}/comparables`);
  await expect(page.getByRole('link', { name: /See side by side.*2 Oak Lane/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  // A chart with its answer and the figures behind it.
  await press(page, 'link', 'Charts');
  await expect(page.getByRole('heading', { name: 'Charts', level: 1 })).toBeVisible();
  await expect(page.getByText(/This home asks £[\d,]+ per m²: about \d+%/)).toBeVisible();
  const figures = page.locator('summary', { hasText: 'Figures as a table' }).first();
  await figures.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('facts are corrected and asked for, and a home goes and comes back', async ({
  page,
  stack,
  callService,
}) => {
  const person = await makePerson(stack);
  const { dossier, home } = await lay(callService.sql, person.email);
  await keepSession(page, stack.site, person);
  await page.goto(`/dossiers/${dossier}/overview`);

  // A new fact keeps the older one as its history.
  await page.getByRole('button', { name: 'Edit: Floor area' }).click();
  await page.getByLabel('Floor area, in m²').fill('88');
  const edited = page.getByRole('dialog', { name: 'Floor area' });
  await edited.getByLabel('Who says so?').selectOption({ label: 'The survey' });
  await edited.getByRole('button', { name: 'Save' }).click();
  const area = page.locator('[data-row="floorAreaM2"]');
  await expect(area.getByText('88 m²')).toBeVisible();
  await expect(area.getByText(/^The survey · /)).toBeVisible();
  await area.getByText('1 earlier').click();
  await expect(area.getByText(/84 m² · The listing/)).toBeVisible();

  // What is not known is asked with one press.
  await page.getByText(/^Show what is not known/).click();
  await page.getByRole('button', { name: 'Ask: What is the energy rating?' }).click();
  await expect(page.locator('[data-row="energyRating"]').getByText('In your questions')).toBeVisible();

  // A cut is read from what was known earlier.
  await page.getByText('Add what was known earlier').click();
  const earlier = page.locator('form', { has: page.getByRole('button', { name: 'Add to the history' }) });
  await earlier.getByLabel('Asking price').fill('310000');
  await earlier.getByLabel('Of which day').fill('2026-05-01');
  await earlier.getByRole('button', { name: 'Add to the history' }).click();
  await expect(page.getByText('4.8% less')).toBeVisible();

  // The other home becomes the main one; this one goes, and comes back.
  await page.getByRole('combobox', { name: 'This page is about' }).selectOption({ label: '2 Oak Lane' });
  await page.getByRole('button', { name: 'Make it the main home' }).click();
  await expect(page.getByRole('button', { name: 'Make it the main home' })).toBeHidden();
  await page.getByRole('combobox', { name: 'This page is about' }).selectOption({ label: '7 Elm Road' });
  await page.getByRole('button', { name: 'Take it out' }).click();
  await expect(page.getByText('7 Elm Road is out of the dossier.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'This page is about' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('combobox', { name: 'This page is about' })).toBeVisible();
  const [kept] = await callService.sql<{ facts: Record<string, { value: unknown }> }>(
    'select facts from public.dossier_assets where id = $1::uuid and removed_at is null',
    [home],
  );
  expect(kept?.facts['floor_area_m2']?.value).toBe(88);
});

test('nothing of a price that is being guessed shows in a dossier', async ({ page, stack, callService }) => {
  const person = await makePerson(stack);
  const { dossier } = await lay(callService.sql, person.email);
  // A home that an open game still asks for: somebody beside them has brought it and what it costs into the dossier.
  const [played] = await callService.sql<{ id: string }>(
    `insert into public.dossier_assets (id, dossier_id, title, postcode, listing_id, facts)
    select gen_random_uuid(), $1::uuid, 'A home of a game', 'YO24 0AA', gl.listing_id,
      '{"price_minor": {"value": 98765400, "source": "typed"}, "floor_area_m2": {"value": 80, "source": "listing"}}'
    from public.game_listings gl where private.can_be_guessed(gl.listing_id) limit 1 returning id`,
    [dossier],
  );
  if (!played) throw new Error('No sample game is open.');
  await keepSession(page, stack.site, person);
  const valued: string[] = [];
  page.on('request', (request) => {
    const asked = request.url();
    if (asked.startsWith(stack.api) && /value-home|sales_near|sold_|sales/.test(asked)) valued.push(asked);
  });
  for (const screen of ['overview', 'comparables', 'recent-sales', 'Charts', 'neighbourhood']) {
    await page.goto(`/dossiers/${dossier}/${screen}?home=${played.id}`);
    await expect(page.getByText('A game still asks you for this home.').first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('987,654');
    await expect(page.getByRole('main')).not.toContainText('12,346');
  }
  expect(valued).toEqual([]);
  // Beside it, the other home is told of as ever.
  await page.goto(`/dossiers/${dossier}/overview`);
  await expect(page.getByText(/^Confidence [A-D]:/)).toBeVisible();
  await page.goto(`/dossiers/${dossier}/comparables`);
  await expect(page.getByText('price still to be guessed')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('987,654');
});
