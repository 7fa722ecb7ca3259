import { RIGHTS_STATUSES, type RightsStatus } from '#wire/drafts.ts';
import { rowOfRecord } from '#wire/draft-row.ts';
import type { DraftRow } from '#wire/drafts.ts';
import type { FeedResult, FeedRow } from '../../supabase/functions/_shared/reader/feeds/feed-result.ts';
import { feedFormat } from '../../supabase/functions/_shared/reader/feeds/read-feed.ts';
import { readHomes, type HomesFile } from '../../supabase/functions/_shared/reader/feeds/read-homes.ts';
import { readTable, type TableRow } from '../../supabase/functions/_shared/reader/feeds/read-table.ts';
import { splitPhotos } from '../../supabase/functions/_shared/reader/feeds/split-photos.ts';
import type { ListingRecord } from '../../supabase/functions/_shared/reader/listing-record.ts';
import { photoKind, type PhotoKind } from './photo-kinds.ts';
import { mapTable, type Mapping } from './read-mapping.ts';

export interface WantedPhoto {
  /** as the row names it, relative to the folder of the photos */
  readonly file: string;
  readonly kind: PhotoKind;
}

/** One home of a file, as the builder reads it, with what only the command asks for. */
export interface HomeRow {
  /** name of the file, without its folder */
  readonly file: string;
  readonly line: number;
  readonly record: ListingRecord;
  readonly row: DraftRow;
  /** cells that were not understood, as clauses */
  readonly notes: readonly string[];
  readonly photos: readonly WantedPhoto[];
  /** what the row itself says of its photos; null: what holds for all */
  readonly rights: string | null;
  readonly attribution: string | null;
}

export interface ReadHomesFile extends Omit<HomesFile, 'rows'> {
  readonly name: string;
  readonly rows: readonly HomeRow[];
  /** line of a quote that never closes, where a table has one */
  readonly openQuoteLine: number | null;
}

/** The homes of one file. */
export function readHomesFile(
  { name, text }: { readonly name: string; readonly text: string },
  currency: string | null,
  mapping: Mapping | null,
): ReadHomesFile {
  const table = feedFormat(text) === 'table' ? readTable(text) : null;
  const mapped = table && mapping ? mapTable(table.header, mapping) : null;
  const homes = readHomes(text, { currency, ...(mapped ? { mapping: mapped.fields } : {}) });
  const tableRows = new Map((table?.rows ?? []).map((row) => [row.line, row]));
  const extra = extraColumns(table?.header ?? []);
  const rooms = mapped?.rooms ?? new Map<number, string>();
  const rows = homes.rows.map((feedRow): HomeRow => {
    const cells = tableRows.get(feedRow.line)?.cells ?? [];
    const { line, record, unread = [] } = feedRow;
    return {
      ...{ file: name, line, record },
      row: rowOfRecord(record, {
        id: `${name}:${String(line)}`,
        origin: homes.format === 'page' ? 'page' : 'feed',
        line,
      }),
      notes: unread.map((cell) => `${cell.column} "${cell.text}" was not understood`),
      photos: table === null ? photosOfFeed(feedRow) : photosOfTable(homes, tableRows.get(line), rooms),
      rights: cells[extra.rights] || null,
      attribution: cells[extra.attribution] || null,
    };
  });
  return { ...homes, name, rows, openQuoteLine: table?.openQuoteLine ?? null };
}

const EXTRA = {
  rights: /^(?:rights(?:_status)?|photo_rights)$/,
  attribution: /^(?:attribution|photo_attribution|photo_credit|credit|photographer)$/,
};

/** Columns about photos, which browsers ask people for instead. */
function extraColumns(header: readonly string[]) {
  const names = header.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_'),
  );
  const indexOf = (pattern: RegExp) => names.findIndex((name) => pattern.test(name));
  return { rights: indexOf(EXTRA.rights), attribution: indexOf(EXTRA.attribution) };
}

function photosOfTable(
  { columns }: Pick<FeedResult, 'columns'>,
  row: TableRow | undefined,
  rooms: ReadonlyMap<number, string>,
): WantedPhoto[] {
  return (
    columns
      // Where a mapping names the photos, others are none.
      .filter(({ index, field }) => (rooms.size > 0 ? rooms.has(index) : field === 'photos'))
      .flatMap(({ index, name }) =>
        splitPhotos(row?.cells[index] ?? '').map((file) => ({
          file,
          kind: kindOf(rooms.get(index) ?? name, file),
        })),
      )
  );
}

function photosOfFeed({ record, photoFiles }: FeedRow): WantedPhoto[] {
  return [...photoFiles, ...(record.photos ?? [])].map((file) => ({ file, kind: photoKind(file) }));
}

/** What the column says is on its photos, else what the file's name says. */
function kindOf(words: string, file: string): PhotoKind {
  const kind = photoKind(words);
  return kind.room === null ? photoKind(file) : kind;
}

/** "Agency consent" as the status that it names; null for what names none. */
export function rightsOf(text: string): RightsStatus | null {
  const plain = text.toLowerCase().replace(/[\s_]+/g, '-');
  return RIGHTS_STATUSES.find((status) => status === plain) ?? null;
}
