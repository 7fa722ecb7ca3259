import type { SearchQuery } from '#wire/quests.ts';
import type { RpcArgs } from '#wire/calls.ts';
import { callRpc } from '#lib/api.ts';
import { brandArg } from '#lib/brand.ts';

/** Begins a hunt on this brand's site, or gives it another title. */
export async function saveQuest(id: string, title: string): Promise<void> {
  await callRpc('save_quest', { id, title, ...brandArg() });
}

/** Removes a hunt with its searches. */
export async function removeQuest(id: string): Promise<void> {
  await callRpc('remove_quest', { id });
}

/** Keeps a search, or changes one. */
export function saveSearch(search: RpcArgs<'save_search_query'>): Promise<SearchQuery> {
  return callRpc('save_search_query', search);
}

/** Removes a search. */
export async function removeSearch(id: string): Promise<void> {
  await callRpc('remove_search_query', { id });
}

/** Hides a home that a search has found, or shows it again. */
export async function hideMatch(queryId: string, listingId: string, isHidden: boolean): Promise<void> {
  await callRpc('hide_match', { queryId, listingId, isHidden });
}

/** Takes a home into a dossier; the same one once. */
export async function shortlistMatch(queryId: string, listingId: string, dossierId: string): Promise<void> {
  await callRpc('shortlist_match', { queryId, listingId, dossierId });
}
