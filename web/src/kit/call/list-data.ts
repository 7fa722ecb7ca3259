import type { InfiniteData } from '@tanstack/react-query';
import { rowsOf, type Identified, type Page } from './list-pages.ts';
import { queryClient } from './query-client.ts';

/** Where a page begins: after a row, or at the top. */
export type Cursor = string | null;

/** The pages of a list as the client keeps them. */
export type ListData<P> = InfiniteData<P, Cursor>;

export function onePage<P>(page: P): ListData<P> {
  return { pages: [page], pageParams: [null] };
}

export function isReading(key: readonly unknown[]): boolean {
  return queryClient.isFetching({ queryKey: key, exact: true }) > 0;
}

/** The ids of the rows that a list has. */
export function keptIds(key: readonly unknown[]): ReadonlySet<string> {
  const pages = queryClient.getQueryData<ListData<Page<Identified>>>(key)?.pages ?? [];
  return new Set(rowsOf(pages).map(({ id }) => id));
}

export function changePages<P>(key: readonly unknown[], edit: (pages: readonly P[]) => readonly P[]): void {
  queryClient.setQueryData<ListData<P>>(key, (old) => old && { ...old, pages: [...edit(old.pages)] });
}
