import type { BoardFacts, BoardRow, OwnPlace, Period } from '#wire/boards.ts';
import type { OpenReports } from '#wire/moderation.ts';
import { callRpc } from '#lib/api.ts';
import { guestArgs, guestToken, readSession } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';

/** Which board: its game, the time that it covers, and whether its runs were against the clock. */
export interface BoardId {
  readonly slug: string;
  readonly period: Period;
  readonly isTimed: boolean;
}

/** Rows of a game's board, from the top or after a row. */
export function readBoard({ slug, period, isTimed }: BoardId, after?: string): Promise<readonly BoardRow[]> {
  return callRpc('leaderboard', {
    gameSlug: slug,
    ...brandArg(),
    period,
    timed: isTimed,
    ...(after ? { after } : {}),
  });
}

/** This player's place on a board, or null when they are not on it. Who never played is not asked about. */
export async function readOwnPlace({ slug, period, isTimed }: BoardId): Promise<OwnPlace | null> {
  if (!guestToken() && !readSession()) return null;
  return callRpc('own_place', {
    gameSlug: slug,
    ...brandArg(),
    period,
    timed: isTimed,
    ...guestArgs(),
  });
}

/** Which boards a game has, and whether this visitor moderates it. */
export function readBoardFacts(slug: string): Promise<BoardFacts> {
  return callRpc('board_facts', { gameSlug: slug, ...brandArg() });
}

/** The open reports of a game, for the people who run it. */
export function readOpenReports(slug: string): Promise<OpenReports> {
  return callRpc('open_reports', { gameSlug: slug, ...brandArg() });
}
