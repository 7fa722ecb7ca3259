import type { FeedOptions } from '../feeds/feed-result.ts';
import { feedFormat } from '../feeds/read-feed.ts';
import { readHomes, type HomesFile } from '../feeds/read-homes.ts';
import { decodePage, decodeText } from '../texts/decode-text.ts';

export interface ReadHomesBytes {
  /** as it was decoded: a table may be read again with other columns */
  readonly text: string;
  readonly result: HomesFile;
}

/** A file of homes, whatever it is: a saved page, CSV, TSV, BLM, XML or JSON, told apart by what is in it. */
export function readHomesBytes(bytes: Uint8Array, options: FeedOptions): ReadHomesBytes {
  const text = decodeHomes(bytes);
  return { text, result: readHomes(text, options) };
}

/** Its text: pages say which encoding they are in, tables do not. */
export function decodeHomes(bytes: Uint8Array): string {
  const text = decodeText(bytes);
  return feedFormat(text) === 'page' ? decodePage(bytes) : text;
}
