import { refuseRepeats } from '../same-home.ts';
import type { FeedOptions, FeedResult, FeedRow } from './feed-result.ts';
import { patience, readBroughtPage } from '../files/brought-page.ts';
import { feedFormat, readFeed } from './read-feed.ts';

export interface HomesFile extends FeedResult {
  /** the currency that most rows state; null where none states any */
  readonly currency: string | null;
  /** rows that state no currency: their prices were read in the one that was expected */
  readonly assumed: number;
}

const DOLLARS: ReadonlySet<string> = new Set(['CAD', 'AUD', 'NZD']);

/**
 * A file of homes as builder and command read it. What the file says of its currency comes first: `options.currency` is for
 * the rows of which nothing says any, and decides which dollar a bare $ is.
 */
export function readHomes(text: string, options: FeedOptions = {}): HomesFile {
  if (feedFormat(text) === 'page') return readPageFile(text);
  const told = readFeed(text, { ...options, currency: null });
  const expected = options.currency ?? null;
  const assumed = expected === null ? 0 : told.rows.filter(isWithoutCurrency).length;
  const stated = mostCommon(told.rows);
  const usual = stated ?? expected;
  const isOpen = assumed > 0 || (expected !== null && DOLLARS.has(expected) && text.includes('$'));
  if (!isOpen || usual === null) return { ...told, currency: stated, assumed: 0 };
  const isDollars = stated === 'USD' && expected !== null && DOLLARS.has(expected);
  const again = readFeed(text, { ...options, currency: isDollars ? expected : usual });
  if (told.format === 'table')
    return { ...again, currency: isDollars ? mostCommon(again.rows) : stated, assumed };
  const rows = told.rows.map((row, index) => (isWithoutCurrency(row) ? (again.rows[index] ?? row) : row));
  return { ...told, rows: refuseRepeats(rows), currency: stated, assumed };
}

/** A saved page as a file of one home. */
function readPageFile(html: string): HomesFile {
  const record = readBroughtPage(html, null, patience());
  const rows = [{ line: 1, record, photoFiles: [] }];
  const currency = record.price?.currency ?? null;
  return { format: 'page', rows, columns: [], refused: null, currency, assumed: 0 };
}

function isWithoutCurrency({ record: { price } }: FeedRow): boolean {
  return price?.amountMinor != null && price.currency === null;
}

function mostCommon(rows: readonly FeedRow[]): string | null {
  const counts = new Map<string, number>();
  for (const { record } of rows) {
    const currency = record.price?.amountMinor == null ? null : record.price.currency;
    if (currency !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
