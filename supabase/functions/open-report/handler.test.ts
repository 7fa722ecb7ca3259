import { describe, expect, test } from 'vitest';
import { createFakeBackend, post, refusalReply, type BackendCall } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { openReportRequest } from '../_shared/wire/client-reports.ts';
import { openReport } from './handler.ts';

const TOKEN = 'a'.repeat(64);
const BODY = { game: 'Arizona-Villas', brand: 'star', code: ' sunny-seven ' };

function server(
  reply: (call: BackendCall) => unknown = () => ({ guest_token: TOKEN }),
  limit: (call: BackendCall) => unknown = () => null,
) {
  const backend = createFakeBackend({
    '/rest/v1/rpc/open_client_report': reply,
    '/rest/v1/rpc/take_code_try': limit,
    '/rest/v1/rpc/count_wrong_code': () => false,
    '/auth/v1/user': () => ({ id: 'user-1' }),
  });
  const handler = serve(
    { name: 'open-report', contract: openReportRequest, handle: openReport },
    backend.platform,
  );
  return { ...backend, handler };
}

describe('openReport()', () => {
  test('answers the token that was made for a new viewer', async () => {
    const answer = await server().handler(post(BODY));
    expect([answer.status, await answer.json()]).toEqual([200, { guestToken: TOKEN }]);
  });

  test('answers nothing to a viewer who was known', async () => {
    const answer = await server(() => ({ guest_token: null })).handler(post({ ...BODY, guestToken: TOKEN }));
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
  });

  test('hands the code to the database, the user as Auth named it', async () => {
    const { handler, calls } = server();
    await handler(post({ ...BODY, guestToken: TOKEN }, { authorization: 'Bearer good' }));
    expect(calls.at(-1)?.args).toEqual({
      game_slug: 'arizona-villas',
      brand: 'star',
      code: 'sunny-seven',
      user_id: 'user-1',
      guest_token_in: TOKEN,
    });
  });

  test('counts tries before the database sees the code', async () => {
    const { handler, calls } = server(undefined, () => 17);
    const answer = await handler(post(BODY));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '17']);
    expect(calls.map((call) => call.path)).toEqual(['/rest/v1/rpc/take_code_try']);
  });

  test.each([
    [404, 'not_found'],
    [403, 'access_code_refused'],
    [403, 'not_your_run'],
  ])('passes %i %s on', async (status, code) => {
    const answer = await server(() => refusalReply(status, code)).handler(post(BODY));
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  });

  test.each([[{}], [{ game: 'arizona-x' }], [{ game: 'arizona-x', code: '  ' }]])(
    'refuses %j as invalid_request',
    async (body) => {
      const answer = await server().handler(post(body));
      expect([answer.status, (await answer.json()).code]).toEqual([422, 'invalid_request']);
    },
  );

  test('counts a code that opened nothing, and no right one', async () => {
    const wrong = server(() => refusalReply(403, 'access_code_refused'));
    expect((await wrong.handler(post(BODY))).status).toBe(403);
    const right = server();
    expect((await right.handler(post(BODY))).ok).toBe(true);
    const counted = ({ calls }: typeof wrong) =>
      calls.flatMap(({ path, args }) => (path.endsWith('/count_wrong_code') ? [args] : []));
    expect([counted(wrong), counted(right)]).toEqual([[{ target: 'report:star/arizona-villas' }], []]);
  });
});
