import { useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';

/** One thing that is sent at a time, and why the last one was refused. */
export function useRoomSend() {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const send = async <Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> => {
    setIsBusy(true);
    setError(null);
    try {
      return await work();
    } catch (thrown) {
      setError(toAppError(thrown));
      return undefined;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, error, send };
}
