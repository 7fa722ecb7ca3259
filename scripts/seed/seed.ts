import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres, { type Sql } from 'postgres';
import { createBackend, type Backend } from '../import/backend.ts';
import { fitMarkets } from '../valuation/fit-markets.ts';
import { createDemoAccounts, type DemoAccount } from './demo-accounts.ts';
import { type DemoCode, reportCode, storeReportCode } from './demo-codes.ts';
import { editionGames, type SeedGame, seedGames } from './game-payloads.ts';
import { agencyPayload, readBrands } from './read-brands.ts';
import { readSampleNotes, type SampleNotes } from './sample-notes.ts';
import { CLIENT_REPORT_SLUG } from './samples/sample-games.ts';
import { samplePriceLevels } from './samples/sample-price-levels.ts';
import { storeSampleCertificates } from './store-sample-certificates.ts';
import { storeSampleMarket } from './store-sample-market.ts';
import {
  draftSampleGame,
  keyOf,
  type Pictures,
  type SampleStore,
  storeSampleGame,
} from './store-sample-game.ts';

export interface SeedOptions {
  readonly api: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly databaseUrl: string;
  readonly log: (line: string) => void;
  /** where rendered drawings are kept; the checkout's `.stack/cache` unless it says otherwise */
  readonly cacheFolder?: string;
  /** how the homes behind the default game are pictured; in full, unless SEED_PICTURES_PER_HOME, SEED_PICTURE_WIDTH and SEED_PLAIN_PICTURES say otherwise */
  readonly pictures?: Partial<Pictures>;
}

/** What the start prints for whoever tries the samples out. */
export interface DemoKeys {
  readonly accounts: readonly DemoAccount[];
  readonly codes: readonly DemoCode[];
}

const CACHE = fileURLToPath(new URL('../../.stack/cache/pictures', import.meta.url));
/** While somebody waits for it, and behind somebody who plays. */
const AT_ONCE = { first: 3, rest: 2, editions: 1 };
/** Homes of a day are seen once: the front and two rooms, as wide as a phone shows them. */
const EDITION_PICTURES: Pictures = { perHome: 3, largest: 960, arePlain: false };
const LONGEST_MS = 15 * 60_000;
/** A home of the default game has no fewer: its gallery is what tests look at. */
const FEWEST_OF_FIRST = 3;

/**
 * What a site needs to be played: brands, local price levels, demo accounts, and the default game with its homes. The other
 * games are there as drafts, which nobody sees. The same again changes nothing.
 */
export async function seedFirst(options: SeedOptions): Promise<DemoKeys> {
  const backend = createBackend(options);
  const brands = readBrands();
  for (const brand of brands) await backend.call('upsert_agency', { payload: agencyPayload(brand) });
  options.log(`  ${brands.length} brands`);
  await backend.call('set_area_price_levels', { payload: priceLevels() });

  await withNotes(options, async (notes) => {
    const store = makeStore(options, backend, notes, AT_ONCE.first);
    const games = seedGames(brands);
    // Lists show the newest game first, so the first of the table is made last.
    for (const game of games.toReversed()) await draftSampleGame(store, game);
    const [first] = games;
    if (first) await storeSampleGame(store, first, picturesOf(options, true));
  });
  return {
    accounts: await createDemoAccounts(backend, options),
    codes: [reportCode(options.secretKey)],
  };
}

/**
 * Draws and opens every game that is not noted as drawn, one after the other.
 *
 * @param isAgain goes through those that are, too
 */
