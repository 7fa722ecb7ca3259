import type { BoardRow, OwnPlace } from '#wire/boards.ts';
import { useCallback, useRef, useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { BOARD_PAGE_ROWS } from '#wire/boards.ts';
import { readBoard, readOwnPlace, type BoardId } from './queries.ts';

export interface Board {
  readonly rows: readonly BoardRow[];
  readonly own: OwnPlace | null;
  /** the last page was full, so there may be more */
  readonly hasMore: boolean;
}

/** A board's first page and the player's own place. */
export function readFirstPage(id: BoardId): Promise<Board> {
  return readPages(id, 1);
}

/** So many pages from the top, as they are now. */
async function readPages(id: BoardId, pages: number): Promise<Board> {
  const own = readOwnPlace(id).catch(() => null);
  const rows = [...(await readBoard(id))];
  let hasMore = rows.length === BOARD_PAGE_ROWS;
  for (let page = 1; page < pages && hasMore; page += 1) {
    const next = await readBoard(id, rows.at(-1)?.cursor);
    rows.push(...next);
    hasMore = next.length === BOARD_PAGE_ROWS;
  }
  return { rows, own: await own, hasMore };
}

/**
 * Adds pages to the first one. When the board says that it changed, all the pages on screen are read anew, so that nobody
 * who has paged down is thrown back to the top; changes that come meanwhile are one more reading.
 */
export function useBoard(first: Board, id: BoardId) {
  const [board, setBoard] = useState(first);
  const [isLoading, setIsLoading] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const shown = useRef(first);
  const work = useRef({ isBusy: false, hasChanged: false });
  const { slug, period, isTimed } = id;

  const show = useCallback((next: Board) => {
    shown.current = next;
    setBoard(next);
  }, []);

  const refresh = useCallback(async () => {
    work.current.hasChanged = true;
    if (work.current.isBusy) return;
    work.current.isBusy = true;
    while (work.current.hasChanged) {
      work.current.hasChanged = false;
      const pages = Math.max(1, Math.ceil(shown.current.rows.length / BOARD_PAGE_ROWS));
      try {
        show(await readPages({ slug, period, isTimed }, pages));
      } catch {
        // The next change, or the player, asks again; what is on screen was true a moment ago.
      }
    }
    work.current.isBusy = false;
  }, [slug, period, isTimed, show]);

  /** Answers the first row that was added. */
  const loadMore = async (): Promise<BoardRow | undefined> => {
    if (work.current.isBusy) return undefined;
    work.current.isBusy = true;
    setIsLoading(true);
    setError(null);
    let added: readonly BoardRow[] = [];
    try {
      const { rows, own } = shown.current;
      added = await readBoard(id, rows.at(-1)?.cursor);
      show({ rows: [...rows, ...added], own, hasMore: added.length === BOARD_PAGE_ROWS });
    } catch (thrown) {
      setError(toAppError(thrown));
    }
    setIsLoading(false);
    work.current.isBusy = false;
    if (work.current.hasChanged) void refresh();
    return added[0];
  };

  return { board, isLoading, error, loadMore, refresh };
}
