import type { SavedWords, WordCell } from '#wire/agency-words.ts';
import { WORDS_AT_ONCE, type WordBatch } from '#domain/word-batches.ts';
import { callRpc } from '#lib/api.ts';

/** Saves texts, as many at once as a request holds; each is saved or is a conflict of its own. */
export async function saveWords(
  agencyId: string,
  batch: WordBatch,
  cells: readonly WordCell[],
): Promise<SavedWords> {
  const done: { saved: WordCell[]; conflicts: WordCell[] } = { saved: [], conflicts: [] };
  for (let from = 0; from < cells.length; from += WORDS_AT_ONCE) {
    const some = cells.slice(from, from + WORDS_AT_ONCE);
    const { saved, conflicts } = await callRpc(
      'save_agency_words',
      { agencyId, batch, cells: some },
      { attempts: 1 },
    );
    done.saved.push(...saved);
    done.conflicts.push(...conflicts);
  }
  return done;
}
