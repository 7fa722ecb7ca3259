import { useEffect, useState } from 'react';

/** The server's clock as this browser can tell it: the difference seen when an answer came. */
export function clockOffsetMs(serverNow: string, receivedAt: number): number {
  return new Date(serverNow).getTime() - receivedAt;
}

/** Seconds until a moment of the server's clock, counted down; null where there is no deadline. */
export function useCountdown(deadlineAt: string | null, offsetMs: number): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (deadlineAt === null) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [deadlineAt]);
  return deadlineAt === null ? null : (new Date(deadlineAt).getTime() - (now + offsetMs)) / 1000;
}
