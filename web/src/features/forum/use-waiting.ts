import type { TalkComment } from '#wire/comments.ts';
import { useState } from 'react';
import { toAppError } from '#lib/app-error.ts';
import { useOutbox } from '#kit/offline/use-outbox.ts';
import { keepDraft, readDraft } from './kept-comment.ts';
import { writeComment, type CommentInput } from './mutations.ts';
import type { ThreadId } from './queries.ts';
import { commentOutbox, mayWait, type WaitingEntry } from './waiting-comments.ts';

/** Posts a comment; null: it waits for the network. */
export type PostComment = (input: CommentInput) => Promise<TalkComment | null>;

/** A text that was taken back, and where it stands now: in the field of the thread, or of an answer in it. */
interface TakenBack {
  readonly parentId: string | undefined;
  readonly round: number;
}

/** The comments of a thread that wait for the network, the way into that line and the way back out of it. */
export function useWaiting(thread: ThreadId, onWritten: (comment: TalkComment) => void) {
  const outbox = commentOutbox(thread.sessionId);
  const all = useOutbox(outbox, ({ entry, answer }) => {
    if (entry.payload.gameListingId === thread.gameListingId) onWritten(answer);
  });
  const entries = all.filter(({ payload }) => payload.gameListingId === thread.gameListingId);
  const [takenBack, setTakenBack] = useState<TakenBack>({ parentId: undefined, round: 0 });

  const post: PostComment = async (input) => {
    const { requestKey, commentId, ...payload } = input;
    // A change is of a comment that is there, and has its hour; it stays in its field.
    if (commentId !== undefined) return writeComment(input);
    const wait = () => outbox.add({ id: requestKey, kind: 'comment', payload });
    const isInLine = all.some(({ refusal }) => refusal === null);
    if (isInLine) {
      await wait();
      void outbox.flush();
      return null;
    }
    try {
      return await writeComment(input);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (!mayWait(error.code)) throw error;
      try {
        await wait();
      } catch {
        // A browser that keeps nothing leaves the text in its field, with what went wrong.
        throw error;
      }
      return null;
    }
  };

  /** Puts a text back before what stands in its field now; under its old key, since it may have arrived after all. */
  const takeBack = async ({ id, payload: { body, parentId } }: WaitingEntry) => {
    const typed = readDraft(thread, parentId).body;
    keepDraft(thread, parentId, { body: typed === '' ? body : `${body}\n\n${typed}`, requestKey: id });
    await outbox.forget(id);
    setTakenBack(({ round }) => ({ parentId, round: round + 1 }));
  };
  return { entries, post, takeBack, takenBack };
}
