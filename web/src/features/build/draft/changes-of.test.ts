import { describe, expect, it } from 'vitest';
import { emptyRow } from '#wire/draft-row.ts';
import type { DraftDocument } from '#wire/drafts.ts';
import { changesOf } from './changes-of.ts';
import type { DraftChanges } from './draft-store.ts';
import { addRows, editRow, moveRow, setFact } from './edit-row.ts';
import { newDraft } from './new-draft.ts';

const rowsOf = (...ids: string[]) => ids.map((id) => emptyRow({ id, origin: 'typed' }));
const many = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => `row-${String(from + place)}`);
const draft: DraftDocument = {
  ...newDraft('public', 'GBP'),
  rows: rowsOf('a', 'b', 'c', ...many(0, 60)),
};

/** What the server makes of changes. */
function apply(stored: DraftDocument, { fields, rows, order }: DraftChanges): DraftDocument {
  const all = new Map([...stored.rows, ...rows].map((row) => [row.id, row]));
  const ids = order ?? stored.rows.map(({ id }) => id);
  return { ...stored, ...fields, rows: ids.flatMap((id) => all.get(id) ?? []) };
}

describe('changesOf()', () => {
  it('is one row where one price was typed', () => {
    const after = setFact('b', 'town', 'Leeds')(draft);
    expect(changesOf(draft, after)).toEqual({ fields: {}, rows: [after.rows[1]], order: null });
  });

  it.each([
    ['a title', (old: DraftDocument) => ({ ...old, title: 'Homes' })],
    ['a new row', addRows(rowsOf('d'))],
    ['a row that moved', moveRow('c', -2)],
    ['a row that went', (old: DraftDocument) => ({ ...old, rows: old.rows.slice(1) })],
    [
      'a tick and a rule',
      (old: DraftDocument) => ({
        ...editRow('a', (row) => ({ ...row, isWanted: false }))(old),
        rules: { ...old.rules, rounds: 3 },
      }),
    ],
  ])('makes the document that was meant: %s', (_, edit) => {
    const after = edit(draft);
    const changes = changesOf(draft, after);
    expect(changes && apply(draft, changes)).toEqual(after);
  });

  it('is nothing where nothing changed', () => {
    expect(changesOf(draft, draft)).toEqual({ fields: {}, rows: [], order: null });
  });

  it('leaves a draft of few rows, and many changes, to the whole document', () => {
    const small = { ...draft, rows: draft.rows.slice(0, 3) };
    expect(changesOf(draft, small)).toBeNull();
    expect(changesOf(small, { ...small, title: 'Homes' })).toBeNull();
    expect(changesOf(draft, { ...draft, rows: [...draft.rows, ...rowsOf(...many(60, 300))] })).toBeNull();
  });
});
