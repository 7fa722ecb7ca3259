import { z } from 'zod';
import { PRICE_KINDS } from '../domain/market-bounds.ts';
import { asGuest, brand, id, slug } from './fields.ts';
import { clueFields } from './home-schemas.ts';
import { photo } from './photos.ts';

/** What a player may know of a home before guessing. Any of it may be hidden by the game. */
export const homeFacts = z.object({
  title: z.string().optional(),
  ...clueFields,
  countryCode: z.string().nullish(),
  features: z.array(z.string()).optional(),
});
export type HomeFacts = z.output<typeof homeFacts>;

/** A price that the viewer may know. */
export const knownPrice = z.object({
  amountMinor: z.number(),
  kind: z.enum(PRICE_KINDS),
  /** year and month */
  on: z.string().nullable(),
});
export type KnownPrice = z.output<typeof knownPrice>;

/** A home as anybody may see it before guessing, and what this viewer has done with it. */
export const gameHome = homeFacts
  .pick({ title: true, propertyType: true, bedrooms: true, town: true, district: true, region: true })
  .extend({
    gameListingId: id,
    position: z.number().int(),
    photo: photo.nullable(),
    /** moved by at least 500 m; absent where the position is not known or hidden */
    map: z.object({ lat: z.number(), lng: z.number() }).nullish(),
    /** false only while a run is under way that began without this home */
    isInRun: z.boolean(),
    guessed: z
      .object({
        sessionId: id,
        score: z.number().nullable(),
        label: z.string().nullable(),
        isRanked: z.boolean(),
      })
      .nullable(),
  });
export type GameHome = z.output<typeof gameHome>;

/** The homes of a game, in order. */
export const gameHomes = {
  takes: z.object({ gameSlug: slug, brand, guestToken: asGuest }),
  answers: z.object({
    /** the viewer's run under way */
    sessionId: id.nullable(),
    /** round-ups: whether what the viewer guesses now counts among the crowd's */
    counts: z.boolean().optional(),
    /** round-ups: whether a run of the viewer's counted and is over */
    hadCountedRun: z.boolean().optional(),
    homes: z.array(gameHome),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type GameHomes = z.output<typeof gameHomes.answers>;
