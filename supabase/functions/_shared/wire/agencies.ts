import { z } from 'zod';
import { AGENCY_STANDINGS } from '../domain/agency-screens.ts';

/** The agencies that somebody works for, the one of the site first; staff have the site's as well. */
export const ownAgencies = {
  takes: z.object({ brand: z.string().nullish() }),
  answers: z.array(
    z.object({
      id: z.uuid(),
      key: z.string(),
      displayName: z.string(),
      logoUrl: z.string().nullable(),
      role: z.enum(AGENCY_STANDINGS),
      currency: z.string(),
      locales: z.array(z.string()),
    }),
  ),
  callers: 'account',
  mayRepeat: true,
} as const;
export type OwnAgency = z.output<typeof ownAgencies.answers>[number];

/** A row's fields as the log has them; their own names are data. */
const loggedFields = z.record(z.string(), z.unknown());

/** What was changed in an agency, newest first. */
export const agencyActivity = {
  takes: z.object({ agencyId: z.uuid(), before: z.int().nullish() }),
  answers: z.object({
    entries: z.array(
      z.object({
        id: z.int(),
        /** null: the server itself */
        actor: z.string().nullable(),
        subject: z.string(),
        /** whose membership it is about */
        person: z.string().nullable(),
        verb: z.enum(['added', 'changed', 'removed']),
        before: loggedFields,
        after: loggedFields,
        loggedAt: z.iso.datetime({ offset: true }),
      }),
    ),
    nextBefore: z.int().nullable(),
  }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type AgencyEntry = z.output<typeof agencyActivity.answers>['entries'][number];
