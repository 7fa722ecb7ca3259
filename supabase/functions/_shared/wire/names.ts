import { z } from 'zod';
import { guestToken, id } from './fields.ts';

/** Asks whether a name may be shown on boards, before an account is made with it. */
export const checkNameRequest = z.object({ displayName: z.string().trim().min(1).max(40) });
export type CheckNameRequest = z.input<typeof checkNameRequest>;

export const checkNameAnswer = z.object({ displayName: z.string() });
export type CheckNameAnswer = z.output<typeof checkNameAnswer>;

/** Calls a player something else in one of their runs, on its board and at its comments. */
export const renameRunRequest = z.object({
  sessionId: id,
  displayName: z.string().trim().min(1).max(40),
  guestToken,
});
export type RenameRunRequest = z.input<typeof renameRunRequest>;

export const renameRunAnswer = z.object({ displayName: z.string() });
export type RenameRunAnswer = z.output<typeof renameRunAnswer>;