export async function seedRest(options: SeedOptions, { isAgain = false } = {}): Promise<void> {
  const backend = createBackend(options);
  await withDatabase(options, async (sql) => {
    const sales = await storeSampleMarket(sql);
    if (sales > 0) options.log(`  ${sales} sample sales`);
    const certificates = await storeSampleCertificates(sql);
    if (certificates > 0) options.log(`  ${certificates} sample energy certificates`);
  });
  await learnMarkets(options);
  await withNotes(options, async (notes) => {
    const store = makeStore(options, backend, notes, AT_ONCE.rest);
    const games = seedGames(readBrands());
    const isDone = (game: SeedGame) => !isAgain && notes.drawnGames.has(keyOf(game));
    let done = games.filter(isDone).length;
    for (const game of games.filter((one) => !isDone(one))) {
      const id = await storeSampleGame(store, game, picturesOf(options, game === games[0]));
      if (game.payload.slug === CLIENT_REPORT_SLUG) await storeReportCode(backend, id, options.secretKey);
      done += 1;
      if (done % 5 === 0 || done === games.length)
        options.log(`  ${done} of ${games.length} sample games are drawn`);
    }
    // Where homes are missing samples stand in, so the days are chosen when all of them are there.
    await backend.call('plan_editions', {});
  });
}

/**
 * Draws homes that stand in for those of editions, after everything that is played: so many that the UK's and the US's days
 * repeat none within sixty days. Ends after a while; the next start goes on with the game that was under way.
 */
export async function seedEditions(options: SeedOptions, { longestMs = LONGEST_MS } = {}): Promise<void> {
  const backend = createBackend(options);
  const endAt = performance.now() + longestMs;
  // At each start: what was imported, or is being guessed, since the last one.
  await learnMarkets(options);
  await withNotes(options, async (notes) => {
    const store = makeStore(options, backend, notes, AT_ONCE.editions);
    const missing = editionGames().filter((game) => !notes.drawnGames.has(keyOf(game)));
    for (const game of missing) {
      if (performance.now() > endAt) break;
      await storeSampleGame(store, game, EDITION_PICTURES);
    }
    if (missing.length === 0) return;
    const days = await backend.call('replan_editions', {});
    options.log(`  Sample homes for challenges are drawn; ${days} days to come have new ones.`);
  });
}

/** Values need what is learned here; games do not, so they are drawn whatever becomes of it. */
async function learnMarkets({ databaseUrl, log, cacheFolder = CACHE }: SeedOptions): Promise<void> {
  const learned = join(cacheFolder, '..', 'learned-markets');
  await fitMarkets(databaseUrl, { say: () => undefined, cacheFolder: learned }).catch((error: unknown) => {
    log(`  Markets could not be learned; npm run valuation -- fit tries again. ${String(error)}`);
  });
}

/** All samples. They make no runs, guesses or scores: every player on a board is a real one. */
export async function seedStack(options: SeedOptions): Promise<DemoKeys> {
  const keys = await seedFirst(options);
  await seedRest(options, { isAgain: true });
  return keys;
}

function makeStore(
  { secretKey, cacheFolder = CACHE }: SeedOptions,
  backend: Backend,
  notes: SampleNotes,
  atOnce: number,
): SampleStore {
  return { backend, secretKey, notes, cacheFolder, atOnce };
}

function picturesOf({ pictures }: SeedOptions, isFirst: boolean): Pictures {
  const perHome = pictures?.perHome ?? Number(process.env['SEED_PICTURES_PER_HOME'] || Infinity);
  if (isFirst) return { perHome: Math.max(FEWEST_OF_FIRST, perHome), largest: Infinity, arePlain: false };
  return {
    perHome,
    largest: pictures?.largest ?? Number(process.env['SEED_PICTURE_WIDTH'] || Infinity),
    arePlain: pictures?.arePlain ?? process.env['SEED_PLAIN_PICTURES'] === '1',
  };
}

function withNotes(options: SeedOptions, work: (notes: SampleNotes) => Promise<void>): Promise<void> {
  return withDatabase(options, async (sql) => work(await readSampleNotes(sql)));
}

async function withDatabase({ databaseUrl }: SeedOptions, work: (sql: Sql) => Promise<void>): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    await work(sql);
  } finally {
    await sql.end({ timeout: 2 });
  }
}

function priceLevels() {
  return samplePriceLevels().map((level) => ({
    countryCode: level.countryCode,
    areaCode: level.district,
    currency: level.currency,
    medianMinor: level.medianMinor,
    medianPerM2Minor: level.medianPerM2Minor,
    source: 'Sample price model',
    asOfOn: '2025-01-01',
  }));
}
