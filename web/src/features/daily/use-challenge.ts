import { useEffect } from 'react';
import type { EditionKey } from '#domain/editions.ts';
import { serverNow } from '#domain/time-left.ts';
import { useCall, type Call } from '#kit/call/use-call.ts';
import { readChallenge, type Challenge } from './queries.ts';

/** A day's answer is asked for again this long after the next one begins, so that it has begun by every clock. */
const AFTER_MIDNIGHT_MS = 1000;
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * An edition's challenge of now. When the next one begins it is read anew, also by a page that slept through midnight.
 */
export function useChallenge(edition: EditionKey): Call<Challenge> {
  const call = useCall(['daily challenge', edition], () => readChallenge(edition));
  const { answer, reload } = call;
  useEffect(() => {
    if (!answer) return undefined;
    const left = Date.parse(answer.nextOpensAt) - serverNow(answer.clock, performance.now());
    const wait = Math.min(LONGEST_WAIT_MS, Math.max(0, left) + AFTER_MIDNIGHT_MS);
    const timer = setTimeout(() => void reload(), wait);
    const onVisible = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [answer, reload]);
  return call;
}
