import { describe, expect, test } from 'vitest';
import { createFakeBackend, post, refusalReply, type BackendCall } from '../_shared/fake-backend.ts';
import { createRemoveFolder } from '../_shared/remove-folder.ts';
import { serve } from '../_shared/serve.ts';
import { readSettings } from '../_shared/settings.ts';
import { withdrawListingRequest } from '../_shared/wire/takedowns.ts';
import { createWithdrawListing } from './handler.ts';

const ID = '7b1c2f3e-0a4d-4c5b-8e6f-1a2b3c4d5e6f';
const FOLDER = '0d9c8b7a-6f5e-4d3c-8b2a-1f0e9d8c7b6a';
const RPC = '/rest/v1/rpc';
const OBJECTS = '/storage/v1/object';

function start(replies: Readonly<Record<string, (call: BackendCall) => unknown>> = {}) {
  const backend = createFakeBackend({
    '/auth/v1/user': () => ({ id: ID }),
    [`${RPC}/withdraw_listings`]: () => ({ withdrawn: [ID], void_rounds: 2 }),
    [`${RPC}/decide_takedown`]: () => ({
      withdrawn: [ID],
      void_rounds: 0,
      status: 'granted',
      is_yours: true,
    }),
    [`${RPC}/folders_to_remove`]: () => [{ bucket: 'listing-photos', folder: FOLDER }],
    [`${RPC}/folders_removed`]: () => 1,
    [`${OBJECTS}/list/listing-photos`]: () => [{ name: '480.webp' }, { name: `${FOLDER}/960.webp` }],
    [`${OBJECTS}/listing-photos`]: () => [],
    ...replies,
  });
  const remove = createRemoveFolder(readSettings(backend.platform.readVariable), backend.platform.fetch);
  const handler = serve(
    { name: 'withdraw-listing', contract: withdrawListingRequest, handle: createWithdrawListing(remove) },
    backend.platform,
  );
  const send = async (body: unknown, headers: Record<string, string> = { authorization: 'Bearer mine' }) => {
    const answer = await handler(post(body, headers));
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const argsOf = (path: string) => backend.calls.find((call) => call.path.endsWith(path))?.args;
  return { send, argsOf };
}

describe('withdraw-listing', () => {
  test('withdraws what its manager names, and empties the folders of its photos', async () => {
    const { send, argsOf } = start();
    expect(await send({ listingIds: [ID] })).toEqual({
      status: 200,
      body: { withdrawn: [ID], voidRounds: 2, filesLeft: 0 },
    });
    expect(argsOf('withdraw_listings')).toEqual({ user_id: ID, listing_ids: [ID] });
    expect(argsOf('object/listing-photos')).toEqual({
      prefixes: [`${FOLDER}/480.webp`, `${FOLDER}/960.webp`],
    });
    expect(argsOf('folders_removed')).toEqual({ folders: [FOLDER] });
  });

  test('passes a decision on', async () => {
    const { send, argsOf } = start();
    expect(await send({ requestId: ID, decision: 'grant', note: 'Proven.' })).toMatchObject({
      body: { status: 'granted' },
    });
    expect(argsOf('decide_takedown')).toEqual({
      user_id: ID,
      request_id: ID,
      is_granted: true,
      note: 'Proven.',
      listing_ids: null,
    });
  });

  test('keeps in the queue what Storage did not remove, and says so', async () => {
    const { send, argsOf } = start({
      [`${OBJECTS}/listing-photos`]: () => new Response('{}', { status: 500 }),
    });
    expect(await send({ listingIds: [ID] })).toMatchObject({ status: 200, body: { filesLeft: 1 } });
    expect(argsOf('folders_removed')).toBeUndefined();
  });

  test('withdraws nothing for somebody who is not signed in, or who may not', async () => {
    expect(await start().send({ listingIds: [ID] }, {})).toMatchObject({
      status: 403,
      body: { code: 'not_allowed' },
    });
    const { send, argsOf } = start({ [`${RPC}/withdraw_listings`]: () => refusalReply(403, 'not_allowed') });
    expect(await send({ listingIds: [ID] })).toMatchObject({ status: 403 });
    expect(argsOf('folders_to_remove')).toBeUndefined();
  });

  test.each([{}, { listingIds: [] }, { requestId: ID, decision: 'maybe' }, { listingIds: ['x'] }])(
    'refuses %j',
    async (body) => {
      expect((await start().send(body)).status).toBe(422);
    },
  );
});
