import { z } from 'zod';
import { id } from './fields.ts';

/** In whose name somebody asks. */
export const CAPACITIES = ['owner', 'resident', 'agent', 'photographer', 'portal', 'other'] as const;
export type Capacity = (typeof CAPACITIES)[number];

/** What should go. */
export const SUBJECTS = ['everything', 'photos', 'text', 'address'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const TAKEDOWN_LIMITS = {
  name: 120,
  email: 254,
  url: 2_000,
  statementMin: 10,
  statement: 4_000,
} as const;

/** What a rights holder sends. The same key again answers the same reference. */
export const requestTakedownRequest = z.strictObject({
  /** 32 hexadecimal digits, with or without the hyphens of a uuid */
  requestKey: z.union([id, z.string().regex(/^[\da-f]{32}$/)]),
  name: z.string().trim().min(1).max(TAKEDOWN_LIMITS.name),
  email: z.string().trim().max(TAKEDOWN_LIMITS.email).pipe(z.email()),
  capacity: z.enum(CAPACITIES),
  subject: z.enum(SUBJECTS),
  /** where on our site it shows */
  pageUrl: z.string().trim().min(1).max(TAKEDOWN_LIMITS.url),
  /** where it came from, if that is known */
  sourceUrl: z.string().trim().max(TAKEDOWN_LIMITS.url).nullish(),
  statement: z.string().trim().min(TAKEDOWN_LIMITS.statementMin).max(TAKEDOWN_LIMITS.statement),
  /** "What I say is true, and I hold the rights or act for who does." */
  isTrue: z.literal(true),
  /** the language of the page, for the answer by mail */
  locale: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/)
    .nullish(),
});
export type RequestTakedownRequest = z.input<typeof requestTakedownRequest>;

export const requestTakedownAnswer = z.object({ reference: id });
export type RequestTakedownAnswer = z.output<typeof requestTakedownAnswer>;
