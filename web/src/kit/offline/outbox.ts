import { AppError, toAppError } from '#lib/app-error.ts';
import type { Documents } from './documents.ts';

/** A write that waits to be sent. */
export interface OutboxEntry<Payload = unknown> {
  /** the key under which the server takes it once, however often it is sent */
  readonly id: string;
  /** where it stands in the order */
  readonly place: number;
  /** whose it is: nobody else sends it */
  readonly ownerId: string;
  readonly kind: string;
  readonly payload: Payload;
  /** the code of the refusal, where the server will not take it */
  readonly refusal: string | null;
}

/** What an outbox works with; tests bring their own. */
export interface OutboxPorts<Payload, Answer> {
  readonly entries: Documents<OutboxEntry<Payload>>;
  /** what another version of the page kept may be shaped otherwise: that is passed over */
  readonly isPayload: (kept: unknown) => kept is Payload;
  /** whose writes these are: a person, or a run; null: there is nobody, so nothing is sent */
  readonly ownerId: () => string | null;
  /** sends one write under its key; the same key again is the same write */
  readonly send: (entry: OutboxEntry<Payload>) => Promise<Answer>;
  /**
   * Sends several writes as one: all of them are taken, or none. Answers theirs in the same order. What is refused this way
   * is sent one by one, so that a refusal is that of one write.
   */
  readonly sendTogether?: (entries: readonly OutboxEntry<Payload>[]) => Promise<readonly Answer[]>;
  /** whether a write may go along with those before it */
  readonly goesWith?: (before: readonly OutboxEntry<Payload>[], next: OutboxEntry<Payload>) => boolean;
  /** one tab sends at a time */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
}

/** Refusals that a later try may not meet. */
const PASSING: readonly string[] = ['network', 'unavailable', 'rate_limited', 'signed_out'];

/** So many writes go as one at most. */
const MOST_TOGETHER = 25;

/** A write that the server has taken, with what it said. */
export interface SentWrite<Payload, Answer> {
  readonly entry: OutboxEntry<Payload>;
  readonly answer: Answer;
}

export interface Outbox<Payload = unknown, Answer = unknown> {
  /** keeps a write; resolves when it would survive the tab */
  readonly add: (write: Pick<OutboxEntry<Payload>, 'id' | 'kind' | 'payload'>) => Promise<void>;
  /** what this owner's outbox holds, in order */
  readonly read: () => Promise<readonly OutboxEntry<Payload>[]>;
  /** sends what waits, in order; resolves with what stopped it, or null */
  readonly flush: () => Promise<AppError | null>;
  /** takes a write back, or a refused one out */
  readonly forget: (id: string) => Promise<void>;
  /** calls back after each change, with what was sent where that was the change; answers how to stop */
  readonly subscribe: (listener: (sent: SentWrite<Payload, Answer> | null) => void) => () => void;
}

/**
 * Writes that are made without a network, in the order in which they were made. Each is kept before it is sent and forgotten
 * after it was answered, so that a tab that dies in between sends it again, under the same key. A refused write stays, for
 * its author to see, and holds up no other.
 */
