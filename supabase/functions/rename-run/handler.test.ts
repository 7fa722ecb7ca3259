import { expect, test } from 'vitest';
import { createFakeBackend, post } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { renameRunRequest } from '../_shared/wire/names.ts';
import { renameRun } from './handler.ts';

const sessionId = '11111111-1111-4111-8111-111111111111';
const { platform, calls } = createFakeBackend({
  '/rest/v1/rpc/rename_run': () => ({ display_name: 'Ada of Scunthorpe' }),
});
const handler = serve({ name: 'rename-run', contract: renameRunRequest, handle: renameRun }, platform);

test('renameRun() hands the name on as it would be shown, for whoever holds the token', async () => {
  const answer = await handler(
    post({ sessionId, displayName: ' Ada of Scunthorpe ', guestToken: 'a'.repeat(64) }),
  );
  expect([answer.status, await answer.json()]).toEqual([200, { displayName: 'Ada of Scunthorpe' }]);
  expect(calls.at(-1)).toMatchObject({
    path: '/rest/v1/rpc/rename_run',
    args: { session_id: sessionId, display_name: 'Ada of Scunthorpe', guest_token: 'a'.repeat(64) },
  });
});

test.each([
  ['words_refused', 'sh1thead'],
  ['price_in_name', '450k'],
  ['invalid_request', ''],
  ['invalid_request', '\u{200b}\u{200e}'],
])('renameRun() refuses with %s, and the database is not asked', async (code, displayName) => {
  const before = calls.length;
  const answer = await handler(post({ sessionId, displayName }));
  expect([answer.status, (await answer.json()).code]).toEqual([422, code]);
  expect(calls).toHaveLength(before);
});
