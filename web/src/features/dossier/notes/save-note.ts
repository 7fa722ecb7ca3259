import { mergeNote, settleSeams, type NotePiece, type SeamAnswer } from '#domain/dossier/notes/merge-note.ts';
import type { NoteRow } from '#wire/dossier-rows.ts';
import { toAppError } from '#lib/app-error.ts';
import { changeNote, readNote, readNoteVersions } from './note-calls.ts';

/** What two people wrote at one place, for a person to decide. */
export interface NoteClash {
  readonly theirs: NoteRow;
  readonly pieces: readonly NotePiece[];
  readonly isTooLong: boolean;
}

export type SavedNote =
  | {
      readonly kind: 'saved';
      readonly note: NoteRow;
      /** whose changes are in it too */ readonly with: string | null;
    }
  | { readonly kind: 'clash'; readonly clash: NoteClash };

interface Edit {
  /** the note as it was when the edit began */
  readonly base: NoteRow;
  readonly body: string;
  readonly me: string;
  /** what whoever saved meanwhile is called */
  readonly nameOf: (userId: string | null) => string;
}

/**
 * Saves what was typed. Where somebody else saved meanwhile, lines that only one of both changed come together and are
 * saved; a line that both changed is handed back with both, and nothing is saved.
 */
export async function saveNote({ base, body, me, nameOf }: Edit): Promise<SavedNote> {
  try {
    return { kind: 'saved', note: await changeNote(base, { body }), with: null };
  } catch (thrown) {
    if (toAppError(thrown).code !== 'edit_conflict') throw thrown;
  }
  const [theirs, versions] = await Promise.all([readNote(base.id), readNoteVersions(base.id)]);
  const name = nameOf(versions[0]?.authorId ?? null);
  const merged = mergeNote(base.body, { text: body, by: me }, { text: theirs.body, by: name });
  if (merged.text === null || merged.isTooLong)
    return { kind: 'clash', clash: { theirs, pieces: merged.pieces, isTooLong: merged.isTooLong } };
  return { kind: 'saved', note: await changeNote(theirs, { body: merged.text }), with: name };
}

/** Saves what somebody decided; who saved meanwhile leads to another decision. */
export async function saveSettled(
  clash: NoteClash,
  answers: readonly SeamAnswer[],
  edit: Edit,
): Promise<SavedNote> {
  const body = settleSeams(clash.pieces, answers);
  return saveNote({ ...edit, base: clash.theirs, body });
}
