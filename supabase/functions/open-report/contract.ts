import { z } from 'zod';
import { guestToken, optionalText } from '../_shared/contract.ts';

/** Opens the client report of a showcase with its access code. */
export const openReportRequest = z.object({
  /** The game's slug. */
  game: z.string().trim().min(1).max(60),
  /** Key of the brand; none is the default brand. */
  brand: optionalText(63),
  code: z.string().trim().min(1).max(64),
  guestToken,
});
export type OpenReportRequest = z.input<typeof openReportRequest>;

export const openReportAnswer = z.object({
  /** Comes once, when one was made for a viewer who had none. */
  guestToken: z.string().min(32).optional(),
});
export type OpenReportAnswer = z.output<typeof openReportAnswer>;
