import { MAX_REMOVED, REMOVED_DAYS, type DraftDocument, type RemovedThing } from '#wire/drafts.ts';

type Edit = (document: DraftDocument) => DraftDocument;

const DAY_MS = 86_400_000;

/** Takes a home out; it stays among what was removed and can be put back. */
export function removeRow(id: string, at: string): Edit {
  return (document) => {
    const place = document.rows.findIndex((row) => row.id === id);
    const row = document.rows[place];
    if (!row) return document;
    return {
      ...document,
      rows: document.rows.filter((one) => one !== row),
      removed: withRemoved(document.removed, { kind: 'home', at, place, row }),
    };
  };
}

/** Takes a photo out of its home, in the same way. */
export function removePhoto(rowId: string, photoId: string, at: string): Edit {
  return (document) => {
    const row = document.rows.find((one) => one.id === rowId);
    const place = row?.photos.findIndex(({ id }) => id === photoId) ?? -1;
    const photo = row?.photos[place];
    if (!photo) return document;
    return {
      ...withPhotos(document, rowId, (photos) => photos.filter((one) => one !== photo)),
      removed: withRemoved(document.removed, { kind: 'photo', at, place, rowId, photo }),
    };
  };
}

/** Puts back what was removed, where it stood. What is there already, or has lost its home, stays as it is. */
export function putBack(id: string): Edit {
  return (document) => {
    const thing = document.removed.find((one) => idOf(one) === id);
    if (!thing || !canPutBack(document, thing)) return document;
    const removed = document.removed.filter((one) => one !== thing);
    if (thing.kind === 'home')
      return { ...document, removed, rows: insert(document.rows, thing.row, thing.place) };
    return {
      ...withPhotos(document, thing.rowId, (photos) => insert(photos, thing.photo, thing.place)),
      removed,
    };
  };
}

/** Is there a place for it? A photo needs its home; a home that came back in another way is there once. */
export function canPutBack({ rows }: DraftDocument, thing: RemovedThing): boolean {
  if (thing.kind === 'home') return rows.every(({ id }) => id !== thing.row.id);
  return rows.some(
    ({ id, photos }) => id === thing.rowId && photos.every((photo) => photo.id !== thing.photo.id),
  );
}

/** What an undo brings back next: the last that was removed and has a place. */
export function lastRemoved(document: DraftDocument): RemovedThing | undefined {
  return document.removed.findLast((thing) => canPutBack(document, thing));
}

/** The home or the photo that it is. */
export function idOf(thing: RemovedThing): string {
  return thing.kind === 'home' ? thing.row.id : thing.photo.id;
}

/** Photos whose pictures a removed thing needs when it comes back. */
export function photoIdsOf(thing: RemovedThing): readonly string[] {
  return thing.kind === 'home' ? thing.row.photos.map(({ id }) => id) : [thing.photo.id];
}

/** The newest, as many and as long as they are kept. */
function withRemoved(removed: readonly RemovedThing[], thing: RemovedThing): RemovedThing[] {
  const since = new Date(Date.parse(thing.at) - REMOVED_DAYS * DAY_MS).toISOString();
  return [...removed.filter(({ at }) => at > since), thing].slice(-MAX_REMOVED);
}

function withPhotos(
  document: DraftDocument,
  rowId: string,
  edit: (photos: DraftDocument['rows'][number]['photos']) => DraftDocument['rows'][number]['photos'],
): DraftDocument {
  return {
    ...document,
    rows: document.rows.map((row) => (row.id === rowId ? { ...row, photos: edit(row.photos) } : row)),
  };
}

function insert<T>(list: readonly T[], thing: T, place: number): T[] {
  return [...list.slice(0, place), thing, ...list.slice(place)];
}
