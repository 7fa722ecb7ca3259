import { describe, expect, test } from 'vitest';
import { createFakeBackend, post, refusalReply, type BackendCall } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { revealHintRequest } from '../_shared/wire/hints.ts';
import { revealHint } from './handler.ts';

const ID = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';
const BODY = { sessionId: ID, gameListingId: ID, kind: 'local-median', guestToken: 'guest' };
const HINT = {
  kind: 'local-median',
  value: 31_000_000,
  unit: 'minor',
  currency: 'GBP',
  source: 'sample model',
};

function server(reply: (call: BackendCall) => unknown) {
  const backend = createFakeBackend({ '/rest/v1/rpc/reveal_hint': reply });
  const handler = serve(
    { name: 'reveal-hint', contract: revealHintRequest, handle: revealHint },
    backend.platform,
  );
  return { ...backend, handler };
}

describe('revealHint()', () => {
  test('answers the hint and what is left of the points', async () => {
    const { handler, calls } = server(() => ({ hint: HINT, multiplier: 0.7 }));
    const answer = await handler(post(BODY));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ hint: HINT, multiplier: 0.7 });
    expect(calls[0]?.args).toEqual({
      session_id: ID,
      game_listing_id: ID,
      kind: 'local-median',
      user_id: null,
      guest_token: 'guest',
    });
  });

  test('refuses a hint that no game has', async () => {
    const answer = await server(() => null).handler(post({ ...BODY, kind: 'price' }));
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'invalid_request']);
  });

  test.each([
    [403, 'not_your_run'],
    [403, 'not_allowed'],
    [404, 'not_found'],
    [409, 'already_guessed'],
    [409, 'run_finished'],
    [409, 'run_expired'],
    [409, 'not_in_run'],
  ])('passes %i %s on', async (status, code) => {
    const answer = await server(() => refusalReply(status, code)).handler(post(BODY));
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  });
});
