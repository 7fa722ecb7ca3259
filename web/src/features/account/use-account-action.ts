import { useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';

/** Runs what a form asks for; what it was refused for is shown in the form, and nothing typed is lost. */
export function useAccountAction<T>(action: (values: T) => Promise<void>) {
  const [error, setError] = useState<AppError | null>(null);
  const run = async (values: T): Promise<void> => {
    setError(null);
    try {
      await action(values);
    } catch (thrown) {
      setError(toAppError(thrown));
    }
  };
  return { run, error };
}
