import { readBroughtPage } from '../files/brought-page.ts';
import { unreadable } from '../read-listing-page.ts';
import { decodeText } from '../texts/decode-text.ts';
import { readBlmFeed } from './blm-feed.ts';
import type { FeedFormat, FeedOptions, FeedResult } from './feed-result.ts';
import { readJsonFeed } from './json-feed.ts';
import { readKyeroFeed } from './kyero-feed.ts';
import { readOpenimmoFeed } from './openimmo-feed.ts';
import { readReaxmlFeed } from './reaxml-feed.ts';
import { readTrovitFeed } from './trovit-feed.ts';
import { readTableFeed } from './table-feed.ts';

/**
 * Reads a file of homes, whatever it is: CSV or TSV, BLM, Kyero, REAXML, OpenImmo or Trovit XML, JSON, or a
 * saved page. Every row that is not blank
 * comes back, taken or refused with its reason. Never throws.
 */
export function readFeed(file: Uint8Array | string, options: FeedOptions = {}): FeedResult {
  try {
    const text = typeof file === 'string' ? file : decodeText(file);
    return readers[feedFormat(text)](text, options);
  } catch {
    return nothing('unknown', 'The file could not be read.');
  }
}

/** What a file is, by how it begins. */
export function feedFormat(text: string): FeedFormat {
  const head = text
    .slice(0, 4_000)
    .replace(/^\ufeff/, '')
    .trimStart();
  if (head === '' || head.includes('\u0000')) return 'unknown';
  if (/^#HEADER#/i.test(head) || head.includes('#DEFINITION#')) return 'blm';
  const named = XML_ROOTS.find(([, root]) => root.test(head))?.[0];
  if (named !== undefined) return named;
  if (/^(?:<\?xml|<!--|<root\b|<kyero|<properties|<property\b|<feed)/i.test(head) && !/<html/i.test(head))
    return 'kyero';
  if (head.startsWith('<')) return 'page';
  if (/^(?:\/\/[^\n]*\n\s*)*[[{]/.test(head)) return 'json';
  return 'table';
}

/** XML formats by their first element, behind a declaration, a type or remarks. */
const XML_ROOTS: readonly (readonly [FeedFormat, RegExp])[] = [
  ['reaxml', /^(?:<[?!][^>]*>\s*){0,8}<propertyList[\s>]/],
  ['openimmo', /^(?:<[?!][^>]*>\s*){0,8}<(?:\w{1,10}:)?openimmo[\s>]/i],
  ['trovit', /^(?:<[?!][^>]*>\s*){0,8}<trovit[\s>]/i],
];

const readers: Readonly<Record<FeedFormat, (text: string, options: FeedOptions) => FeedResult>> = {
  table: readTableFeed,
  blm: (text) => readBlmFeed(text),
  kyero: readKyeroFeed,
  reaxml: readReaxmlFeed,
  openimmo: readOpenimmoFeed,
  trovit: readTrovitFeed,
  json: readJsonFeed,
  page: (text) => {
    const record = readBroughtPage(text, null);
    return { format: 'page', rows: [{ line: 1, record, photoFiles: [] }], columns: [], refused: null };
  },
  unknown: () => nothing('unknown', 'The file is empty, or it is no text.'),
};

function nothing(format: FeedFormat, reason: string): FeedResult {
  const { refused } = unreadable(null, reason);
  return { format, rows: [], columns: [], refused };
}
