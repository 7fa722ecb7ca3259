import type { Sql, TransactionSql } from 'postgres';
import type { StagedDraft } from '../stage/drafts.ts';

/** The same database with other prices behind the same ids and salts. */
export interface TwoWorlds {
  /** Listings and drafts that cost something else in the other world. */
  changed: readonly string[];
  /** The commitments of both worlds: digests over secret salts, which differ as they must. */
  commitments: readonly string[];
  turn(to: 'as it is' | 'other'): Promise<void>;
}

/** So many bins of the crowd's histogram, of 1 % each, lie between the worlds. */
const bins = 40;
const ratio = 1.01 ** bins;

interface Row {
  id: string;
  here: string;
  there: string;
}

/**
 * The other world: the homes cost half as much again, and everybody else's guesses on them are higher in proportion, so
 * that every error, score and place is the same. Whoever knows none of these prices must not see any difference.
 * Digits of texts that quote the prices (comments, sources, the draft) are others, as many as before.
 */
export async function buildTwoWorlds(
  sql: Sql,
  listings: readonly string[],
  draft: StagedDraft,
): Promise<TwoWorlds> {
  const ids = [...listings];
  const prices = await sql<Row[]>`
    select id, amount_minor::text as here, (round(amount_minor * ${ratio}::float8 / 100) * 100)::bigint::text as there
    from private.listing_prices where listing_id = any (${ids}) and amount_minor is not null`;
  const commitments = await sql<Row[]>`
    select c.id, c.commitment as here, encode(sha256(convert_to(
      c.salt || ':' || c.game_listing_id || ':' || (round(p.amount_minor * ${ratio}::float8 / 100) * 100)::bigint || ':' || p.currency, 'UTF8')), 'hex') as there
    from private.price_commitments c join private.listing_prices p on p.id = c.listing_price_id
    where p.listing_id = any (${ids}) and p.amount_minor is not null`;
  const texts = {
    comments: await sql<Row[]>`
      select c.id, c.body as here, translate(c.body, '0123456789', '2345678901') as there
      from private.comments c join public.game_listings gl on gl.id = c.game_listing_id where gl.listing_id = any (${ids})`,
    sources: await sql<Row[]>`
      select id, source_url as here, translate(source_url, '0123456789', '2345678901') as there
      from public.listings where id = any (${ids}) and source_url is not null`,
    drafts: await sql<Row[]>`
      select id, document::text as here, replace(document::text, ${String(draft.priceMinor)}, ${String(draft.priceMinor + 1_111_100)}) as there
      from private.game_drafts where id = ${draft.id}`,
  };

  const write = async (transaction: TransactionSql, world: 'here' | 'there') => {
    const each = async (rows: readonly Row[], statement: string) => {
      for (const row of rows) await transaction.unsafe(statement, [row[world], row.id]);
    };
    await each(prices, 'update private.listing_prices set amount_minor = $1 where id = $2');
    await each(commitments, 'update private.price_commitments set commitment = $1 where id = $2');
    await each(texts.comments, 'update private.comments set body = $1 where id = $2');
    await each(texts.sources, 'update public.listings set source_url = $1 where id = $2');
    await each(texts.drafts, 'update private.game_drafts set document = $1::text::jsonb where id = $2');
    const factor = world === 'there' ? ratio : 1 / ratio;
    await transaction`
      update public.guesses g set amount_minor = round(g.amount_minor * ${factor}::float8), low_minor = round(g.low_minor * ${factor}::float8),
        high_minor = round(g.high_minor * ${factor}::float8)
      from public.game_listings gl where gl.id = g.game_listing_id and gl.listing_id = any (${ids})`;
    // Far away first: two bins never meet on their way.
    for (const step of [10_000, (world === 'there' ? bins : -bins) - 10_000])
      await transaction`
        update private.crowd_histogram h set bin = h.bin + ${step}::integer
        from public.game_listings gl where gl.id = h.game_listing_id and gl.listing_id = any (${ids})`;
  };

  let at: 'as it is' | 'other' = 'as it is';
  return {
    changed: [...ids, draft.id],
    commitments: commitments.flatMap(({ here, there }) => [here, there]),
    turn: async (to) => {
      if (at === to) return;
      await sql.begin(async (transaction) => {
        // Price versions never change, but for worlds: as a replica does, without triggers.
        await transaction`set local session_replication_role = replica`;
        await write(transaction, to === 'other' ? 'there' : 'here');
      });
      at = to;
    },
  };
}
