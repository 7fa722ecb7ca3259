import type { DraftDocument } from '#wire/drafts.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import type { LocalDraft } from './local-drafts.ts';

/** Where the newest state of a draft is. `conflict`: the server has one that was changed elsewhere. */
export type SyncState = 'here' | 'sending' | 'account' | 'conflict' | 'failed' | 'not-kept';

export interface DraftState {
  readonly draft: LocalDraft;
  readonly sync: SyncState;
  readonly error: AppError | null;
}

/** One save of a draft. */
export interface DraftSave {
  readonly draftId: string;
  readonly document: DraftDocument;
  readonly baseVersion: number;
  /** names this save, so that the next one can tell it from somebody else's */
  readonly saveId: string;
  /** saves before it that were sent and not answered */
  readonly unanswered: readonly string[];
}

/** A server that is down for long would make the list long; more than the last saves nobody can have lost. */
const MOST_UNANSWERED = 20;

/** What a store works with; tests bring their own. */
export interface DraftPorts {
  readonly keep: (draft: LocalDraft) => Promise<void>;
  /** null: nobody is signed in */
  readonly userId: () => string | null;
  readonly send: (save: DraftSave) => Promise<{ version: number }>;
  readonly newId: () => string;
  readonly now: () => string;
  /** runs it a little later */
  readonly later: (work: () => void) => void;
}

export interface DraftStore {
  readonly read: () => DraftState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes the document; what is unchanged should stay the same objects. */
  readonly change: (edit: (document: DraftDocument) => DraftDocument) => void;
  /** Remembers what stays on this device: names of awaited photos, rows that the import history has. */
  readonly note: (facts: Pick<Partial<LocalDraft>, 'photoNames' | 'notedRows'>) => void;
  /** Sends what the server does not have yet. Resolves when it has everything, or why it has not is known. */
  readonly flush: () => Promise<void>;
  /** Takes this device's draft over the server's version. */
  readonly overwrite: (serverVersion: number) => void;
}

/**
 * A draft being edited. Every change is kept in the browser at once and, for somebody signed in, sent to the server a
 * moment later, over the version that it was made from; one write of each kind is under way at a time, the newest waits.
 */
export function createDraftStore(start: LocalDraft, ports: DraftPorts): DraftStore {
  let state: DraftState = { draft: start, sync: start.isDirty ? 'here' : 'account', error: null };
  const listeners = new Set<() => void>();
  let keeping: Promise<void> | null = null;
  let isKeptOld = false;
  let sending: Promise<void> | null = null;
  let isSendPlanned = false;

  const set = (next: Partial<DraftState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  const keep = () => {
    if (keeping) {
      isKeptOld = true;
      return;
    }
    keeping = ports
      .keep(state.draft)
      .catch((thrown: unknown) => set({ sync: 'not-kept', error: toAppError(thrown) }))
      .finally(() => {
        keeping = null;
        if (!isKeptOld) return;
        isKeptOld = false;
        keep();
      });
  };

  const kept = async () => {
    keep();
    while (keeping) await keeping;
  };

  const change: DraftStore['change'] = (edit) => {
    const document = edit(state.draft.document);
    if (document === state.draft.document) return;
    const draft = { ...state.draft, document, isDirty: true, changedAt: ports.now() };
    set({ draft, ...(state.sync === 'conflict' ? {} : { sync: 'here' as const, error: null }) });
    keep();
    planSend();
  };

  const planSend = () => {
    if (isSendPlanned || ports.userId() === null || state.sync === 'conflict') return;
    isSendPlanned = true;
    ports.later(() => {
      isSendPlanned = false;
      void flush();
    });
  };

  const sendOnce = async () => {
    const { id, document, baseVersion, unanswered = [] } = state.draft;
    const saveId = ports.newId();
    set({
      sync: 'sending',
      draft: { ...state.draft, unanswered: [...unanswered, saveId].slice(-MOST_UNANSWERED) },
    });
    // Kept before it is sent: a tab that dies in between still knows its own save afterwards.
    await kept();
    try {
      const { version } = await ports.send({ draftId: id, document, baseVersion, saveId, unanswered });
      const isSame = state.draft.document === document;
      set({
        draft: {
          ...state.draft,
          baseVersion: version,
          unanswered: [],
          isDirty: !isSame,
          ownerId: ports.userId(),
        },
        sync: isSame ? 'account' : 'here',
        error: null,
      });
      keep();
    } catch (thrown) {
      const error = toAppError(thrown);
      set({ sync: error.code === 'draft_changed' ? 'conflict' : 'failed', error });
    }
  };

  const sendAll = async (): Promise<void> => {
    while (ports.userId() !== null && state.draft.isDirty && state.sync !== 'conflict') {
      await sendOnce();
      if (state.sync === 'failed') return;
    }
  };
  // Whoever asks meanwhile waits for the same: two at once would be each other's conflict.
  const flush = (): Promise<void> => {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  };

  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    note: ({ photoNames = {}, notedRows = [] }) => {
      const { draft } = state;
      set({
        draft: {
          ...draft,
          photoNames: { ...draft.photoNames, ...photoNames },
          notedRows: [...(draft.notedRows ?? []), ...notedRows],
        },
      });
      keep();
    },
    flush,
    overwrite: (serverVersion) => {
      set({
        draft: { ...state.draft, baseVersion: serverVersion, unanswered: [], isDirty: true },
        sync: 'here',
        error: null,
      });
      keep();
      void flush();
    },
  };
}
