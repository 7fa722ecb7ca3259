import { normaliseUrl } from './normalise-url.ts';

/** What two listings are compared by. */
export interface DuplicateFacts {
  readonly url: string | null;
  readonly address: string | null;
  readonly postcode: string | null;
  readonly price: { readonly amountMinor: number | null; readonly currency: string | null } | null;
  readonly bedrooms?: number | null;
  readonly area?: { readonly m2: number } | null;
}

/**
 * Keys of a listing; two listings that share one are the same home: the normalised URL, and address with price. An
 * address without a house number is many homes, so beds and area are part of that key.
 * @param reference the source's own number, when all that is compared comes from one source: there two are two homes
 */
export function duplicateKeys(facts: DuplicateFacts, reference: string | null = null): string[] {
  const keys: string[] = [];
  const url = facts.url === null ? null : normaliseUrl(facts.url);
  if (url !== null) keys.push(`url:${url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')}`);
  const address = addressKey(facts.address, facts.postcode);
  const amount = facts.price?.amountMinor ?? null;
  if (address !== '' && amount !== null) {
    // A postcode in the address is no number of a house.
    const size = /\d/.test(address)
      ? ''
      : `|${facts.bedrooms ?? ''}|${facts.area?.m2 ?? ''}|${reference ?? ''}`;
    keys.push(`home:${address}|${facts.price?.currency ?? ''}${amount}${size}`);
  }
  return keys;
}

const SHORT: Readonly<Record<string, string>> = {
  street: 'st',
  road: 'rd',
  avenue: 'ave',
  av: 'ave',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  close: 'cl',
  apartment: 'apt',
  calle: 'c',
};

/** An address without case, accents, punctuation, abbreviations and the postcode, which sources write or leave out. */
export function addressKey(address: string | null, postcode: string | null): string {
  const plain = (address ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(postcode?.toLowerCase() ?? '\u0000', ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plain
    .split(' ')
    .map((word) => SHORT[word] ?? word)
    .join(' ');
}
