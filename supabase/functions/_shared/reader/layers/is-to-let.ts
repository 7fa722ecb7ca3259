import type { ReadContext } from '../read-context.ts';
import { findOffer } from '../texts/home-words.ts';
import { offerInAddress } from '../url/offer-in-address.ts';

/** Does the page's title or its address offer the home to let? Then a small figure is its rent. */
export function isToLet({ page, address }: ReadContext): boolean {
  return findOffer(page.title ?? '') === 'rent' || offerInAddress(address?.url ?? null) === 'rent';
}
