import { describe, expect, test } from 'vitest';
import { BUILT_MODES, modeOptions, ROOM_MODES, roomModeOptions } from '../_shared/domain/modes.ts';
import { fitsRoom } from '../_shared/domain/room-fit.ts';
import { createFakeBackend, post, type BackendCall } from '../_shared/fake-backend.ts';
import { PLAIN_PLAY, playOf } from '../_shared/domain/room-state.ts';
import { ENTRY } from '../_shared/fake-room.ts';
import { serve } from '../_shared/serve.ts';
import { openRoomRequest } from '../_shared/wire/rooms.ts';
import { openRoom } from './handler.ts';

function server(reply: (call: BackendCall) => unknown = () => ENTRY) {
  const backend = createFakeBackend({
    '/rest/v1/rpc/open_room': reply,
    '/rest/v1/rpc/profile_name': () => 'Ada of Clitheroe',
    '/auth/v1/user': () => ({ id: '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f' }),
  });
  const handler = serve({ name: 'open-room', contract: openRoomRequest, handle: openRoom }, backend.platform);
  const opened = () => backend.calls.filter(({ path }) => path.endsWith('open_room')).map(({ args }) => args);
  return { ...backend, handler, opened };
}

describe('openRoom()', () => {
  test('answers 201 with code, topic and tokens', async () => {
    const { handler, opened } = server();
    const answer = await handler(post({ game: 'House-Prices', kind: 'party', mode: 'blitz' }));
    expect([answer.status, await answer.json()]).toEqual([
      201,
      { room: ENTRY.room, playerToken: ENTRY.player_token, guestToken: ENTRY.guest_token },
    ]);
    expect(opened()).toMatchObject([
      {
        ...{ game_slug: 'house-prices', kind: 'party', mode: 'blitz', mode_options: { round_seconds: 15 } },
        state: { phase: 'lobby', host: 1, seats: [{ number: 1, isWatcher: false }] },
        code: expect.stringMatching(/^[ACDEFGHJKMNPRTWXY34679]{6}$/),
      },
    ]);
  });

  test('draws another code where one is taken, and gives up after a few', async () => {
    let draws = 0;
    const { handler } = server(() => ((draws += 1) < 3 ? null : ENTRY));
    expect((await handler(post({ game: 'g-1', kind: 'vs' }))).status).toBe(201);
    expect(draws).toBe(3);
    expect((await server(() => null).handler(post({ game: 'g-1', kind: 'vs' }))).status).toBe(503);
  });

  test('opens a class for an account alone, in the mode for classes and with a friendly name', async () => {
    const { handler, opened } = server();
    const ask = { game: 'g-1', kind: 'class', displayName: 'Ada', watches: true };
    const refused = await handler(post(ask));
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'not_allowed']);
    expect((await handler(post(ask, { authorization: 'Bearer good' }))).status).toBe(201);
    expect(opened()).toMatchObject([
      {
        mode: 'classroom-safe',
        mode_options: { is_classroom: true },
        state: { seats: [{ isWatcher: true }] },
      },
    ]);
    expect(opened()[0]?.['name']).not.toContain('Ada');
  });

  test.each(BUILT_MODES)('opens a room of %s, or refuses it before anything is written', async (mode) => {
    const { handler, opened } = server();
    const answer = await handler(post({ game: 'g-1', kind: 'party', mode }));
    const { code } = (await answer.json()) as { code?: string };
    expect([answer.status, code, opened().length]).toEqual(
      fitsRoom(modeOptions(mode)) ? [201, undefined, 1] : [403, 'not_allowed', 0],
    );
  });

  test.each(ROOM_MODES)('opens a room of %s, whose machine knows what it changes', async (mode) => {
    const { handler, opened } = server();
    const ask = { game: 'g-1', kind: 'party', mode };
    expect((await handler(post(ask))).status).toBe(201);
    expect(opened()).toMatchObject([
      { mode, mode_options: { where: 'room' }, state: { play: playOf(roomModeOptions(mode)) } },
    ]);
    // A class is played in the mode for classes, whatever is asked for.
    await handler(post({ ...ask, kind: 'class' }, { authorization: 'Bearer good' }));
    expect(opened()[1]).toMatchObject({ mode: 'classroom-safe', state: { play: PLAIN_PLAY } });
  });

  test('calls a player what the profile says who typed no name', async () => {
    const { handler, opened } = server();
    await handler(post({ game: 'g-1', kind: 'private' }, { authorization: 'Bearer good' }));
    expect(opened()[0]?.['name']).toBe('Ada of Clitheroe');
  });

  test.each([
    [{ game: 'g-1', kind: 'crowd' }],
    [{ game: 'g-1', kind: 'party', mode: 'sprint' }],
    [{ kind: 'party' }],
  ])('refuses %j', async (body) => {
    const { handler, opened } = server();
    const answer = await handler(post(body));
    expect([answer.status, opened()]).toEqual([422, []]);
  });
});
