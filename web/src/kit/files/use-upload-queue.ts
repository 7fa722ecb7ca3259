import { useEffect, useSyncExternalStore } from 'react';
import type { UploadQueue, UploadState } from './upload-queue.ts';

const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

/**
 * Sends these jobs: now, as more come, when the network is back, when the tab comes to the front (phones stop tabs behind
 * it), and again a little later each time it did not work. Null: nobody is signed in.
 */
export function useUploadQueue(queue: UploadQueue, waiting: readonly string[] | null): UploadState {
  const ids = waiting === null ? null : waiting.join(' ');
  useEffect(() => {
    if (ids === null || ids === '') return;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let delay = FIRST_RETRY_MS;
    const send = async () => {
      clearTimeout(timer);
      await queue.send(ids.split(' '));
      if (isGone || queue.read().error === null) return;
      timer = setTimeout(() => void send(), delay);
      delay = Math.min(delay * 2, LONGEST_RETRY_MS);
    };
    const sendNow = () => {
      if (navigator.onLine && document.visibilityState === 'visible') void send();
    };
    void send();
    window.addEventListener('online', sendNow);
    document.addEventListener('visibilitychange', sendNow);
    return () => {
      isGone = true;
      clearTimeout(timer);
      window.removeEventListener('online', sendNow);
      document.removeEventListener('visibilitychange', sendNow);
    };
  }, [queue, ids]);
  return useSyncExternalStore(queue.subscribe, queue.read);
}
