import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { countOf, dropFiles, homes, makePerson, openSignedIn } from './builder.ts';
import { waitForApp } from './wait-for-app.ts';
import { expect, test } from './fixtures.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Five hundred homes in dollars, the cheapest first, as such lists come. No house number reads as a price of the game. */
const STREETS = ['North', 'Old', 'Upper', 'Lower', 'East', 'West'];
const csv = [
  'listing_id,address,city,state,zip,price_usd,beds',
  ...Array.from({ length: 500 }, (_, row) => {
    const [city, zip] = [
      ['Austin', '78701'],
      ['Dallas', '75201'],
      ['Houston', '77002'],
      ['El Paso', '79901'],
    ][row % 4] ?? ['', ''];
    return `T${row},"${(row % 90) + 2} ${STREETS[Math.floor(row / 90)]} Sample Street",${city},TX,${zip},${150_000 + row * 2_500},${(row % 4) + 2}`;
  }),
].join('\n');

/** Goes to a step of the builder as the keyboard does. */
async function stepOn(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('tab', { name: from }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: to })).toHaveAttribute('aria-selected', 'true');
}

test('500 rows in dollars become a game of fifty by keyboard, across a closed laptop, and once only', async ({
  page,
  browser,
  baseURL,
  stack,
  callService,
}) => {
  test.setTimeout(240_000);
  const title = `Texas ${crypto.randomUUID().replace(/\d/g, 'x').slice(0, 8)}`;
  await openSignedIn(page, await makePerson(stack));
  await dropFiles(page, { name: 'texas.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(homes(page).first()).toContainText('$150,000');
  await expect.poll(() => countOf(page, 'All')).toBe(500);
  await expect.poll(() => countOf(page, 'In the game')).toBe(50);
  await page.getByLabel('Title of the game').focus();
  await page.keyboard.type(title);
  await expect(page.getByText('Saved to your account')).toBeVisible({ timeout: 60_000 });

  // The laptop is closed; what its browser has kept is all that comes back.
  const kept = await page.context().storageState({ indexedDB: true });
  await page.context().close();
  const reopened = await browser.newContext({
    locale: 'en-GB',
    storageState: kept,
    ...(baseURL && { baseURL }),
  });
  reopened.on('page', waitForApp);
  const again = await reopened.newPage();
  await again.goto('/create-game');
  await expect(again.getByLabel('Title of the game')).toHaveValue(title, { timeout: 60_000 });
  await expect.poll(() => countOf(again, 'In the game')).toBe(50);

  // Everybody gets the same five: not the file's first, and any of them may be swapped.
  await stepOn(again, 'Homes', 'Rules');
  await expect(again.getByText('Everybody guesses these 5 homes')).toBeVisible();
  const places = again.getByRole('combobox', { name: /^Home \d of the run$/ });
  await expect(places).toHaveCount(5);
  const chosen = () => places.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  const drawn = await chosen();
  await places.first().focus();
  await again.keyboard.press('ArrowDown');
  await expect.poll(async () => (await chosen())[0]).not.toBe(drawn[0]);
  expect((await chosen()).slice(1).filter((id) => drawn.includes(id)).length).toBeGreaterThanOrEqual(3);
  await expect(again.getByText('Saved to your account')).toBeVisible({ timeout: 60_000 });

  await stepOn(again, 'Rules', 'Publish');
  await again.getByRole('button', { name: 'Publish the game' }).focus();
  await again.keyboard.press('Enter');
  await expect(again.getByRole('img', { name: /^QR code for/ })).toBeVisible({ timeout: 30_000 });
  const slug =
    new URL(await again.getByLabel('Link', { exact: true }).inputValue()).pathname.split('/').at(-1) ?? '';
  await again.goto(`/game/${slug}`);
  await expect(again.getByText('The same homes for everybody')).toBeVisible();
  await reopened.close();

  // Two strangers play the same five homes, which stand on several steps of the prices.
  const start = async () => {
    const answer = await fetch(`${stack.api}/functions/v1/start-run`, {
      method: 'POST',
      headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ game: slug }),
    });
    const run = (await answer.json()) as { rounds: { gameListingId: string }[] };
    return run.rounds.map(({ gameListingId }) => gameListingId);
  };
  const [one, other] = [await start(), await start()];
  expect(one).toHaveLength(5);
  expect(other).toEqual(one);

  // The same file by the command: no second copy of any home, and the game stays as its host made it.
  const state = () =>
    callService.sql<{ homes: number; game: string; five: string }>(
      `select (select count(*)::integer from public.assets where address_line like '%Sample Street%') as homes, g.title || g.version as game,
        (select string_agg(gl.id::text, ' ' order by gl.position) from public.game_listings gl
          where gl.game_id = g.id) as five
      from public.games g where g.slug = $1`,
      [slug],
    );
  const before = await state();
  const folder = await mkdtemp(join(tmpdir(), 'texas-'));
  await writeFile(join(folder, 'texas.csv'), csv);
  const options = [
    '--file',
    join(folder, 'texas.csv'),
    '--without-photos',
    '--game',
    slug,
    '--title',
    'Another',
  ];
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'scripts/import/main.ts', 'listings', ...options],
    { cwd: root },
  );
  await rm(folder, { recursive: true, force: true });
  expect(await state()).toEqual(before);
});
