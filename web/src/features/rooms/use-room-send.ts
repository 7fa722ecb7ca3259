import { useRef, useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';

/** One thing that is sent at a time, what comes meanwhile after it, and why the last one was refused. */
export function useRoomSend() {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const send = <Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> => {
    const mine = last.current.then(() => sendNow(work));
    last.current = mine;
    return mine;
  };
  const sendNow = async <Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> => {
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
