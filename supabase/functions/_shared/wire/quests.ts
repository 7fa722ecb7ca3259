import { z } from 'zod';
import { brand, cursor, id } from './fields.ts';

const amount = z.number().int().positive().nullish();
const text = z.string().nullable();
const count = z.number().int().nullable();

const asked = {
  name: z.string().trim().min(1).max(80),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  /** a town, a district, or how a postcode begins */
  place: z.string().trim().max(80),
  /** kinds of homes as listings say them; none: all */
  types: z.array(z.string().min(1).max(40)).max(12),
  leastBedrooms: z.number().int().min(1).max(20).nullish(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  leastMinor: amount,
  mostMinor: amount,
  /** what else is wished for, in the hunter's own words */
  wishes: z.string().trim().max(1000),
};

const query = z.object({
  ...asked,
  leastBedrooms: count,
  leastMinor: count,
  mostMinor: count,
  id,
  questId: id,
  version: z.number().int(),
  visitedAt: text,
});
export type SearchQuery = z.output<typeof query>;

const quest = z.object({ id, title: z.string(), queries: z.array(query) });
export type Quest = z.output<typeof quest>;

/** The caller's hunts with their searches, the newest first. */
export const ownQuests = {
  takes: z.object({}),
  answers: z.object({ quests: z.array(quest) }),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Begins a hunt, or gives it another title. Its searches are over the feeds of the brand on whose site it began. */
export const saveQuest = {
  takes: z.object({ id, title: z.string().trim().min(1).max(80), brand }),
  answers: z.object({ id }),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Removes a hunt with its searches; false where it is gone already. */
export const removeQuest = {
  takes: z.object({ id }),
  answers: z.boolean(),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Keeps a search, or changes one. */
export const saveSearchQuery = {
  takes: z.object({
    /** of a new one as well: the same one sent again is the same one */
    id,
    /** the one that it was changed from; 0 is a new one */
    version: z.number().int().min(0),
    questId: id,
    ...asked,
  }),
  answers: query,
  callers: 'account',
  mayRepeat: true,
} as const;

/** Removes a search; false where it is gone already. */
export const removeSearchQuery = {
  takes: z.object({ id }),
  answers: z.boolean(),
  callers: 'account',
  mayRepeat: true,
} as const;

/** One search of the caller. */
export const searchQuery = {
  takes: z.object({ id }),
  answers: query,
  callers: 'account',
  mayRepeat: true,
} as const;

/** Homes that fit a search: of its brand's feeds and the hunter's own. Its first page begins a visit. */
export const searchMatches = {
  takes: z.object({ id, after: id.nullish() }),
  answers: z.object({
    rows: z.array(
      z.object({
        id,
        title: z.string(),
        sourceUrl: text,
        type: z.string(),
        bedrooms: count,
        bathrooms: z.number().nullable(),
        areaM2: z.number().nullable(),
        plotAreaM2: z.number().nullable(),
        yearBuilt: count,
        tenure: text,
        energyRating: text,
        town: text,
        district: text,
        countryCode: z.string(),
        priceMinor: z.number().int(),
        currency: z.string(),
        /** the hunter's own listing */
        isOwn: z.boolean(),
        /** found since the visit before this one */
        isNew: z.boolean(),
        isHidden: z.boolean(),
      }),
    ),
    next: cursor,
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type SearchMatch = z.output<typeof searchMatches.answers>['rows'][number];

/** Hides a home that a search has found, or shows it again. */
export const hideMatch = {
  takes: z.object({ queryId: id, listingId: id, isHidden: z.boolean().optional() }),
  answers: z.boolean(),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Takes a home that a search has found into a dossier; the same one once. */
export const shortlistMatch = {
  takes: z.object({ queryId: id, listingId: id, dossierId: id }),
  answers: z.object({ assetId: id }),
  callers: 'account',
  mayRepeat: true,
} as const;
