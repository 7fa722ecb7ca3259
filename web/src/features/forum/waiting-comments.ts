import type { TalkComment } from '#wire/comments.ts';
import { openDocuments } from '#kit/offline/documents.ts';
import { aloneInTabs, createOutbox, type Outbox, type OutboxEntry } from '#kit/offline/outbox.ts';
import { writeComment, type CommentInput } from './mutations.ts';

/** A comment that waits for the network. Its request key is the key under which it waits. */
export type WaitingComment = Omit<CommentInput, 'requestKey' | 'commentId'>;
export type WaitingEntry = OutboxEntry<WaitingComment>;
export type CommentOutbox = Outbox<WaitingComment, TalkComment>;

const entries = openDocuments('talk', 1, ['comments'])<WaitingEntry>('comments');
const outboxes = new Map<string, CommentOutbox>();

/**
 * The comments of a run that wait for the network. They are the run's, not the person's: a guest's run may have become an
 * account's by the time that there is a network.
 */
export function commentOutbox(sessionId: string): CommentOutbox {
  const known = outboxes.get(sessionId);
  if (known) return known;
  const outbox = createOutbox<WaitingComment, TalkComment>({
    entries,
    isPayload: isComment,
    ownerId: () => sessionId,
    send: ({ id, payload }) => writeComment({ ...payload, requestKey: id }),
    alone: aloneInTabs(`talk:${sessionId}`),
  });
  outboxes.set(sessionId, outbox);
  return outbox;
}

function isComment(kept: unknown): kept is WaitingComment {
  const { sessionId, gameListingId, body } = (kept ?? {}) as Partial<Record<keyof WaitingComment, unknown>>;
  return [sessionId, gameListingId, body].every((text) => typeof text === 'string');
}

/** Where nobody answered, it is not known whether the comment arrived: it waits, and is sent under the same key. */
const UNANSWERED: readonly string[] = ['network', 'unavailable'];

/** Whether a comment that met this failure may wait for the network. */
export function mayWait(code: string): boolean {
  return UNANSWERED.includes(code);
}
