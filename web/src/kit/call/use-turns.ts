import { useCallback, useRef } from 'react';

/** Lets one work begin when the one before it is done, whether that went well or not. */
export function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(<Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.current.then(work, work);
    last.current = turn;
    // Whoever asked for the work hears of its failure; the queue only waits for it.
    turn.catch(() => undefined);
    return turn;
  }, []);
}
