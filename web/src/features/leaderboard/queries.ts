import { callRpc } from '#lib/api.ts';
import { guestArgs } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';

/** What a board may cover: calendar days, weeks from Monday, and months in the brand's time zone. */
export const PERIODS = ['all_time', 'month', 'week', 'day'] as const;
export type Period = (typeof PERIODS)[number];

export interface BoardRow {
  readonly rank: number;
  readonly displayName: string;
  readonly totalScore: number;
  readonly finishedAt: string;
  /** opaque; names this row when the rows after it are asked for */
  readonly cursor: string;
}

export interface OwnPlace {
  readonly rank: number;
  readonly players: number;
  readonly percentile: number;
  readonly totalScore: number;
  readonly displayName: string;
}

/** The most rows that one answer holds: fewer means that the board ends there. */
export const PAGE_ROWS = 100;

/** Rows of a game's board, from the top or after a row. */
export function readBoard(slug: string, period: Period, after?: string): Promise<readonly BoardRow[]> {
  return callRpc<readonly BoardRow[]>('leaderboard', {
    game_slug: slug,
    ...brandArg(),
    period,
    ...(after ? { after } : {}),
  });
}

/** The place of this player's run in a period, or null when it is not in it. */
export function readOwnPlace(sessionId: string, period: Period): Promise<OwnPlace | null> {
  return callRpc<OwnPlace | null>('leaderboard_place', { session_id: sessionId, ...guestArgs(), period });
}
