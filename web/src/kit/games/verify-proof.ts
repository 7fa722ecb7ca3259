import { commitmentText, type Commitment } from '#domain/commitment.ts';

export type SealedPrice = Commitment;

/**
 * The commitment of a price: lower-case hex sha-256 of `{salt}:{gameListingId}:{priceMinor}:{currency}` (api.md).
 * @throws when the browser has no SubtleCrypto, which it offers on secure pages only
 */
export async function commitmentOf(sealed: SealedPrice): Promise<string> {
  const text = new TextEncoder().encode(commitmentText(sealed));
  const digest = await crypto.subtle.digest('SHA-256', text);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
