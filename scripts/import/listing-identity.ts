import { createHash } from 'node:crypto';

/** An address without tracking parameters, fragment and trailing slash; null for what is no web address. */
export function normaliseUrl(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) {
    if (/^(utm_\w+|gclid|fbclid|channel|ref|source)$/i.test(name)) url.searchParams.delete(name);
  }
  return url.href.replace(/\/$/, '');
}

/**
 * The reference by which a second import knows a listing again, from the cells that tell homes apart. The price is
 * no part of it: a corrected price is a new version of the same listing.
 */
export function listingReference(cells: readonly string[]): string {
  const normal = cells.map((cell) => cell.toLowerCase().replace(/\s+/g, ' ').trim());
  return `table:${createHash('sha256').update(JSON.stringify(normal)).digest('hex').slice(0, 40)}`;
}
