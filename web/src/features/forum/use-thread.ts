import type { TalkComment } from '#wire/comments.ts';
import { useState } from 'react';
import { useList } from '#kit/call/use-list.ts';
import { readTalk, type Talk, type ThreadId } from './queries.ts';

/** A comment that begins a thread, and what it was answered. */
export interface Conversation {
  readonly first: TalkComment;
  readonly answers: readonly TalkComment[];
}

/** The comments under a home: read when its thread comes on screen, kept in step with what is done. */
export function useThread(thread: ThreadId) {
  const list = useList<TalkComment, Talk>(['talk', thread.sessionId, thread.gameListingId], (after) =>
    readTalk(thread, after),
  );
  const [written, setWritten] = useState(0);
  const { first, rows } = list;

  /** A comment as it is now, in its place: new threads on top, new answers at the end of their thread. */
  const put = (comment: TalkComment) => {
    if (!rows.some(({ id }) => id === comment.id)) setWritten((count) => count + 1);
    list.put(comment, lastOfThread(rows, comment.parentId));
  };

  /** A comment that is gone, for its author or for everybody. What it was answered keeps its place. */
  const take = (id: string) => {
    setWritten((count) => count - 1);
    const comment = rows.find((one) => one.id === id);
    const isAnswered = rows.some(({ parentId }) => parentId === id);
    if (comment && isAnswered) list.put({ ...comment, state: 'deleted', body: null });
    else list.take(id);
  };

  return { list, total: first === null ? null : Math.max(0, first.total + written), put, take };
}

function lastOfThread(rows: readonly TalkComment[], id: string | null): string | undefined {
  return id === null ? undefined : rows.findLast((one) => one.id === id || one.parentId === id)?.id;
}

/** The list as conversations: each comment that begins a thread, with what it was answered. */
export function conversations(comments: readonly TalkComment[]): readonly Conversation[] {
  return comments
    .filter(({ parentId }) => parentId === null)
    .map((first) => ({ first, answers: comments.filter(({ parentId }) => parentId === first.id) }));
}
