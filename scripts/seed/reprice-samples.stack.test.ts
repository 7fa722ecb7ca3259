import postgres, { type TransactionSql } from 'postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { seedOnce } from '../stack/seed-once.ts';
import { readStackAddress } from '../test/stack-address.ts';
import { repriceSamples, SAMPLE_PRICING } from './reprice-samples.ts';
import { seedGames } from './game-payloads.ts';
import { readBrands } from './read-brands.ts';
import type { SampleListing } from './samples/sample-listing.ts';
import { listSamples } from './samples/sample-listings.ts';

const address = readStackAddress();
const sql = postgres(address.databaseUrl, { max: 1, onnotice: () => undefined });
afterAll(() => sql.end({ timeout: 5 }));

/** Prices as another installation has them: to this one they are what an older way of pricing left behind. */
const OTHER_SECRET = 'sb_secret_of_another_installation';
const homes = seedGames(readBrands()).flatMap((game) => game.homes);
class Undo extends Error {}

/** Everything that it does is taken back: other tests play with these homes. */
async function takenBack(work: (transaction: TransactionSql) => Promise<void>): Promise<void> {
  await sql
    .begin(async (transaction) => {
      await work(transaction);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
}

interface Priced {
  readonly external_ref: string;
  readonly amount_minor: string;
  readonly kind: string;
}

/**
 * How many homes have another price, kind or day with these than with this installation's secret. Each installation draws its
 * own, so now and then one of hundreds of homes is rounded to the same price with both; a home of several games counts once.
 */
function homesOfAnotherPrice(wanted: readonly SampleListing[]): number {
  const terms = (home: SampleListing) => `${home.priceKind} ${home.priceMinor} ${home.priceOn}`;
  const own = new Map(listSamples(homes, address.secretKey).map((home) => [home.externalRef, terms(home)]));
  const others = wanted.filter((home) => terms(home) !== own.get(home.externalRef));
  return new Set(others.map(({ externalRef }) => externalRef)).size;
}

const latestPrices = (transaction: TransactionSql) => transaction<Priced[]>`
  select distinct on (l.external_ref) l.external_ref, p.amount_minor::text, p.kind
  from public.listings l join private.listing_prices p on p.listing_id = l.id
  where l.external_ref like 'sample-%' order by l.external_ref, p.version desc`;

const texts = (transaction: TransactionSql) => transaction`
  select l.title, l.description, l.status, a.*, l.updated_at is not null as is_there
  from public.listings l join public.assets a on a.id = l.asset_id where l.external_ref like 'sample-%' order by l.external_ref`;

describe('repriceSamples() on a database that was seeded before', () => {
  it('gives every sample the price of the secret, once, and leaves its texts', async () => {
    await takenBack(async (transaction) => {
      const before = [...(await texts(transaction))];
      const wanted = listSamples(homes, OTHER_SECRET);
      const count = homesOfAnotherPrice(wanted);
      expect(await repriceSamples(transaction, OTHER_SECRET)).toBe(count);
      const stored = await latestPrices(transaction);
      for (const { externalRef, priceMinor, priceKind } of wanted) {
        const found = stored.find(({ external_ref }) => external_ref === externalRef);
        expect(found, externalRef).toMatchObject({ amount_minor: String(priceMinor), kind: priceKind });
      }
      expect([...(await texts(transaction))]).toEqual(before);
      expect(await repriceSamples(transaction, OTHER_SECRET)).toBe(0);
      // And from there to the next way of pricing.
      expect(await repriceSamples(transaction, address.secretKey)).toBe(count);
    });
  });

  it('leaves a price that somebody has set, and a home that was taken down', async () => {
    await takenBack(async (transaction) => {
      await transaction`
        insert into private.listing_prices (listing_id, version, kind, amount_minor, currency)
        select l.id, p.version + 1, 'asking', 12345600, p.currency
        from public.listings l join private.listing_prices p on p.listing_id = l.id
        where l.external_ref = 'sample-gb-01' order by p.version desc limit 1`;
      await transaction`update public.listings set status = 'withdrawn' where external_ref = 'sample-gb-02'`;
      const before = await latestPrices(transaction);
      await repriceSamples(transaction, OTHER_SECRET);
      const after = await latestPrices(transaction);
      const kept = after.filter(({ amount_minor }, place) => amount_minor === before[place]?.amount_minor);
      expect(kept.map(({ external_ref }) => external_ref)).toEqual(
        expect.arrayContaining(['sample-gb-01', 'sample-gb-02']),
      );
      expect(kept.length).toBeLessThan(16);
    });
  });

  it('is what a start does with a database whose samples were priced in an older way', async () => {
    await sql`update local_stack.seeds set pricing = 'older' where name = 'samples'`;
    const lines: string[] = [];
    const { publishableKey, secretKey } = address;
    const others = {
      jwtSecret: '',
      databasePassword: '',
      mailKey: '',
      pushPublicKey: '',
      pushPrivateKey: '',
    };
    const keys = { publishableKey, secretKey, ...others };
    const start = async () =>
      seedOnce({
        sql,
        api: address.api,
        keys,
        databaseUrl: address.databaseUrl,
        log: (line) => lines.push(line),
      });
    const demo = await start();
    expect(demo.accounts.length).toBeGreaterThan(0);
    const [row] = await sql`select pricing from local_stack.seeds where name = 'samples'`;
    expect(row).toMatchObject({ pricing: SAMPLE_PRICING });
    expect(lines.filter((line) => line.includes('Pricing the samples anew'))).toHaveLength(1);
    await start();
    expect(lines.filter((line) => line.includes('Pricing the samples anew'))).toHaveLength(1);
    expect(lines.join()).not.toContain('Drawing');
  });
});
