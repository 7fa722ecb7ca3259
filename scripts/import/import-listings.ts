import { readFile } from 'node:fs/promises';
import type { ListingImport } from '#wire/procedures/stored-homes.ts';
import { BackendRefusal, type Backend } from './backend.ts';
import { findPhoto } from './find-photo.ts';
import { altTexts } from './photo-kinds.ts';
import { photoFault, photoHash, preparePhoto } from './prepare-photo.ts';
import type { Progress } from './progress.ts';
import { readRow, type ReadRow, type RowContext } from './read-row.ts';
import type { TableRow } from '../../supabase/functions/_shared/reader/feeds/read-table.ts';
import { storeListing, type PhotoSource } from './store-listing.ts';

/** A game has at most so many listings (decisions, section 4). */
const MOST_LISTINGS = 50;
/** Rows under way at once: one waits for the backend while another's photos are made. */
const AT_ONCE = 3;

export interface RowOutcome {
  readonly line: number;
  /** null when the row was imported */
  readonly refusal: string | null;
  readonly notes: readonly string[];
  readonly photos: number;
  /** what the backend did with the row; null on a dry run and for a refused row */
  readonly stored: ListingImport | null;
}

export interface ImportTools {
  readonly photoFolder: string;
  readonly progress: Progress;
  /** null on a dry run: everything is read and checked, nothing written */
  readonly backend: { readonly backend: Backend; readonly secretKey: string } | null;
}

/**
 * Imports the rows of a table. Every row comes back, in order, imported or refused with its line and the reason.
 * @throws ImportError when the backend cannot be reached
 */
export async function importListings(
  rows: readonly TableRow[],
  context: RowContext,
  tools: ImportTools,
): Promise<RowOutcome[]> {
  const firstLines = new Map<string, number>();
  let accepted = 0;
  const results = rows.map((row) => {
    const result = readRow(row, context);
    if (!result.ok) return { row, result };
    const before = duplicateOf(result.row, firstLines);
    if (before !== null)
      return { row, result: { ok: false, reason: `it is the same as line ${before}` } as const };
    if (accepted === MOST_LISTINGS) {
      return { row, result: { ok: false, reason: `a game has at most ${MOST_LISTINGS} listings` } as const };
    }
    accepted += 1;
    return { row, result };
  });
  return inOrder(results, AT_ONCE, async ({ row, result }) => {
    const outcome = result.ok ? await importRow(result.row, tools) : refused(row.line, result.reason);
    if (outcome.refusal !== null) tools.progress.say(`Line ${outcome.line} refused: ${outcome.refusal}.`);
    for (const note of outcome.notes) tools.progress.say(`Line ${outcome.line}: ${note}.`);
    tools.progress.step();
    return outcome;
  });
}

/** The line of an earlier row about the same home: same reference, or same address and price. */
function duplicateOf({ line, listing }: ReadRow, firstLines: Map<string, number>): number | null {
  const { addressLine: address, postcode } = listing.asset;
  const place = `${address ?? ''}|${postcode ?? ''}`.toLowerCase().replace(/[^a-z0-9|]/g, '');
  const keys = [listing.externalRef];
  if (address !== null) keys.push(`${place}|${listing.price.amountMinor ?? ''}`);
  const before = keys.map((key) => firstLines.get(key)).find((found) => found !== undefined);
  for (const key of keys) if (!firstLines.has(key)) firstLines.set(key, line);
  return before ?? null;
}

async function importRow(row: ReadRow, tools: ImportTools): Promise<RowOutcome> {
  const photos = await readPhotos(row, tools.photoFolder);
  if (typeof photos === 'string') return refused(row.line, photos);
  const imported = { line: row.line, refusal: null, notes: row.notes, photos: photos.length };
  if (tools.backend === null) return { ...imported, stored: null };
  try {
    const { backend, secretKey } = tools.backend;
    return { ...imported, stored: await storeListing(backend, secretKey, row.listing, photos) };
  } catch (error) {
    if (error instanceof BackendRefusal) return refused(row.line, error.message.replace(/\.$/, ''));
    throw error;
  }
}

/** The row's photos, or the reason why the row cannot have them. The same picture twice is taken once. */
async function readPhotos(row: ReadRow, folder: string): Promise<PhotoSource[] | string> {
  if (row.photos.length === 0) return 'it has no photos';
  const alts = altTexts(row.photos.map(({ kind }) => kind));
  const sources: PhotoSource[] = [];
  for (const [index, { file, kind }] of row.photos.entries()) {
    const found = await findPhoto(folder, file);
    if (!found.ok) return found.reason;
    const original = await readFile(found.path);
    const fault = await photoFault(original);
    if (fault !== null) return `its photo "${file}" ${fault}`;
    const contentHash = photoHash(original);
    if (sources.some((source) => source.contentHash === contentHash)) continue;
    sources.push({
      contentHash,
      prepare: async () => preparePhoto(original),
      facts: {
        alt: alts[index] ?? kind.alt,
        room: kind.room,
        rightsStatus: row.rights,
        attribution: row.attribution,
      },
    });
  }
  return sources;
}

function refused(line: number, reason: string): RowOutcome {
  return { line, refusal: reason, notes: [], photos: 0, stored: null };
}

/** Maps with so many calls under way at once; results keep the order of the items. */
async function inOrder<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
