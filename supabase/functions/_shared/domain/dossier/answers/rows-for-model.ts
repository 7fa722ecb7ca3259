import type { ReturnedRow } from './check-claims.ts';
import { stripContacts } from './strip-contacts.ts';
import { stripLinks } from './strip-links.ts';

/** The longest text of one row, in characters; what is longer is cut, and says so. */
export const MOST_ROW_LENGTH = 4000;

/** A row as it may leave: nothing in it reaches a person, leads outside or is hidden from the reader. */
export function cleanRow(row: ReturnedRow): ReturnedRow {
  const text = stripLinks(stripContacts(row.text)).trim();
  const isLong = text.length > MOST_ROW_LENGTH;
  return { ...row, text: isLong ? `${text.slice(0, MOST_ROW_LENGTH)} […]` : text };
}

/**
 * Rows as a tool hands them to the model: one JSON object a line, so that no text of a dossier can end its own row or begin
 * another. Angle brackets are escaped, as no tag of a prompt may come from a row.
 */
export function rowsForModel(rows: readonly ReturnedRow[]): string {
  return rows
    .map(({ id, kind, text }) => JSON.stringify({ id, kind, text }))
    .join('\n')
    .replace(/</g, '\\u003c')
    .replace(/>/g, '\\u003e')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
