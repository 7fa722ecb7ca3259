import { z } from 'zod';
import type { ScoredGuess } from '../../domain/room-elimination.ts';
import { ROOM_KIND_KEYS, ROOM_PHASES, ROOM_REACTIONS, TEAM_RULES } from '../../domain/room-rules.ts';
import { PLAIN_PLAY, type RoomState } from '../../domain/room-state.ts';
import { procedure } from '../call.ts';
import { id } from '../fields.ts';
import { modeOptions } from '../modes.ts';
import { playedGame, roomEntry, roomPlay } from '../rooms.ts';
import { roundToScore } from './guesses.ts';

const text = z.string().nullable();
const moment = z.number().nullable();
const count = z.number().int();

/** A room's state as it is stored: the machine's own. What has a default is missing in rooms from before it was known. */
const state = z.object({
  kind: z.enum(ROOM_KIND_KEYS),
  phase: z.enum(ROOM_PHASES),
  host: count,
  isLocked: z.boolean(),
  admitsLate: z.boolean(),
  game: count,
  round: count,
  rounds: count,
  seconds: count.nullable(),
  deadlineAt: moment,
  revealedAt: moment,
  pausedAt: moment.nullish(),
  play: roomPlay.default(PLAIN_PLAY),
  teams: count.default(2),
  teamRule: z.enum(TEAM_RULES).default('best'),
  areNamesHidden: z.boolean().default(false),
  draft: z
    .object({
      order: z.array(count).readonly(),
      cards: count,
      picks: z.array(z.object({ card: count, seat: count })).readonly(),
      turn: count.nullable(),
    })
    .nullable()
    .default(null),
  lastGame: playedGame.nullable().default(null),
  seats: z
    .array(
      z.object({
        number: count,
        isWatcher: z.boolean(),
        isGone: z.boolean(),
        isKicked: z.boolean(),
        since: count,
        hasGuessed: z.boolean(),
        reaction: z.object({ key: z.enum(ROOM_REACTIONS), at: z.number() }).nullable(),
        team: count.nullable().default(null),
        outAfter: count.nullable().default(null),
        proposalMinor: z.number().nullable().default(null),
      }),
    )
    .readonly(),
}) satisfies z.ZodType<RoomState>;

const entry = roomEntry.extend({ guestToken: z.string().min(32).nullable() });
const verbatim = ['state'];

/** Opens a room; null where its code is taken. */
export const openRoom = procedure(
  z.object({
    gameSlug: z.string(),
    brand: text,
    kind: z.enum(ROOM_KIND_KEYS),
    mode: text,
    modeOptions: modeOptions.nullable(),
    code: z.string(),
    state,
    name: z.string(),
    userId: id.nullable(),
    guestToken: text,
    requestKey: text,
    clientAddress: z.string(),
  }),
  entry.nullable(),
  { mayRepeat: false, verbatim },
);

/** A room by its code, and the seat of whoever asks, if there is one. */
export const roomToJoin = procedure(
  z.object({
    code: z.string(),
    userId: id.nullable(),
    guestToken: text,
    playerToken: text,
    clientAddress: z.string(),
  }),
  z.object({ roomId: id, version: count, state, kind: z.enum(ROOM_KIND_KEYS), seat: count.nullable() }),
  { verbatim },
);

const guess = z.object({
  amountMinor: z.number().nullable(),
  lowMinor: z.number().nullable(),
  highMinor: z.number().nullable(),
});

/** What a command needs to be obeyed, or the version that it was answered with before. */
export const roomToCommand = procedure(
  z.object({
    roomId: id,
    playerToken: z.string(),
    commandId: id,
    command: z.string(),
    gameSlug: text,
    brand: text,
  }),
  z.union([
    z.object({ obeyed: count }),
    z.object({
      version: count,
      state,
      seat: count,
      nowMs: z.number(),
      away: z.array(count),
      gameId: id.optional(),
      seconds: count.nullish(),
      /** The homes of a game that is to begin, and how many of them a run has. */
      homes: z.array(id).optional(),
      rounds: count.optional(),
      /** The homes of a draft, in the order of their cards. */
      cards: z.array(id).optional(),
      /** How the guesses of the round were scored, where that decides who leaves. */
      scored: z
        .array(
          z.object({
            seat: count,
            score: count.nullable(),
            logError: z.number().nullable(),
            guessedAtMs: z.number(),
          }) satisfies z.ZodType<ScoredGuess>,
        )
        .optional(),
      gameListingId: id.nullish(),
      isWithdrawn: z.boolean().nullish(),
      ownGuess: guess.nullish(),
      round: roundToScore.optional(),
    }),
  ]),
  { verbatim },
);

const scoredGuess = guess.extend({
  logError: z.number().nullable(),
  score: count.nullable(),
  label: text,
  formula: z.string(),
  formulaVersion: count,
});

/** Keeps the guess of somebody who watches, once; the room stays as it is. */
export const keepAudienceGuess = procedure(
  z.object({
    roomId: id,
    seat: count,
    commandId: id,
    gameListingId: id,
    graceMs: count,
    guess: scoredGuess,
  }),
  z.object({ version: count }),
);

/** Writes a guess of a pupil, whatever other pupils did meanwhile; stale where anything else changed. */
export const writeClassGuess = procedure(
  z.object({ roomId: id, seat: count, commandId: id, before: state, state, guess: scoredGuess }),
  z.object({ version: count, isStale: z.boolean() }),
  { verbatim: ['state', 'before'] },
);

/** Writes one step of a room; a stale one changes nothing. */
export const writeRoom = procedure(
  z.object({
    roomId: id,
    version: count,
    state,
    effects: z.array(
      z.object({
        type: z.string(),
        seat: count.optional(),
        mode: text.optional(),
        modeOptions: modeOptions.nullable().optional(),
      }),
    ),
    seat: count,
    commandId: id.nullable(),
    gameId: id.nullable(),
    homes: z.array(id).nullable(),
    guess: scoredGuess.nullable(),
    person: z
      .object({ name: z.string(), userId: id.nullable(), guestToken: text, requestKey: text })
      .nullable(),
  }),
  z.object({ version: count, isStale: z.boolean(), entry: entry.nullable() }),
  { mayRepeat: false, verbatim },
);
