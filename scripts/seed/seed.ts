import { fileURLToPath } from 'node:url';
import { createBackend, type Backend } from '../import/backend.ts';
import { storeListing } from '../import/store-listing.ts';
import { createDemoAccounts, type DemoAccount } from './demo-accounts.ts';
import { type DemoCode, storeReportCode } from './demo-codes.ts';
import { drawSample } from './drawing/draw-sample.ts';
import { brandGamePayload, sampleGamePayload, type SeedGame } from './game-payloads.ts';
import { agencyPayload, readBrands } from './read-brands.ts';
import { pictureHash, renderPicture } from './render-picture.ts';
import { sampleRecord } from './sample-record.ts';
import { agencySampleGame, sampleGames } from './samples/sample-games.ts';
import { agencySampleListings, SAMPLE_AGENCY, sampleListings } from './samples/sample-listings.ts';
import { samplePriceLevels } from './samples/sample-price-levels.ts';

export interface SeedOptions {
  readonly api: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly databaseUrl: string;
  readonly log: (line: string) => void;
  /** where rendered drawings are kept; the checkout's `.stack/cache` unless it says otherwise */
  readonly cacheFolder?: string;
  /** how many of its pictures a home gets; all, unless SEED_PICTURES_PER_HOME says otherwise */
  readonly picturesPerHome?: number;
}

/** Listings under way at once: one is drawn and sent while another is rendered in sharp's own threads. */
const AT_ONCE = 3;
const CACHE = fileURLToPath(new URL('../../.stack/cache/pictures', import.meta.url));

/**
 * Brands, illustrated samples, their games, local price levels, the demo accounts and codes. The same seed again changes
 * nothing. It makes no runs, guesses or scores: every player on a board is a real one.
 */
export async function seedStack(
  options: SeedOptions,
): Promise<{ accounts: DemoAccount[]; codes: DemoCode[] }> {
  const { log, cacheFolder = CACHE } = options;
  const { picturesPerHome = Number(process.env['SEED_PICTURES_PER_HOME'] || Infinity) } = options;
  const backend = createBackend(options);
  const brands = readBrands();
  for (const brand of brands) await backend.call('upsert_agency', { payload: agencyPayload(brand) });
  log(`  ${brands.length} brands`);

  // Prices of this installation's own: with the published code alone nobody can compute them.
  const samples = sampleListings(options.secretKey);
  const homes = [
    ...samples.map((sample) => ({ sample, agency: 'default' })),
    ...agencySampleListings(options.secretKey).map((sample) => ({ sample, agency: SAMPLE_AGENCY })),
  ];
  const idOf = new Map<string, string>();
  const queue = homes.values();
  const worker = async () => {
    for (const { sample, agency } of queue) {
      const photos = drawSample(sample)
        .slice(0, picturesPerHome)
        .map(({ room, alt, svg }) => ({
          contentHash: pictureHash(svg),
          prepare: async () => renderPicture(svg, cacheFolder),
          facts: { alt, room, rightsStatus: 'own', attribution: null } as const,
        }));
      const stored = await storeListing(backend, options.secretKey, sampleRecord(sample, agency), photos);
      idOf.set(sample.externalRef, stored.listingId);
      if (idOf.size % 10 === 0) log(`  ${idOf.size} of ${homes.length} sample homes`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  const levels = samplePriceLevels().map((level) => ({
    countryCode: level.countryCode,
    areaCode: level.district,
    currency: level.currency,
    medianMinor: level.medianMinor,
    medianPerM2Minor: level.medianPerM2Minor,
    source: 'Sample price model',
    asOfOn: '2025-01-01',
  }));
  await backend.call('set_area_price_levels', { payload: levels });

  const branded = brands
    .filter((brand) => brand.key !== 'default')
    .map((brand) => brandGamePayload(brand, samples));
  // Lists show the newest game first, so the first of the table is made last.
  const games = [
    sampleGamePayload(agencySampleGame(), SAMPLE_AGENCY),
    ...branded,
    ...sampleGames()
      .map((game) => sampleGamePayload(game))
      .reverse(),
  ];
  const gameIds = new Map<string, string>();
  for (const game of games) {
    gameIds.set(game.payload.slug, await storeGame(backend, game, idOf));
  }
  log(`  ${games.length} games`);

  const codes = [await storeReportCode(backend, gameIds, options.secretKey)];
  return { accounts: await createDemoAccounts(backend, options), codes };
}

async function storeGame(
  backend: Backend,
  game: SeedGame,
  idOf: ReadonlyMap<string, string>,
): Promise<string> {
  const listingIds = game.listingRefs.map((ref) => {
    const id = idOf.get(ref);
    if (id === undefined) throw new Error(`A sample game names ${ref}, which is no sample.`);
    return id;
  });
  const id = await backend.call('upsert_game', { payload: game.payload });
  await backend.call('set_game_listings', { gameId: id, listingIds: listingIds });
  return id;
}
