import type { RulerValue } from '#ui/ruler.tsx';
import { readStoredJson, writeStored } from '#lib/stored.ts';

/** The round of a room that a guess is being made for. A rematch may show the same home again. */
export interface DraftOf {
  readonly code: string;
  readonly gameNumber: number;
  readonly gameListingId: string;
}

/** What was put into the instrument and not yet sent; it outlives a reload of this tab. */
export function readDraft(of: DraftOf): RulerValue | null {
  const kept = readStoredJson('session', keyOf(of)) as Partial<RulerValue> | null;
  return Number.isSafeInteger(kept?.lowMinor) && Number.isSafeInteger(kept?.highMinor)
    ? (kept as RulerValue)
    : null;
}

/** Keeps what is in the instrument; null forgets it. */
export function keepDraft(of: DraftOf, value: RulerValue | null): void {
  writeStored('session', keyOf(of), value === null ? null : JSON.stringify(value));
}

function keyOf({ code, gameNumber, gameListingId }: DraftOf): string {
  return `room-draft:${code}:${String(gameNumber)}:${gameListingId}`;
}
