import { callRpc } from '#lib/api.ts';
import { guestArgs, guestToken, readSession } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';

/** What a board may cover: calendar days, weeks from Monday, and months in the brand's time zone. */
export const PERIODS = ['all_time', 'month', 'week', 'day'] as const;
export type Period = (typeof PERIODS)[number];

/** Which board: its game, the time that it covers, and whether its runs were against the clock. */
export interface BoardId {
  readonly slug: string;
  readonly period: Period;
  readonly isTimed: boolean;
}

export interface BoardRow {
  readonly rank: number;
  readonly displayName: string;
  readonly totalScore: number;
  readonly finishedAt: string;
  /** opaque; names this row when the rows after it are asked for, and when its name is reported */
  readonly cursor: string;
}

export interface OwnPlace extends BoardRow {
  readonly players: number;
  readonly percentile: number;
}

export interface BoardFacts {
  /** the game is played against the clock now; boards of before its change stay */
  readonly isTimed: boolean;
  readonly hasTimed: boolean;
  readonly hasUntimed: boolean;
  readonly mayModerate: boolean;
  /** null for whoever does not moderate the game */
  readonly openReports: number | null;
}

/** The most rows that one answer holds: fewer means that the board ends there. */
export const PAGE_ROWS = 100;

/** Rows of a game's board, from the top or after a row. */
export function readBoard({ slug, period, isTimed }: BoardId, after?: string): Promise<readonly BoardRow[]> {
  return callRpc<readonly BoardRow[]>('leaderboard', {
    game_slug: slug,
    ...brandArg(),
    period,
    timed: isTimed,
    ...(after ? { after } : {}),
  });
}

/** This player's place on a board, or null when they are not on it. Who never played is not asked about. */
export async function readOwnPlace({ slug, period, isTimed }: BoardId): Promise<OwnPlace | null> {
  if (!guestToken() && !readSession()) return null;
  return callRpc<OwnPlace | null>('own_place', {
    game_slug: slug,
    ...brandArg(),
    period,
    timed: isTimed,
    ...guestArgs(),
  });
}

/** Which boards a game has, and whether this visitor moderates it. */
export function readBoardFacts(slug: string): Promise<BoardFacts> {
  return callRpc<BoardFacts>('board_facts', { game_slug: slug, ...brandArg() });
}

/** What somebody reported, and what was said of it. */
export interface ReportedSubject {
  readonly kind: 'comment' | 'name';
  readonly commentId: string | null;
  /** the cursor of the name's row on the board */
  readonly entry: string | null;
  readonly displayName: string;
  readonly body: string | null;
  readonly home: string | null;
  readonly reports: readonly { readonly reason: string; readonly note: string; readonly createdAt: string }[];
  readonly firstAt: string;
}

export interface OpenReports {
  readonly subjects: readonly ReportedSubject[];
  readonly blocked: readonly {
    readonly commentId: string;
    readonly displayName: string;
    readonly createdAt: string;
  }[];
  readonly log: readonly {
    readonly action: 'remove' | 'rename' | 'block' | 'unblock' | 'dismiss';
    readonly before: string;
    readonly reason: string;
    readonly actedAt: string;
    readonly actor: string | null;
  }[];
}

/** The open reports of a game, for the people who run it. */
export function readOpenReports(slug: string): Promise<OpenReports> {
  return callRpc<OpenReports>('open_reports', { game_slug: slug, ...brandArg() });
}
