import { z } from 'zod';
import { guestToken, id } from '../_shared/contract.ts';
import { COMMENT_LENGTH } from '../_shared/domain/comment-rules.ts';

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

export const writeCommentAnswer = z.object({
  comment: z.object({
    id,
    parentId: id.nullable(),
    displayName: z.string(),
    body: z.string().nullable(),
    state: z.enum(['visible', 'deleted', 'removed']),
    isOwn: z.boolean(),
    createdAt: z.string(),
    editedAt: z.string().nullable(),
    editableUntil: z.string().nullable(),
    isReported: z.boolean(),
  }),
  /** The same request key had posted it before. */
  replayed: z.boolean(),
});
export type WriteCommentAnswer = z.output<typeof writeCommentAnswer>;
