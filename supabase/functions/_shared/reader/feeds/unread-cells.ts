import type { ListingRecord } from '../listing-record.ts';
import type { UnreadCell } from './feed-result.ts';
import type { ColumnGuess } from './guess-columns.ts';
import type { TableRow } from './read-table.ts';
import type { TableField } from './table-fields.ts';

/** Whether what a column holds was understood; fields that are texts always are. */
const WAS_READ: Readonly<Partial<Record<TableField, (record: ListingRecord) => boolean>>> = {
  price: isPriced,
  soldPrice: isPriced,
  bedrooms: ({ bedrooms }) => bedrooms !== null,
  bathrooms: ({ bathrooms }) => bathrooms !== null,
  area: ({ area }) => area !== null,
  areaM2: ({ area }) => area !== null,
  areaSqft: ({ area }) => area !== null,
  plot: ({ plot }) => plot !== null,
  yearBuilt: ({ yearBuilt }) => yearBuilt !== null,
  latitude: ({ position }) => position !== null,
  longitude: ({ position }) => position !== null,
};

const NOTHING = /^(?:[-–—.?]|0|n\/?a|none|null|nil|unknown)$/i;
const MAX_TEXT = 60;

/**
 * Cells that say something which was not understood, as they were written: a price of "ask me", "several" beds, and what
 * stands behind the last column, since a comma without quotes has moved the cells before it.
 */
export function unreadCells(
  row: TableRow,
  columns: readonly ColumnGuess[],
  record: ListingRecord,
): UnreadCell[] {
  const beyond = row.cells
    .slice(columns.length)
    .flatMap((text, place) =>
      text === '' ? [] : [{ column: `Column ${columns.length + place + 1}`, text: text.slice(0, MAX_TEXT) }],
    );
  const inside = columns.slice(0, row.cells.length).flatMap(({ index, field, name }) => {
    const text = row.cells[index] ?? '';
    const wasRead = field === null ? undefined : WAS_READ[field];
    return text === '' || NOTHING.test(text) || wasRead === undefined || wasRead(record)
      ? []
      : [{ column: name.slice(0, MAX_TEXT), text: text.slice(0, MAX_TEXT) }];
  });
  return [...inside, ...beyond];
}

function isPriced({ price, refused }: ListingRecord): boolean {
  return price?.amountMinor != null && refused === null;
}
