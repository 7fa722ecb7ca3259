import { randomUUID } from 'node:crypto';
import { expect, test, type Service } from './fixtures.ts';
import { GAME, guess, onward, startRun } from './player.ts';

test.describe('a game behind a code', () => {
  // A code that opens nothing is refused on purpose; the browser reports the answer itself.
  test.use({ allowedNoise: [/status of 403/] });

  test('a wrong code says no reason and stays in the field; a right one names homes and host and starts @phone', async ({
    page,
    callService,
  }) => {
    const { slug, code } = await makeCodedGame(callService);
    await page.goto('/price-guess-tokens');
    await page.getByRole('button', { name: 'Open the game' }).click();
    await expect(page.getByText('There is no code yet.')).toBeVisible();
    await page.getByLabel('Access code').fill('not-a-code');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The game did not open with that code.')).toBeVisible();
    await expect(page.getByLabel('Access code')).toHaveValue('not-a-code');
    await page.reload();
    await expect(page.getByLabel('Access code')).toHaveValue('not-a-code');
    await page.getByLabel('Access code').fill(` ${code.toLowerCase()} `);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: slug })).toBeVisible();
    await expect(page.getByText('3 homes', { exact: true })).toBeVisible();
    await expect(page.getByText('Hosted by House Price Game')).toBeVisible();
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(page.getByText('Home 1 of 3')).toBeVisible();
    // The run is under way: its code leads back to it, and needs no second use.
    await page.goto(`/price-guess-tokens?code=${code}`);
    await expect(page.getByText('The game did not open with that code.')).toBeVisible();
    await page.goto('/price-guess-session');
    await expect(page.getByText('Home 1 of 3')).toBeVisible();
  });

  test('a link with a token opens one home of a game, as practice', async ({ page, callService }) => {
    const { token } = await makeCodedGame(callService);
    await page.goto(`/price-guess-tokens?token=${token}`);
    await expect(page.getByText('1 home', { exact: true })).toBeVisible();
    await expect(page.getByText('This code opens a single home.')).toBeVisible();
    await page.getByRole('button', { name: 'Play now' }).click();
    await expect(page.getByText('Home 1 of 1')).toBeVisible();
    await guess(page, '400k');
    await expect(page.getByRole('link', { name: 'See your results' })).toBeVisible();
    await page.goto('/price-guess-tokens?token=no-such-token');
    await expect(page.getByText('This link opens no game.')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,nofollow');
  });
});

test('one run under way is gone on with at once, several are a choice, none is an offer', async ({
  page,
}) => {
  await page.goto('/price-guess-session');
  await expect(page.getByText('No run is under way in this browser')).toBeVisible();
  await page.getByRole('button', { name: 'Play now' }).click();
  await guess(page, '350k');
  await page.goto('/price-guess-session');
  await expect(page).toHaveURL(/\/game\/house-prices-game\/property\//);
  await expect(page.getByText('Home 2 of 5')).toBeVisible();

  await startRun(page, 'Ada', '/game/uk-homes');
  await page.goto('/realty-game-session');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Which run do you want to go on with?' }),
  ).toBeVisible();
  await expect(page.getByText('1 of 5 homes guessed so far')).toBeVisible();
  await page.getByRole('link', { name: 'Go on with House Price Game' }).click();
  await expect(page.getByText('Home 2 of 5')).toBeVisible();
  await guess(page, '350k');
  await expect(onward(page)).toBeVisible();
});

test('a run that sat for a day says that it expired, and can be begun again', async ({
  page,
  callService,
}) => {
  await startRun(page);
  const sessionId = new URL(page.url()).searchParams.get('session') ?? '';
  await callService.sql(
    `update public.sessions set started_at = now() - interval '26 hours', active_at = now() - interval '25 hours' where id = $1`,
    [sessionId],
  );
  await page.goto('/price-guess-session');
  await expect(page.getByText('Nothing was guessed for 24 hours')).toBeVisible();
  await page.getByRole('link', { name: 'Start again' }).click();
  await expect(page).toHaveURL(new RegExp(`${GAME}$`));
});

