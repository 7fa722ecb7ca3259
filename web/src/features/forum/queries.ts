import type { UnfinishedRun } from '#wire/runs.ts';
import type { CommentPage, Post } from '#wire/comments.ts';
import { callRpc } from '#lib/api.ts';
import { guestArgs, guestToken, readSession } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';

/** A home of a run that has guessed it: what its thread is found by. */
export interface ThreadId {
  readonly sessionId: string;
  readonly gameListingId: string;
}

/** The posts of a forum game, in order. */
export function readPosts(slug: string): Promise<readonly Post[]> {
  return callRpc('forum_posts', { gameSlug: slug, ...brandArg(), ...guestArgs() });
}

/** This visitor's unfinished run of a game; a visitor who never played is not asked about. */
export async function readUnfinishedRun(gameId: string): Promise<UnfinishedRun | undefined> {
  if (!guestToken() && !readSession()) return undefined;
  const runs = await callRpc('unfinished_runs', { ...guestArgs() });
  return runs.find((run) => run.game.id === gameId);
}

/** A page of comments, from the newest thread or after a comment. */
export function readComments({ sessionId, gameListingId }: ThreadId, after?: string): Promise<CommentPage> {
  return callRpc('read_comments', {
    sessionId: sessionId,
    gameListingId: gameListingId,
    ...guestArgs(),
    ...(after ? { after } : {}),
  });
}
