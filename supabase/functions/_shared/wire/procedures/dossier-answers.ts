import { z } from 'zod';
import { procedure } from '../call.ts';
import { id } from '../fields.ts';
import { ANSWER_STATES } from '../dossier-answers.ts';

const claims = z.array(
  z.object({
    text: z.string(),
    sources: z.array(z.object({ kind: z.string(), id: z.string(), quote: z.string() })),
  }),
);

/** How far an answer is. What it answers is the state as it stands: whoever asked may have stopped it. */
export const keepDossierAnswer = procedure(
  z.object({
    messageId: id,
    claims,
    cuts: z.array(z.string()),
    state: z.enum(ANSWER_STATES),
    refused: z.string().nullable(),
    fault: z.string().nullable(),
  }),
  z.enum(ANSWER_STATES),
);

export const useOfModel = procedure(
  z.object({
    dossierId: id,
    userId: id,
    tokens: z.number().int().nonnegative(),
    costMicros: z.number().int().nonnegative(),
  }),
  z.boolean(),
  { mayRepeat: false },
);

/** Counts that a model reads somebody's wishes; false where it has read as many as it may in a day. */
export const countWishReading = procedure(z.object({ userId: id }), z.boolean(), { mayRepeat: false });

export const keepDossierFeedback = procedure(
  z.object({
    dossierId: id,
    assetId: id,
    userId: id,
    factsHash: z.string(),
    madeBy: z.enum(['rule', 'model']),
    body: z.record(z.string(), z.unknown()),
  }),
  id,
  { verbatim: ['body'] },
);
