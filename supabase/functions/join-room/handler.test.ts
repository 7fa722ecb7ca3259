import { describe, expect, test } from 'vitest';
import { createFakeBackend, post, type BackendCall } from '../_shared/fake-backend.ts';
import { ENTRY, guessing, ROOM, TOKEN } from '../_shared/fake-room.ts';
import { serve } from '../_shared/serve.ts';
import { joinRoomRequest } from '../_shared/wire/rooms.ts';
import { joinRoom } from './handler.ts';

const FOUND = { room_id: ROOM, version: 4, state: guessing(), kind: 'party', seat: null };

function server(
  found: object = FOUND,
  written: (call: BackendCall) => unknown = () => ({ version: 5, is_stale: false, entry: ENTRY }),
) {
  const backend = createFakeBackend({
    '/rest/v1/rpc/room_to_join': () => found,
    '/rest/v1/rpc/write_room': written,
  });
  const handler = serve({ name: 'join-room', contract: joinRoomRequest, handle: joinRoom }, backend.platform);
  const writes = () =>
    backend.calls.filter(({ path }) => path.endsWith('write_room')).map(({ args }) => args);
  return { ...backend, handler, writes };
}

describe('joinRoom()', () => {
  test('seats somebody new under the name that they typed', async () => {
    const { handler, writes, calls } = server();
    const answer = await handler(post({ code: ' acd-346', displayName: ' Ada ', requestKey: 'this-click' }));
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { room: ENTRY.room, playerToken: TOKEN, guestToken: ENTRY.guest_token },
    ]);
    expect(calls[0]?.args).toMatchObject({ code: 'ACD346' });
    expect(writes()).toMatchObject([
      {
        ...{
          seat: 3,
          command_id: null,
          effects: [
            { type: 'seat', seat: 3 },
            { type: 'enter', seat: 3 },
          ],
        },
        person: { name: 'Ada', user_id: null, guest_token: null, request_key: 'this-click' },
      },
    ]);
  });

  test('gives whoever has a seat the same one', async () => {
    const { handler, writes } = server({ ...FOUND, seat: 2 }, () => ({
      ...{ version: 5, is_stale: false, entry: { ...ENTRY, guest_token: null } },
    }));
    const answer = await handler(post({ code: 'ACD346', playerToken: TOKEN }));
    expect(await answer.json()).not.toHaveProperty('guestToken');
    expect(writes()).toMatchObject([{ seat: 2, effects: [], person: null }]);
  });

  test('gives everybody in a class a friendly name', async () => {
    const { handler, writes } = server({ ...FOUND, kind: 'class', state: { ...guessing(), kind: 'class' } });
    await handler(post({ code: 'ACD346', displayName: 'Ada' }));
    expect(writes()[0]?.['person']).toMatchObject({ name: expect.stringMatching(/^[A-Z]\w+ [A-Z]\w+$/) });
  });

  test.each([
    ['ACD34O', {}, FOUND, 404, 'not_found'],
    ['ACD346', { displayName: 'sh1thead' }, FOUND, 422, 'words_refused'],
    ['ACD346', {}, { ...FOUND, state: guessing(10) }, 409, 'room_full'],
    ['ACD346', {}, { ...FOUND, state: { ...guessing(), isLocked: true } }, 409, 'room_locked'],
  ])('refuses %s with %j', async (code, more, found, status, refused) => {
    const { handler, writes } = server(found);
    const answer = await handler(post({ code, ...more }));
    const problem = (await answer.json()) as { code: string };
    expect([answer.status, problem.code, writes()]).toEqual([status, refused, []]);
  });

  test('lets whoever finds no seat watch', async () => {
    const { handler, writes } = server({ ...FOUND, state: guessing(10) });
    expect((await handler(post({ code: 'ACD346', watches: true }))).status).toBe(200);
    expect(writes()).toMatchObject([{ effects: [{ type: 'seat', seat: 11 }] }]);
  });
});
