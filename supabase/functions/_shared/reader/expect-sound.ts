import { readFeed } from './feeds/read-feed.ts';
import { GRADES, type ListingRecord } from './listing-record.ts';
import { printRecord } from './print-record.ts';
import { readListingPage } from './read-listing-page.ts';

/** What is wrong with a record, whatever was read; null for a sound one. */
export function faultOf(record: ListingRecord): string | null {
  const { price, refused, grade, doubts, position, confidence } = record;
  if (!GRADES.includes(grade)) return 'no grade';
  if (refused !== null && grade !== 'F') return 'refused and graded';
  if (refused === null && !Number.isSafeInteger(price?.amountMinor)) return 'taken without a price';
  if (refused === null && price?.currency == null) return 'taken without a currency';
  if (grade === 'A' && doubts.length > 0) return 'in doubt and graded A';
  if (position !== null && !(Math.abs(position.latitude) <= 90)) return 'off the earth';
  if (Object.values(confidence).some((sure) => !(sure > 0 && sure < 1))) return 'no confidence';
  if (record.photos?.some((photo) => !/^https?:/.test(photo)) === true) return 'a photo without an address';
  JSON.stringify(printRecord(record));
  return null;
}

/** What is wrong with a reading of a text as a page and as a file; null where both are sound. */
export function faultOfText(text: string, url: string | null): string | null {
  const records = [readListingPage(text, url), ...readFeed(text).rows.map((row) => row.record)];
  return records.map(faultOf).find((fault) => fault !== null) ?? null;
}
