import type { DraftDocument } from '#wire/drafts.ts';
import type { DraftChanges } from './draft-store.ts';

/** A draft of fewer rows is small enough to be sent whole. */
const FEW_ROWS = 50;
/** More changed rows than this are sent as the whole document: it is hardly larger. */
const MOST_ROWS = 200;

/**
 * What a document has that an older state of it has not, by objects: edits leave what they do not change the same objects.
 * Null where the whole document is the better answer.
 */
export function changesOf(before: DraftDocument, after: DraftDocument): DraftChanges | null {
  if (after.rows.length < FEW_ROWS) return null;
  const known = new Map(before.rows.map((row) => [row.id, row]));
  const rows = after.rows.filter((row) => known.get(row.id) !== row);
  // Rows that share an id could not be told apart.
  if (rows.length > MOST_ROWS || known.size < before.rows.length) return null;
  if (new Set(after.rows.map(({ id }) => id)).size < after.rows.length) return null;
  const isSameOrder =
    before.rows.length === after.rows.length &&
    before.rows.every(({ id }, place) => after.rows[place]?.id === id);
  const fields = Object.fromEntries(
    Object.entries(after).filter(
      ([key, value]) => key !== 'rows' && value !== before[key as keyof DraftDocument],
    ),
  ) as DraftChanges['fields'];
  return { fields, rows, order: isSameOrder ? null : after.rows.map(({ id }) => id) };
}
