import { useEffect, useSyncExternalStore } from 'react';
import { callRpc } from '#lib/api.ts';

const counts = new Map<string, number>();
const listeners = new Set<() => void>();

/** Says how many notices of a dossier are unread, to every mark on the page. */
export function tellUnreadNotices(dossierId: string, count: number): void {
  counts.set(dossierId, count);
  for (const listener of listeners) listener();
}

/** Asks it anew. Nobody waits for it: where it cannot be asked the mark stays as it was. */
export async function askUnreadNotices(dossierId: string): Promise<void> {
  try {
    tellUnreadNotices(dossierId, await callRpc('unread_dossier_notices', { dossierId }));
  } catch {
    // The screen below says what is wrong with the network, or with one's place in the dossier.
  }
}

/** How many notices of a dossier its reader has not read, at most a hundred; asked when the dossier opens. */
export function useUnreadNotices(dossierId: string): number {
  useEffect(() => {
    void askUnreadNotices(dossierId);
  }, [dossierId]);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => counts.get(dossierId) ?? 0,
    () => 0,
  );
}
