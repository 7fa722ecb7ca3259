import type { ManagedGuess } from '#wire/managed-homes.ts';
import { useCallback, useState } from 'react';
import type { AppError } from '#lib/app-error.ts';
import { plural } from '#lib/i18n.ts';
import { showToast } from '#ui/toasts.ts';
import { judgeRuns } from './judge-runs.ts';
import { restoreRun } from './mutations.ts';

/** Takes runs back in that were taken out, and says how many of them count again. */
export function useRestoreRuns(onRestored: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const restore = useCallback(
    async (guesses: readonly ManagedGuess[]): Promise<void> => {
      setIsBusy(true);
      setError(null);
      const { answers, error: failure } = await judgeRuns(guesses, restoreRun);
      const ranked = answers.filter(({ isRanked }) => isRanked).length;
      const practice = answers.length - ranked;
      if (ranked > 0) showToast({ tone: 'good', text: plural('manage.guesses.restored', ranked) });
      if (practice > 0) showToast({ tone: 'good', text: plural('manage.guesses.staysPractice', practice) });
      setError(failure);
      setIsBusy(false);
      if (answers.length > 0) onRestored();
    },
    [onRestored],
  );
  return { isBusy, error, restore };
}
