import { readBroughtPage } from '../../supabase/functions/_shared/reader/files/brought-page.ts';
import { decodeHomes } from '../../supabase/functions/_shared/reader/files/read-homes-bytes.ts';
import { feedFormat } from '../../supabase/functions/_shared/reader/feeds/read-feed.ts';
import { readHomes } from '../../supabase/functions/_shared/reader/feeds/read-homes.ts';
import { printRecord, type PrintedRecord } from '../../supabase/functions/_shared/reader/print-record.ts';
import { decodePage } from '../../supabase/functions/_shared/reader/texts/decode-text.ts';

/**
 * What the reader makes of one file: the record of a saved page, or the records of a feed, one for each of its homes in
 * their order, those that cannot be used with their refusal. Pages and feeds are told apart by what is in them.
 * @param url the address that a page came from, if anybody knows
 */
export function readListingFile(bytes: Uint8Array, url: string | null): PrintedRecord | PrintedRecord[] {
  const text = decodeHomes(bytes);
  const format = feedFormat(text);
  if (
    format === 'page' ||
    format === 'unknown' ||
    (format === 'table' && HOLDS_PAGE.test(text.slice(0, 4_000)))
  )
    return printRecord(readBroughtPage(decodePage(bytes), url));
  const { rows, refused } = readHomes(text);
  if (rows.length > 0) return rows.map(({ record }) => printRecord(record));
  // Words without a column of homes are a page that was copied as text; what is wrong with a feed, the feed's reader says.
  const page = readBroughtPage(decodePage(bytes), url);
  return printRecord(format === 'table' || refused === null ? page : { ...page, refused });
}

/** A page behind other words: the headers of an answer, a note of the program that saved it. */
const HOLDS_PAGE = /<(?:!doctype html|html|head|body)\b/i;
