import type { Post, TalkComment } from '#wire/comments.ts';
import { callRpc } from '#lib/api.ts';
import { guestArgs } from '#lib/auth-session.ts';
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

/** A page of what is said about a home, and what this reader may do there. */
export interface Talk {
  readonly rows: readonly TalkComment[];
  readonly next: string | null;
  readonly total: number;
  readonly isBlocked: boolean;
  readonly mayModerate: boolean;
}

/** A page of comments, from the newest thread or after a comment. */
export async function readTalk(
  { sessionId, gameListingId }: ThreadId,
  after: string | null = null,
): Promise<Talk> {
  const { comments, hasMore, ...page } = await callRpc('read_comments', {
    sessionId: sessionId,
    gameListingId: gameListingId,
    ...guestArgs(),
    ...(after ? { after } : {}),
  });
  return { ...page, rows: comments, next: hasMore ? (comments.at(-1)?.id ?? null) : null };
}
