import { expect, test } from 'vitest';
import { createFakeBackend, post, refusalReply, type BackendCall } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { saveHomeRequest } from '../_shared/wire/agency-homes.ts';
import { examples } from '../_shared/wire/examples.ts';
import { snakeCase } from '../_shared/wire/snake-case.ts';
import { saveHome } from './handler.ts';

const ID = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';
const SAVED = examples['save-home'];
const SIGNED_IN = { authorization: 'Bearer a-token' };

function server(save: (call: BackendCall) => unknown) {
  const backend = createFakeBackend({
    '/auth/v1/user': () => ({ id: ID }),
    '/rest/v1/rpc/prices_of_home': () => [{ amount_minor: 42_500_000, currency: 'GBP' }],
    '/rest/v1/rpc/place_of_home': () => ({ address_line: '12 Acacia Avenue', postcode: 'TE1 1ST' }),
    '/rest/v1/rpc/save_home': save,
  });
  const contract = { name: 'save-home', contract: saveHomeRequest, handle: saveHome } as const;
  return { ...backend, handler: serve(contract, backend.platform) };
}
const text = (typed: string) => ({ locale: 'es', field: 'description', text: typed, version: 1 });
const body = { listingId: ID, version: 2 };

test('a text in another language loses prices, the street and the whole postcode', async () => {
  const { handler, calls } = server(() => ({ home: snakeCase(SAVED), removed_files: [] }));
  const texts = [text('Casa por £425,000 o 425k en 12 Acacia Avenue, TE1 1ST')];
  const answer = await handler(post({ ...body, texts }, SIGNED_IN));
  expect([answer.status, await answer.json()]).toEqual([200, SAVED]);
  const saved = calls.find(({ path }) => path.endsWith('save_home'))?.args;
  expect(JSON.stringify(saved?.texts)).not.toMatch(/425|Acacia|1ST/);
  expect(saved).toMatchObject({
    user_id: ID,
    version: 2,
    facts: null,
    offer: null,
    price: null,
    photos: null,
  });
});

test('a new price is scrubbed from what is saved with it', async () => {
  const { handler, calls } = server(() => ({ home: snakeCase(SAVED), removed_files: [] }));
  const price = { kind: 'sold', amountMinor: 51_234_500, datedOn: null };
  await handler(post({ ...body, price, texts: [text('Fue 512,345')] }, SIGNED_IN));
  const saved = calls.find(({ path }) => path.endsWith('save_home'))?.args;
  expect(saved).toMatchObject({ price: { kind: 'sold', amount_minor: 51_234_500 } });
  expect(JSON.stringify(saved?.texts)).not.toMatch(/512/);
});

test('a visitor saves nothing, and a refusal is passed on', async () => {
  const visitor = server(() => null);
  const refused = await visitor.handler(post(body));
  expect([refused.status, (await refused.json()).code, visitor.calls]).toEqual([403, 'not_allowed', []]);
  const conflict = await server(() => refusalReply(409, 'edit_conflict')).handler(
    post({ ...body, offer: { isVisible: false } }, SIGNED_IN),
  );
  expect([conflict.status, (await conflict.json()).code]).toEqual([409, 'edit_conflict']);
});
