import { z } from 'zod';
import { brand, cursor, id, slug } from './fields.ts';
import { LISTING_STATUSES } from './managed-games.ts';
import { homeToAdd } from './managed-homes.ts';
import { CAPACITIES, SUBJECTS } from './takedown-requests.ts';

/** A decision about a takedown request, or the wish of whoever manages the listings themselves. */
export const withdrawListingRequest = z.union([
  z
    .strictObject({
      requestId: id,
      decision: z.enum(['grant', 'refuse']),
      note: z.string().trim().max(2_000).nullish(),
      /** where the request names none that is known here */
      listingIds: z.array(id).max(50).readonly().nullish(),
    })
    .transform((request) => ({ kind: 'decision' as const, ...request })),
  z
    .strictObject({ listingIds: z.array(id).min(1).max(50) })
    .transform(({ listingIds }) => ({ kind: 'own' as const, listingIds })),
]);

export const withdrawListingAnswer = z.object({
  withdrawn: z.array(id),
  /** rounds under way that became void */
  voidRounds: z.number().int(),
  status: z.enum(['open', 'granted', 'refused']).nullish(),
  /** of a decision: false where somebody else had decided before, and this one changed nothing */
  isYours: z.boolean().nullish(),
  /** folders of photos that Storage has not yet removed; they are tried again with the next call */
  filesLeft: z.number().int(),
});
export type WithdrawListingAnswer = z.output<typeof withdrawListingAnswer>;

const text = z.string().nullable();

/** What somebody asks to have taken down. */
export const takedown = z.object({
  id,
  status: z.enum(['open', 'granted', 'refused']),
  createdAt: z.string(),
  reporterName: z.string(),
  reporterEmail: z.string(),
  capacity: z.enum(CAPACITIES),
  subject: z.enum(SUBJECTS),
  /** as the reporter wrote it: perhaps an address, perhaps words */
  pageUrl: z.string(),
  sourceUrl: text,
  statement: z.string(),
  decidedAt: text,
  decidedBy: text,
  decisionNote: z.string(),
  /** null: the request names none that is known here */
  home: homeToAdd.extend({ status: z.enum(LISTING_STATUSES), games: z.array(z.string()) }).nullable(),
});
export type Takedown = z.output<typeof takedown>;

/** Takedown requests that the caller may decide about: of a game, or, without one, of every home. */
export const takedowns = {
  takes: z.object({
    gameSlug: slug.optional(),
    brand,
    isDecided: z.boolean().optional(),
    after: z.string().optional(),
  }),
  answers: z.object({
    isStaff: z.boolean(),
    rows: z.array(takedown),
    next: cursor,
    /** open requests about homes of this game that somebody else decides about */
    elsewhere: z.number().int(),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type TakedownPage = z.output<typeof takedowns.answers>;

/** For staff: homes that a request may mean, by an address of ours, their source, or words. */
export const homesToTakeDown = {
  takes: z.object({ search: z.string() }),
  answers: z.array(homeToAdd),
  callers: 'account',
  mayRepeat: true,
} as const;

/** A web address that cannot be imported, by everybody or by one tenant. */
export const sourceBan = z.object({
  id,
  host: text,
  isForEverybody: z.boolean(),
  listingId: id.nullable(),
  requestId: id.nullable(),
  reason: text,
  bannedAt: z.string(),
  liftedAt: text,
  liftReason: text,
  brand: text,
  bannedBy: text,
  liftedBy: text,
});

/** Web addresses that cannot be imported: all of them for staff, their own for the people of a tenant. */
export const sourceBans = {
  takes: z.object({ after: z.string().optional() }),
  answers: z.object({ rows: z.array(sourceBan), next: cursor }),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Lets a web address be imported again; false where that was done before. */
export const liftSourceBan = {
  takes: z.object({ banId: id, reason: z.string() }),
  answers: z.boolean(),
  callers: 'account',
  mayRepeat: true,
} as const;
