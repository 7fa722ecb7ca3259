import { useCallback, useEffect, useRef, useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';

interface Sight<Answer> {
  /** what was in sight when somebody last asked; it stays while more is read */
  readonly answer: Answer | undefined;
  readonly isBusy: boolean;
  readonly error: AppError | null;
  readonly reload: () => void;
}

interface Told<Answer> {
  readonly key: string;
  readonly answer?: Answer;
  readonly error: AppError | null;
}

/** A hand that is still moving the map asks nothing. */
const REST_MS = 250;

/**
 * Reads what is in sight once the map rests. A question that was overtaken is called off, and what it would have said
 * is never shown.
 * @param key says what is asked for; null: nothing is
 */
export function useSight<Answer>(
  key: string | null,
  read: (signal: AbortSignal) => Promise<Answer>,
): Sight<Answer> {
  const [told, setTold] = useState<Told<Answer> | null>(null);
  const [turn, setTurn] = useState(0);
  const asked = key === null ? null : `${key} ${String(turn)}`;
  // What is asked is the key; how it is read changes with every drawing of the screen.
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (asked === null) return;
    const call = new AbortController();
    const timer = setTimeout(() => {
      latest.current(call.signal).then(
        (answer) => {
          if (!call.signal.aborted) setTold({ key: asked, answer, error: null });
        },
        (thrown: unknown) => {
          if (call.signal.aborted) return;
          setTold((before) => ({ ...before, key: asked, error: toAppError(thrown) }));
        },
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [asked]);
  const reload = useCallback(() => setTurn((count) => count + 1), []);
  const isBusy = asked !== null && told?.key !== asked;
  return { answer: told?.answer, isBusy, error: isBusy ? null : (told?.error ?? null), reload };
}
