import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from './axe.ts';
import { expect, test, type Service } from './fixtures.ts';
import { onward, playOn, ROUNDS, tabTo } from './player.ts';

const TODAY = '/daily-challenge/today';

/** The visitor plays the edition of the world, which no other journey looks at. */
async function playTheWorld(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('edition', 'world'));
}

/** Today is the first day, also where the midnight before it has passed since the data was made: nobody missed one. */
async function beginToday({ sql }: Service): Promise<void> {
  await sql(`
    delete from private.edition_days d using private.editions e
    where e.edition = 'world' and d.edition = e.edition and d.day_on < private.edition_day_at(e, now())`);
}

/**
 * The server's clock cannot be moved, so the days are: what was today is a day earlier, with the runs of these days. Days
 * before and after it are chosen anew.
 */
async function letMidnightPass({ sql }: Service): Promise<void> {
  await sql(`
    do $$
    declare
      world private.editions;
      today date;
    begin
      select e.* into world from private.editions e where e.edition = 'world';
      today := private.edition_day_at(world, now());
      delete from private.edition_days d where d.edition = 'world' and d.day_on <> today;
      delete from private.edition_homes h where h.edition = 'world';
      update public.sessions s set started_at = s.started_at - interval '1 day'
        from private.edition_days d where d.edition = 'world' and s.game_id in (d.game_id, d.hard_game_id);
      update public.games g set ranked_until_at = g.ranked_until_at - interval '1 day'
        from private.edition_days d where d.edition = 'world' and g.id in (d.game_id, d.hard_game_id);
      update private.edition_days d set day_on = d.day_on - 1, number = d.number - 1,
        opens_at = d.opens_at - interval '1 day', closes_at = d.closes_at - interval '1 day' where d.edition = 'world';
    end $$`);
}

test('a day by keyboard alone, its streak, and the day after', async ({ page, callService }) => {
  await beginToday(callService);
  await playTheWorld(page);
  await page.goto(TODAY);
  await expect(page.getByRole('heading', { name: /Daily world/ })).toBeVisible();
  await expect(page.getByText('No streak yet')).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: 'Play it' }));
  await page.keyboard.press('Enter');
  for (let round = 1; round <= ROUNDS; round += 1) {
    await expect(page.getByText(`Home ${String(round)} of 5`)).toBeVisible();
    await tabTo(page, page.getByLabel('Your guess'));
    await page.keyboard.type('400k');
    await tabTo(page, page.getByRole('button', { name: 'That is my guess' }));
    await page.keyboard.press('Enter');
    await tabTo(page, onward(page));
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(/\/results\//);

  await page.goto(TODAY);
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await expect(page.getByText('Today is done.')).toBeVisible();
  await expect(page.getByText(/of 5,000 points/)).toBeVisible();
  await page.goto('/daily-challenge/calendar');
  await expect(page.getByRole('link', { name: /: done, / })).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.goto('/daily-challenge/share');
  await page.getByRole('link', { name: 'Share squares and words' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Daily world · \d+/).first()).toBeVisible();

  await letMidnightPass(callService);
  await page.goto(TODAY);
  await expect(page.getByText('Today is still open.')).toBeVisible();
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play it' })).toBeVisible();
  await page.goto('/daily-challenge/yesterday');
  await page.getByRole('link', { name: 'See the answers' }).click();
  await expect(page).toHaveURL(/\/detailed_results\//);

  // Whoever comes a day late plays as practice, and hears so before.
  await page.evaluate(() => localStorage.removeItem('guestToken'));
  await page.goto('/daily-challenge/yesterday');
  await expect(page.getByText('You have not played it.')).toBeVisible();
  await page.getByRole('link', { name: 'Play it as practice' }).click();
  await page.getByRole('button', { name: 'Play now' }).click();
  await playOn(page, ['400k', '400k', '400k', '400k', '400k']);
  await expect(page.getByText(/the day of this challenge is over/)).toBeVisible();
});

test('days fit a small phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(TODAY);
  await page.getByLabel('Daily US').check({ force: true });
  await expect(page.getByRole('heading', { name: /Daily US/ })).toBeVisible();
  const pages = [
    'countdown',
    'streaks',
    'calendar',
    'archive',
    'yesterday',
    'editions',
    'hard-mode',
    'hints',
    'share',
  ];
  for (const path of [TODAY, ...pages.map((one) => `/daily-challenge/${one}`), '/weekly-challenge']) {
    await page.goto(path);
    await expect(page.locator('.daily')).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
  // What was chosen is kept.
  await page.goto('/daily-challenge/countdown');
  await expect(page.getByRole('radio', { name: 'Daily US' })).toBeChecked();
});

test('today is one press from the front page and from the home screen', async ({ page }) => {
  await page.goto('/');
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const answer = await fetch(link?.href ?? '');
    return (await answer.json()) as { icons: { src: string }[]; shortcuts: { url: string }[] };
  });
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([TODAY]);
  await page.getByRole('link', { name: 'Today’s challenge' }).click();
  await expect(page).toHaveURL(new RegExp(`${TODAY}$`));
  await expect(page.getByRole('button', { name: 'Play it' })).toBeVisible();
});

test('every hint has its price', async ({ page }) => {
  await page.goto('/daily-challenge/hints');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(6);
  await expect(rows.nth(1)).toHaveText(/Year built\s*5%\s*950/);
  await expect(rows.last()).toHaveText(/All of them\s*52%\s*479/);
  expect(await violationsInBothSchemes(page)).toEqual([]);
});

test('the weekly challenge is played and stands on its board', async ({ page }) => {
  await page.goto('/weekly-challenge');
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.getByText('Home 1 of 10')).toBeVisible();
  await playOn(
    page,
    Array.from({ length: 10 }, () => '300k'),
  );
  await page.goto('/weekly-challenge/leaderboards');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
});
