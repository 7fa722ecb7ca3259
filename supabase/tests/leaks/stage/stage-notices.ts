import type { Sql } from 'postgres';
import type { Spy } from './spy.ts';

/** Tells every spy of a correction of a home that their run has still to guess, with its price in the host's note. */
export async function stageNotices(sql: Sql, spies: readonly Spy[]): Promise<void> {
  for (const { sessionId, game, open } of spies.flatMap(({ runs }) => runs)) {
    const [home] = open;
    if (!home) continue;
    await sql`
      with made as (
        insert into private.corrections (game_id, game_listing_id, action, reason, note, price_before_id,
          price_after_id, runs)
        select ${game.id}, ${home.gameListingId}, 'correct', 'wrong_price', 'It cost ' || p.amount_minor / 100, p.id,
          p.id, 1
        from private.listing_prices p where p.listing_id = ${home.listingId} and p.amount_minor is not null
        order by p.version desc limit 1 returning id)
      insert into private.corrected_runs (correction_id, session_id, total_before, total_after)
      select made.id, ${sessionId}, 0, 0 from made`;
  }
}
