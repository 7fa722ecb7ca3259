import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import type { Page } from '../call/list-pages.ts';
import { queryClient } from '../call/query-client.ts';
import { useLastError } from '../call/use-last-error.ts';
import { useOwnKey } from '../call/use-own-key.ts';

type Cursor = string | null;

/** One page of a table, and the way to the pages beside it. */
export interface TablePages<Row> {
  /** null until the first page is there; then the last page that came */
  readonly rows: readonly Row[] | null;
  /** from 1 */
  readonly page: number;
  readonly hasNext: boolean;
  readonly isBusy: boolean;
  readonly error: AppError | null;
  readonly goNext: () => void;
  readonly goBack: () => void;
  readonly reload: () => void;
}

/**
 * A table of which one page shows at a time, by keyset: the server sorts and filters, so a page of a hundred thousand rows
 * costs what one of fifty does. The pages before are remembered by their cursors.
 * @param key says which rows in which order: another key begins at the first page
 * @param version another one reads the same page anew
 */
export function useTablePages<Row>(
  key: readonly unknown[],
  readPage: (after: Cursor) => Promise<Page<Row>>,
  version = 0,
): TablePages<Row> {
  const of = hashKey(key);
  const [place, setPlace] = useState<{ readonly of: string; readonly cursors: readonly Cursor[] }>({
    of,
    cursors: [null],
  });
  const cursors = place.of === of ? place.cursors : [null];
  const after = cursors.at(-1) ?? null;
  const queryKey = useOwnKey([...key, after, version]);
  const query = useQuery<Page<Row>, AppError>(
    {
      queryKey,
      queryFn: () =>
        readPage(after).catch((thrown: unknown) => {
          throw toAppError(thrown);
        }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  const { data, isFetching, isPlaceholderData, refetch } = query;
  const next = isPlaceholderData ? null : (data?.next ?? null);
  const go = (to: readonly Cursor[]) => setPlace({ of, cursors: to });
  return {
    rows: data?.rows ?? null,
    page: cursors.length,
    hasNext: next !== null,
    isBusy: isFetching,
    error: useLastError(queryKey, query),
    goNext: () => {
      if (next !== null) go([...cursors, next]);
    },
    goBack: () => {
      if (cursors.length > 1) go(cursors.slice(0, -1));
    },
    reload: () => void refetch(),
  };
}
