import postgres from 'postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { readStackAddress } from '../test/stack-address.ts';
import { readBrands } from './read-brands.ts';
import { sampleGameFamilies } from './samples/sample-games.ts';
import { sampleListings } from './samples/sample-listings.ts';
import { seedStack } from './seed.ts';

const address = readStackAddress();
const sql = postgres(address.databaseUrl, { max: 1, onnotice: () => undefined });
afterAll(() => sql.end({ timeout: 5 }));

async function call<T>(rpc: string, args: unknown): Promise<T> {
  const response = await fetch(`${address.api}/rest/v1/rpc/${rpc}`, {
    method: 'POST',
    headers: { apikey: address.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
  expect(response.status, `${rpc} ${JSON.stringify(args)}`).toBe(200);
  return (await response.json()) as T;
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
    expect(main.listing_count).toBeGreaterThanOrEqual(5);
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
    const { accounts } = await seedStack({ ...address, log: () => undefined });
    expect(await counts()).toEqual(before);
    expect(before[0]?.['listings']).toBeGreaterThanOrEqual(sampleListings().length);
    const roles = ['player', 'admin of star', 'agent of star', 'staff'];
    // The last line that the start prints is no account: the address of the client report, and its code.
    expect(accounts.map(({ role }) => role)).toEqual([...roles, 'client report']);
    for (const { email, password } of accounts.slice(0, roles.length)) {
      const response = await fetch(`${address.api}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: address.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      expect(response.status, email).toBe(200);
    }
  }, 180_000);
});
