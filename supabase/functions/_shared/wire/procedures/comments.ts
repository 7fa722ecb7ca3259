import { z } from 'zod';
import { procedure } from '../call.ts';
import { writeCommentAnswer } from '../comments.ts';
import { asGuest, id } from '../fields.ts';

/** Posts a comment once per request key, or changes an own one. */
export const writeComment = procedure(
  z.object({
    sessionId: id,
    gameListingId: id,
    userId: id.nullable(),
    guestToken: asGuest,
    body: z.string(),
    requestKey: z.string(),
    parentId: id.nullish(),
    commentId: id.nullish(),
  }),
  writeCommentAnswer,
);
