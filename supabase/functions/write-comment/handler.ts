import type { z } from 'zod';
import { camelCase } from '../_shared/wire/camel-case.ts';
import { Unavailable } from '../_shared/database.ts';
import { refuseWords } from '../_shared/refuse-words.ts';
import type { Handler } from '../_shared/serve.ts';
import { writeCommentAnswer, type writeCommentRequest } from '../_shared/wire/comments.ts';

/** Posts or changes a comment. Words are judged here, everything else by the database: whose run, guessed or not, how often. */
export const writeComment: Handler<z.output<typeof writeCommentRequest>> = async (
  input,
  { caller, database },
) => {
  refuseWords(input.body);
  const write = () =>
    database.call('write_comment', {
      session_id: input.sessionId,
      game_listing_id: input.gameListingId,
      user_id: caller.userId,
      guest_token: input.guestToken ?? null,
      body: input.body,
      request_key: input.requestKey,
      parent_id: input.parentId ?? null,
      comment_id: input.commentId ?? null,
    });
  const written = await write().catch((error: unknown) => {
    // Nobody knows whether a transaction without an answer was written. Asking again does: the key posts once.
    if (error instanceof Unavailable) return write();
    throw error;
  });
  return { status: 200, body: writeCommentAnswer.parse(camelCase(written)) };
};
