import { z } from 'zod';
import { PRICE_KINDS } from '../domain/market-bounds.ts';
import { REPORT_REASONS } from '../domain/comment-rules.ts';
import { asGuest, brand, guestToken, id, slug } from './fields.ts';
import { photo } from './photos.ts';
import { COMMENT_LENGTH } from '../domain/comment-rules.ts';

/** Posts a comment under a home that this run has guessed, replies to one, or changes one's own. */
export const writeCommentRequest = z.object({
  sessionId: id,
  gameListingId: id,
  guestToken,
  body: z
    .string()
    .max(COMMENT_LENGTH.most * 2)
    .transform((text) => text.normalize('NFC').trim())
    .pipe(z.string().min(COMMENT_LENGTH.least).max(COMMENT_LENGTH.most)),
  /** Made once per intention to post, so that a retry after a lost reply posts nothing twice. */
  requestKey: z.string().trim().min(16).max(128),
  /** The comment that this one answers. */
  parentId: id.nullish(),
  /** The own comment that gets this text; none: a new one. */
  commentId: id.nullish(),
});
export type WriteCommentRequest = z.input<typeof writeCommentRequest>;

/** A comment under a home, as a player who guessed that home sees it. */
export const comment = z.object({
  id,
  /** the comment that this one answers; null: it begins a thread */
  parentId: id.nullable(),
  displayName: z.string(),
  /** null where it is deleted or removed */
  body: z.string().nullable(),
  state: z.enum(['visible', 'deleted', 'removed']),
  isOwn: z.boolean(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  /** null where this viewer cannot change it */
  editableUntil: z.string().nullable(),
  /** whether the agency may show its words in a report; null where it is somebody else's */
  mayBeQuoted: z.boolean().nullable(),
  isReported: z.boolean(),
});
export type TalkComment = z.output<typeof comment>;

export const writeCommentAnswer = z.object({
  comment,
  /** The same request key had posted it before. */
  replayed: z.boolean(),
});
export type WriteCommentAnswer = z.output<typeof writeCommentAnswer>;

/** One home of a forum game, as a thread list shows it. */
export const post = z.object({
  gameListingId: id,
  position: z.number().int(),
  title: z.string().nullish(),
  town: z.string().nullish(),
  district: z.string().nullish(),
  region: z.string().nullish(),
  currency: z.string(),
  priceKind: z.enum(PRICE_KINDS),
  priceYear: z.number().int().nullable(),
  photo: photo.nullable(),
  guesses: z.number().int(),
  /** the run of this viewer in which the home can be opened */
  sessionId: id.nullable(),
  isGuessed: z.boolean(),
  /** null until the viewer has guessed the home */
  comments: z.number().int().nullable(),
});
export type Post = z.output<typeof post>;

/** The posts of a forum game, in order. */
export const forumPosts = {
  takes: z.object({ gameSlug: slug, brand, guestToken: asGuest }),
  answers: z.array(post),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** A page of comments, from the newest thread or after a comment. */
export const readComments = {
  takes: z.object({ sessionId: id, gameListingId: id, guestToken: asGuest, after: z.string().optional() }),
  answers: z.object({
    comments: z.array(comment).readonly(),
    hasMore: z.boolean(),
    total: z.number().int(),
    isBlocked: z.boolean(),
    mayModerate: z.boolean(),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type CommentPage = z.output<typeof readComments.answers>;

/** Deletes an own comment; its text is gone for good. */
export const deleteComment = {
  takes: z.object({ sessionId: id, commentId: id, guestToken: asGuest }),
  answers: z.boolean(),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** Reports a comment to the people who run the game. */
export const reportComment = {
  takes: z.object({
    sessionId: id,
    commentId: id,
    reason: z.enum(REPORT_REASONS),
    note: z.string().optional(),
    guestToken: asGuest,
  }),
  answers: z.boolean(),
  callers: 'everybody',
  mayRepeat: true,
} as const;
