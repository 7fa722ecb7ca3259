import { z } from 'zod';
import { FAMILY_KEYS } from '../domain/families.ts';
import { SESSION_STATUSES } from '../domain/states.ts';
import { brand, cursor, id, slug } from './fields.ts';
import { crowd } from './crowds.ts';
import { homeFacts } from './home-edits.ts';
import { LISTING_STATUSES, managedHome, managedPrice } from './managed-games.ts';
import { photo } from './photos.ts';

const text = z.string().nullable();
const ofHome = { gameSlug: slug, gameListingId: id, brand };

const game = z.object({
  slug: z.string(),
  family: z.enum(FAMILY_KEYS),
  title: z.string(),
  currency: z.string(),
});

/** A photo with what only managers see of it. */
export const managedPhoto = photo.extend({ isHidden: z.boolean(), rightsStatus: z.string() });
export type ManagedPhoto = z.output<typeof managedPhoto>;

/** A home of a game as its managers see it. */
export const managedListing = z.object({
  game,
  gameListingId: id,
  listingId: id,
  version: z.number().int(),
  status: z.enum(LISTING_STATUSES),
  portal: text,
  sourceUrl: text,
  mayEdit: z.boolean(),
  /** false: price, address and position are left out, since the home is somebody else's and can still be guessed */
  seesPrice: z.boolean(),
  otherGames: z.number().int(),
  facts: homeFacts.extend({ countryCode: z.string() }),
  /** newest first */
  prices: z.array(managedPrice.extend({ createdAt: z.string() })),
  photos: z.array(managedPhoto),
});
export type ManagedListing = z.output<typeof managedListing>;

/** A home of a game with its price versions and photos. */
export const manageListing = {
  takes: z.object(ofHome),
  answers: managedListing,
  callers: 'account',
  mayRepeat: true,
} as const;

export const homeToAdd = z.object({
  listingId: id,
  title: z.string(),
  town: text,
  district: text,
  photo: photo.nullable(),
});
export type HomeToAdd = z.output<typeof homeToAdd>;

/** The most homes that one answer holds: fewer means that there are no more. */
export const HOMES_A_PAGE = 30;

/** Homes that the caller manages and the game does not show yet. */
export const homesToAdd = {
  takes: z.object({
    gameSlug: slug,
    brand,
    search: z.string().optional(),
    after: z.string().optional(),
  }),
  answers: z.array(homeToAdd),
  callers: 'account',
  mayRepeat: true,
} as const;

export const GUESS_SORTS = ['time', 'amount', 'error', 'score'] as const;
export type GuessSort = (typeof GUESS_SORTS)[number];
export const GUESS_KINDS = ['ranked', 'practice', 'excluded'] as const;
export type GuessKind = (typeof GUESS_KINDS)[number];

/** A guess in the managers' table. */
export const managedGuess = z.object({
  sessionId: id,
  displayName: z.string(),
  isGuest: z.boolean(),
  amountMinor: z.number().nullable(),
  lowMinor: z.number().nullable(),
  highMinor: z.number().nullable(),
  currency: z.string(),
  /** signed: above the price is positive */
  errorPercent: z.number().nullable(),
  score: z.number().nullable(),
  isLate: z.boolean(),
  guessedAt: z.string(),
  isRanked: z.boolean(),
  /** it counts among the crowd's */
  isCounted: z.boolean(),
  runStatus: z.enum(SESSION_STATUSES),
  exclusion: z.object({ reason: z.string(), excludedAt: z.string() }).nullable(),
});
export type ManagedGuess = z.output<typeof managedGuess>;

/** A page of the guesses on a home, from the top or after a cursor. */
export const manageGuesses = {
  takes: z.object({
    ...ofHome,
    sort: z.enum(GUESS_SORTS).optional(),
    isDescending: z.boolean().optional(),
    filter: z.object({ name: z.string().optional(), kind: z.enum(GUESS_KINDS).optional() }).optional(),
    after: text.optional(),
    pageSize: z.number().int().optional(),
  }),
  answers: z.object({
    rows: z.array(managedGuess),
    next: cursor,
    /** false: amounts cannot be sorted by what would tell the price */
    seesPrice: z.boolean(),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type GuessPage = z.output<typeof manageGuesses.answers>;

/** A home with its price, counts and crowd figures. */
export const manageGuessFigures = {
  takes: z.object(ofHome),
  answers: z.object({
    game,
    home: managedHome,
    crowd,
    counts: z.object({
      all: z.number().int(),
      counted: z.number().int(),
      late: z.number().int(),
      excluded: z.number().int(),
    }),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type GuessFigures = z.output<typeof manageGuessFigures.answers>;
