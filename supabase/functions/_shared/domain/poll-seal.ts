/** A guess as its poll sealed it. Whoever knows the salt and the amounts can make the leaf again. */
export interface SealedGuess {
  /** 32 random bytes in lower-case hex, known to the player alone */
  readonly salt: string;
  readonly sessionId: string;
  readonly gameListingId: string;
  /** both ends are the amount where one amount was guessed */
  readonly lowMinor: number;
  readonly highMinor: number;
  readonly currency: string;
}

/** The text whose lower-case hex SHA-256 is a guess's leaf in the seal of its poll. */
export function leafText(guess: SealedGuess): string {
  const { salt, sessionId, gameListingId, lowMinor, highMinor, currency } = guess;
  return [salt, sessionId, gameListingId, lowMinor, highMinor, currency].join(':');
}

/** The text whose lower-case hex SHA-256 is the seal of a poll: its leaves in order, a line each. */
export function sealText(leaves: readonly string[]): string {
  return [...leaves].sort().join('\n');
}
