import { z } from 'zod';
import { CLUE_KINDS } from '../domain/fog.ts';
import { PRICE_KINDS } from '../domain/market-bounds.ts';
import { asGuest, id } from './fields.ts';
import { bounds } from './games.ts';
import { submitGuessAnswer } from './guesses.ts';
import { hint } from './hints.ts';
import { homeFacts } from './homes.ts';
import { modeOptions } from './modes.ts';
import { photo } from './photos.ts';

/** One round, opened: the home, its rules, and what is already known of its end. */
export const round = z.object({
  sessionId: id,
  gameListingId: id,
  position: z.number().int(),
  rounds: z.number().int(),
  currency: z.string(),
  priceKind: z.enum(PRICE_KINDS),
  priceYear: z.number().int().nullable(),
  commitment: z.string().nullable(),
  /** null until the home was opened */
  openedAt: z.string().nullable(),
  deadlineAt: z.string().nullable(),
  serverNow: z.string(),
  bounds,
  mode: z.string(),
  modeOptions: modeOptions.optional(),
  isRange: z.boolean(),
  facts: homeFacts.extend({
    /** moved by at least 500 m */
    map: z.object({ lat: z.number(), lng: z.number() }).nullish(),
  }),
  photos: z.array(photo),
  hints: z.array(hint),
  /** of a round in fog: what may be opened of this home, in order, and what each leaves of the points */
  clues: z
    .array(z.object({ kind: z.enum(CLUE_KINDS), multiplier: z.number(), isOpen: z.boolean() }))
    .optional(),
  /** the home opens once its player has said whether they stake: until then nothing of it is here */
  mustStake: z.boolean().optional(),
  /** whether the player staked on the home before it was opened */
  isStaked: z.boolean().nullish(),
  guess: submitGuessAnswer.nullable(),
});
export type Round = z.output<typeof round>;

/** Says yes or no to a stake on a home that is not opened yet. What was said first stays, and comes back. */
export const stakeRound = {
  takes: z.object({ sessionId: id, gameListingId: id, isStaked: z.boolean(), guestToken: asGuest }),
  answers: z.object({ isStaked: z.boolean() }),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** Opens the next clue of a round in fog; one that is open already costs nothing more. */
export const openClue = {
  takes: z.object({ sessionId: id, gameListingId: id, kind: z.enum(CLUE_KINDS), guestToken: asGuest }),
  answers: z.object({
    kind: z.enum(CLUE_KINDS),
    /** what all that is open leaves of the round's points */
    multiplier: z.number(),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** Opens a round; where the game is timed, its clock starts now. */
export const openRound = {
  takes: z.object({ sessionId: id, gameListingId: id, guestToken: asGuest }),
  answers: round,
  callers: 'everybody',
  mayRepeat: true,
} as const;
