import { z } from 'zod';
import { MAX_REGIONS } from '../domain/regions.ts';
import type { ModeOptions } from '../domain/modes.ts';

/** What the mode of a game or a run says, fixed when it was published or started. */
export const modeOptions = z.object({
  roundSeconds: z.number().nullable().optional(),
  hasHints: z.boolean().optional(),
  isRange: z.boolean().optional(),
  showsPhotos: z.boolean().optional(),
  showsFacts: z.boolean().optional(),
  missLimitLog: z.number().optional(),
  isClassroom: z.boolean().optional(),
  isCalm: z.boolean().optional(),
  isRanked: z.boolean().optional(),
  hasWords: z.boolean().optional(),
  runSeconds: z.number().optional(),
  mayDouble: z.boolean().optional(),
  hasFog: z.boolean().optional(),
  isComparison: z.boolean().optional(),
  regions: z.array(z.string().max(80)).max(MAX_REGIONS).readonly().optional(),
  lives: z.number().int().optional(),
  where: z.literal('room').optional(),
  eliminates: z.boolean().optional(),
  teaming: z.enum(['teams', 'together']).optional(),
  isDraft: z.boolean().optional(),
  photoOrder: z.enum(['outside-last', 'shuffled']).optional(),
  hasFlip: z.boolean().optional(),
  isHard: z.boolean().optional(),
  isLight: z.boolean().optional(),
  isFamily: z.boolean().optional(),
}) satisfies z.ZodType<ModeOptions>;
