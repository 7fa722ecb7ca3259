import type { Rpc } from './call.ts';
import * as quests from './quests.ts';

/** Database functions about hunts and their searches. They are part of the one table of calls. */
export const questRpcs = {
  hide_match: quests.hideMatch,
  own_quests: quests.ownQuests,
  remove_quest: quests.removeQuest,
  remove_search_query: quests.removeSearchQuery,
  save_quest: quests.saveQuest,
  save_search_query: quests.saveSearchQuery,
  search_matches: quests.searchMatches,
  search_query: quests.searchQuery,
  shortlist_match: quests.shortlistMatch,
} as const satisfies Readonly<Record<string, Rpc>>;
