import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#lib/stored.ts';

const KEY = 'agency chosen';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Which of their agencies somebody looks after in this tab; two tabs may have two. */
export function useChosenAgency(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStored('session', KEY),
    () => null,
  );
}

export function chooseAgency(key: string | null): void {
  writeStored('session', KEY, key);
  for (const listener of listeners) listener();
}
