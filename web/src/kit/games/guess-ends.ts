interface GuessedAmounts {
  readonly amountMinor: number | null;
  readonly lowMinor?: number | null | undefined;
  readonly highMinor?: number | null | undefined;
}

/** Both ends of a guess, the same for a single amount; null where nothing was guessed in time. */
export function guessEnds({ amountMinor, lowMinor, highMinor }: GuessedAmounts) {
  if (amountMinor !== null) return { lowMinor: amountMinor, highMinor: amountMinor };
  return lowMinor != null && highMinor != null ? { lowMinor, highMinor } : null;
}