export function createOutbox<Payload, Answer>({
  entries,
  isPayload,
  ownerId,
  send,
  sendTogether,
  goesWith = () => false,
  alone,
}: OutboxPorts<Payload, Answer>): Outbox<Payload, Answer> {
  let sending: Promise<AppError | null> | null = null;
  let isAsked = false;
  const listeners = new Set<(sent: SentWrite<Payload, Answer> | null) => void>();
  const tell = (sent: SentWrite<Payload, Answer> | null) => {
    for (const listener of listeners) listener(sent);
  };

  const read = async (): Promise<readonly OutboxEntry<Payload>[]> => {
    const owner = ownerId();
    const all = (await entries.readAll()).filter((kept) => isEntry(kept, isPayload));
    return all.filter((entry) => entry.ownerId === owner).sort((a, b) => a.place - b.place);
  };

  const { sendOne, sendSeveral } = createSenders({ entries, send, sendTogether, tell });

  const sendAll = async (): Promise<AppError | null> => {
    let stop: AppError | null = null;
    await alone(async () => {
      /** those that were refused together */
      const apart = new Set<string>();
      // Read anew each time: writes may come while others are sent.
      for (;;) {
        const waiting = (await read()).filter(({ refusal }) => refusal === null);
        const [next] = waiting;
        if (!next || ownerId() === null) return;
        const several = apart.has(next.id) ? [next] : firstTogether(waiting, goesWith);
        const sent = await sendSeveral(several);
        if (sent === false) {
          for (const { id } of several) apart.add(id);
          stop = await sendOne(next);
        } else if (sent !== true) stop = sent;
        if (stop) return;
      }
    });
    return stop;
  };

  /** Whoever asks while it is sent may know of a network that was gone when it began. */
  const sendWhileAsked = async (): Promise<AppError | null> => {
    let stop: AppError | null = null;
    try {
      while (isAsked) {
        isAsked = false;
        stop = await sendAll();
      }
    } finally {
      // In the same breath as the last look, so that nobody waits for a line that has ended.
      sending = null;
    }
    return stop;
  };

  return {
    read,
    add: async (write) => {
      const owner = ownerId();
      if (owner === null) throw new Error('A write without an owner would never be sent.');
      const last = (await read()).at(-1)?.place ?? 0;
      await entries.keep({ ...write, ownerId: owner, place: last + 1, refusal: null });
      tell(null);
    },
    flush: () => {
      isAsked = true;
      sending ??= sendWhileAsked();
      return sending;
    },
    forget: async (id) => {
      await entries.forget(id);
      tell(null);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The two ways in which writes go, each with what becomes of them then. */
function createSenders<Payload, Answer>({
  entries,
  send,
  sendTogether,
  tell,
}: Pick<OutboxPorts<Payload, Answer>, 'entries' | 'send' | 'sendTogether'> & {
  readonly tell: (sent: SentWrite<Payload, Answer> | null) => void;
}) {
  /** What stops the order; null: it goes on. */
  const sendOne = async (entry: OutboxEntry<Payload>): Promise<AppError | null> => {
    let answer: Answer;
    try {
      answer = await send(entry);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (PASSING.includes(error.code)) return error;
      await entries.keep({ ...entry, refusal: error.code });
      tell(null);
      return null;
    }
    await entries.forget(entry.id);
    tell({ entry, answer });
    return null;
  };

  /** Sends these as one; false: they have to go one by one. */
  const sendSeveral = async (several: readonly OutboxEntry<Payload>[]): Promise<AppError | boolean> => {
    const answers = await answersTogether(several, sendTogether);
    if (answers === null || answers instanceof AppError) return answers ?? false;
    await entries.asOne((objects) => Promise.all(several.map(({ id }) => objects.delete(id))));
    several.forEach((entry, at) => tell({ entry, answer: answers[at] as Answer }));
    return true;
  };
  return { sendOne, sendSeveral };
}

/** What came of several writes that were sent as one; null: they were refused so, or there is no such way. */
async function answersTogether<Payload, Answer>(
  several: readonly OutboxEntry<Payload>[],
  send: OutboxPorts<Payload, Answer>['sendTogether'],
): Promise<readonly Answer[] | AppError | null> {
  if (send === undefined || several.length < 2) return null;
  try {
    return await send(several);
  } catch (thrown) {
    const error = toAppError(thrown);
    return PASSING.includes(error.code) ? error : null;
  }
}

/** The first writes that go together, in their order. */
function firstTogether<Payload>(
  waiting: readonly OutboxEntry<Payload>[],
  goesWith: NonNullable<OutboxPorts<Payload, unknown>['goesWith']>,
): readonly OutboxEntry<Payload>[] {
  const several = waiting.slice(0, 1);
  for (const next of waiting.slice(1, MOST_TOGETHER)) {
    if (!goesWith(several, next)) break;
    several.push(next);
  }
  return several;
}

/** One tab at a time, where the browser can say so. */
export function aloneInTabs(name: string): <Done>(work: () => Promise<Done>) => Promise<Done> {
  return (work) => ('locks' in navigator ? navigator.locks.request(name, work) : work());
}

/** Whether what this browser kept is an entry as this version of the page knows it. */
function isEntry<Payload>(
  kept: unknown,
  isPayload: (payload: unknown) => payload is Payload,
): kept is OutboxEntry<Payload> {
  if (typeof kept !== 'object' || kept === null) return false;
  const { id, place, ownerId, kind, payload, refusal } = kept as Partial<Record<keyof OutboxEntry, unknown>>;
  return (
    typeof place === 'number' &&
    [id, ownerId, kind].every((text) => typeof text === 'string') &&
    (refusal === null || typeof refusal === 'string') &&
    isPayload(payload)
  );
}
