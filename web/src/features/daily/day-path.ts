import type { RecordedDay } from '#wire/editions.ts';
import { leaderboardPath, resultsPath, startPath } from '#domain/game-paths.ts';

/** Where a day leads: to its results where they are there, else to its game, which says what a run of it counts for. */
export function dayPath({ run, gameSlug }: RecordedDay): string {
  if (run?.status === 'finished')
    return resultsPath('public', { slug: run.gameSlug, sessionId: run.sessionId });
  return startPath('public', run?.status === 'active' ? run.gameSlug : gameSlug);
}

/** The board of a day's game. */
export function dayBoardPath(slug: string): string {
  return leaderboardPath('public', slug) ?? startPath('public', slug);
}
