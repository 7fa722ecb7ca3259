import type { DraftDocument } from '#wire/drafts.ts';
import { toAppError } from '#lib/app-error.ts';
import { changesOf } from './changes-of.ts';
import type { DraftPorts, DraftState } from './draft-store.ts';
import type { runInTurns } from './run-in-turns.ts';

/** A server that is down for long would make the list long; more than the last saves nobody can have lost. */
const MOST_UNANSWERED = 20;

interface Sent {
  readonly read: () => DraftState;
  readonly set: (next: Partial<DraftState>) => void;
  /** keeps the draft in the browser */
  readonly keeping: ReturnType<typeof runInTurns>;
  readonly ports: DraftPorts;
}

/** Brings a draft to the server, for somebody signed in: one save at a time, over the version that it was made from. */
export function createDraftSender({ read, set, keeping, ports }: Sent) {
  let sending: Promise<void> | null = null;
  let isSendPlanned = false;
  // What the server has, as far as this page knows: it answered for it.
  let stored: { readonly document: DraftDocument; readonly version: number } | null = null;

  const planSend = () => {
    if (isSendPlanned || ports.userId() === null || read().sync === 'conflict') return;
    isSendPlanned = true;
    ports.later(() => {
      isSendPlanned = false;
      void flush();
    });
  };

  const sendOnce = async () => {
    const { id, document, baseVersion, unanswered = [] } = read().draft;
    const saveId = ports.newId();
    set({
      sync: 'sending',
      draft: { ...read().draft, unanswered: [...unanswered, saveId].slice(-MOST_UNANSWERED) },
    });
    // Kept before it is sent: a tab that dies in between still knows its own save afterwards.
    await keeping.runToEnd();
    try {
      // After a save without an answer nobody knows what is there: then all of it goes.
      const isKnown = stored !== null && stored.version === baseVersion && unanswered.length === 0;
      const changes = isKnown && stored !== null ? changesOf(stored.document, document) : null;
      const { version } =
        changes === null
          ? await ports.send({ draftId: id, document, baseVersion, saveId, unanswered })
          : await ports.sendChanges({ draftId: id, changes, baseVersion, saveId });
      stored = { document, version };
      const isSame = read().draft.document === document;
      set({
        draft: {
          ...read().draft,
          baseVersion: version,
          unanswered: [],
          isDirty: !isSame,
          ownerId: ports.userId(),
        },
        sync: isSame ? 'account' : 'here',
        error: null,
      });
      keeping.run();
    } catch (thrown) {
      const error = toAppError(thrown);
      set({ sync: error.code === 'draft_changed' ? 'conflict' : 'failed', error });
    }
  };

  const sendAll = async (): Promise<void> => {
    while (ports.userId() !== null && read().draft.isDirty && read().sync !== 'conflict') {
      await sendOnce();
      if (read().sync === 'failed') return;
    }
  };
  // Whoever asks meanwhile waits for the same: two at once would be each other's conflict.
  const flush = (): Promise<void> => {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  };

  return { planSend, flush };
}
