import type { PortalMatch, PortalQuery, PortalQueryList } from '#wire/portal-queries.ts';
import type { RpcArgs } from '#wire/calls.ts';
import type { Page } from '#kit/call/list-pages.ts';
import { callRpc } from '#lib/api.ts';

/** The queries that staff keep, and the feeds. */
export function readPortalQueries(): Promise<PortalQueryList> {
  return callRpc('portal_queries', {});
}

/** Keeps a query, or changes one. */
export function savePortalQuery(query: RpcArgs<'save_portal_query'>): Promise<PortalQuery> {
  return callRpc('save_portal_query', query);
}

/** Removes a query. */
export async function removePortalQuery(id: string): Promise<void> {
  await callRpc('remove_portal_query', { id });
}

/** A page of the homes that fit a query. */
export function readMatches(id: string, after: string | null, pageRows = 50): Promise<Page<PortalMatch>> {
  return callRpc('portal_matches', { id, after, pageRows });
}
