import type { FeedOptions } from '#functions/_shared/reader/feeds/feed-result.ts';
import type { HomesFile } from '#functions/_shared/reader/feeds/read-homes.ts';
import { fileKind as kindByName } from '#functions/_shared/reader/files/file-kind.ts';
import type { ListingRecord } from '#functions/_shared/reader/listing-record.ts';
import type { DraftRow } from '#wire/drafts.ts';
import { rowOfRecord } from '#wire/draft-row.ts';
import { readInBackground } from './read-in-background.ts';

/** A file of homes that was read; a table may be read again with other columns. */
export interface ReadFile {
  readonly name: string;
  readonly text: string;
  readonly result: HomesFile;
}

/** What a dropped file is, as far as the builder minds. */
export function fileKind(file: {
  readonly name: string;
  readonly type: string;
}): 'photo' | 'homes' | 'archive' {
  if (/\.zip$/i.test(file.name) || /^application\/(?:x-)?zip/.test(file.type)) return 'archive';
  return file.type.startsWith('image/') || kindByName(file.name) === 'photo' ? 'photo' : 'homes';
}

/** Reads a file of homes: a saved page, CSV, TSV, BLM, XML or JSON, told apart by what is in it. */
export async function readFile(file: File, options: FeedOptions, signal?: AbortSignal): Promise<ReadFile> {
  return { name: file.name, ...(await readInBackground({ kind: 'homes', file, options }, signal)) };
}

/** The same table with other columns. */
export async function readAgain(
  file: ReadFile,
  options: FeedOptions,
  signal?: AbortSignal,
): Promise<ReadFile> {
  return { ...file, result: await readInBackground({ kind: 'again', text: file.text, options }, signal) };
}

/** A pasted page's source, perhaps with the address that it came from. */
export function readPastedPage(
  html: string,
  url: string | null,
  signal?: AbortSignal,
): Promise<ListingRecord> {
  return readInBackground({ kind: 'page', html, url }, signal);
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
