import type { CommentPage, TalkComment } from '#wire/comments.ts';
import { useCallback, useEffect, useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { readComments, type ThreadId } from './queries.ts';

export type ThreadState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly error: AppError }
  | { readonly is: 'loaded'; readonly page: CommentPage };

/** A comment that begins a thread, and what it was answered. */
export interface Conversation {
  readonly first: TalkComment;
  readonly answers: readonly TalkComment[];
}

/** The comments under a home: read when its thread comes on screen, added to page by page, kept in step with what is done. */
export function useThread({ sessionId, gameListingId }: ThreadId) {
  const [state, setState] = useState<ThreadState>({ is: 'loading' });
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const [moreError, setMoreError] = useState<AppError | null>(null);

  const load = useCallback(
    () =>
      readComments({ sessionId, gameListingId }).then(
        (page) => setState({ is: 'loaded', page }),
        (thrown: unknown) => setState({ is: 'failed', error: toAppError(thrown) }),
      ),
    [sessionId, gameListingId],
  );
  useEffect(() => {
    void load();
  }, [load]);

  const change = (next: (page: CommentPage) => CommentPage) =>
    setState((now) => (now.is === 'loaded' ? { ...now, page: next(now.page) } : now));

  /** Answers the first comment that was added. */
  const loadMore = async (): Promise<TalkComment | undefined> => {
    if (state.is !== 'loaded') return undefined;
    setIsLoadingMore(true);
    setMoreError(null);
    try {
      const next = await readComments({ sessionId, gameListingId }, state.page.comments.at(-1)?.id);
      change((page) => ({ ...next, comments: merge(page.comments, next.comments) }));
      return next.comments[0];
    } catch (thrown) {
      setMoreError(toAppError(thrown));
      return undefined;
    } finally {
      setIsLoadingMore(false);
    }
  };

  /** A comment as it is now, in its place: new threads on top, new answers at the end of their thread. */
  const put = (comment: TalkComment) =>
    change((page) =>
      page.comments.some(({ id }) => id === comment.id)
        ? { ...page, comments: page.comments.map((one) => (one.id === comment.id ? comment : one)) }
        : { ...page, total: page.total + 1, comments: insert(page.comments, comment) },
    );

  /** A comment that is gone, for its author or for everybody. */
  const take = (id: string) =>
    change((page) => {
      const isAnswered = page.comments.some(({ parentId }) => parentId === id);
      return {
        ...page,
        total: Math.max(0, page.total - 1),
        comments: isAnswered
          ? page.comments.map((one) => (one.id === id ? { ...one, state: 'deleted', body: null } : one))
          : page.comments.filter((one) => one.id !== id),
      };
    });

  return { state, load, loadMore, isLoadingMore, moreError, put, take };
}

/** Adds a page; a comment that moved meanwhile is not shown twice. */
function merge(shown: readonly TalkComment[], more: readonly TalkComment[]): readonly TalkComment[] {
  const known = new Set(shown.map(({ id }) => id));
  return [...shown, ...more.filter(({ id }) => !known.has(id))];
}

function insert(shown: readonly TalkComment[], comment: TalkComment): readonly TalkComment[] {
  if (comment.parentId === null) return [comment, ...shown];
  const last = shown.findLastIndex(
    ({ id, parentId }) => id === comment.parentId || parentId === comment.parentId,
  );
  return [...shown.slice(0, last + 1), comment, ...shown.slice(last + 1)];
}

/** The list as conversations: each comment that begins a thread, with what it was answered. */
export function conversations(comments: readonly TalkComment[]): readonly Conversation[] {
  return comments
    .filter(({ parentId }) => parentId === null)
    .map((first) => ({ first, answers: comments.filter(({ parentId }) => parentId === first.id) }));
}
