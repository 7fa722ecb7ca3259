import { z } from 'zod';
import { brand, slug } from './fields.ts';

export const RUN_STEPS = ['day', 'week'] as const;
export type RunStep = (typeof RUN_STEPS)[number];

/** Runs that were started on a day, or in a week that begins on it, and how many of them were finished. */
export const runsOfStep = z.object({
  beginsOn: z.string(),
  started: z.number().int(),
  finished: z.number().int(),
});
export type RunsOfStep = z.output<typeof runsOfStep>;

/** Runs of a game over time, the oldest step first. */
export const runsOverTime = {
  takes: z.object({ gameSlug: slug, brand, step: z.enum(RUN_STEPS) }),
  answers: z.array(runsOfStep),
  callers: 'account',
  mayRepeat: true,
} as const;
