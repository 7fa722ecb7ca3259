import { finishRecord } from '../finish-record.ts';
import {
  NO_FACTS,
  type Field,
  type Layer,
  type ListingFacts,
  type ListingRecord,
  type PartialFacts,
} from '../listing-record.ts';
import { countryOfPlace } from '../texts/place-evidence.ts';
import { duplicateKeys } from '../url/duplicate-keys.ts';
import { readListingUrl } from '../url/normalise-url.ts';
import type { FeedRow } from './feed-result.ts';

/** A row from the facts that a format's own reader found. `photos` may be bare file names; they are kept apart. */
export function toFeedRow(line: number, found: PartialFacts, country: string | null): FeedRow {
  const facts: Record<string, unknown> = { ...NO_FACTS };
  const sources: Partial<Record<Field, Layer>> = {};
  for (const [field, value] of Object.entries<unknown>(found)) {
    if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    facts[field] = value;
    sources[field as Field] = 'feed';
  }
  const photos = found.photos ?? [];
  const address = found.url ? readListingUrl(found.url) : null;
  const record = finishRecord(facts as unknown as ListingFacts, sources, {
    portal: address?.portal?.key ?? null,
    url: address?.url ?? null,
    listingId: found.listingId ?? address?.listingId ?? null,
    country: countryOfPlace(found) ?? address?.portal?.country ?? country,
    base: null,
    kind: 'listing',
    source: 'file',
  });
  return { line, record, photoFiles: photos.filter((photo) => !/^(?:https?:)?\/\//i.test(photo)) };
}

/** Refuses every row that repeats one before it, by address of the page or by address and price of the home. */
export function refuseDuplicates(rows: readonly FeedRow[]): FeedRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    if (row.record.refused) return row;
    const keys = duplicateKeys(row.record, row.record.listingId);
    const before = keys.map((key) => seen.get(key)).find((line) => line !== undefined);
    for (const key of keys) if (!seen.has(key)) seen.set(key, row.line);
    return before === undefined ? row : { ...row, record: duplicateOf(row.record, before) };
  });
}

function duplicateOf(record: ListingRecord, line: number): ListingRecord {
  return {
    ...record,
    grade: 'F',
    refused: { code: 'duplicate', reason: `It is the same home as on line ${line}.` },
  };
}
