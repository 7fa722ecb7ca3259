import { z } from 'zod';
import { asGuest, brand, id, slug } from './fields.ts';

/** What a board may cover: calendar days, weeks from Monday, and months in the brand's time zone. */
export const PERIODS = ['all_time', 'month', 'week', 'day'] as const;
export type Period = (typeof PERIODS)[number];

/** The most rows that one answer holds: fewer means that the board ends there. */
export const BOARD_PAGE_ROWS = 100;

export const boardRow = z.object({
  rank: z.number().int(),
  displayName: z.string(),
  totalScore: z.number(),
  finishedAt: z.string(),
  /** opaque; names this row when the rows after it are asked for, and when its name is reported */
  cursor: z.string(),
});
export type BoardRow = z.output<typeof boardRow>;

const ofBoard = {
  gameSlug: slug,
  brand,
  period: z.enum(PERIODS).optional(),
  timed: z.boolean().nullish(),
  /** one that the game names; none is the game's own board */
  region: z.string().max(80).nullish(),
};

/** Rows of a game's board, or of that of one of its regions, from the top or after a row. */
export const leaderboard = {
  takes: z.object({ ...ofBoard, after: z.string().optional(), guestToken: asGuest }),
  answers: z.array(boardRow).max(BOARD_PAGE_ROWS),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** A player's place on a board. */
export const ownPlaceRow = boardRow.extend({
  players: z.number().int(),
  percentile: z.number(),
  isTimed: z.boolean(),
});
export type OwnPlace = z.output<typeof ownPlaceRow>;

/** This player's place on a board, or null when they are not on it. */
export const ownPlace = {
  takes: z.object({ ...ofBoard, guestToken: asGuest }),
  answers: ownPlaceRow.nullable(),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** The place of one run on its board. */
export const leaderboardPlace = {
  takes: z.object({ sessionId: id, guestToken: asGuest, period: z.enum(PERIODS).optional() }),
  answers: ownPlaceRow.nullable(),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** Which boards a game has, and whether this visitor moderates it. */
export const boardFacts = {
  takes: z.object({ gameSlug: slug, brand, guestToken: asGuest }),
  answers: z.object({
    /** the game is played against the clock now; boards of before its change stay */
    isTimed: z.boolean(),
    hasTimed: z.boolean(),
    hasUntimed: z.boolean(),
    /** those that a player may choose one of; a run in one is ranked where it has a board */
    regions: z.array(
      z.object({
        name: z.string(),
        homes: z.number().int(),
        hasBoard: z.boolean(),
        players: z.number().int(),
      }),
    ),
    mayModerate: z.boolean(),
    /** null for whoever does not moderate the game */
    openReports: z.number().int().nullable(),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type BoardFacts = z.output<typeof boardFacts.answers>;
