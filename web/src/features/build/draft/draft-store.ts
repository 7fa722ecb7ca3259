import type { DraftDocument, DraftRow } from '#wire/drafts.ts';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { createDraftSender } from './draft-sender.ts';
import type { LocalDraft } from './local-drafts.ts';
import { runInTurns } from './run-in-turns.ts';

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

/** What a draft has that the version on the server has not. */
export interface DraftChanges {
  readonly fields: Partial<Omit<DraftDocument, 'rows'>>;
  readonly rows: readonly DraftRow[];
  readonly order: readonly string[] | null;
}

/** A save of what changed alone. */
export interface ChangesSave extends Pick<DraftSave, 'draftId' | 'baseVersion' | 'saveId'> {
  readonly changes: DraftChanges;
}

/** What a store works with; tests bring their own. */
export interface DraftPorts {
  readonly keep: (draft: LocalDraft) => Promise<void>;
  /** null: nobody is signed in */
  readonly userId: () => string | null;
  readonly send: (save: DraftSave) => Promise<{ version: number }>;
  readonly sendChanges: (save: ChangesSave) => Promise<{ version: number }>;
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
  const set = (next: Partial<DraftState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  const keeping = runInTurns(() =>
    ports.keep(state.draft).catch((thrown: unknown) => set({ sync: 'not-kept', error: toAppError(thrown) })),
  );
  const keep = keeping.run;
  const sender = createDraftSender({ read: () => state, set, keeping, ports });

  const change: DraftStore['change'] = (edit) => {
    const document = edit(state.draft.document);
    if (document === state.draft.document) return;
    const draft = { ...state.draft, document, isDirty: true, changedAt: ports.now() };
    set({ draft, ...(state.sync === 'conflict' ? {} : { sync: 'here' as const, error: null }) });
    keep();
    sender.planSend();
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
    flush: sender.flush,
    overwrite: (serverVersion) => {
      set({
        draft: { ...state.draft, baseVersion: serverVersion, unanswered: [], isDirty: true },
        sync: 'here',
        error: null,
      });
      keep();
      void sender.flush();
    },
  };
}
