import { useCallback, useEffect, useRef } from 'react';
import { createPace, type Pace } from '#kit/live/create-pace.ts';
import { askUnreadNotices } from '../notifications/unread-count.ts';
import type { Scene } from './scene.ts';

/** Screens read changes at most once in this time, however many come. */
const PACE_MS = 1_000;

/** Who hears of changes of a dossier, each of its own parts. */
export interface SceneListeners {
  readonly listen: Scene['listen'];
  /** whoever shows one of these parts reads again: at once, or together with what else changes in this moment */
  readonly tell: (parts: readonly string[]) => void;
  /** everybody reads again, the same way */
  readonly tellAll: () => void;
}

/** The listeners of a dossier. A hundred notes that arrive one after another are read a few times, not a hundred. */
export function useListeners(dossierId: string): SceneListeners {
  const listeners = useRef(new Map<() => void, readonly string[]>());
  const told = useRef(new Set<string>());
  const pace = useRef<Pace>(null);
  const listen = useCallback<Scene['listen']>((parts, heard) => {
    listeners.current.set(heard, parts);
    return () => listeners.current.delete(heard);
  }, []);
  const tell = useCallback(
    (parts: readonly string[]) => {
      for (const part of parts) told.current.add(part);
      pace.current ??= createPace(() => {
        const now = told.current;
        told.current = new Set();
        void askUnreadNotices(dossierId);
        for (const [heard, shown] of listeners.current) if (shown.some((part) => now.has(part))) heard();
      }, PACE_MS);
      pace.current.ask();
    },
    [dossierId],
  );
  const tellAll = useCallback(() => tell([...listeners.current.values()].flat()), [tell]);
  useEffect(
    () => () => {
      pace.current?.stop();
      pace.current = null;
    },
    [dossierId],
  );
  return { listen, tell, tellAll };
}
