import { z } from 'zod';
import { id } from './fields.ts';

const ofDossier = { dossierId: id };

/** A secret address for calendar programs, told this once; the one before ends. */
export const makeDossierFeed = {
  takes: z.object(ofDossier),
  answers: z.object({ token: z.string() }),
  callers: 'account',
  mayRepeat: false,
} as const;

/** Whether the caller has such an address, and when a program last asked there. */
export const ownDossierFeed = {
  takes: z.object(ofDossier),
  answers: z.object({ isMade: z.boolean(), createdAt: z.string().nullable(), readAt: z.string().nullable() }),
  callers: 'account',
  mayRepeat: true,
} as const;

export const endDossierFeed = {
  takes: z.object(ofDossier),
  answers: z.boolean(),
  callers: 'account',
  mayRepeat: true,
} as const;

const feedEvent = z.object({
  id,
  title: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
  isAllDay: z.boolean(),
  place: z.string(),
  details: z.string(),
  version: z.number().int(),
  updatedAt: z.string(),
});

/** What is at such an address: appointments, those that were called off, and due tasks. */
export const dossierFeed = {
  takes: z.object({ token: z.string().length(64) }),
  answers: z.object({
    dossierId: id,
    title: z.string(),
    events: z.array(feedEvent),
    gone: z.array(feedEvent),
    tasks: z.array(
      z.object({
        id,
        title: z.string(),
        dueOn: z.string(),
        isDone: z.boolean(),
        version: z.number().int(),
        updatedAt: z.string(),
      }),
    ),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type DossierFeed = z.output<(typeof dossierFeed)['answers']>;
