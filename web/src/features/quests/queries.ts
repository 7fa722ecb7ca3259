import type { Quest, SearchMatch, SearchQuery } from '#wire/quests.ts';
import type { Page } from '#kit/call/list-pages.ts';
import { callRpc } from '#lib/api.ts';

/** The signed-in hunter's hunts with their searches, the newest first. */
export async function readQuests(): Promise<readonly Quest[]> {
  return (await callRpc('own_quests', {})).quests;
}

/** One of their searches. */
export function readSearch(id: string): Promise<SearchQuery> {
  return callRpc('search_query', { id });
}

/** A page of the homes that fit a search. */
export function readMatches(id: string, after: string | null): Promise<Page<SearchMatch>> {
  return callRpc('search_matches', { id, after });
}
