import { MAX_GAME_LISTINGS } from '#domain/modes.ts';
import type { DraftDocument } from '#wire/drafts.ts';
import { adoptCurrency } from './game-currency.ts';
import { wantAtMost } from './judge-rows.ts';

/**
 * A draft after homes came in: an empty one takes their currency, and no more of them are ticked than a game has. What was
 * ticked before stays.
 */
export function takeIn(before: DraftDocument, after: DraftDocument): DraftDocument {
  const known = new Set(before.rows.map(({ id }) => id));
  return wantAtMost(adoptCurrency(before, after), MAX_GAME_LISTINGS, ({ id }) => !known.has(id));
}
