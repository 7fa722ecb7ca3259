import { z } from 'zod';

/** Asks whether a name may be shown on boards, before an account is made with it. */
export const checkNameRequest = z.object({ displayName: z.string().trim().min(1).max(40) });
export type CheckNameRequest = z.input<typeof checkNameRequest>;

export const checkNameAnswer = z.object({ displayName: z.string() });
export type CheckNameAnswer = z.output<typeof checkNameAnswer>;
