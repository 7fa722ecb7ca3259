import type { ManagedGuess } from '#wire/managed-homes.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';

/** What became of several runs that the same was to be done about. */
export interface Judgement<Answer> {
  readonly answers: readonly Answer[];
  readonly failed: readonly ManagedGuess[];
  /** why the last of those failed */
  readonly error: AppError | null;
}

/** Does the same about one run after the other. One that fails holds up no other, unless nobody answers at all. */
export async function judgeRuns<Answer>(
  runs: readonly ManagedGuess[],
  judge: (sessionId: string) => Promise<Answer>,
): Promise<Judgement<Answer>> {
  const answers: Answer[] = [];
  const failed: ManagedGuess[] = [];
  let error: AppError | null = null;
  for (const [place, run] of runs.entries()) {
    try {
      answers.push(await judge(run.sessionId));
    } catch (thrown) {
      error = toAppError(thrown);
      if (error.code === 'network') return { answers, failed: [...failed, ...runs.slice(place)], error };
      failed.push(run);
    }
  }
  return { answers, failed, error };
}
