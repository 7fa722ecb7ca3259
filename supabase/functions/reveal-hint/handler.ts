import type { z } from 'zod';
import type { Handler } from '../_shared/serve.ts';
import type { revealHintRequest } from '../_shared/wire/hints.ts';

/** Reveals a hint and books its cost. */
export const revealHint: Handler<z.output<typeof revealHintRequest>> = async (
  input,
  { caller, database },
) => {
  const revealed = await database.call('reveal_hint', {
    sessionId: input.sessionId,
    gameListingId: input.gameListingId,
    kind: input.kind,
    userId: caller.userId,
    guestToken: input.guestToken ?? null,
  });
  return { status: 200, body: revealed };
};
