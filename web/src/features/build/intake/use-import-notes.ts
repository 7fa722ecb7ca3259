import { useEffect, useRef } from 'react';
import type { DraftStore } from '../draft/draft-store.ts';
import type { JudgedRow } from '../draft/judge-rows.ts';
import { noteImports } from '../mutations.ts';
import { notesOf } from './import-notes.ts';

/** Rows come in many at a time, and prices are typed digit by digit: the history hears of them a little later. */
const DELAY_MS = 3_000;

/**
 * Tells the import history of a signed-in person what the browser read itself. It goes by the side: where it fails it is
 * tried again with the next change, and publishing writes the entries of a game's homes in any case.
 */
export function useImportNotes(store: DraftStore, judged: readonly JudgedRow[], userId: string | null): void {
  const isSending = useRef(false);
  useEffect(() => {
    if (userId === null) return;
    const timer = setTimeout(() => {
      const notes = notesOf(judged, new Set(store.read().draft.notedRows));
      if (notes.length === 0 || isSending.current) return;
      isSending.current = true;
      noteImports(notes)
        .then(() => store.note({ notedRows: notes.map(({ id }) => id) }))
        .catch(() => undefined)
        .finally(() => {
          isSending.current = false;
        });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [store, judged, userId]);
}
