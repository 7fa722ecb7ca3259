import { useEffect, useEffectEvent, useState } from 'react';
import type { Outbox, OutboxEntry, SentWrite } from './outbox.ts';

const RETRY_MS = 15_000;

/**
 * What an outbox holds, sent now, when the network is back, when the tab comes to the front, and now and then.
 * @param onSent is told of each write that was taken while this is on screen
 */
export function useOutbox<Payload, Answer>(
  outbox: Outbox<Payload, Answer>,
  onSent: (sent: SentWrite<Payload, Answer>) => void,
): readonly OutboxEntry<Payload>[] {
  const [entries, setEntries] = useState<readonly OutboxEntry<Payload>[]>([]);
  const tell = useEffectEvent(onSent);
  useEffect(() => {
    let isOn = true;
    // A browser that keeps nothing has nothing that waits.
    const read = () =>
      outbox.read().then(
        (now) => {
          if (isOn) setEntries(now);
        },
        () => undefined,
      );
    const flush = () => {
      // Another tab may have sent what this one shows.
      void read();
      if (navigator.onLine) outbox.flush().catch(() => undefined);
    };
    const stop = outbox.subscribe((sent) => {
      if (sent) {
        setEntries((all) => all.filter(({ id }) => id !== sent.entry.id));
        tell(sent);
      }
      void read();
    });
    flush();
    const timer = setInterval(flush, RETRY_MS);
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      isOn = false;
      stop();
      clearInterval(timer);
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [outbox]);
  return entries;
}
