import type { TalkComment } from '#wire/comments.ts';
import type { ReportReason } from '#domain/comment-rules.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { guestArgs, guestToken } from '#lib/auth-session.ts';
import type { ThreadId } from './queries.ts';

export interface CommentInput extends ThreadId {
  readonly body: string;
  readonly requestKey: string;
  readonly parentId?: string;
  /** the own comment that gets this text; absent: a new one */
  readonly commentId?: string;
}

/**
 * Posts a comment, or changes an own one. The same key posts once: where an earlier try had arrived with another text,
 * its comment gets this one, so that nothing is said twice and nothing typed is lost.
 */
export async function writeComment(input: CommentInput): Promise<TalkComment> {
  const token = guestToken();
  const body = { ...input, ...(token ? { guestToken: token } : {}) };
  const { comment, replayed } = (await callFunction('write-comment', body)).body;
  return replayed && input.commentId === undefined && comment.body !== input.body
    ? writeComment({ ...input, commentId: comment.id })
    : comment;
}

/** Deletes an own comment; its text is gone for good. */
export function deleteComment({ sessionId }: ThreadId, commentId: string): Promise<boolean> {
  return callRpc('delete_comment', {
    sessionId: sessionId,
    commentId,
    ...guestArgs(),
  });
}

/** Lets the agency show the words of an own comment in its report, or ends that. */
export function allowQuote(commentId: string, isAllowed: boolean): Promise<boolean> {
  return callRpc('allow_quote', { commentId, isAllowed, ...guestArgs() });
}

/** Reports a comment to the people who run the game. */
export function reportComment(
  { sessionId }: ThreadId,
  commentId: string,
  reason: ReportReason,
  note: string,
): Promise<boolean> {
  return callRpc('report_comment', {
    sessionId: sessionId,
    commentId,
    reason,
    note,
    ...guestArgs(),
  });
}

export type CommentAction = 'remove' | 'block' | 'rename';

/** What the people of a game may do about a comment; the reason is kept in the log. Answers its author's name. */
export async function moderateComment(
  commentId: string,
  action: CommentAction,
  reason: string,
): Promise<string> {
  const { displayName } = await callRpc('moderate_comment', {
    commentId,
    action,
    reason,
  });
  return displayName;
}
