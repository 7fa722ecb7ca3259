import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createFakeBackend, post, refusalReply } from './fake-backend.ts';
import { Refusal } from './problem.ts';
import { serve, type Handler } from './serve.ts';

const contract = z.object({ word: z.string().max(5) });
const echo: Handler<{ word: string }> = async ({ word }, { caller }) => ({
  status: 200,
  body: { word, caller },
});

function echoServer(
  handle: Handler<{ word: string }> = echo,
  user: () => unknown = () => ({ id: 'user-1' }),
  facts: { readonly isPlay?: true } = {},
) {
  const backend = createFakeBackend({
    '/auth/v1/user': user,
  });
  return { ...backend, handler: serve({ name: 'echo', contract, handle, ...facts }, backend.platform) };
}

describe('serve()', () => {
  test('answers a preflight for every origin', async () => {
    const answer = await echoServer().handler(new Request('http://functions.test/', { method: 'OPTIONS' }));
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-headers')).toContain('authorization');
  });

  test('refuses other methods with 405 and says which it takes', async () => {
    const answer = await echoServer().handler(new Request('http://functions.test/'));
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
  });

  test.each([
    ['not JSON', '{'],
    ['an empty body', ''],
    ['another shape', { word: 7 }],
    ['a list', []],
    ['too much', { word: 'x'.repeat(20_000) }],
  ])('refuses %s as invalid_request', async (_, body) => {
    const answer = await echoServer().handler(post(body));
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(await answer.json()).toEqual({
      type: 'urn:house-price-game:problem:invalid_request',
      title: 'The request is not understood',
      status: 422,
      detail: expect.any(String),
      code: 'invalid_request',
      requestId: 'request-1',
    });
    expect(answer.headers.get('x-request-id')).toBe('request-1');
  });

  test('sends the seconds to wait as Retry-After', async () => {
    const { handler } = echoServer(async () => {
      throw new Refusal('rate_limited', 'Wait.', { retryAfterSeconds: 7 });
    });
    const answer = await handler(post({ word: 'a' }));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
  });

  test('answers a bug with unavailable, and logs where it is but none of its words', async () => {
    const { handler, lines } = echoServer(async () => {
      throw new TypeError('price 45000000');
    });
    const answer = await handler(post({ word: 'a' }));
    expect([answer.status, (await answer.json()).code]).toEqual([503, 'unavailable']);
    expect(lines.join()).toContain('TypeError');
    expect(lines.join()).not.toContain('45000000');
  });

  test('logs one line per refusal, without body or token, and none for an answer', async () => {
    const { handler, lines } = echoServer();
    await handler(post({ word: 'hush' }, { authorization: 'Bearer secret-token' }));
    expect(lines).toEqual([]);
    await handler(post({ word: 'hush-hush' }, { authorization: 'Bearer secret-token' }));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { function: 'echo', requestId: 'request-2', status: 422, code: 'invalid_request', ms: 0 },
    ]);
  });
});

describe('serve() caller', () => {
  test('is nobody without a bearer, and with the publishable key that supabase-js sends for visitors', async () => {
    const { handler, calls } = echoServer();
    for (const authorization of ['', 'Bearer sb_publishable_test']) {
      const answer = await handler(post({ word: 'a' }, { authorization }));
      expect((await answer.json()).caller.userId).toBeNull();
    }
    expect(calls).toHaveLength(0);
  });

  test('is the user whom Auth names, asked once a minute', async () => {
    const { handler, calls, clock } = echoServer();
    const signedIn = () => handler(post({ word: 'a' }, { authorization: 'Bearer good' }));
    const answers = await Promise.all([signedIn(), signedIn(), signedIn()]);
    expect(await Promise.all(answers.map(async (answer) => (await answer.json()).caller.userId))).toEqual([
      'user-1',
      'user-1',
      'user-1',
    ]);
    expect(calls).toHaveLength(1);
    clock.ms += 60_001;
    await signedIn();
    expect(calls).toHaveLength(2);
  });

  test('with a bearer that Auth refuses is not_your_run, and is asked for again', async () => {
    const { handler, calls } = echoServer(echo, () => Response.json({ msg: 'no' }, { status: 401 }));
    for (const time of [1, 2]) {
      const answer = await handler(post({ word: 'a' }, { authorization: 'Bearer bad' }));
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'not_your_run']);
      expect(calls).toHaveLength(time);
    }
  });

  test.each([
    ['down', () => Response.error()],
    ['failing', () => Response.json({}, { status: 502 })],
  ])('while Auth is %s is unavailable', async (_, user) => {
    const { handler } = echoServer(echo, user);
    const answer = await handler(post({ word: 'a' }, { authorization: 'Bearer good' }));
    expect([answer.status, (await answer.json()).code]).toEqual([503, 'unavailable']);
  });

  describe('with a second factor', () => {
    const withFactors = (...statuses: string[]) => ({
      id: 'user-1',
      factors: statuses.map((status) => ({ status })),
    });
    const token = (aal?: string) =>
      `head.${btoa(JSON.stringify({ sub: 'user-1', ...(aal ? { aal } : {}) }))}.sign`;
    const ask = async (user: unknown, aal?: string, facts: { readonly isPlay?: true } = {}) => {
      const { handler } = echoServer(echo, () => user, facts);
      const answer = await handler(post({ word: 'a' }, { authorization: `Bearer ${token(aal)}` }));
      const { code, caller } = await answer.json();
      return [answer.status, code ?? caller.userId];
    };

    test.each(['aal1', undefined])('is asked for its code while the sign-in says %s', async (aal) => {
      expect(await ask(withFactors('unverified', 'verified'), aal)).toEqual([403, 'second_factor_missing']);
    });

    test('is the user once the code was given', async () => {
      expect(await ask(withFactors('verified'), 'aal2')).toEqual([200, 'user-1']);
    });

    test('plays on without the code', async () => {
      expect(await ask(withFactors('verified'), 'aal1', { isPlay: true })).toEqual([200, 'user-1']);
    });

    test('that was begun and left is none', async () => {
      expect(await ask(withFactors('unverified'), 'aal1')).toEqual([200, 'user-1']);
    });
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['<script>', ''],
  ])('address of x-forwarded-for %s is %s', async (forwarded, address) => {
    const answer = await echoServer().handler(post({ word: 'a' }, { 'x-forwarded-for': forwarded }));
    expect((await answer.json()).caller.address).toBe(address);
  });
});

