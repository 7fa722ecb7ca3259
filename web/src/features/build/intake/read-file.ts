import type { FeedOptions } from '#functions/_shared/reader/feeds/feed-result.ts';
import { feedFormat } from '#functions/_shared/reader/feeds/read-feed.ts';
import { readHomes, type HomesFile } from '#functions/_shared/reader/feeds/read-homes.ts';
import { readListingPage } from '#functions/_shared/reader/read-listing-page.ts';
import { timeBudget } from '#functions/_shared/reader/time-budget.ts';
import { decodePage, decodeText } from '#functions/_shared/reader/texts/decode-text.ts';
import type { DraftRow } from '#wire/drafts.ts';
import { rowOfRecord } from '#wire/draft-row.ts';

/** A file of homes that was read; a table may be read again with other columns. */
export interface ReadFile {
  readonly name: string;
  readonly text: string;
  readonly result: HomesFile;
}

/** What a dropped file is, as far as the builder minds. */
export function fileKind(file: { readonly name: string; readonly type: string }): 'photo' | 'homes' {
  return file.type.startsWith('image/') || /\.(?:jpe?g|png|webp|avif|gif|hei[cf]|tiff?|bmp)$/i.test(file.name)
    ? 'photo'
    : 'homes';
}

/** Reads a file of homes: a saved page, CSV, TSV, BLM, XML or JSON, told apart by what is in it. */
export async function readFile(file: File, options: FeedOptions): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decodeText(bytes);
  if (feedFormat(text) === 'page') {
    const page = decodePage(bytes);
    return { name: file.name, text: page, result: pageResult(page, savedFrom(page)) };
  }
  return { name: file.name, text, result: readHomes(text, options) };
}

/** The same table with other columns. */
export function readAgain(file: ReadFile, options: FeedOptions): ReadFile {
  return { ...file, result: readHomes(file.text, options) };
}

/** A pasted page's source, perhaps with the address that it came from. */
export function readPastedPage(html: string, url: string | null) {
  return readListingPage(html, url ?? savedFrom(html), patience());
}

/** Rows of a file, in its order: taken and refused together are all. */
export function rowsOfFile({ name, result }: ReadFile, newId: () => string) {
  const names: Record<string, readonly string[]> = {};
  const rows = result.rows.map(({ record, line, photoFiles, unread = [] }): DraftRow => {
    const row = rowOfRecord(record, {
      id: newId(),
      origin: result.format === 'page' ? 'page' : 'feed',
      line,
      file: name,
      unread: [...unread],
    });
    if (photoFiles.length > 0) names[row.id] = photoFiles;
    return row;
  });
  return { rows, names };
}

/** Somebody has to look at the columns: one that matters was guessed without much to go by, or none was found. */
export function needsMapping({ result }: ReadFile): boolean {
  if (result.format !== 'table' || result.columns.length === 0) return false;
  return (
    result.refused !== null ||
    result.columns.some(({ field, confidence }) => field !== null && confidence < 0.6)
  );
}

function pageResult(html: string, url: string | null): HomesFile {
  const record = readListingPage(html, url, patience());
  const rows = [{ line: 1, record, photoFiles: [] }];
  const currency = record.price?.currency ?? null;
  return { format: 'page', rows, columns: [], refused: null, currency, assumed: 0 };
}

/** A screen may stand still for so long while it reads a page, on a slow phone too. */
const PATIENCE_MS = 8_000;

function patience() {
  return timeBudget(PATIENCE_MS, () => performance.now());
}

/** Browsers write into a saved page where it came from. */
function savedFrom(html: string): string | null {
  return /<!--\s*saved from url=\(\d+\)(https?:\/\/\S+?)\s*-->/i.exec(html.slice(0, 4_000))?.[1] ?? null;
}
