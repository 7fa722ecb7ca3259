import type { Page } from '@playwright/test';
import postgres from 'postgres';
import type { StackAddress } from '../../scripts/test/stack-address.ts';
import { violationsInBothSchemes, violationsOf } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { guess, onward, startRun, tabTo } from './player.ts';

const ULTIMA = '/ultima/v/sample-ultima';
const ROUNDUP = '/roundup/v/sample-roundup';
const KLAVO = '/klavo/v/sample-klavo';
const REPORT = '/klavo/v/arizona-villas/cameron';
const CODE = 'BROWSER-TEST';

// A wrong code, a locked report and a look before the guess are refused on purpose; the browser reports them itself.
test.use({ allowedNoise: [/status of 40[39]/] });

/** Facts that a player cannot read, from the database itself. */
async function ask<T>(stack: StackAddress, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** A guess that is surely far off: ten times the price of the home on the page. */
async function wildGuess(page: Page, stack: StackAddress): Promise<string> {
  const home = /property\/([^?/]+)/.exec(page.url())?.[1] ?? '';
  return ask(stack, async (sql) => {
    const [row] = await sql<{ major: string }[]>`
      select (p.amount_minor / 10)::text as major from private.listing_prices p
      join public.game_listings gl on gl.listing_id = p.listing_id where gl.id = ${home} order by p.version desc limit 1`;
    return row?.major ?? '';
  });
}

test('sudden death: one life is explained, a miss ends the run and says why @phone', async ({
  page,
  stack,
}) => {
  await page.goto(ULTIMA);
  await expect(page.getByRole('note')).toContainText('more than 25% over');
  await startRun(page, 'Ada', ULTIMA);
  await guess(page, await wildGuess(page, stack));
  await expect(page.getByText(/This run ends here: the guess was more than 25% over/)).toBeVisible();
  await expect(page.getByText('You survived 0 of 10 homes.')).toBeVisible();
  await onward(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Survived 0 of 10' })).toBeVisible();
  await page.getByRole('link', { name: 'See what others will see' }).first().click();
  await expect(page).toHaveURL(/results_to_share/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ada survived 0 of 10' })).toBeVisible();
});

test('a round-up: a home out of order is guessed, scored and shared on its own', async ({
  page,
  anotherPage,
}) => {
  await page.goto(ROUNDUP);
  const homes = page.getByRole('list', { name: /homes$/ }).getByRole('listitem');
  await expect(homes.first()).toBeVisible();
  await homes
    .nth(2)
    .getByRole('button', { name: /^Guess this home/ })
    .click();
  await expect(page.getByText(/^Home 3 of/)).toBeVisible();
  await guess(page, '400k');
  await onward(page).click();
  await expect(page).toHaveURL(/\/results\/p\//);
  await expect(page.locator('main')).toContainText('€400,000');
  const shared = page.url().replace('/results/', '/results_to_share/');
  await page.getByRole('link', { name: 'Back to the edition' }).click();
  await expect(homes.nth(2).getByRole('link', { name: 'See the result' })).toBeVisible();
  await expect(homes.first().getByRole('link', { name: /^Guess this home/ })).toBeVisible();

  const other = await anotherPage();
  await other.goto(shared);
  await expect(other.getByRole('heading', { level: 1, name: /^How close .* came on Home 3$/ })).toBeVisible();
  await expect(other.locator('main')).not.toContainText('€');
  await expect(other.locator('main')).not.toContainText('points');
});

test('a round-up: a reader who comes back after a day is told what a guess counts for before it', async ({
  page,
  stack,
}) => {
  const homes = page.getByRole('list', { name: /homes$/ }).getByRole('listitem');
  const practice = page.getByText(/^Your run that counts is over.*What you guess now is practice/);
  await page.goto(ROUNDUP);
  await expect(page.getByText(/^Your guesses count among everybody's/)).toBeVisible();
  await homes
    .first()
    .getByRole('button', { name: /^Guess this home/ })
    .click();
  await expect(page.getByText(/^This home is scored on its own, and your guess counts/)).toBeVisible();
  const session = new URL(page.url()).searchParams.get('session') ?? '';
  await guess(page, '400k');
  await ask(
    stack,
    (sql) => sql`update public.sessions set active_at = now() - interval '25 hours' where id = ${session}`,
  );

  await page.goto(ROUNDUP);
  await expect(practice).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await homes
    .nth(1)
    .getByRole('button', { name: /^Guess this home/ })
    .click();
  await expect(page.getByText('Practice run')).toBeVisible();
  await expect(page.getByText(/^This home is scored on its own, as practice/)).toBeVisible();
  await guess(page, '400k');
  await page.goto(ROUNDUP);
  await expect(practice).toBeVisible();
  await expect(homes.first().getByText('Practice')).toHaveCount(0);
  await expect(homes.nth(1).getByText('Practice')).toBeVisible();
});

test('a showcase: all guesses open with the own guess, and the guest can be forgotten', async ({ page }) => {
  await startRun(page, 'Ada', KLAVO);
  const crowd = page.url().replace(/\?.*$/, '/guesstimates');
  const round = page.url();
  await page.goto(crowd);
  await expect(page.getByRole('heading', { level: 1, name: 'Guess first, then look' })).toBeVisible();
  await page.getByRole('link', { name: 'Guess this home' }).click();
  await expect(page).toHaveURL(round);
  await guess(page, '400k');
  await page.getByRole('link', { name: 'All guesses on this home' }).click();
  await expect(page).toHaveURL(crowd);
  await expect(page.getByText('Guesses', { exact: true })).toBeVisible();

  await page.goto(`${KLAVO}?from=mail`);
  await page.getByRole('link', { name: 'Not you? Forget this guest' }).click();
  expect(await page.evaluate(() => localStorage.getItem('guestToken'))).not.toBeNull();
  await page.getByRole('button', { name: 'Forget the guest' }).click();
  await expect(page).toHaveURL(KLAVO);
  expect(await page.evaluate(() => localStorage.getItem('guestToken'))).toBeNull();
  await page.goto(crowd);
  await expect(page.getByRole('heading', { level: 1, name: 'Guess first, then look' })).toBeVisible();
});

test('a client report: the slug, then the code, then the figures; the reader plays as practice', async ({
  page,
  stack,
}) => {
  await ask(
    stack,
    (sql) => sql`select public.set_access_code(g.id, 'report_code', ${CODE}, 'browser test')
      from public.games g where g.slug = 'arizona-villas'`,
  );
  await page.goto('/klavo/v/sample-klavo/cameron?from=mail');
  await expect(page).toHaveURL(`${KLAVO}?from=mail`);
  await page.goto(REPORT);
  await page.getByLabel('Report code').fill('wrong');
  await page.getByRole('button', { name: 'Open the report' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Report code')).toHaveValue('wrong');
  await page.getByLabel('Report code').fill(CODE.toLowerCase());
  await page.getByRole('button', { name: 'Open the report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Client report/ })).toBeVisible();
  await expect(page.getByText(/^(Asking|Sold) price$/).first()).toBeVisible();
  await expect(page.getByText('Sample guesses', { exact: true })).toBeVisible();
  await expect(page.getByText(/^The crowd says €/)).toHaveCount(3);
  await expect(page.locator('.report-agency').getByRole('link', { name: 'hello@example.com' })).toBeVisible();
  await page
    .getByRole('link', { name: /on a sheet of its own$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/Cameron$/);
  await expect(page.getByRole('link', { name: 'The whole report' })).toBeVisible();
  await startRun(page, 'Client', '/klavo/v/arizona-villas');
  await expect(page.getByText('Practice run')).toBeVisible();
});

test('a client report opens to a manager without a code', async ({ page, stack }) => {
  const email = `manager-${String(test.info().workerIndex)}-${String(Date.now())}@example.com`;
  const password = 'a long enough password';
  const signedUp = await page.request.post(`${stack.api}/auth/v1/signup`, {
    headers: { apikey: stack.publishableKey },
    data: { email, password, data: { display_name: 'Manager' } },
  });
  const { user } = (await signedUp.json()) as { user: { id: string } };
  await ask(stack, (sql) => sql`select public.set_agency_member('default', ${user.id}, 'agent')`);
  await page.goto(REPORT);
  await page.getByRole('link', { name: /You work for the agency/ }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Client report/ })).toBeVisible();
});

test('the map start works from the keyboard, and names districts only', async ({ page, stack }) => {
  await page.goto('/game/house-prices-game');
  await page.getByRole('link', { name: 'See the homes on a map' }).click();
  const first = page
    .getByRole('list', { name: /homes$/ })
    .getByRole('button')
    .first();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  const streets = await ask(
    stack,
    (sql) => sql<{ address_line: string }[]>`
      select a.address_line from public.assets a join public.listings l on l.asset_id = a.id
      join public.game_listings gl on gl.listing_id = l.id join public.games g on g.id = gl.game_id
      where g.slug = 'house-prices-game' and a.address_line is not null`,
  );
  const text = await page.locator('main').innerText();
  for (const { address_line: street } of streets) expect(text).not.toContain(street);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByLabel('Your guess')).toBeVisible();
});

test('a slug under another family’s base goes to its own, with the query', async ({ page }) => {
  await page.goto('/game/sample-ultima?from=mail');
  await expect(page).toHaveURL(`${ULTIMA}?from=mail`);
  await page.goto('/play/sample-forum/leaderboard?period=week');
  await expect(page).toHaveURL('/r/sample-forum/leaderboard?period=week');
});

test('one-offs are listed in two layouts', async ({ page }) => {
  for (const path of ['/oneoffgames', '/oneoffgames2']) {
    await page.goto(path);
    await page.getByRole('link', { name: 'Three for tonight' }).click();
    await expect(page).toHaveURL('/one-offs/v/sample-one-off');
  }
});

test('a timed sample and a range sample are played', async ({ page }) => {
  await startRun(page, 'Ada', '/game/sample-mode-blitz');
  await expect(page.getByRole('timer')).toBeVisible();
  await guess(page, '400k');
  await page.goto('/game/sample-mode-blind-band');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByLabel('At least').fill('300k');
  await page.getByLabel('At most').fill('500k');
  await page.getByRole('button', { name: 'That is my guess' }).click();
  await expect(onward(page)).toBeVisible();
});

test('axe finds nothing on the other faces, in light and in dark', async ({ page, stack }) => {
  test.slow(); // eleven screens, each looked at twice
  await ask(
    stack,
    (sql) => sql`select public.set_access_code(g.id, 'report_code', ${CODE}, 'browser test')
    from public.games g where g.slug = 'arizona-villas'`,
  );
  const look = async (what: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violationsInBothSchemes(page), what).toEqual([]);
  };
  for (const path of ['/game/house-prices-game/withmap', '/oneoffgames', '/oneoffgames2', ULTIMA, ROUNDUP]) {
    await page.goto(path);
    await look(path);
  }
  await startRun(page, 'Ada', KLAVO);
  const crowd = page.url().replace(/\?.*$/, '/guesstimates');
  await page.goto(crowd);
  await look('before the guess');
  await page.getByRole('link', { name: 'Guess this home' }).click();
  await guess(page, '400k');
  await look('reveal');
  await page.goto(crowd);
  await look('all guesses');
  await page.goto(`${KLAVO}/clear-guest`);
  await look('forget the guest');
  await page.goto(REPORT);
  await look('the door of the report');
  await page.getByLabel('Report code').fill(CODE);
  await page.getByRole('button', { name: 'Open the report' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'All homes together' })).toBeVisible();
  await look('the report');
});
