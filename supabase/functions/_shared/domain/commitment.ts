export interface Commitment {
  /** 32 random bytes in lower-case hex. */
  readonly salt: string;
  readonly gameListingId: string;
  readonly priceMinor: number;
  readonly currency: string;
}

/**
 * The text whose lower-case hex SHA-256 is the commitment (api.md). Hashing is the platform's: crypto.subtle in the browser,
 * sha256() in the database.
 */
export function commitmentText({ salt, gameListingId, priceMinor, currency }: Commitment): string {
  return `${salt}:${gameListingId}:${priceMinor}:${currency}`;
}
