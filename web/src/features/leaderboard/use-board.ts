import { useCallback, useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { ownRun } from '#lib/own-runs.ts';
import { PAGE_ROWS, readBoard, readOwnPlace, type BoardRow, type OwnPlace, type Period } from './queries.ts';

export interface Board {
  readonly rows: readonly BoardRow[];
  readonly own: OwnPlace | null;
  /** the last page was full, so there may be more */
  readonly hasMore: boolean;
}

/** A board's first page and the player's own place. */
export async function readFirstPage(gameId: string, slug: string, period: Period): Promise<Board> {
  const run = ownRun(gameId);
  const [rows, own] = await Promise.all([
    readBoard(slug, period),
    run ? readOwnPlace(run, period).catch(() => null) : null,
  ]);
  return { rows, own, hasMore: rows.length === PAGE_ROWS };
}

/** Adds pages to the first one, and reads the top anew when the board says that it changed. */
export function useBoard(first: Board, gameId: string, slug: string, period: Period) {
  const [board, setBoard] = useState(first);
  const [isLoading, setIsLoading] = useState(false);
  const [error, setError] = useState<AppError | null>(null);

  const loadMore = async () => {
    setIsLoading(true);
    setError(null);
    try {
      const rows = await readBoard(slug, period, board.rows.at(-1)?.cursor);
      setBoard({ ...board, rows: [...board.rows, ...rows], hasMore: rows.length === PAGE_ROWS });
    } catch (thrown) {
      setError(toAppError(thrown));
    }
    setIsLoading(false);
  };

  const refresh = useCallback(async () => {
    try {
      const top = await readFirstPage(gameId, slug, period);
      setBoard(top);
    } catch {
      // The next change, or the player, asks again; what is on screen was true a moment ago.
    }
  }, [gameId, slug, period]);

  return { board, isLoading, error, loadMore, refresh };
}
