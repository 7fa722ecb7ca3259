export interface SealedPrice {
  readonly salt: string;
  readonly gameListingId: string;
  readonly priceMinor: number;
  readonly currency: string;
}

/**
 * The commitment of a price: lower-case hex sha-256 of `{salt}:{gameListingId}:{priceMinor}:{currency}` (api.md).
 * @throws when the browser has no SubtleCrypto, which it offers on secure pages only
 */
export async function commitmentOf({
  salt,
  gameListingId,
  priceMinor,
  currency,
}: SealedPrice): Promise<string> {
  const text = `${salt}:${gameListingId}:${String(priceMinor)}:${currency}`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
