import postgres from 'postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { readStackAddress } from '../test/stack-address.ts';
import { demoPassword } from './demo-password.ts';
import { readBrands } from './read-brands.ts';
import { sampleGameFamilies } from './samples/sample-game.ts';
import { agencySampleGame, CLIENT_REPORT_SLUG } from './samples/sample-games.ts';
import { seedGames } from './game-payloads.ts';
import { agencySampleListings, SAMPLE_AGENCY } from './samples/sample-listings.ts';
import { SAMPLE_EDITION } from './sample-notes.ts';
import { seedRest, seedStack } from './seed.ts';

const address = readStackAddress();
const sql = postgres(address.databaseUrl, { max: 1, onnotice: () => undefined });
afterAll(() => sql.end({ timeout: 5 }));

async function call<T>(rpc: string, args: unknown, token?: string): Promise<T> {
  const response = await fetch(`${address.api}/rest/v1/rpc/${rpc}`, {
    method: 'POST',
    headers: {
      apikey: address.publishableKey,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(args),
  });
  expect(response.status, `${rpc} ${JSON.stringify(args)}`).toBe(200);
  return (await response.json()) as T;
}

async function signIn(email: string, password: string): Promise<string> {
  const response = await fetch(`${address.api}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: address.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(response.status, email).toBe(200);
  return ((await response.json()) as { access_token: string }).access_token;
}

interface Scoot {
  games: { slug: string; is_sample: boolean; homes: number }[];
}

interface Managed {
  homes: { may_edit: boolean }[];
}

interface Overview {
  family: string;
  is_open: boolean;
  is_sample: boolean;
  currency: string;
  rounds: number;
  listing_count: number;
  hints: string[];
  cover: { alt: string } | null;
}

const counts = () => sql`
  select (select count(*)::int from public.agencies) as agencies, (select count(*)::int from public.listings) as listings,
    (select count(*)::int from public.listing_photos) as photos, (select count(*)::int from private.listing_prices) as prices,
    (select count(*)::int from public.games) as games, (select sum(version)::int from public.games) as versions,
    (select count(*)::int from public.game_listings) as game_listings, (select count(*)::int from auth.users) as users,
    (select count(*)::int from storage.objects) as files`;

describe('seedStack() on a running stack', () => {
  it('seedStack() opens the default game and a sample of every family', async () => {
    const main = await call<Overview>('game_overview', { game_slug: 'house-prices-game' });
    expect(main).toMatchObject({
      family: 'public',
      is_open: true,
      is_sample: true,
      currency: 'GBP',
      rounds: 5,
    });
    expect(main.listing_count).toBe(5);
    expect(main.hints).toHaveLength(4);
    expect(main.cover?.alt).toMatch(/\w/);
    for (const family of sampleGameFamilies) {
      const game = await call<Overview>('game_overview', { game_slug: `sample-${family}` });
      expect(game, family).toMatchObject({ family, is_open: true, is_sample: true });
    }
  });

  it('seedStack() gives every brand its record and an open game in its currency', async () => {
    for (const brand of readBrands()) {
      const record = await call<Record<string, unknown>>('brand_record', { host_label: brand.key });
      expect(record).toMatchObject({ ...brand });
      const game = await call<Overview>('game_overview', {
        game_slug: brand.brandedGameSlug,
        brand: brand.key,
      });
      expect(game).toMatchObject({ is_open: true, currency: brand.currency, rounds: 5 });
    }
  });

  it('seedStack() again changes nothing, and its accounts can sign in', async () => {
    const before = await counts();
    const { accounts, codes } = await seedStack({ ...address, log: () => undefined });
    expect(await counts()).toEqual(before);
    // Two games may be made of the same homes.
    const homes = new Map(seedGames(readBrands()).map(({ homesOf, homes: { length } }) => [homesOf, length]));
    expect(before[0]?.['listings']).toBeGreaterThanOrEqual(
      [...homes.values()].reduce((sum, count) => sum + count, 0),
    );
    const roles = ['player', 'admin of star', 'agent of star', 'staff'];
    expect(accounts.map(({ role }) => role)).toEqual(roles);
    expect(codes.map(({ opens, path }) => [opens, path])).toEqual([
      ['client report', `/klavo/v/${CLIENT_REPORT_SLUG}/cameron`],
    ]);
    for (const { email, password } of accounts) {
      expect(await signIn(email, password), email).toMatch(/./);
    }
  }, 180_000);

  it('seedRest() leaves a home and a game that people changed, and draws what an older edition lacked', async () => {
    const ref = 'sample-gb-sample-branded-01';
    const key = 'default/sample-branded';
    await sql`update public.listings set title = 'Renamed by its owner' where external_ref = ${ref}`;
    await sql`update public.games set title = 'Our window' where slug = 'sample-branded'`;
    await sql`update local_stack.sample_games set edition = 'older' where key = ${key}`;
    await seedRest({ ...address, log: () => undefined });
    const [row] = await sql`
      select l.title as home, g.title as game, (select edition from local_stack.sample_games where key = ${key}) as edition,
        (select count(*)::int from public.game_listings gl where gl.game_id = g.id and gl.is_visible) as homes
      from public.games g, public.listings l where g.slug = 'sample-branded' and l.external_ref = ${ref}`;
    expect(row).toEqual({
      home: 'Renamed by its owner',
      game: 'Our window',
      edition: SAMPLE_EDITION,
      homes: 5,
    });
  }, 180_000);

  it('seedStack() gives the demo agent homes of the agency to edit, and its other game read-only', async () => {
    const agent = await signIn(
      'star-agent@example.com',
      demoPassword(address.secretKey, 'star-agent@example.com'),
    );
    const scoot = await call<Scoot>('scoot_games', { brand: SAMPLE_AGENCY }, agent);
    const { slug } = agencySampleGame();
    expect(scoot.games.find((game) => game.slug === slug)).toMatchObject({ is_sample: true, homes: 6 });
    const homesOf = async (game_slug: string) =>
      (await call<Managed>('manage_game', { game_slug, brand: SAMPLE_AGENCY }, agent)).homes;
    const own = await homesOf(slug);
    expect(own).toHaveLength(agencySampleListings().length);
    expect(own.every((home) => home.may_edit)).toBe(true);
    // Homes that only show what a brand's game is like belong to the site, not to the brand.
    expect((await homesOf('guess-with-polestar')).some((home) => home.may_edit)).toBe(false);
  });
});
