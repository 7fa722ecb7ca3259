import type { PriceKind } from '#domain/market-bounds.ts';
import { callRpc } from '#lib/api.ts';
import { guestArgs, guestToken, readSession } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';
import type { Photo } from '#lib/photo.ts';
import type { UnfinishedGame } from '#lib/slots.ts';

/** One home of a forum game, as a thread list shows it. */
export interface Post {
  readonly gameListingId: string;
  readonly position: number;
  readonly title?: string | null;
  readonly town?: string | null;
  readonly district?: string | null;
  readonly region?: string | null;
  readonly currency: string;
  readonly priceKind: PriceKind;
  readonly priceYear: number | null;
  readonly photo: Photo | null;
  readonly guesses: number;
  /** the run of this viewer in which the home can be opened */
  readonly sessionId: string | null;
  readonly isGuessed: boolean;
  /** null until the viewer has guessed the home */
  readonly comments: number | null;
}

export interface TalkComment {
  readonly id: string;
  /** the comment that this one answers; null: it begins a thread */
  readonly parentId: string | null;
  readonly displayName: string;
  /** null where it is deleted or removed */
  readonly body: string | null;
  readonly state: 'visible' | 'deleted' | 'removed';
  readonly isOwn: boolean;
  readonly createdAt: string;
  readonly editedAt: string | null;
  /** null where this viewer cannot change it */
  readonly editableUntil: string | null;
  readonly isReported: boolean;
}

export interface CommentPage {
  readonly comments: readonly TalkComment[];
  readonly hasMore: boolean;
  readonly total: number;
  readonly isBlocked: boolean;
  readonly mayModerate: boolean;
}

/** A home of a run that has guessed it: what its thread is found by. */
export interface ThreadId {
  readonly sessionId: string;
  readonly gameListingId: string;
}

/** The posts of a forum game, in order. */
export function readPosts(slug: string): Promise<readonly Post[]> {
  return callRpc<readonly Post[]>('forum_posts', { game_slug: slug, ...brandArg(), ...guestArgs() });
}

/** This visitor's unfinished run of a game; a visitor who never played is not asked about. */
export async function readUnfinishedRun(gameId: string): Promise<UnfinishedGame | undefined> {
  if (!guestToken() && !readSession()) return undefined;
  const runs = await callRpc<readonly UnfinishedGame[]>('unfinished_runs', { ...guestArgs() });
  return runs.find((run) => run.game.id === gameId);
}

/** A page of comments, from the newest thread or after a comment. */
export function readComments({ sessionId, gameListingId }: ThreadId, after?: string): Promise<CommentPage> {
  return callRpc<CommentPage>('read_comments', {
    session_id: sessionId,
    game_listing_id: gameListingId,
    ...guestArgs(),
    ...(after ? { after } : {}),
  });
}
