import type { z } from 'zod';
import { camelCase } from '../_shared/wire/camel-case.ts';
import type { Handler } from '../_shared/serve.ts';
import { revealHintAnswer, type revealHintRequest } from '../_shared/wire/hints.ts';

/** Reveals a hint and books its cost. */
export const revealHint: Handler<z.output<typeof revealHintRequest>> = async (
  input,
  { caller, database },
) => {
  const revealed = await database.call('reveal_hint', {
    session_id: input.sessionId,
    game_listing_id: input.gameListingId,
    kind: input.kind,
    user_id: caller.userId,
    guest_token: input.guestToken ?? null,
  });
  return { status: 200, body: revealHintAnswer.parse(camelCase(revealed)) };
};
