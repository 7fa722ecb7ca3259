import { z } from 'zod';
import { CUT_REASONS } from '../domain/dossier/answers/check-claims.ts';
import { FEEDBACK_KEYS } from '../domain/dossier/answers/feedback-rules.ts';
import { REFUSED_TOPICS } from '../domain/dossier/answers/refuse-question.ts';
import { DOSSIER_FACT_KEYS, type DossierFact } from '../domain/dossier/match/home-facts.ts';
import { id } from './fields.ts';

/** What a claim may rest on, by the part of the dossier that its screen shows. */
export const ROW_KINDS = ['fact', 'note', 'query', 'task', 'photo', 'valuation', 'sale', 'area'] as const;
export type RowKind = (typeof ROW_KINDS)[number];
export const ANSWER_STATES = ['streaming', 'done', 'stopped', 'failed'] as const;
/** Why an answer failed: the provider's limit, its silence, what it sent, our own time, or a writer that went. */
export const ANSWER_FAULTS = ['model_busy', 'model_silent', 'model_broken', 'time_over', 'lost'] as const;
export type AnswerFault = (typeof ANSWER_FAULTS)[number];

const source = z.object({
  kind: z.enum(ROW_KINDS),
  /** of the row; a fact's is its home's and its name */
  id: z.string().max(120),
  /** word for word as it stands there */
  quote: z.string().max(1000),
});
const claim = z.object({ text: z.string(), sources: z.array(source) });
export type CheckedClaim = z.infer<typeof claim>;

/** A question, or whether there is a model to ask. The same message sent again goes on where its answer is. */
export const dossierChatRequest = z.union([
  z.object({ dossierId: id, isProbe: z.literal(true) }),
  z.object({
    dossierId: id,
    threadId: id.nullish(),
    messageId: id.nullish(),
    text: z.string().trim().min(1).max(2000),
    language: z
      .string()
      .regex(/^[a-z]{2}(-[A-Za-z]{2})?$/)
      .default('en'),
  }),
]);
export type DossierChatRequest = z.input<typeof dossierChatRequest>;

const chatState = {
  state: z.enum(ANSWER_STATES),
  refused: z.enum(REFUSED_TOPICS).nullable(),
  fault: z.enum(ANSWER_FAULTS).nullable(),
};

/** What comes over the stream, each under the name of its event; the probe answers with its provider at once. */
export const dossierChatAnswer = z.union([
  z.object({ provider: z.string() }),
  z.object({
    event: z.discriminatedUnion('event', [
      z.object({ event: z.literal('text'), claim: z.number().int(), text: z.string() }),
      z.object({ event: z.literal('source'), claim: z.number().int(), ...source.shape }),
      z.object({ event: z.literal('cut'), reason: z.enum(CUT_REASONS) }),
      z.object({ event: z.literal('usage'), tokens: z.number().int(), questionsLeft: z.number().int() }),
      z.object({ event: z.literal('done'), threadId: id, messageId: id, ...chatState }),
    ]),
  }),
]);
export type ChatEvent = Extract<z.infer<typeof dossierChatAnswer>, { event: unknown }>['event'];

const fact = z.enum(DOSSIER_FACT_KEYS as readonly [DossierFact, ...DossierFact[]]);
const line = z.object({ key: z.enum(FEEDBACK_KEYS), fact: fact.nullable(), rows: z.array(z.string()) });
const row = z.object({ id: z.string(), kind: z.enum(ROW_KINDS), text: z.string() });

/** What speaks for and against a home, and between what to talk of its price. */
export const feedbackBody = z.object({
  currency: z.string(),
  strengths: z.array(line),
  risks: z.array(line),
  questions: z.array(fact),
  negotiation: z
    .object({
      fromMinor: z.number().int(),
      toMinor: z.number().int(),
      rows: z.array(z.string()),
      reasons: z.array(line),
    })
    .nullable(),
  /** sentences of the model about notes and answers, checked; empty by rule */
  remarks: z.array(claim),
  /** the rows that all of it rests on */
  rows: z.array(row),
  /** what is different from the feedback before: null where there was none */
  changed: z.array(z.object({ was: z.string().nullable(), is: z.string().nullable() })).nullable(),
});
export type FeedbackBody = z.infer<typeof feedbackBody>;

export const dossierFeedbackRequest = z.object({
  dossierId: id,
  /** the primary home where none is named */
  assetId: id.nullish(),
  /** asks the model too, where there is one and the caller agreed to it */
  wantsRemarks: z.boolean().default(false),
  language: z
    .string()
    .regex(/^[a-z]{2}(-[A-Za-z]{2})?$/)
    .default('en'),
});
export const dossierFeedbackAnswer = z.object({
  assetId: id,
  title: z.string(),
  madeBy: z.enum(['rule', 'model']),
  /** null: no model is set up */
  provider: z.string().nullable(),
  /** why there are no remarks although they were asked for */
  fault: z.enum([...ANSWER_FAULTS, 'model_limit', 'consent_missing']).nullable(),
  factsHash: z.string(),
  body: feedbackBody,
});
export type DossierFeedback = z.infer<typeof dossierFeedbackAnswer>;

const ofCaller = { callers: 'account', mayRepeat: true } as const;
const storedSource = z.object({ kind: z.enum(ROW_KINDS), id: z.string(), quote: z.string() });
const storedClaims = z.array(z.object({ text: z.string(), sources: z.array(storedSource) }));

export const dossierAiState = {
  takes: z.object({ dossierId: id }),
  answers: z.object({ agreedTo: z.string().nullable(), questionsLeft: z.number().int() }),
  ...ofCaller,
} as const;
export const setModelConsent = {
  takes: z.object({ provider: z.string().min(1).max(200).nullish() }),
  answers: z.boolean(),
  ...ofCaller,
} as const;
export const stopDossierAnswer = {
  takes: z.object({ messageId: id }),
  answers: z.boolean(),
  ...ofCaller,
} as const;
/** Asks, or tells how far the answer is: our function calls it with the caller's own rights. */
export const beginDossierAnswer = {
  takes: z.object({
    dossierId: id,
    messageId: id,
    question: z.string().min(1).max(2000),
    provider: z.string().min(1).max(200),
    threadId: id.nullish(),
  }),
  answers: z.object({
    threadId: id,
    isNew: z.boolean(),
    question: z.string(),
    claims: storedClaims,
    cuts: z.array(z.enum(CUT_REASONS)),
    ...chatState,
    currency: z.string(),
    questionsLeft: z.number().int(),
    earlier: z.array(z.object({ question: z.string(), claims: storedClaims })),
  }),
  ...ofCaller,
} as const;
/** Counts that a model is asked for remarks. */
export const beginFeedbackRemarks = {
  takes: z.object({ dossierId: id, provider: z.string().min(1).max(200) }),
  answers: z.boolean(),
  callers: 'account',
  mayRepeat: false,
} as const;

export const dossierConversations = {
  takes: z.object({ dossierId: id }),
  answers: z.array(z.object({ id, title: z.string(), updatedAt: z.string() })),
  ...ofCaller,
} as const;
const message = z.object({
  id,
  question: z.string(),
  claims: storedClaims,
  cuts: z.array(z.enum(CUT_REASONS)),
  ...chatState,
});
export type ChatMessage = z.infer<typeof message>;
export const dossierConversation = {
  takes: z.object({ threadId: id }),
  answers: z.object({ id, title: z.string(), messages: z.array(message) }),
  ...ofCaller,
} as const;
export const deleteDossierConversation = {
  takes: z.object({ threadId: id }),
  answers: z.boolean(),
  ...ofCaller,
} as const;
