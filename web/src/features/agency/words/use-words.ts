import { useCallback, useEffect, useRef, useState } from 'react';
import type { AgencyWords, WordCell } from '#wire/agency-words.ts';
import { WORD_TEXT_LENGTH, type WordBatch } from '#domain/word-batches.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { useTurns } from '#kit/call/use-turns.ts';
import { cellId, wordsOf, type Words } from './word-rows.ts';
import { saveWords } from './word-saver.ts';

/** A text that is typed and not saved yet. */
type Waiting = ReadonlyMap<string, { readonly key: string; readonly locale: string; readonly text: string }>;

/** So long nobody types until what was typed is saved. */
const PAUSE_MS = 600;

/**
 * The texts of a batch while they are edited: what is typed shows at once and is saved a moment later, each cell from its own
 * version. Where somebody else was faster theirs stands, and what was typed is kept beside it.
 */
export function useWords(agencyId: string, batch: WordBatch, loaded: AgencyWords) {
  const [words, setWords] = useState<Words>(() => wordsOf(loaded.cells));
  const [waiting, setWaiting] = useState<Waiting>(new Map());
  const [conflicts, setConflicts] = useState<ReadonlyMap<string, string>>(new Map());
  const [error, setError] = useState<AppError | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const inTurn = useTurns();
  const now = useRef({ words, waiting });
  useEffect(() => {
    now.current = { words, waiting };
  });

  const send = useCallback(
    () =>
      inTurn(async () => {
        const sent = [...now.current.waiting.entries()];
        if (sent.length === 0) return;
        setIsSaving(true);
        setError(null);
        try {
          const cells = sent.map(([id, cell]): WordCell => ({
            ...cell,
            version: now.current.words.get(id)?.version ?? 0,
          }));
          const answer = await saveWords(agencyId, batch, cells);
          const typed = new Map(sent.map(([id, { text }]) => [id, text]));
          const told = [...answer.saved, ...answer.conflicts];
          const next = new Map([
            ...now.current.words,
            ...told.map((cell) => [cellId(cell.key, cell.locale), cell] as const),
          ]);
          // What was typed on meanwhile waits for the next save.
          const left = new Map([...now.current.waiting].filter(([id, { text }]) => typed.get(id) !== text));
          now.current = { words: next, waiting: left };
          setWords(next);
          setWaiting(left);
          setConflicts((old) => {
            const all = new Map(old);
            for (const { key, locale } of answer.saved) all.delete(cellId(key, locale));
            for (const { key, locale, text } of answer.conflicts) {
              const mine = typed.get(cellId(key, locale)) ?? '';
              if (mine.trim() !== text) all.set(cellId(key, locale), mine);
            }
            return all;
          });
        } catch (thrown) {
          setError(toAppError(thrown));
        } finally {
          setIsSaving(false);
        }
      }),
    [agencyId, batch, inTurn],
  );

  const isWaiting = waiting.size > 0;
  useEffect(() => {
    if (!isWaiting || error) return;
    const timer = setTimeout(() => void send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waiting, isWaiting, error, send]);

  const type = useCallback((cells: readonly { key: string; locale: string; text: string }[]) => {
    setError(null);
    setWaiting((old) => {
      const next = new Map(old);
      for (const cell of cells) {
        const id = cellId(cell.key, cell.locale);
        const text = cell.text.slice(0, WORD_TEXT_LENGTH);
        if (text === (now.current.words.get(id)?.text ?? '')) next.delete(id);
        else next.set(id, { ...cell, text });
      }
      return next;
    });
  }, []);

  /** Drops what was typed beside somebody else's text, or writes it over that. */
  const settle = useCallback(
    (key: string, locale: string, takesMine: boolean) => {
      const id = cellId(key, locale);
      const mine = conflicts.get(id);
      setConflicts((old) => new Map([...old].filter(([one]) => one !== id)));
      if (takesMine && mine !== undefined) type([{ key, locale, text: mine }]);
    },
    [conflicts, type],
  );

  return { words, waiting, conflicts, error, isSaving, type, settle, send };
}
