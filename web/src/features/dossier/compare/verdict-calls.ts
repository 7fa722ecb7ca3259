import { callRpc } from '#lib/api.ts';

export const readVerdicts = (comparisonId: string) => callRpc('verdicts_of_comparison', { comparisonId });
export type ReadVerdicts = Awaited<ReturnType<typeof readVerdicts>>;
/** Somebody who buys, and what they said as far as the reader may know it. */
export type Judged = ReadVerdicts['people'][number];
