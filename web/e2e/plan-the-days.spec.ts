import { violationsInBothSchemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './managed-game.ts';

const PLAN = '/scoot-management/editions?edition=us';

// The browser reports the page that is refused to others itself.
test.use({ allowedNoise: [/status of 403/] });

test('staff give a day to come another home, and nobody else sees the plan', async ({
  page,
  stack,
  callService,
}) => {
  await callService.sql("select private.choose_edition_day('us', current_date + 3)");
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, stack, 'player@example.com', stack.site + PLAN);
  await expect(page).toHaveURL(/access-error|login/);

  await signIn(page, stack, 'staff@example.com', stack.site + PLAN);
  await expect(page.getByText(/Homes last for \d+ more/)).toBeVisible();
  const days = page.locator('.plan-day');
  await expect(days.last()).toBeVisible();
  const day = days.last();
  await day.locator('summary').click();
  const homes = day.getByRole('listitem');
  await expect(homes).toHaveCount(5);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(1);
  // Several homes may be called alike: which one left is asked of the database.
  const on = (await day.getAttribute('data-row')) ?? '';
  const planned = () =>
    callService.sql<{ id: string; title: string }>(
      `select h.listing_id as id, l.title from private.edition_homes h join public.listings l on l.id = h.listing_id
       where h.edition = 'us' and h.day_on = $1 order by 1`,
      [on],
    );
  const before = await planned();
  const button = homes.first().getByRole('button');
  const name = (await button.getAttribute('aria-label')) ?? '';
  await button.click();
  await expect(page.getByText('Another home stands there now.')).toBeVisible();
  await expect(homes).toHaveCount(5);
  const after = new Set((await planned()).map(({ id }) => id));
  const gone = before.filter(({ id }) => !after.has(id));
  expect(gone.map(({ title }) => name.includes(title))).toEqual([true]);
  const come = [...after].filter((id) => !before.some((home) => home.id === id));
  expect(come).toHaveLength(1);
});
