import type { TransactionSql } from 'postgres';
import { editionGames, seedGames } from './game-payloads.ts';
import { readBrands } from './read-brands.ts';
import { listSamples } from './samples/sample-listings.ts';

/** The way in which samples are priced. Raise it with every change of a price: installed databases then get new versions. */
export const SAMPLE_PRICING = 'hmac-2';

/**
 * Gives the samples of a database that was seeded in an older way the prices of today, as new versions, and touches nothing
 * else of them: texts and games may have been edited since. A price that somebody else has set stays, as does a home that
 * was taken down. Runs under way keep their versions.
 *
 * @param sql a transaction of the database's owner: who edits one of these homes meanwhile waits, and is then told
 * @returns how many homes have a new price
 */
export async function repriceSamples(sql: TransactionSql, secretKey: string): Promise<number> {
  const homes = [...seedGames(readBrands()), ...editionGames()].flatMap((game) => game.homes);
  // A home may stand in several games; it has one price.
  const samples = new Map(listSamples(homes, secretKey).map((sample) => [sample.externalRef, sample]));
  const refs = [...samples.keys()];
  const wanted = [...samples.values()].map((sample) => ({
    external_ref: sample.externalRef,
    kind: sample.priceKind,
    amount_minor: sample.priceMinor,
    dated_on: sample.priceOn,
  }));
  await sql`create table if not exists local_stack.sample_prices (id uuid primary key)`;
  await sql`select from public.listings where external_ref = any (${refs}) order by id for update`;
  const priced = await sql`
    with latest as (
      select distinct on (p.listing_id) p.*, l.external_ref
      from private.listing_prices p join public.listings l on l.id = p.listing_id
      where l.external_ref = any (${refs}) and l.status <> 'withdrawn'
      order by p.listing_id, p.version desc),
    added as (
      insert into private.listing_prices (listing_id, version, kind, amount_minor, currency, dated_on)
      select o.listing_id, o.version + 1, w.kind, w.amount_minor, o.currency, w.dated_on
      from latest o
      join jsonb_to_recordset(${JSON.stringify(wanted)}::text::jsonb)
        as w (external_ref text, kind text, amount_minor bigint, dated_on date) using (external_ref)
      where (o.kind, o.amount_minor, o.dated_on) is distinct from (w.kind, w.amount_minor, w.dated_on)
        -- The amount is the seed's own: that of the first version, or of one that was written here.
        and o.amount_minor in (
          select p.amount_minor from private.listing_prices p
          where p.listing_id = o.listing_id and (p.version = 1 or p.id in (select s.id from local_stack.sample_prices s)))
      returning id, listing_id),
    noted as (insert into local_stack.sample_prices select id from added)
    update public.listings l set version = l.version + 1 from added where added.listing_id = l.id
    returning l.id`;
  return priced.length;
}
