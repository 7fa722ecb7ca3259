import type { ListingRecord } from '#functions/_shared/reader/listing-record.ts';
import { normaliseUrl } from '#functions/_shared/reader/url/normalise-url.ts';
import type { DraftDocument, DraftRow } from '#wire/drafts.ts';
import { rowOfRecord } from '#wire/draft-row.ts';

/** A row that waits for its page: its link could not be fetched, or not yet. */
export function isAwaiting(row: DraftRow): boolean {
  return row.pageRefusal !== null && row.facts.price === null;
}

/**
 * Puts what a page told into the draft: into the row that waits for this page, else as a new row. What the person typed
 * into the waiting row stays.
 * @param into the row that the page was brought for, if the person said so
 * @param file name of the file that the page was in
 */
export function placeRecord(
  document: DraftDocument,
  record: ListingRecord,
  newId: string,
  into: string | null = null,
  file?: string,
): DraftDocument {
  const named = file === undefined ? {} : { file };
  const url = record.url === null ? null : normaliseUrl(record.url);
  const waiting = document.rows.find((row) =>
    into === null ? isAwaiting(row) && url !== null && row.facts.url === url : row.id === into,
  );
  if (!waiting) {
    const row = rowOfRecord(record, { id: newId, origin: 'page', ...named });
    return { ...document, rows: [...document.rows, row] };
  }
  const read = rowOfRecord(record, { id: waiting.id, origin: waiting.origin, ...named });
  const filled = {
    ...read,
    facts: { ...read.facts, url: read.facts.url ?? waiting.facts.url },
    portal: read.portal ?? waiting.portal,
    isWanted: waiting.isWanted,
    photos: waiting.photos,
  };
  return {
    ...document,
    rows: document.rows.map((row) => (row.id === waiting.id ? keepTyped(waiting, filled) : row)),
  };
}

/** Typed facts win over read ones. */
function keepTyped(before: DraftRow, after: DraftRow): DraftRow {
  const typed = Object.entries(before.sources).filter(([, source]) => source === 'typed');
  const facts = Object.fromEntries(
    typed.map(([field]) => [field, before.facts[field as keyof DraftRow['facts']]]),
  );
  return {
    ...after,
    facts: { ...after.facts, ...facts },
    sources: { ...after.sources, ...Object.fromEntries(typed) },
  };
}
