import type { ManagedGuess } from '#wire/managed-homes.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { readGuesses, type GuessQuery } from './queries.ts';

/**
 * One page of guesses at a time, by keyset: the server sorts and filters, so a hundred thousand guesses cost what fifty do.
 * The pages before are remembered by their cursors.
 */
export function useGuessTable(
  slug: string,
  gameListingId: string,
  query: GuessQuery,
  /** another number asks for the same page again */
  reloadKey: number,
) {
  const [rows, setRows] = useState<readonly ManagedGuess[] | null>(null);
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  const [next, setNext] = useState<string | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [isLoading, setIsLoading] = useState(true);
  const asked = useRef(0);
  const place = useRef<{ query: GuessQuery; stack: readonly (string | null)[] } | null>(null);

  const load = useCallback(
    async (stack: readonly (string | null)[]) => {
      asked.current += 1;
      const turn = asked.current;
      setIsLoading(true);
      setError(null);
      try {
        const page = await readGuesses(slug, gameListingId, query, stack.at(-1) ?? null);
        if (turn !== asked.current) return; // another order was asked for meanwhile
        setRows(page.rows);
        setNext(page.next);
        setCursors(stack);
        place.current = { query, stack };
      } catch (thrown) {
        if (turn === asked.current) setError(toAppError(thrown));
      }
      if (turn === asked.current) setIsLoading(false);
    },
    [slug, gameListingId, query],
  );

  useEffect(() => {
    void load(place.current?.query === query ? place.current.stack : [null]);
  }, [load, query, reloadKey]);

  return {
    rows,
    page: cursors.length,
    error,
    isLoading,
    hasNext: next !== null,
    goNext: () => void load([...cursors, next]),
    goBack: () => void load(cursors.slice(0, -1)),
    reload: () => load(cursors),
  };
}
