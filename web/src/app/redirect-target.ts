import type { Params } from 'react-router-dom';
import type { PageRow } from './pages/page-row.ts';

/**
 * Where a row's redirect goes, its places filled from the address and with the query that the visitor came with; null for
 * rows that lead nowhere else.
 */
export function redirectTarget(
  { redirect, redirectParams = {} }: PageRow,
  params: Params,
  search: string,
): string | null {
  if (redirect === undefined) return null;
  const own = Object.entries(redirectParams).map(([name, key]) => [key, params[name] ?? '']);
  const path = redirect.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = [new URLSearchParams(own).toString(), search.slice(1)].filter(Boolean).join('&');
  return query === '' ? path : `${path}?${query}`;
}