test('games are searched, narrowed and ordered by keyboard, and the address keeps it', async ({ page }) => {
  await page.goto('/games');
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  await page.getByLabel('Search games').focus();
  await page.keyboard.type('CÓSTA');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/games\?q=C%C3%93STA$/);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Costa']);
  await expect(page.getByLabel('Search games')).toBeFocused();

  await page.getByLabel('Kind of game').selectOption('ultima');
  await expect(page.getByText('No game fits this search')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Costa']);
  await page.reload();
  await expect(page.getByLabel('Search games')).toHaveValue('CÓSTA');

  await page.goto('/games?sort=title&length=long');
  await expect(page.getByLabel('Length')).toHaveValue('long');
  await expect(page.getByRole('heading', { level: 3, name: 'Expert marathon' })).toBeVisible();
  const titles = await page.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(titles).toEqual([...titles].sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en')));
  await page.getByLabel('Where the homes are').selectOption('US');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'One life',
    'Three lives',
    'Three minutes',
  ]);
  // On a phone one button holds the filters, and what is chosen stands beside it.
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByLabel('Length')).toBeHidden();
  await page.getByRole('button', { name: 'Filters (3)' }).press('Enter');
  await expect(page.getByLabel('Length')).toHaveValue('long');
  await page.getByRole('button', { name: 'Remove the filter “Title, A to Z”' }).press('Enter');
  await expect(page).toHaveURL(/\/games\?place=US&length=long$/);
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('link', { name: 'One life' }).press('Enter');
  await expect(page).toHaveURL(/\/ultima\/v\/sample-ultima$/);
});

test.describe('a list that cannot be read', () => {
  test.use({ allowedNoise: [/net::ERR|Failed to load resource/] });

  test('says so, keeps the search, and tries again', async ({ page }) => {
    await page.goto('/games?q=costa');
    // The first list has arrived, so that the failure below can only be the second one's.
    await expect(page.getByLabel('Search games')).toHaveValue('costa');
    await page.route('**/rpc/game_collection', (route) => route.abort('connectionfailed'));
    await page.getByLabel('Search games').fill('homes of the UK');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('The server could not be reached.', {
      timeout: 20_000,
    });
    await expect(page.getByLabel('Search games')).toHaveValue('homes of the UK');
    await page.unroute('**/rpc/game_collection');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'Homes of the UK' })).toBeVisible();
  });
});

test('a landing page of each number starts the default game; other numbers are not found', async ({
  page,
  request,
}) => {
  for (const n of ['1', '8', '9', '14', '03', 'x'])
    expect((await request.get(`/test-landing/${n}`)).status(), n).toBe(404);
  const headlines = new Set<string>();
  for (const n of ['0', '2', '3', '4', '5', '6', '7', '10', '11', '12', '13']) {
    await page.goto(`/test-landing/${n}`);
    headlines.add(await page.getByRole('heading', { level: 1 }).innerText());
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,nofollow');
  }
  expect(headlines.size).toBe(11);
  await page.getByRole('button', { name: 'Press it' }).click();
  await expect(page).toHaveURL(/\/game\/house-prices-game\/property\//);
});

test('sudden death is explained, and its sample starts', async ({ page }) => {
  await page.goto('/ultima');
  await expect(page.getByText('£320,000 to £500,000')).toBeVisible();
  await page.getByRole('button', { name: 'Play the sample' }).click();
  await expect(page).toHaveURL(/\/ultima\/v\/sample-ultima\/property\//);
});

/** Three homes behind a code with one use, and a token for the second of them. */
async function makeCodedGame(service: Service): Promise<{ slug: string; code: string; token: string }> {
  const slug = `coded-${randomUUID().slice(0, 8)}`;
  const code = `QUIZ-${randomUUID().slice(0, 8).toUpperCase()}`;
  const token = randomUUID();
  const gameId = await service.rpc<string>('upsert_game', {
    payload: {
      slug,
      family: 'public',
      title: slug,
      currency: 'GBP',
      state: 'open',
      visibility: 'code',
      rounds_per_run: 3,
    },
  });
  const listings = await service.sql<{ id: string }>(
    `select gl.listing_id as id from public.game_listings gl join public.games g on g.id = gl.game_id
      where g.slug = 'house-prices-game' order by gl.position limit 3`,
  );
  await service.rpc('set_game_listings', { game_id: gameId, listing_ids: listings.map(({ id }) => id) });
  const homes = await service.sql<{ id: string }>(
    'select id from public.game_listings where game_id = $1 order by position',
    [gameId],
  );
  await service.rpc('set_access_code', { game_id: gameId, kind: 'access_code', code, max_uses: 1 });
  await service.rpc('set_access_code', {
    game_id: gameId,
    kind: 'share_token',
    code: token,
    game_listing_id: homes[1]?.id,
  });
  return { slug, code, token };
}
