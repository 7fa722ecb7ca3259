import { readStoredJson, writeStored } from '#lib/stored.ts';
import type { Amount } from './mutations.ts';

/**
 * What a player has put into the instrument (draft), and what they have sent without an answer (unsent). Both outlive a
 * reload of this tab. An unsent guess goes out again with the same amount: the server may have recorded it.
 */
type Kept = 'draft' | 'unsent';

export interface RoundId {
  readonly sessionId: string;
  readonly gameListingId: string;
}

/** Reads what was kept for a round. */
export function readKept(what: Kept, round: RoundId): Amount | null {
  const stored = readStoredJson('session', keyOf(what, round));
  return isAmount(stored) ? stored : null;
}

/** Keeps an amount for a round; null forgets it. */
export function keep(what: Kept, round: RoundId, amount: Amount | null): void {
  writeStored('session', keyOf(what, round), amount === null ? null : JSON.stringify(amount));
}

function keyOf(what: Kept, { sessionId, gameListingId }: RoundId): string {
  return `${what}:${sessionId}:${gameListingId}`;
}

function isAmount(value: unknown): value is Amount {
  if (typeof value !== 'object' || value === null) return false;
  const { amountMinor, lowMinor, highMinor } = value as Record<string, unknown>;
  return (
    Number.isSafeInteger(amountMinor) || (Number.isSafeInteger(lowMinor) && Number.isSafeInteger(highMinor))
  );
}
