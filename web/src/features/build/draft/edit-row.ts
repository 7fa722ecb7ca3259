import type { DraftFacts, FactValue, RowDoubt } from '#wire/draft-facts.ts';
import type { DraftDocument, DraftPhoto, DraftRow } from '#wire/drafts.ts';

type Edit = (document: DraftDocument) => DraftDocument;

/** Changes one row; all others stay the same objects. */
export function editRow(id: string, edit: (row: DraftRow) => DraftRow): Edit {
  return (document) => ({
    ...document,
    rows: document.rows.map((row) => (row.id === id ? edit(row) : row)),
  });
}

/** A fact as the person says it is. A price makes a row that waits for its page a home of its own. */
export function setFact<F extends keyof DraftFacts>(id: string, field: F, value: DraftFacts[F]): Edit {
  return editRow(id, (row) => ({
    ...row,
    facts: { ...row.facts, [field]: value },
    sources: { ...row.sources, [field]: 'typed' },
    pageRefusal: field === 'price' && value !== null ? null : row.pageRefusal,
  }));
}

/** A doubt settled: the fact is the one that the person chose. */
export function settleFact(id: string, { field }: RowDoubt, choice: FactValue): Edit {
  // The reader made the choices of a doubt for its field.
  return setFact(id, field, choice as DraftFacts[typeof field]);
}

export function addRows(rows: readonly DraftRow[]): Edit {
  return (document) => ({ ...document, rows: [...document.rows, ...rows] });
}

/** Moves a row by so many places, up being negative. */
export function moveRow(id: string, by: number): Edit {
  return (document) => ({ ...document, rows: move(document.rows, id, by) });
}

/** A photo comes last; a front first, unless a view from outside stands there already. */
export function addPhoto(rowId: string, photo: DraftPhoto, { isFront = false } = {}): Edit {
  return editRow(rowId, (row) => {
    const goesFirst = isFront && row.photos[0]?.room !== 'exterior';
    return { ...row, photos: goesFirst ? [photo, ...row.photos] : [...row.photos, photo] };
  });
}

export function editPhoto(rowId: string, photoId: string, edit: (photo: DraftPhoto) => DraftPhoto): Edit {
  return editRow(rowId, (row) => ({
    ...row,
    photos: row.photos.map((photo) => (photo.id === photoId ? edit(photo) : photo)),
  }));
}

/** Another picture in the place of a photo; if that was the game's cover, this one is. */
export function replacePhoto(rowId: string, photoId: string, photo: DraftPhoto): Edit {
  return (document) => ({
    ...editPhoto(rowId, photoId, () => photo)(document),
    coverPhotoId: document.coverPhotoId === photoId ? photo.id : document.coverPhotoId,
  });
}

export function movePhoto(rowId: string, photoId: string, by: number): Edit {
  return editRow(rowId, (row) => ({ ...row, photos: move(row.photos, photoId, by) }));
}

function move<T extends { readonly id: string }>(list: readonly T[], id: string, by: number): T[] {
  const from = list.findIndex((one) => one.id === id);
  const to = Math.min(list.length - 1, Math.max(0, from + by));
  const moved = list[from];
  if (!moved || from === to) return [...list];
  const rest = list.filter((one) => one.id !== id);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}
