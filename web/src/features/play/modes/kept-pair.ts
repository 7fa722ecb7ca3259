import { MAX_GAP_PERCENT } from '#domain/comparison.ts';
import { readStoredJson, writeStored } from '#lib/stored.ts';
import type { RoundId } from '../kept-guess.ts';

/** What a player says of two homes; `isSent` where no answer came yet. */
export interface PairAnswer {
  readonly dearerId: string | null;
  readonly gapPercent: number | null;
  readonly isSent?: boolean;
}

/** What was kept of a pair, by its first home: a reload of this tab loses nothing. */
export function readPair(first: RoundId): PairAnswer {
  const stored = readStoredJson('session', keyOf(first));
  return isPairAnswer(stored) ? stored : { dearerId: null, gapPercent: null };
}

/** Keeps what stands there now; null forgets it. */
export function keepPair(first: RoundId, answer: PairAnswer | null): void {
  writeStored('session', keyOf(first), answer && JSON.stringify(answer));
}

function keyOf({ sessionId, gameListingId }: RoundId): string {
  return `pair:${sessionId}:${gameListingId}`;
}

function isPairAnswer(value: unknown): value is PairAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { dearerId, gapPercent } = value as Record<string, unknown>;
  return (
    (dearerId === null || typeof dearerId === 'string') &&
    (gapPercent === null || (Number.isInteger(gapPercent) && isGap(Number(gapPercent))))
  );
}

/** Can a gap be so many percent? */
export function isGap(percent: number): boolean {
  return Number.isInteger(percent) && percent >= 0 && percent <= MAX_GAP_PERCENT;
}