describe('serve() database', () => {
  const ID = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';
  const SOURCE = { source_url: null, currency: 'GBP' };

  function withSource(reply: () => unknown) {
    const backend = createFakeBackend({ '/rest/v1/rpc/import_source': reply });
    const handle: Handler<{ word: string }> = async (_, { database }) => ({
      status: 200,
      body: await database.call('import_source', { listingId: ID, userId: ID }),
    });
    return { ...backend, handler: serve({ name: 'source', contract, handle }, backend.platform) };
  }

  test('is called with the secret key', async () => {
    const { handler, calls } = withSource(() => SOURCE);
    expect(await (await handler(post({ word: 'a' }))).json()).toEqual({ sourceUrl: null, currency: 'GBP' });
    expect(calls[0]?.headers.get('apikey')).toBe('sb_secret_test');
    expect(calls[0]?.args).toEqual({ listing_id: ID, user_id: ID });
  });

  test('is told the id of the request that asks', async () => {
    const { handler, calls } = withSource(() => SOURCE);
    const answer = await handler(post({ word: 'a' }));
    expect(calls[0]?.headers.get('x-request-id')).toBe(answer.headers.get('x-request-id'));
  });

  test('is asked a second time where nobody answered, and only there', async () => {
    const replies = [Response.error(), SOURCE];
    const { handler, calls } = withSource(() => replies.shift());
    expect((await handler(post({ word: 'a' }))).status).toBe(200);
    expect(calls).toHaveLength(2);
    const refused = withSource(() => refusalReply(404, 'not_found'));
    expect((await refused.handler(post({ word: 'a' }))).status).toBe(404);
    expect(refused.calls).toHaveLength(1);
  });

  test('is asked once by a procedure that does more when it is sent twice', async () => {
    const backend = createFakeBackend({ '/rest/v1/rpc/take_rate_limit': () => Response.error() });
    const handle: Handler<{ word: string }> = async (_, { database }) => ({
      status: 200,
      body: await database.call('take_rate_limit', { subject: 'a', maxHits: 1 }),
    });
    const handler = serve({ name: 'limit', contract, handle }, backend.platform);
    expect((await handler(post({ word: 'a' }))).status).toBe(503);
    expect(backend.calls).toHaveLength(1);
  });

  test('passes its refusals on with code, sentence and seconds', async () => {
    const { handler } = withSource(() => refusalReply(429, 'rate_limited', '12'));
    const answer = await handler(post({ word: 'a' }));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '12']);
    expect(await answer.json()).toMatchObject({ code: 'rate_limited', detail: 'Sentence of rate_limited.' });
  });

  test.each([
    ['no connection', () => Response.error()],
    ['a gateway that is down', () => new Response('Bad Gateway', { status: 502 })],
    [
      'a deadlock',
      () => Response.json({ code: '40P01', message: 'deadlock', details: null }, { status: 500 }),
    ],
    [
      'a broken rule',
      () => Response.json({ code: '23514', message: 'Failing row 45000000' }, { status: 400 }),
    ],
    ['no JSON', () => new Response('<html>')],
    ['an answer of another shape', () => ({ source_url: 45000000, currency: 'GBP' })],
  ])('%s is unavailable, with nothing of the database in answer or log', async (_, reply) => {
    const { handler, lines } = withSource(reply);
    const answer = await handler(post({ word: 'a' }));
    const text = await answer.text();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(text + lines.join()).not.toMatch(/45000000|sb_secret/);
  });
});
