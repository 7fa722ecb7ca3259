import { z } from 'zod';
import { brand, cursor, id } from './fields.ts';

/** How often a feed may be read, in minutes: hourly to monthly. */
export const FEED_TIMES = [60, 360, 720, 1_440, 10_080] as const;

const text = z.string().nullable();
const count = z.number().int();

/** A row of a feed that is no home for a game, with its line and the reason. */
export const refusedRow = z.object({
  line: count,
  home: z.string(),
  code: z.string(),
  reason: z.string(),
});
export type RefusedRow = z.output<typeof refusedRow>;

export const FEED_CHANGE_KINDS = ['appeared', 'changed', 'went'] as const;
export const feedChange = z.object({
  kind: z.enum(FEED_CHANGE_KINDS),
  home: z.string(),
  /** of a change: which fields, in the words of `home-fields` */
  fields: z.array(z.string()),
});
export type FeedChange = z.output<typeof feedChange>;

/** One reading of a feed, in figures. */
export const importRun = z.object({
  id,
  begunBy: z.enum(['clock', 'person']),
  outcome: z.enum(['running', 'read', 'unchanged', 'failed']),
  code: text,
  reason: text,
  rowsRead: count,
  refused: count,
  appeared: count,
  changed: count,
  went: count,
  startedAt: z.string(),
  finishedAt: text,
});
export type ImportRun = z.output<typeof importRun>;

/** A feed as its agency's people see it. */
export const importSourceRow = z.object({
  id,
  name: z.string(),
  address: z.string(),
  currency: text,
  everyMinutes: count,
  state: z.enum(['active', 'paused']),
  pauseCode: text,
  pauseReason: text,
  failures: count,
  nextRunAt: z.string(),
  isRunning: z.boolean(),
  /** its homes are offered to hunters of the brand's site, with their prices */
  isForHunters: z.boolean(),
  version: count,
  homes: count,
  lastRun: importRun.nullable(),
});
export type ImportSource = z.output<typeof importSourceRow>;

export const importSourceList = z.object({
  brand: z.string(),
  name: z.string(),
  currency: text,
  sources: z.array(importSourceRow),
});
export type ImportSourceList = z.output<typeof importSourceList>;

/** The feeds of a brand and how their last reading went, for its people. */
export const importSources = {
  takes: z.object({ brand }),
  answers: importSourceList,
  callers: 'account',
  mayRepeat: true,
} as const;

/** What is typed of a feed. */
export const feedFields = z.object({
  name: z.string().trim().min(1).max(80),
  address: z
    .string()
    .trim()
    .min(1)
    .max(2_000)
    .regex(/^https?:\/\/\S+$/),
  /** for a feed that names none */
  currency: z.string().length(3).nullish(),
  everyMinutes: count.min(60).max(44_640),
});
export type FeedFields = z.output<typeof feedFields>;

/** A new feed, or a changed one made from this version of it. */
export const saveImportSource = {
  takes: feedFields.extend({ brand, sourceId: id.nullish(), version: count.nullish() }),
  answers: importSourceList,
  callers: 'account',
  mayRepeat: false,
} as const;

/** Pauses a feed or has it read again. */
export const setImportSourceState = {
  takes: z.object({ sourceId: id, state: z.enum(['active', 'paused']), brand }),
  answers: importSourceList,
  callers: 'account',
  mayRepeat: true,
} as const;

/** Offers the homes of a feed to hunters of the brand's site, or ends that. */
export const offerFeedToHunters = {
  takes: z.object({ sourceId: id, isOffered: z.boolean(), brand }),
  answers: importSourceList,
  callers: 'account',
  mayRepeat: true,
} as const;

/** Forgets a feed and its history; its homes stay. */
export const removeImportSource = {
  takes: z.object({ sourceId: id, brand }),
  answers: importSourceList,
  callers: 'account',
  mayRepeat: false,
} as const;

export const importRunDetails = importRun.extend({
  refusedRows: z.array(refusedRow),
  changes: z.array(feedChange),
});
export type ImportRunDetails = z.output<typeof importRunDetails>;

/** Readings of a feed, newest first; `after` is the last row's id. */
export const importSourceHistory = {
  takes: z.object({ sourceId: id, after: z.string().nullish() }),
  answers: z.object({ rows: z.array(importRunDetails), next: cursor }),
  callers: 'account',
  mayRepeat: true,
} as const;

/** What a feed would change, before anything is written. */
export const feedPreview = z.object({
  /** why it cannot be read; null when it can */
  failure: z.object({ code: z.string(), reason: z.string() }).nullable(),
  rowsRead: count,
  homes: count,
  appeared: count,
  changed: count,
  went: count,
  hasShrunk: z.boolean(),
  changes: z.array(feedChange),
  refusedRows: z.array(refusedRow),
});
export type FeedPreview = z.output<typeof feedPreview>;

/** Tries a feed without writing, reads one now, or, as the clock does, reads those that are due. */
export const readFeedRequest = z.union([
  z
    .strictObject({
      address: feedFields.shape.address,
      currency: feedFields.shape.currency,
      sourceId: id.nullish(),
      brand,
    })
    .transform((fields) => ({ kind: 'test' as const, ...fields })),
  z
    .strictObject({
      sourceId: id,
      /** a person saw that most homes are gone, and wants it so */
      acceptsLoss: z.boolean().optional(),
    })
    .transform((fields) => ({ kind: 'run' as const, ...fields })),
  z.strictObject({ isDue: z.literal(true) }).transform(() => ({ kind: 'due' as const })),
]);

export const readFeedAnswer = z.object({
  preview: feedPreview.optional(),
  /** null: another run reads it at this moment */
  run: importRun.nullish(),
  /** of the clock's call: how many feeds were read */
  read: count.optional(),
});
export type ReadFeedAnswer = z.output<typeof readFeedAnswer>;
