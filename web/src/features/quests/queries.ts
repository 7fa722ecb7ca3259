import type { Quest, SearchMatch, SearchQuery } from '#wire/quests.ts';
import type { Page } from '#kit/call/list-pages.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { toAppError } from '#lib/app-error.ts';
import { locale } from '#lib/i18n.ts';

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

/** Whose model would read wishes in words; null: none is set up. */
export async function readWishReader(): Promise<string | null> {
  try {
    return (await callFunction('read-wishes', { isProbe: true }, { attempts: 1 })).body.provider;
  } catch (thrown) {
    if (toAppError(thrown).code === 'no_model') return null;
    throw thrown;
  }
}

/** What a model makes of wishes in words, as phrases that the rules read. They go to the provider that is named, or nowhere. */
export async function readByModel(text: string, agreesTo: string): Promise<readonly string[]> {
  const language = locale().startsWith('es') ? 'es' : 'en';
  return (await callFunction('read-wishes', { text, agreesTo, language }, { attempts: 1 })).body.phrases;
}
