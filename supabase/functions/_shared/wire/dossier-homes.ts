import { z } from 'zod';
import { eventRow } from './dossier-rows.ts';
import { id } from './fields.ts';

const word = z.enum(['one', 'other', 'neither']);
const verdict = z.object({
  /** `one` is the home on the left */
  winner: word,
  /** the same for parts of the home, by their names */
  parts: z.record(z.string(), word),
  reason: z.string(),
  givenAt: z.string(),
});

/** Homes that a game still asks for and whose price the caller may not know yet: nothing of the market is shown of them. */
export const heldHomesOfDossier = {
  takes: z.object({ dossierId: id }),
  answers: z.array(id),
  callers: 'account',
  mayRepeat: true,
} as const;

/** By how much the caller's counted guesses missed, the newest first. */
export const ownMisses = {
  takes: z.object({}),
  answers: z.array(
    z.object({
      /** ln(guess / price), at most half or double */
      miss: z.number(),
      /** the district of the postcode, or the town */
      area: z.string().nullable(),
      kind: z.string().nullable(),
      priceMinor: z.number().int(),
      currency: z.string(),
    }),
  ),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Which of two homes the caller prefers; it stands once somebody else has given theirs as well. */
export const giveVerdict = {
  takes: z.object({
    comparisonId: id,
    winner: word,
    parts: z.record(z.string(), word).optional(),
    reason: z.string().max(2000).optional(),
  }),
  answers: z.boolean(),
  callers: 'account',
  mayRepeat: true,
} as const;

/** Who of those who buy has judged two homes; what they said is there as far as the caller may read it by now. */
export const verdictsOfComparison = {
  takes: z.object({ comparisonId: id }),
  answers: z.object({
    mayJudge: z.boolean(),
    people: z.array(
      z.object({
        userId: id,
        name: z.string().nullable(),
        isSelf: z.boolean(),
        hasJudged: z.boolean(),
        verdict: verdict.nullable(),
      }),
    ),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;

const count = z.number().int().nonnegative();

/** What there is in a dossier, of one of its homes and of no home in particular; what is next follows from it. */
export const dossierState = {
  takes: z.object({
    dossierId: id,
    assetId: id.nullish(),
    /** the reader's day */ today: z.iso.date().nullish(),
  }),
  answers: z.object({
    hasProfile: z.boolean(),
    photos: count,
    notes: count,
    questionsUnasked: count,
    questionsUnanswered: count,
    tasksOverdue: count,
    viewingsAhead: count,
    viewingsPast: count,
    surveys: count,
    mortgageMeetings: count,
    offers: count,
    /** lines of checklists that were taken over for this home */
    checklistKeys: z.array(z.string()),
    /** the next one of the dossier */
    event: eventRow.nullable(),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;

/**
 * Says that the caller looks into a dossier, and since when they had not. Half an hour without a sign ends a visit. The
 * district whose sales are shown goes along with the day of the latest one, and that of the visit before comes back.
 */
export const beginDossierVisit = {
  takes: z.object({
    dossierId: id,
    salesPlace: z.string().max(60).nullish(),
    salesOn: z.string().nullish(),
  }),
  answers: z.object({
    /** null: this is the first visit */
    sinceAt: z.string().nullable(),
    salesPlace: z.string().nullable(),
    salesOn: z.string().nullable(),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
