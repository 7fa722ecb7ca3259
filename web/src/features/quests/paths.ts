/** Addresses of the hunt's pages. They are not among `PATHS`, which every first visit loads. */
export const QUEST_PATHS = {
  start: '/quests-costa',
} as const;

/** The page of one search. */
export function searchPath(id: string): string {
  return `${QUEST_PATHS.start}/search-query/${id}`;
}
