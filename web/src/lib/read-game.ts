import type { FamilyKey } from '#domain/families.ts';
import type { HintKind } from '#domain/hints.ts';
import type { ModeOptions } from '#domain/modes.ts';
import type { ScoringOptionKey } from '#domain/scoring-options.ts';
import { callRpc } from './api.ts';
import { accessToken, guestToken } from './auth-session.ts';
import { brandArg } from './brand.ts';
import type { Photo } from './photo.ts';

/** What a visitor may know of a game. */
export interface Game {
  readonly id: string;
  readonly slug: string;
  readonly brand: string;
  readonly family: FamilyKey;
  readonly title: string;
  readonly description: string;
  readonly state: 'draft' | 'scheduled' | 'open' | 'closed' | 'archived';
  readonly visibility: 'public' | 'unlisted' | 'code';
  readonly currency: string;
  readonly market: string | null;
  readonly rounds: number;
  readonly listingCount: number;
  readonly roundSeconds: number | null;
  /** what the game's mode says; the game's own columns follow it */
  readonly modeOptions?: ModeOptions;
  /** sudden death: a run ends at a guess with a larger |ln(guess / price)|; null in other games */
  readonly missLimitLog: number | null;
  readonly hints: readonly HintKind[];
  /** what the points of a guess are made of besides its formula */
  readonly scoringOptions?: readonly ScoringOptionKey[];
  readonly leaderboardEnabled: boolean;
  readonly needsCode: boolean;
  /** the viewer has not been let in: rounds, currency, homes and the like are not said */
  readonly isBehindCode?: boolean;
  readonly isOpen: boolean;
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  readonly isSample: boolean;
  /** who made it, where they say so */
  readonly hostName?: string | null;
  readonly players: number;
  readonly cover: Photo | null;
}

/**
 * A game of this brand by its slug; refuses with `not_found`. One behind a code is asked for again as whoever this browser
 * is: somebody with a run of it sees it whole, while the page came with what anybody sees.
 */
export async function readGame(slug: string): Promise<Game> {
  const args = { game_slug: slug, ...brandArg() };
  const game = await callRpc<Game>('game_overview', args);
  if (game.isBehindCode !== true) return game;
  const guest = guestToken();
  if (guest === undefined && !(await accessToken())) return game;
  return callRpc<Game>('game_overview', { ...args, guest_token: guest ?? null });
}

/** The open public games of this brand, newest first. */
export function readBrandGames(): Promise<readonly Game[]> {
  return callRpc<readonly Game[]>('brand_games', { ...brandArg() });
}
