import type { z } from 'zod';
import { refuseWords } from '../_shared/refuse-words.ts';
import type { Handler } from '../_shared/serve.ts';
import type { writeCommentRequest } from '../_shared/wire/comments.ts';

/** Posts or changes a comment. Words are judged here, everything else by the database: whose run, guessed or not, how often. */
export const writeComment: Handler<z.output<typeof writeCommentRequest>> = async (
  input,
  { caller, database },
) => {
  refuseWords(input.body);
  const written = await database.call('write_comment', {
    sessionId: input.sessionId,
    gameListingId: input.gameListingId,
    userId: caller.userId,
    guestToken: input.guestToken ?? null,
    body: input.body,
    requestKey: input.requestKey,
    parentId: input.parentId ?? null,
    commentId: input.commentId ?? null,
  });
  return { status: 200, body: written };
};
