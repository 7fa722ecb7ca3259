import { useCallback, useEffect, useRef } from 'react';
import { isReading, keptIds, type ListData } from './list-data.ts';
import { rowsOf, type Identified, type Page } from './list-pages.ts';
import { useTurns } from './use-turns.ts';

interface Answer<Row> {
  readonly data: ListData<Page<Row>> | undefined;
}

interface Readers<Row> {
  readonly refetch: (options?: { readonly cancelRefetch: boolean }) => Promise<Answer<Row>>;
  readonly fetchNextPage: () => Promise<Answer<Row>>;
}

/**
 * The readings of a list, one after another: no older answer replaces a newer one. Whoever asks for a page that waits for
 * its turn already gets that one.
 */
export function useListTurns<Row extends Identified>(
  key: readonly unknown[],
  { refetch, fetchNextPage }: Readers<Row>,
) {
  const now = useRef(key);
  useEffect(() => {
    now.current = key;
  });
  const takeTurn = useTurns();
  /** Does a work when nothing is being read, the first page included. */
  const inTurn = useCallback(
    <Result>(work: (key: readonly unknown[]) => Promise<Result>) =>
      takeTurn(async () => {
        if (isReading(now.current)) await refetch({ cancelRefetch: false });
        return work(now.current);
      }),
    [takeTurn, refetch],
  );
  /** Reads, and answers the rows that were not there before. */
  const read = useCallback(
    (work: () => Promise<Answer<Row>>, onBegin?: () => void): Promise<readonly Row[]> =>
      inTurn(async (list) => {
        onBegin?.();
        const known = keptIds(list);
        const { data } = await work();
        return rowsOf(data?.pages ?? []).filter(({ id }) => !known.has(id));
      }),
    [inTurn],
  );
  const coming = useRef<{ reload?: Promise<readonly Row[]>; more?: Promise<readonly Row[]> }>({});
  const more = useCallback(
    () =>
      (coming.current.more ??= read(fetchNextPage).finally(() => {
        delete coming.current.more;
      })),
    [read, fetchNextPage],
  );
  const reload = useCallback(
    () =>
      (coming.current.reload ??= read(refetch, () => {
        // What changes from here on is one more reading.
        delete coming.current.reload;
      })),
    [read, refetch],
  );
  return { now, inTurn, more, reload };
}
