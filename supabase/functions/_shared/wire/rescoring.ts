import { z } from 'zod';
import { CORRECTION_NOTE_LENGTH, REASONS_TO_CORRECT } from '../domain/corrections.ts';
import { MAX_AMOUNT_MINOR } from '../domain/money.ts';
import { brand, id, optionalText, slug } from './fields.ts';

/** What stands out among the runs of a game, counted; whether it could be chance is for the domain to say. */
export const runsToLookAt = {
  takes: z.object({ gameSlug: slug, brand }),
  answers: z.object({
    /** how many finished ranked runs were looked at */
    tested: z.number().int(),
    runs: z.array(
      z.object({
        sessionId: id,
        displayName: z.string(),
        finishedAt: z.string(),
        rounds: z.number().int(),
        /** guesses within two per cent of the price */
        near: z.number().int(),
        /** for each guess, how often the others are that near on that home */
        nearChances: z.array(z.number()),
        /** guesses made faster than nineteen of twenty on that home */
        fast: z.number().int(),
        medianSeconds: z.number().nullable(),
      }),
    ),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type RunsToLookAt = z.output<typeof runsToLookAt.answers>;

const salePrice = z.object({
  kind: z.enum(['asking', 'sold']),
  amountMinor: z.int().min(1).max(MAX_AMOUNT_MINOR),
  datedOn: z.iso.date().nullable(),
});

const ofHome = {
  game: slug,
  brand: optionalText(63),
  gameListingId: id,
  note: z.string().trim().max(CORRECTION_NOTE_LENGTH).default(''),
  /** the same key again is the same correction */
  requestKey: id,
};

/** Settles a poll, puts a price right, or takes a home out; every guess on it is scored again. */
export const rescoreHomeRequest = z.discriminatedUnion('action', [
  z.object({ ...ofHome, action: z.literal('settle'), price: salePrice.extend({ kind: z.literal('sold') }) }),
  z.object({ ...ofHome, action: z.literal('correct'), price: salePrice, reason: z.enum(REASONS_TO_CORRECT) }),
  z.object({ ...ofHome, action: z.literal('void'), reason: z.enum(REASONS_TO_CORRECT) }),
]);
export type RescoreHomeRequest = z.input<typeof rescoreHomeRequest>;
