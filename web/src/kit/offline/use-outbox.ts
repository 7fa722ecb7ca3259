import { useEffect } from 'react';
import type { Outbox } from './outbox.ts';

const RETRY_MS = 15_000;

/** Sends what an outbox holds: now, when the network is back, when the tab comes to the front, and now and then. */
export function useOutbox(outbox: Outbox): void {
  useEffect(() => {
    const flush = () => {
      if (navigator.onLine) void outbox.flush();
    };
    flush();
    const timer = setInterval(flush, RETRY_MS);
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [outbox]);
}
