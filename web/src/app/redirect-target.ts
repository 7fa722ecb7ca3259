import type { Params } from 'react-router-dom';
import type { PageRow } from './pages/page-row.ts';

/**
 * Where a row's redirect goes, its `:names` filled from the address, with the query that the visitor came with; null for rows
 * that lead nowhere else.
 */
export function redirectTarget(
  { redirect, redirectParams = {} }: PageRow,
  params: Params,
  search: string,
): string | null {
  if (redirect === undefined) return null;
  const own = Object.entries(redirectParams).map(([name, key]) => [key, params[name] ?? '']);
  const query = [new URLSearchParams(own).toString(), search.slice(1)].filter(Boolean).join('&');
  const path = redirect.replace(/:(\w+)/g, (place, name: string) =>
    encodeURIComponent(params[name] ?? place),
  );
  return query === '' ? path : `${path}?${query}`;
}
