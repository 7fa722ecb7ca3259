import { useEffect } from 'react';

/** How long to wait for the next try while the browser believes that it is online. */
const RETRY_MS = 4000;

/** Tries again while something waits for the network: at once when the browser says that it is back, else every few seconds. */
export function useRetry(retry: (() => unknown) | null): void {
  useEffect(() => {
    if (!retry) return;
    const timer = setInterval(() => {
      if (navigator.onLine) retry();
    }, RETRY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [retry]);
}
