import { expect, test } from 'vitest';
import { createFakeBackend, post } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { checkNameRequest } from '../_shared/wire/names.ts';
import { checkName } from './handler.ts';

const { platform, calls } = createFakeBackend({});
const handler = serve({ name: 'check-name', contract: checkNameRequest, handle: checkName }, platform);

test('checkName() answers the name as it would be shown, and asks nobody', async () => {
  const answer = await handler(post({ displayName: ' Ada of Scunthorpe ' }));
  expect([answer.status, await answer.json()]).toEqual([200, { displayName: 'Ada of Scunthorpe' }]);
  expect(calls).toEqual([]);
});

test.each([
  ['words_refused', 'sh1thead'],
  ['invalid_request', ''],
  ['invalid_request', '\u{200b}\u{200e}'],
  ['price_in_name', 'R1 is £738,219'],
  ['price_in_name', '450k'],
  ['invalid_request', 'x'.repeat(41)],
])('checkName() refuses with %s', async (code, displayName) => {
  const answer = await handler(post({ displayName }));
  expect([answer.status, (await answer.json()).code]).toEqual([422, code]);
});
