import { useCallback, useEffect, useRef, useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';

/** One page of a list; `next` is the last row's cursor where there is more. */
interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** A list as far as it was read. */
interface Pages<Row, P extends Page<Row>> {
  /** null until the first page is there */
  readonly first: P | null;
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  /** the last read failed; what was read before stays */
  readonly error: AppError | null;
  readonly more: () => void;
  /** reads from the top; the rows on screen stay until the new ones are there */
  readonly reload: () => void;
}

/**
 * A list that is read page by page. Rows that a later page repeats are left out.
 * @param read stable between renders; another one is another list
 */
export function usePages<Row extends { readonly id: string }, P extends Page<Row>>(
  read: (after: string | null) => Promise<P>,
): Pages<Row, P> {
  const [pages, setPages] = useState<readonly P[]>([]);
  const [error, setError] = useState<AppError | null>(null);
  const [isBusy, setIsBusy] = useState(true);
  const newest = useRef(0);
  const load = useCallback(
    (before: readonly P[]) => {
      const mine = (newest.current += 1);
      const settle = (work: () => void) => {
        if (mine !== newest.current) return;
        work();
        setIsBusy(false);
      };
      return read(before.at(-1)?.next ?? null).then(
        (page) =>
          settle(() => {
            setPages([...before, page]);
            setError(null);
          }),
        (thrown: unknown) => settle(() => setError(toAppError(thrown))),
      );
    },
    [read],
  );
  useEffect(() => {
    void load([]);
  }, [load]);
  const start = (before: readonly P[]) => {
    setIsBusy(true);
    void load(before);
  };
  const seen = new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row]));
  return {
    first: pages[0] ?? null,
    rows: [...seen.values()],
    hasMore: pages.at(-1)?.next != null,
    isBusy,
    error,
    more: () => start(pages),
    reload: () => start([]),
  };
}
