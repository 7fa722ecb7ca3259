import { useEffect, useState, useSyncExternalStore } from 'react';
import { readSession } from '#lib/auth-session.ts';
import { saveDraft, saveDraftChanges } from '../mutations.ts';
import { newId } from '#lib/new-id.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { keepDraft, type LocalDraft } from './local-drafts.ts';
import { rememberDraft } from './open-draft.ts';

const SEND_DELAY_MS = 1_200;
const RETRY_MS = 15_000;

/** A store over this browser and the account; what could not be sent is tried again. */
export function useDraftStore(start: LocalDraft): DraftStore {
  const [store] = useState(() =>
    createDraftStore(start, {
      keep: (draft) => {
        rememberDraft(draft);
        return keepDraft(draft);
      },
      userId: () => readSession()?.user.id ?? null,
      send: saveDraft,
      sendChanges: saveDraftChanges,
      newId,
      now: () => new Date().toISOString(),
      later: (work) => void setTimeout(work, SEND_DELAY_MS),
    }),
  );
  useEffect(() => {
    const flush = () => void store.flush();
    flush();
    const timer = setInterval(flush, RETRY_MS);
    window.addEventListener('online', flush);
    // The tab may go for good: what waits is sent now.
    document.addEventListener('visibilitychange', flush);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [store]);
  return store;
}

export function useDraftState(store: DraftStore) {
  return useSyncExternalStore(store.subscribe, store.read);
}
