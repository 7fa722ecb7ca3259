import { z } from 'zod';
import { FAMILY_KEYS } from '../domain/families.ts';
import { HINT_KINDS } from '../domain/hints.ts';
import { SCORING_OPTION_KEYS } from '../domain/scoring-options.ts';
import { DIFFICULTIES, FORMULAS } from '../domain/scoring.ts';
import { GAME_STATES } from '../domain/states.ts';
import { asGuest, brand, cursor, id, slug } from './fields.ts';
import { VISIBILITIES } from './game-settings.ts';
import { modeOptions } from './modes.ts';
import { photo } from './photos.ts';

/** The smallest and largest amount that a guess may be, in minor units. */
export const bounds = z.object({ minMinor: z.number(), maxMinor: z.number() });

/** What a visitor may know of a game. */
export const game = z.object({
  id,
  slug: z.string(),
  brand: z.string(),
  family: z.enum(FAMILY_KEYS),
  title: z.string(),
  description: z.string(),
  state: z.enum(GAME_STATES),
  visibility: z.enum(VISIBILITIES),
  currency: z.string(),
  market: z.string().nullable(),
  rounds: z.number().int(),
  listingCount: z.number().int(),
  /** every run has the same homes; otherwise each draws its own where there are more than rounds */
  hasSameHomes: z.boolean().optional(),
  roundSeconds: z.number().nullable(),
  /** sudden death: a run ends at a guess with a larger |ln(guess / price)|; null in other games */
  missLimitLog: z.number().nullable(),
  mode: z.string(),
  /** what the game's mode says; the game's own columns follow it */
  modeOptions: modeOptions.optional(),
  difficulty: z.enum(DIFFICULTIES),
  scoring: z.enum(FORMULAS),
  hints: z.array(z.enum(HINT_KINDS)),
  /** what the points of a guess are made of besides its formula */
  scoringOptions: z.array(z.enum(SCORING_OPTION_KEYS)),
  leaderboardEnabled: z.boolean(),
  needsCode: z.boolean(),
  /** the viewer has not been let in: rounds, currency, homes and the like are not said */
  isBehindCode: z.boolean().optional(),
  isOpen: z.boolean(),
  opensAt: z.string().nullable(),
  closesAt: z.string().nullable(),
  isSample: z.boolean(),
  /** who made it, where they say so */
  hostName: z.string().nullable(),
  /** hosts of the sites that may show the game inside a page of theirs */
  embedDomains: z.array(z.string()),
  players: z.number().int(),
  cover: photo.nullable(),
  bounds: bounds.nullable(),
});
export type Game = z.output<typeof game>;

/** A game behind a code, to whoever was not let in: the shape of a game, with nothing in it. */
const gameBehindCode = game.extend({
  isBehindCode: z.literal(true),
  currency: z.null(),
  mode: z.null(),
  difficulty: z.null(),
  scoring: z.null(),
});

/** A game of a brand by its slug. */
export const gameOverview = {
  takes: z.object({ gameSlug: slug, brand, guestToken: asGuest }),
  // Typed as a game: screens ask `isBehindCode` before they show what such a game does not say.
  answers: z.union([game, gameBehindCode]) as unknown as z.ZodType<Game>,
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** Open public games of a brand, in the order that its people chose, then newest first. */
export const brandGames = {
  takes: z.object({ brand }),
  answers: z.array(game),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** What was played on a brand's site: true figures for its front page, each null where too few people guessed. */
export const liveProof = {
  takes: z.object({ brand }),
  answers: z.object({
    /** counted guesses since midnight in the brand's time zone */
    guessesToday: z.number().int().nullable(),
    /** the home that yesterday was missed by most */
    hardest: z
      .object({
        game: z.object({ slug: z.string(), family: z.enum(FAMILY_KEYS), title: z.string() }),
        /** absent where the game hides it */
        title: z.string().optional(),
        town: z.string().nullish(),
        photo: photo.nullable(),
        guesses: z.number().int(),
        /** of a hundred of the price, how far off the middle guess was, above it or below */
        missPercent: z.number().int(),
      })
      .nullable(),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type LiveProof = z.output<typeof liveProof.answers>;

/** A game as the sitemap names it. */
export const listedGame = z.object({
  slug: z.string(),
  family: z.enum(FAMILY_KEYS),
  leaderboardEnabled: z.boolean(),
});
export type ListedGame = z.output<typeof listedGame>;

/** Every game of a brand that search engines may know of. */
export const listedGames = {
  takes: z.object({ brand }),
  answers: z.array(listedGame),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** One page of the list of games. */
export const gamePage = z.object({
  games: z.array(game),
  /** how many there are in all; over a thousand nobody counts on */
  total: z.number().int(),
  next: cursor,
});
export type GamePage = z.output<typeof gamePage>;

/** A page of a brand's open public games. */
export const gameCollection = {
  takes: z.object({
    brand,
    search: z.string().optional(),
    place: z.string().optional(),
    family: z.string().optional(),
    length: z.string().optional(),
    sort: z.string().optional(),
    after: z.string().optional(),
    /** the word of a mode, or of an option that is on, as `domain/game-ways.ts` names them */
    way: z.string().optional(),
  }),
  answers: gamePage,
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** What the list can be narrowed to, and how many games each choice leaves. */
export const gameChoices = {
  takes: z.object({ brand }),
  answers: z.object({
    places: z.array(z.object({ place: z.string(), games: z.number().int() })),
    families: z.array(z.object({ family: z.enum(FAMILY_KEYS), games: z.number().int() })),
    /** by the catalogue's words, of which `domain/game-ways.ts` knows some */
    ways: z.array(z.object({ way: z.string(), games: z.number().int() })),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type GameChoices = z.output<typeof gameChoices.answers>;

/** A page of the brand's open public one-offs, newest first. */
export const oneOffGames = {
  takes: z.object({ brand, after: z.string().optional() }),
  answers: z.object({ games: z.array(game), next: cursor }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type OneOffPage = z.output<typeof oneOffGames.answers>;
