import { describe, expect, test } from 'vitest';
import { createFakeBackend, post, type BackendCall } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { requestTakedownRequest } from '../_shared/wire/takedown-requests.ts';
import { requestTakedown } from './handler.ts';

const REFERENCE = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';
const BODY = {
  ...{ requestKey: '0'.repeat(32), name: 'Ana Sample', email: 'ana@example.com', capacity: 'owner' },
  ...{
    subject: 'photos',
    pageUrl: 'https://example.com/game/x',
    statement: 'These photos are mine.',
    isTrue: true,
  },
};

function server(reply: (call: BackendCall) => unknown) {
  const backend = createFakeBackend({ '/rest/v1/rpc/request_takedown': reply });
  const endpoint = { name: 'request-takedown', contract: requestTakedownRequest, handle: requestTakedown };
  return { ...backend, handler: serve(endpoint, backend.platform) };
}

describe('requestTakedown()', () => {
  test('stores the request with the address that limits count by', async () => {
    const { handler, calls } = server(() => ({ reference: REFERENCE }));
    const answer = await handler(post({ ...BODY, locale: 'es' }, { 'x-forwarded-for': '203.0.113.7' }));
    expect([answer.status, await answer.json()]).toEqual([201, { reference: REFERENCE }]);
    expect(calls[0]?.args).toMatchObject({
      payload: {
        request_key: BODY.requestKey,
        page_url: BODY.pageUrl,
        source_url: null,
        subject: 'photos',
        locale: 'es',
      },
      client_address: '203.0.113.7',
    });
  });

  test.each([
    { email: 'nobody' },
    { statement: 'Short' },
    { isTrue: false },
    { capacity: 'king' },
    { locale: 'Klingon' },
    { requestKey: '1' },
    { pageUrl: ' ' },
  ])('refuses %j', async (changes) => {
    const { handler, calls } = server(() => ({ reference: REFERENCE }));
    expect((await handler(post({ ...BODY, ...changes }))).status).toBe(422);
    expect(calls).toEqual([]);
  });

  test('says how long to wait', async () => {
    const refusal = { code: 'rate_limited', detail: 'Wait.', retry_after_seconds: 12 };
    const answer = await server(() => ({ refusal })).handler(post(BODY));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '12']);
  });
});
