import type { Game } from '#wire/games.ts';
import type { ResumableRun } from '#wire/runs.ts';
import { replace } from 'react-router-dom';
import type { FamilyKey } from '#domain/families.ts';
import { itemPath, resultsPath } from '#domain/game-paths.ts';
import { brand } from '#lib/brand.ts';
import { readGame } from '#kit/games/read-game.ts';
import { readResumableRuns } from './queries.ts';

export interface SessionsData {
  /** runs under way, the one guessed last first */
  readonly active: readonly ResumableRun[];
  /** runs that sat for a day, and whose game was not begun again */
  readonly expired: readonly ResumableRun[];
  /** what to play instead, when nothing is under way */
  readonly offer: Game | null;
}

/**
 * Goes on with the visitor's one run under way. With several of them, or with none, there is something to choose.
 * @param families whose runs are meant; all of them, if none is named
 */
export async function loadSessions(families?: readonly FamilyKey[]): Promise<SessionsData | Response> {
  const runs = (await readResumableRuns()).filter((run) => families?.includes(run.game.family) ?? true);
  const active = runs.filter((run) => run.status === 'active');
  const [only] = active;
  // Replaced, so that going back does not lead forward again.
  if (active.length === 1 && only) return replace(resumePath(only));
  const offer = active.length > 0 ? null : await readOffer();
  return { active, expired: runs.filter((run) => run.status === 'expired'), offer };
}

/** A brand without a game of its own has its list to offer. */
function readOffer(): Promise<Game | null> {
  return readGame(brand().brandedGameSlug).catch(() => null);
}

/** Where a run goes on: its next home, or its results when every home that is left was withdrawn. */
export function resumePath({ game, sessionId, nextGameListingId, lastGameListingId }: ResumableRun): string {
  const { family, slug } = game;
  if (nextGameListingId) return itemPath(family, { slug, gameListingId: nextGameListingId, sessionId });
  return resultsPath(family, {
    slug,
    sessionId,
    ...(lastGameListingId ? { gameListingId: lastGameListingId } : {}),
  });
}
