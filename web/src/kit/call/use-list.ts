import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { useAhead } from './ahead.ts';
import { changePages, isReading, onePage, type Cursor, type ListData } from './list-data.ts';
import { putRow, rowsOf, takeRow, type Identified, type Page } from './list-pages.ts';
import { queryClient } from './query-client.ts';
import { useLastError } from './use-last-error.ts';
import { useListTurns } from './use-list-turns.ts';
import { useOwnKey } from './use-own-key.ts';

/** A list as far as it was read. */
export interface List<Row extends Identified, P extends Page<Row> = Page<Row>> {
  /** the first page with what else it says; null until it is there */
  readonly first: P | null;
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  readonly isLoadingMore: boolean;
  /** the last reading failed; what was read before stays */
  readonly error: AppError | null;
  /** adds a page, and answers the rows that it brought */
  readonly more: () => Promise<readonly Row[]>;
  /** reads every page on screen anew; its rows stay until the new ones are there */
  readonly reload: () => Promise<readonly Row[]>;
  /** reads again what failed */
  readonly retry: () => Promise<readonly Row[]>;
  /** a row as it is now: in its place, else after another row, else on top */
  readonly put: (row: Row, afterId?: string) => void;
  readonly take: (id: string) => void;
}

interface ListOptions<P> {
  /** the first page, from the route's loader; another one begins the list anew */
  readonly first?: P;
  /** the list is reloaded often and by itself: a reload that fails says nothing, the next one comes */
  readonly isLive?: boolean;
}

/**
 * A list that is read page by page, by cursor.
 * @param key says which list: another key is another list
 */
export function useList<Row extends Identified, P extends Page<Row>>(
  key: readonly unknown[],
  readPage: (after: Cursor) => Promise<P>,
  { first, isLive = false }: ListOptions<P> = {},
): List<Row, P> {
  const queryKey = useOwnKey(key);
  const ahead = useAhead(key, () => readPage(null));
  const begin = first ?? ahead;
  const query = useInfiniteQuery<P, AppError, ListData<P>, readonly unknown[], Cursor>(
    {
      queryKey,
      queryFn: ({ pageParam }) =>
        readPage(pageParam).catch((thrown: unknown) => {
          throw toAppError(thrown);
        }),
      initialPageParam: null,
      getNextPageParam: ({ next }) => next,
      ...(begin ? { initialData: () => onePage(begin) } : {}),
    },
    queryClient,
  );
  const { data, isFetchNextPageError } = query;
  const error = useLastError(queryKey, query);
  const rows = useMemo(() => rowsOf<Row>(data?.pages ?? []), [data]);
  const { now, inTurn, more, reload } = useListTurns<Row>(queryKey, query);

  const begun = useRef(first);
  useEffect(() => {
    if (first === undefined || begun.current === first) return;
    begun.current = first;
    queryClient.setQueryData(now.current, onePage(first));
  }, [first, now]);

  const change = useCallback(
    (edit: (pages: readonly P[]) => readonly P[]) => {
      changePages(now.current, edit);
      // What is being read at this moment may not know of the change yet.
      if (isReading(now.current)) void inTurn(async (list) => changePages(list, edit));
    },
    [now, inTurn],
  );
  return {
    first: data?.pages[0] ?? null,
    rows,
    hasMore: query.hasNextPage,
    isBusy: query.isFetching,
    isLoadingMore: query.isFetchingNextPage,
    error: isLive && data !== undefined && !isFetchNextPageError ? null : error,
    more,
    reload,
    retry: isFetchNextPageError ? more : reload,
    put: useCallback((row, afterId) => change((pages) => putRow(pages, row, afterId)), [change]),
    take: useCallback((id) => change((pages) => takeRow(pages, id)), [change]),
  };
}
