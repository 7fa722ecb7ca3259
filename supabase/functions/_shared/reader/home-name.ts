import { scrubPrices } from '../domain/price-scrub.ts';
import type { ListingFacts } from './listing-record.ts';

/** How long the name of a home in an import history may be. */
const LONGEST = 200;

type NamingFacts = Pick<ListingFacts, 'address' | 'title' | 'town' | 'postcode' | 'price'>;

/** What an import history calls a home: its address, else the page's title, without prices. Null where the page names none. */
export function homeName({ address, title, town, postcode, price }: NamingFacts): string | null {
  const name = address === null ? (title ?? town) : [address, town, postcode].filter(isNew).join(', ');
  if (name === null) return null;
  const known =
    price?.amountMinor != null && price.currency !== null
      ? { amountMinor: price.amountMinor, currency: price.currency }
      : undefined;
  const text = scrubPrices(name, known).trim().slice(0, LONGEST);
  return text === '' ? null : text;
}

/** Is this part there, and not said by the parts before? */
function isNew(part: string | null, place: number, parts: readonly (string | null)[]): part is string {
  return (
    part !== null &&
    !parts.slice(0, place).some((other) => other?.toLowerCase().includes(part.toLowerCase()) === true)
  );
}
