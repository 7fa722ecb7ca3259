import { toAppError, type AppError } from '#lib/app-error.ts';
import type { Documents } from './documents.ts';

/** A write that waits to be sent. */
export interface OutboxEntry {
  /** the key under which the server takes it once, however often it is sent */
  readonly id: string;
  /** where it stands in the order */
  readonly place: number;
  /** whose it is: nobody else sends it */
  readonly ownerId: string;
  readonly kind: string;
  readonly payload: unknown;
  /** the code of the refusal, where the server will not take it */
  readonly refusal: string | null;
}

/** What an outbox works with; tests bring their own. */
export interface OutboxPorts {
  readonly entries: Documents<OutboxEntry>;
  /** null: nobody is signed in, so nothing is sent */
  readonly userId: () => string | null;
  /** sends one write under its key; the same key again is the same write */
  readonly send: (entry: OutboxEntry) => Promise<void>;
  /** one tab sends at a time */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
}

/** Refusals that a later try may not meet. */
const PASSING: readonly string[] = ['network', 'unavailable', 'rate_limited', 'signed_out'];

export interface Outbox {
  /** keeps a write; resolves when it would survive the tab */
  readonly add: (write: Pick<OutboxEntry, 'id' | 'kind' | 'payload'>) => Promise<void>;
  /** what this person's outbox holds, in order */
  readonly read: () => Promise<readonly OutboxEntry[]>;
  /** sends what waits, in order; resolves with what stopped it, or null */
  readonly flush: () => Promise<AppError | null>;
  /** takes a write back, or a refused one out */
  readonly forget: (id: string) => Promise<void>;
}

/**
 * Writes that are made without a network, in the order in which they were made. Each is kept before it is sent and forgotten
 * after it was answered, so that a tab that dies in between sends it again, under the same key. A refused write stays, for
 * its author to see, and holds up no other.
 */
export function createOutbox({ entries, userId, send, alone }: OutboxPorts): Outbox {
  let sending: Promise<AppError | null> | null = null;

  const read = async (): Promise<readonly OutboxEntry[]> => {
    const owner = userId();
    const all = (await entries.readAll()).filter(isEntry);
    return all.filter(({ ownerId }) => ownerId === owner).sort((a, b) => a.place - b.place);
  };

  /** False: the order has to wait. */
  const sendOne = async (entry: OutboxEntry): Promise<AppError | null> => {
    try {
      await send(entry);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (PASSING.includes(error.code)) return error;
      await entries.keep({ ...entry, refusal: error.code });
      return null;
    }
    await entries.forget(entry.id);
    return null;
  };

  const sendAll = async (): Promise<AppError | null> => {
    let stop: AppError | null = null;
    await alone(async () => {
      // Read anew each time: writes may come while others are sent.
      for (;;) {
        const next = (await read()).find(({ refusal }) => refusal === null);
        if (!next || userId() === null) return;
        stop = await sendOne(next);
        if (stop) return;
      }
    });
    return stop;
  };

  return {
    read,
    add: async (write) => {
      const ownerId = userId();
      if (ownerId === null) throw new Error('Only a signed-in person has an outbox.');
      const last = (await read()).at(-1)?.place ?? 0;
      await entries.keep({ ...write, ownerId, place: last + 1, refusal: null });
    },
    flush: () => {
      sending ??= sendAll().finally(() => {
        sending = null;
      });
      return sending;
    },
    forget: (id) => entries.forget(id),
  };
}

/** One tab at a time, where the browser can say so. */
export function aloneInTabs(name: string): OutboxPorts['alone'] {
  return (work) => ('locks' in navigator ? navigator.locks.request(name, work) : work());
}

/** Whether what this browser kept is an entry as this version of the page knows it. */
function isEntry(kept: unknown): kept is OutboxEntry {
  if (typeof kept !== 'object' || kept === null) return false;
  const { id, place, ownerId, kind, refusal } = kept as Partial<Record<keyof OutboxEntry, unknown>>;
  return (
    typeof place === 'number' &&
    [id, ownerId, kind].every((text) => typeof text === 'string') &&
    (refusal === null || typeof refusal === 'string')
  );
}
