import type { Hint } from '#wire/hints.ts';
import type { HintKind } from '#domain/hints.ts';
import { callFunction } from '#lib/api.ts';
import { guestArgs } from '#lib/auth-session.ts';

/** Takes a hint; taking it again costs nothing more. */
export async function revealHint(sessionId: string, gameListingId: string, kind: HintKind): Promise<Hint> {
  const { body } = await callFunction('reveal-hint', {
    sessionId,
    gameListingId,
    kind,
    ...guestArgs(),
  });
  return { ...body.hint, multiplier: body.multiplier };
}
