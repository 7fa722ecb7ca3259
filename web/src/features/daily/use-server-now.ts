import { useEffect, useState } from 'react';
import { serverNow, type ServerClock } from '#domain/time-left.ts';

/** The server's time, each second anew. */
export function useServerNow(clock: ServerClock): number {
  const [tick, setTick] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setTick(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return serverNow(clock, tick);
}
