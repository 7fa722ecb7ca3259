import { toAppError } from '#lib/app-error.ts';
import type { NoteRow } from '#wire/dossier-rows.ts';
import { addNote, changeNote, readNote } from '../notes/note-calls.ts';

export const MOST_STARS = 5;
const TAG = 'rating';

/** A rating is a note of its room: it is private or shared, merged and kept as notes are, and a screen needs no table more. */
export function starsOf(note: Pick<NoteRow, 'tags'>): number | null {
  if (!note.tags.includes(TAG)) return null;
  const said = note.tags.map((tag) => /^([1-5])\/5$/.exec(tag)?.[1]).find((one) => one !== undefined);
  return said === undefined ? null : Number(said);
}

/** The tags of a note without those that stand for its stars, which its words show. */
export function tagsBesideStars(note: Pick<NoteRow, 'tags'>): readonly string[] {
  return starsOf(note) === null
    ? note.tags
    : note.tags.filter((tag) => tag !== TAG && !/^[1-5]\/5$/.test(tag));
}

/** Somebody's own rating of a room, by the newest note that says one. */
export function ownRating(notes: readonly NoteRow[], me: string, room: string): NoteRow | null {
  return (
    notes
      .filter((note) => note.authorId === me && note.room === room && starsOf(note) !== null)
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0] ?? null
  );
}

interface Rated {
  readonly dossierId: string;
  readonly assetId: string;
  readonly room: string;
  readonly stars: number;
}

/** Rates a room, or changes what was said; answers the note as it is then. */
export async function rateRoom(
  own: NoteRow | null,
  { dossierId, assetId, room, stars }: Rated,
): Promise<NoteRow> {
  const said = {
    body: `${'★'.repeat(stars)}${'☆'.repeat(MOST_STARS - stars)} ${String(stars)}/${String(MOST_STARS)}`,
    tags: [TAG, `${String(stars)}/${String(MOST_STARS)}`],
  };
  if (own === null)
    return addNote({ id: crypto.randomUUID(), dossierId, assetId, room, ...said, isPrivate: true });
  // What was written below the stars stays.
  const [, ...more] = own.body.split('\n');
  const changed = { ...said, body: [said.body, ...more].join('\n') };
  try {
    return await changeNote(own, changed);
  } catch (thrown) {
    if (toAppError(thrown).code !== 'edit_conflict') throw thrown;
    // A rating is its author's alone: the newest of theirs is meant.
    return changeNote(await readNote(own.id), changed);
  }
}
