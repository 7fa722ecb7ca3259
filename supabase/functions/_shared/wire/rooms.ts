import { z } from 'zod';
import { refuseAmount, refuseRange } from '../domain/guess-rules.ts';
import { FAMILY_KEYS } from '../domain/families.ts';
import { PRICE_KINDS } from '../domain/market-bounds.ts';
import { ROOM_KIND_KEYS, ROOM_PHASES, ROOM_REACTIONS, TEAM_RULES } from '../domain/room-rules.ts';
import type { PlayedGame, RoomPlay } from '../domain/room-state.ts';
import type { RoomResult } from '../domain/room-teams.ts';
import { brand, guestToken, id, optionalText, refuseField, slug } from './fields.ts';
import { bounds } from './games.ts';
import { photo } from './photos.ts';
import { roomDraft } from './room-drafts.ts';
import { round } from './rounds.ts';

/** A seat's token, as guests' tokens: whatever is not even a text is nobody's. */
const playerToken = z.string().max(256).catch('');

/** Opens a room of a game, with whoever asks as its host. */
export const openRoomRequest = z.object({
  game: slug,
  brand,
  kind: z.enum(ROOM_KIND_KEYS),
  mode: z.string().max(40).nullish(),
  displayName: optionalText(40),
  /** The host shows the room to others and does not play. */
  watches: z.boolean().nullish(),
  guestToken,
  /** Made once per intention to open, so that a retry after a lost reply comes from the same guest. */
  requestKey: optionalText(128),
});

/** Enters a room by its code, or goes back to the seat that is known. */
export const joinRoomRequest = z.object({
  code: z.string().max(40),
  displayName: optionalText(40),
  guestToken,
  playerToken: playerToken.nullish(),
  watches: z.boolean().nullish(),
  requestKey: optionalText(128),
});

/** What somebody gets who enters a room. */
export const roomEntry = z.object({
  room: z.object({ id, code: z.string(), topic: z.string() }),
  playerToken: z.string().min(32),
  /** Comes once, when one was made for a new guest. */
  guestToken: z.string().min(32).optional(),
});
export type RoomEntry = z.output<typeof roomEntry>;

const seatNumber = z.number().int().min(1).max(1000);
/** Unknown until the shape is sound, so that each thing that can be wrong with an amount has its own code. */
const amount = z.unknown().optional();
const base = { roomId: id, playerToken, commandId: id };
const command = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.object({ ...base, command: z.literal(name), ...shape });
const game = { game: slug.nullish(), brand };
const shownHome = {
  currency: z.string().max(8),
  /** The home that was looked at: a guess that arrives late must not be taken for one of the next home. */
  gameListingId: id.nullish(),
};

/** One thing that somebody does in a room. The same `commandId` again is the same answer. */
export const roomCommandRequest = z
  .discriminatedUnion('command', [
    command('start', game),
    command('rematch', game),
    command('guess', {
      amountMinor: amount,
      lowMinor: amount,
      highMinor: amount,
      ...shownHome,
    }),
    /** What everybody should say, in a room that says one amount together; seen by all who are in it. */
    command('propose', { amountMinor: amount, ...shownHome }),
    /** The home of a card, in a draft. */
    command('pick', { card: z.number().int().min(0).max(100) }),
    command('reveal', {}),
    command('next', {}),
    command('pause', { isPaused: z.boolean() }),
    command('kick', { seat: seatNumber }),
    command('rename', { seat: seatNumber }),
    command('lock', { isLocked: z.boolean() }),
    command('admit', { admitsLate: z.boolean() }),
    command('react', { reaction: z.enum(ROOM_REACTIONS) }),
    /** The mode of the next game; null plays it as the game itself says. */
    command('mode', { mode: z.string().max(40).nullable() }),
    command('names', { areHidden: z.boolean() }),
    command('team', { team: z.number().int().min(1).max(4) }),
    command('teams', { teams: z.number().int().min(2).max(4), rule: z.enum(TEAM_RULES) }),
    command('deal', {}),
    command('leave', {}),
    command('tick', {}),
  ])
  .superRefine((request, context) => {
    if (request.command !== 'guess' && request.command !== 'propose') return;
    const range: { lowMinor?: unknown; highMinor?: unknown } = request.command === 'guess' ? request : {};
    const isRange = range.lowMinor != null || range.highMinor != null;
    const refusal = isRange
      ? refuseRange(range.lowMinor, range.highMinor)
      : refuseAmount(request.amountMinor);
    if (refusal) refuseField(context, isRange ? 'lowMinor' : 'amountMinor', refusal, undefined);
  });
export type RoomCommandRequest = z.input<typeof roomCommandRequest>;

export const roomCommandAnswer = z.object({ version: z.number().int() });

