import { useEffect } from 'react';
import { writeStored } from '#lib/stored.ts';

/** Keeps what a form holds in the tab, for a reload, as long as it is not what it began with. */
export function useKept(key: string, values: object, start: object): void {
  const text = JSON.stringify(values);
  const isStart = text === JSON.stringify(start);
  useEffect(() => {
    if (!isStart) writeStored('session', key, text);
  }, [key, text, isStart]);
}
