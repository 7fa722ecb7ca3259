import { describe, expect, test } from 'vitest';
import { createFakeBackend, post, refusalReply, type BackendCall } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { examples } from '../_shared/wire/examples.ts';
import { findByCodeRequest } from '../_shared/wire/codes.ts';
import { findByCode } from './handler.ts';

const GAME = {
  ...examples.game_overview,
  slug: 'friday-quiz',
  title: 'Friday quiz',
  homes: 5,
  is_one_home: false,
  host: 'Ada',
  expires_at: null,
};

function server(
  reply: (call: BackendCall) => unknown = () => ({ games: [GAME] }),
  limit: () => unknown = () => null,
) {
  const backend = createFakeBackend({
    '/rest/v1/rpc/games_of_code': reply,
    '/rest/v1/rpc/take_code_try': limit,
    '/rest/v1/rpc/count_wrong_code': () => false,
  });
  const handler = serve(
    { name: 'find-by-code', contract: findByCodeRequest, handle: findByCode },
    backend.platform,
  );
  return { ...backend, handler };
}

describe('findByCode()', () => {
  test.each([
    ['R1 is £738,219', '[…]'],
    ['\u{202e}Ada\u{200b}', 'Ada'],
  ])('shows the host %j as %s: nobody has judged that name before', async (host, shown) => {
    const answer = await server(() => ({ games: [{ ...GAME, host }] })).handler(
      post({ accessCode: 'FRIDAY' }),
    );
    expect([answer.status, (await answer.json()).games[0].host]).toEqual([200, shown]);
  });

  test('answers the game with its host and number of homes', async () => {
    const answer = await server().handler(post({ accessCode: 'FRIDAY' }));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      games: [
        {
          ...examples.game_overview,
          slug: 'friday-quiz',
          title: 'Friday quiz',
          homes: 5,
          isOneHome: false,
          host: 'Ada',
          expiresAt: null,
        },
      ],
    });
  });

  test('hands the code over as typed, or the token of the link', async () => {
    const { handler, calls } = server();
    await handler(post({ accessCode: ' friday ', brand: 'star' }));
    expect(calls.at(-1)?.args).toEqual({ brand: 'star', access_code: 'friday', share_token: null });
    await handler(post({ shareToken: 'abc' }));
    expect(calls.at(-1)?.args).toEqual({ brand: null, access_code: null, share_token: 'abc' });
  });

  test('counts the try of the address before the code is looked at', async () => {
    const { handler, calls } = server(undefined, () => 23);
    const answer = await handler(post({ accessCode: 'FRIDAY' }, { 'x-forwarded-for': '203.0.113.7' }));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '23']);
    expect(calls.map(({ path, args }) => [path, args])).toEqual([
      [
        '/rest/v1/rpc/take_code_try',
        { client_address: '203.0.113.7', target: 'code:default', max_tries: 60 },
      ],
    ]);
  });

  test('passes the refusal on as it is, without a reason', async () => {
    const answer = await server(() => refusalReply(403, 'access_code_refused')).handler(
      post({ accessCode: 'NO' }),
    );
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'access_code_refused']);
  });

  test.each([[{}], [{ accessCode: '' }], [{ accessCode: 'A', shareToken: 'b' }], [{ accessCode: 7 }]])(
    'refuses %j as invalid_request',
    async (body) => {
      const answer = await server().handler(post(body));
      expect([answer.status, (await answer.json()).code]).toEqual([422, 'invalid_request']);
    },
  );

  test('counts a code that opened nothing, and no right one', async () => {
    const wrong = server(() => refusalReply(403, 'access_code_refused'));
    expect((await wrong.handler(post({ accessCode: 'NO' }))).status).toBe(403);
    const right = server();
    expect((await right.handler(post({ accessCode: 'NO' }))).ok).toBe(true);
    const counted = ({ calls }: typeof wrong) =>
      calls.flatMap(({ path, args }) => (path.endsWith('/count_wrong_code') ? [args] : []));
    expect([counted(wrong), counted(right)]).toEqual([[{ target: 'code:default' }], []]);
  });
});