const guessed = z.object({
  amountMinor: z.number().nullable(),
  lowMinor: z.number().nullable(),
  highMinor: z.number().nullable(),
});

/** A guess of somebody in the room, told after the reveal. */
export const roomGuess = guessed.extend({
  seat: z.number().int(),
  score: z.number().nullable(),
  label: z.string().nullable(),
  errorPercent: z.number().nullable(),
});
export type RoomGuess = z.output<typeof roomGuess>;

/** A round of a room; what the reveal brings is absent before it. */
export const roomRound = z.object({
  number: z.number().int(),
  rounds: z.number().int(),
  gameListingId: id,
  currency: z.string(),
  priceKind: z.enum(PRICE_KINDS),
  priceYear: z.number().int().nullable(),
  commitment: z.string().nullable(),
  isRange: z.boolean(),
  isWithdrawn: z.boolean(),
  bounds,
  deadlineAt: z.string().nullable(),
  revealedAt: z.string().nullable(),
  facts: round.shape.facts,
  photos: z.array(photo).optional(),
  ownGuess: guessed.nullable(),
  priceMinor: z.number().nullish(),
  priceOn: z.string().nullish(),
  proof: z.object({ salt: z.string(), commitment: z.string() }).nullish(),
  guesses: z.array(roomGuess).optional(),
});
export type RoomRound = z.output<typeof roomRound>;

export const roomPlayer = z.object({
  number: z.number().int(),
  /** empty where the host hides names, but for one's own */
  name: z.string(),
  isWatcher: z.boolean(),
  /** in the round that is on; who came late is so from the next one, and whoever is out no more */
  isPlaying: z.boolean(),
  hasGuessed: z.boolean(),
  isHere: z.boolean(),
  score: z.number(),
  reaction: z.enum(ROOM_REACTIONS).nullable(),
  team: z.number().int().nullable(),
  /** the round after which an elimination was over for them */
  outAfter: z.number().int().nullable(),
  /** where all say one amount: what they propose */
  proposalMinor: z.number().nullable(),
});
export type RoomPlayer = z.output<typeof roomPlayer>;

/** What a room's mode changes, as its machine knows it. */
export const roomPlay = z.object({
  eliminates: z.boolean(),
  teaming: z.enum(['teams', 'together']).nullable(),
  isDraft: z.boolean(),
}) satisfies z.ZodType<RoomPlay>;

/** How a game of a room was played that is over. */
export const playedGame = z.object({
  play: roomPlay,
  teamRule: z.enum(TEAM_RULES),
  teams: z.array(z.object({ number: z.number().int(), team: z.number().int() })).readonly(),
}) satisfies z.ZodType<PlayedGame>;

/** What one seat sees of a room. */
export const roomView = z.object({
  version: z.number().int(),
  phase: z.enum(ROOM_PHASES),
  kind: z.enum(ROOM_KIND_KEYS),
  code: z.string(),
  /** numbers of seats */
  host: z.number().int(),
  you: z.number().int(),
  isLocked: z.boolean(),
  admitsLate: z.boolean(),
  /** The host has paused the round that is on: no guesses, and its clock stands. */
  isPaused: z.boolean(),
  gameNumber: z.number().int(),
  serverNow: z.string(),
  game: z.object({
    slug: z.string(),
    brand: z.string(),
    family: z.enum(FAMILY_KEYS),
    title: z.string(),
    currency: z.string(),
  }),
  mode: z.string(),
  play: roomPlay,
  teams: z.number().int(),
  teamRule: z.enum(TEAM_RULES),
  areNamesHidden: z.boolean(),
  /** mode and teams of the next game may be chosen while the podium of this one shows */
  lastGame: playedGame.nullable(),
  players: z.array(roomPlayer),
  /** How many who watch have guessed the round that is on, and from how many on their middle guess plays along. */
  audience: z.object({ guessed: z.number().int(), least: z.number().int() }),
  /** what everybody made of the rounds that are revealed */
  results: z.array(
    z.object({
      round: z.number().int(),
      seat: z.number().int(),
      score: z.number().nullable(),
    }) satisfies z.ZodType<RoomResult>,
  ),
  /** while homes are picked */
  draft: roomDraft.nullable(),
  /** null before the first start */
  round: roomRound.nullable(),
  /** every round, once the game is over */
  played: z.array(roomRound),
});
export type RoomView = z.output<typeof roomView>;

/** Says that somebody is still there; the room's version answers whether their screen has missed something. */
export const roomBeat = {
  takes: z.object({ roomId: id, playerToken: z.string() }),
  answers: z.number().int(),
  callers: 'everybody',
  mayRepeat: true,
} as const;

export const roomState = {
  takes: z.object({ roomId: id, playerToken: z.string() }),
  answers: roomView,
  callers: 'everybody',
  mayRepeat: true,
} as const;
