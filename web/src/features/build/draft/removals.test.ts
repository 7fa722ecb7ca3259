import { describe, expect, it } from 'vitest';
import { emptyRow } from '#wire/draft-row.ts';
import type { DraftDocument, DraftPhoto } from '#wire/drafts.ts';
import { newDraft } from './new-draft.ts';
import { lastRemoved, idOf, photoIdsOf, putBack, removePhoto, removeRow } from './removals.ts';

const AT = '2026-11-22T10:00:00.000Z';

function photo(id: string): DraftPhoto {
  return {
    id,
    folder: null,
    fileType: 'webp',
    widths: [480],
    width: 480,
    height: 320,
    alt: '',
    room: null,
    placeholder: 'data:image/webp;base64,AAAA',
    rights: 'own',
    attribution: null,
    contentHash: 'a'.repeat(64),
  };
}

const home = (id: string, photos: readonly string[] = []) => ({
  ...emptyRow({ id, origin: 'typed' }),
  photos: photos.map(photo),
});
const draft: DraftDocument = {
  ...newDraft('public', 'GBP'),
  rows: [home('a', ['a1', 'a2', 'a3']), home('b'), home('c')],
};
const ids = ({ rows }: DraftDocument) => rows.map(({ id }) => id);
const photos = ({ rows }: DraftDocument) => rows[0]?.photos.map(({ id }) => id);

describe('putBack()', () => {
  it('brings a home back where it stood, with everything that it had', () => {
    const without = removeRow('b', AT)(draft);
    expect(ids(without)).toEqual(['a', 'c']);
    expect(putBack('b')(without)).toEqual(draft);
  });

  it('brings a photo back where it stood', () => {
    const without = removePhoto('a', 'a2', AT)(draft);
    expect(photos(without)).toEqual(['a1', 'a3']);
    expect(putBack('a2')(without)).toEqual(draft);
  });

  it('undoes everything, the last first', () => {
    let now = removePhoto('a', 'a1', AT)(draft);
    for (const id of ['a', 'c', 'b']) now = removeRow(id, AT)(now);
    expect(ids(now)).toEqual([]);
    const order: string[] = [];
    for (let thing = lastRemoved(now); thing; thing = lastRemoved(now)) {
      order.push(idOf(thing));
      now = putBack(idOf(thing))(now);
    }
    expect(order).toEqual(['b', 'c', 'a', 'a1']);
    expect(now).toEqual(draft);
  });

  it('makes no second copy of what came back already', () => {
    const without = removeRow('b', AT)(draft);
    const twice = { ...without, rows: draft.rows };
    expect(ids(putBack('b')(twice))).toEqual(['a', 'b', 'c']);
    expect(putBack('b')(putBack('b')(without))).toEqual(draft);
  });

  it('keeps a photo back until its home is there', () => {
    const without = removeRow('a', AT)(removePhoto('a', 'a1', AT)(draft));
    expect(putBack('a1')(without)).toBe(without);
    expect(photos(putBack('a1')(putBack('a')(without)))).toEqual(['a1', 'a2', 'a3']);
  });
});

describe('removeRow()', () => {
  it('keeps the last fifty, for thirty days', () => {
    const many = { ...draft, rows: Array.from({ length: 60 }, (_, place) => home(`h${String(place)}`)) };
    const emptied = many.rows.reduce((now, { id }) => removeRow(id, AT)(now), many);
    expect(emptied.removed).toHaveLength(50);
    const later = removeRow('h60', '2026-12-23T10:00:00.000Z')({ ...emptied, rows: [home('h60')] });
    expect(later.removed.map(idOf)).toEqual(['h60']);
  });

  it('leaves the draft as it is where there is no such home', () => {
    expect(removeRow('x', AT)(draft)).toBe(draft);
    expect(removePhoto('a', 'x', AT)(draft)).toBe(draft);
  });

  it('names the pictures that a home takes along', () => {
    const { removed } = removeRow('a', AT)(draft);
    expect(removed.flatMap(photoIdsOf)).toEqual(['a1', 'a2', 'a3']);
  });
});
