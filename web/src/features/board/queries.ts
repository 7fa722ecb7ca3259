import { BOARD_PAGE_ROWS, type BoardFacts, type BoardRow, type OwnPlace, type Period } from '#wire/boards.ts';
import type { OpenReports } from '#wire/moderation.ts';
import { callRpc } from '#lib/api.ts';
import { guestArgs, guestToken, readSession } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';

/** Which board: its game, the time that it covers, and whether its runs were against the clock. */
export interface BoardId {
  readonly slug: string;
  readonly period: Period;
  readonly isTimed: boolean;
  /** null: the game's own, of all regions */
  readonly region: string | null;
}

/** A place on a board; its cursor is what the list knows it by. */
export interface Place extends BoardRow {
  readonly id: string;
}

/** Places of a board, and with the first of them the player's own. */
export interface BoardPage {
  readonly rows: readonly Place[];
  readonly next: string | null;
  readonly own: OwnPlace | null;
}

/** A page of a game's board, from the top or after a row. Where the own place cannot be read, the board shows without. */
export async function readBoard(id: BoardId, after: string | null = null): Promise<BoardPage> {
  const own = after === null ? readOwnPlace(id).catch(() => null) : null;
  const rows = await callRpc('leaderboard', {
    gameSlug: id.slug,
    ...brandArg(),
    period: id.period,
    timed: id.isTimed,
    region: id.region,
    ...guestArgs(),
    ...(after === null ? {} : { after }),
  });
  const isFull = rows.length === BOARD_PAGE_ROWS;
  return {
    rows: rows.map((row) => ({ ...row, id: row.cursor })),
    next: isFull ? (rows.at(-1)?.cursor ?? null) : null,
    own: await own,
  };
}

/** This player's place on a board, or null when they are not on it. Who never played is not asked about. */
async function readOwnPlace({ slug, period, isTimed, region }: BoardId): Promise<OwnPlace | null> {
  if (!guestToken() && !readSession()) return null;
  return callRpc('own_place', {
    gameSlug: slug,
    ...brandArg(),
    period,
    timed: isTimed,
    region,
    ...guestArgs(),
  });
}

/** Which boards a game has, and whether this visitor moderates it. */
export function readBoardFacts(slug: string): Promise<BoardFacts> {
  return callRpc('board_facts', { gameSlug: slug, ...brandArg(), ...guestArgs() });
}

/** The open reports of a game, for the people who run it. */
export function readOpenReports(slug: string): Promise<OpenReports> {
  return callRpc('open_reports', { gameSlug: slug, ...brandArg() });
}
