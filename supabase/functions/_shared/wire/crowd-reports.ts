import { z } from 'zod';
import { reportHome } from './client-reports.ts';
import { asGuest, brand, id, slug } from './fields.ts';
import { valueHomeAnswer } from './valuations.ts';

const minor = z.number().int();

/** What the crowd said of one home, beside what was asked, valued and paid. */
const crowdReportHome = reportHome.extend({
  askingMinor: minor.nullable(),
  soldMinor: minor.nullable(),
  /** the latest that a model answered about it */
  valuation: valueHomeAnswer.pick({ estimateMinor: true, lowMinor: true, highMinor: true }).nullable(),
  /** by how many homes the players had guessed before: fewer than ten, than fifty, or more */
  experience: z.array(
    z.object({
      experience: z.enum(['new', 'some', 'much']),
      count: z.number().int(),
      medianMinor: minor.nullable(),
    }),
  ),
  /** comments whose authors allowed it, without a name */
  quotes: z.array(z.string()),
});
export type CrowdReportHome = z.output<typeof crowdReportHome>;

/** What the crowd said of a game's homes, or of one; for its managers and whoever opened its report with a code. */
export const crowdReport = {
  takes: z.object({ gameSlug: slug, brand, gameListingId: id.nullish(), guestToken: asGuest }),
  answers: z.object({
    game: z.object({
      slug: z.string(),
      title: z.string(),
      currency: z.string(),
      isSample: z.boolean(),
    }),
    agency: z.object({ name: z.string(), email: z.string() }),
    madeAt: z.string(),
    isManager: z.boolean(),
    players: z.number().int(),
    homes: z.array(crowdReportHome),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type CrowdReport = z.output<typeof crowdReport.answers>;

/** The author of a comment lets the agency show its words in a report, without a name, or ends that. */
export const allowQuote = {
  takes: z.object({ commentId: id, isAllowed: z.boolean(), guestToken: asGuest }),
  answers: z.boolean(),
  callers: 'everybody',
  mayRepeat: true,
} as const;
