import { useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';

/** Something that a button does: whether it is under way, and what it was refused for. */
export function useDeed() {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const run = async (work: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    setError(null);
    try {
      await work();
    } catch (thrown) {
      setError(toAppError(thrown));
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, error, run };
}
