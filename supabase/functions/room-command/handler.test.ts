import { describe, expect, test } from 'vitest';
import { createFakeBackend, post, refusalReply, type BackendCall } from '../_shared/fake-backend.ts';
import { COMMAND, guessing, HOME, ROOM, TOKEN } from '../_shared/fake-room.ts';
import { serve } from '../_shared/serve.ts';
import { roomCommandRequest } from '../_shared/wire/rooms.ts';
import { roomCommand } from './handler.ts';

const ROUND = {
  ...{ price_minor: 50_000_000, listing_price_id: HOME, currency: 'GBP', price_kind: 'sold' },
  ...{ min_minor: 100_000, max_minor: 50_000_000_000, formula: 'log_ratio', difficulty: 'normal' },
  ...{ multiplier: 1, is_late: false, is_range: false },
};
const FOUND = {
  ...{ version: 4, state: guessing(), seat: 2, now_ms: 1_000_000, away: [], game_listing_id: HOME },
  ...{ is_withdrawn: false, own_guess: null, round: ROUND },
};
const GUESS = { command: 'guess', amountMinor: 55_000_000, currency: 'GBP' };

function server(
  found: (call: BackendCall) => unknown = () => FOUND,
  written: (call: BackendCall) => unknown = () => ({ version: 5, is_stale: false, entry: null }),
) {
  const backend = createFakeBackend({
    '/rest/v1/rpc/room_to_command': found,
    '/rest/v1/rpc/write_room': written,
  });
  const handler = serve(
    { name: 'room-command', contract: roomCommandRequest, handle: roomCommand },
    backend.platform,
  );
  const send = (body: object) =>
    handler(post({ roomId: ROOM, playerToken: TOKEN, commandId: COMMAND, ...body }));
  const writes = () =>
    backend.calls.filter(({ path }) => path.endsWith('write_room')).map(({ args }) => args);
  return { ...backend, send, writes };
}

async function codeOf(answer: Response) {
  const { code } = (await answer.json()) as { code: string };
  return [answer.status, code];
}

describe('roomCommand()', () => {
  test('scores a guess, keeps it with the step, and answers a version without a price', async () => {
    const { send, writes } = server();
    const answer = await send(GUESS);
    expect([answer.status, await answer.json()]).toEqual([200, { version: 5 }]);
    expect(writes()).toMatchObject([
      {
        ...{ room_id: ROOM, version: 4, seat: 2, command_id: COMMAND, effects: [{ type: 'keep', seat: 2 }] },
        guess: { amount_minor: 55_000_000, low_minor: null, score: 683, label: 'excellent' },
        person: null,
      },
    ]);
    expect(JSON.stringify(writes()[0]?.['state'])).not.toMatch(/55000000|50000000|683/);
  });

  test('answers a command that was obeyed before as it was', async () => {
    const { send, writes } = server(() => ({ obeyed: 3 }));
    expect([await (await send(GUESS)).json(), writes()]).toEqual([{ version: 3 }, []]);
  });

  test('answers the same guess under another id, and refuses another amount', async () => {
    const stands = { amount_minor: 55_000_000, low_minor: null, high_minor: null };
    const state = guessing();
    const guessed = {
      ...state,
      seats: state.seats.map((seat) => ({ ...seat, hasGuessed: seat.number === 2 })),
    };
    const { send, writes } = server(() => ({ ...FOUND, state: guessed, own_guess: stands }));
    expect(await (await send(GUESS)).json()).toEqual({ version: 4 });
    expect(await codeOf(await send({ ...GUESS, amountMinor: 56_000_000 }))).toEqual([409, 'already_guessed']);
    expect(writes()).toEqual([]);
  });

  test('takes the step again from the version that the room has meanwhile', async () => {
    let tries = 0;
    const { send, writes } = server(
      () => ({ ...FOUND, version: 4 + tries }),
      () => ({ version: 9, is_stale: (tries += 1) < 3, entry: null }),
    );
    expect(await (await send(GUESS)).json()).toEqual({ version: 9 });
    expect(writes().map(({ version }) => version)).toEqual([4, 5, 6]);
  });

  test('asks again where nobody answered, and finds what was written', async () => {
    let isWritten = false;
    const { send } = server(
      () => (isWritten ? { obeyed: 5 } : FOUND),
      () => {
        isWritten = true;
        return Response.error();
      },
    );
    expect(await (await send(GUESS)).json()).toEqual({ version: 5 });
  });

  test.each([
    [{ ...GUESS, currency: 'EUR' }, 422, 'wrong_currency'],
    [{ ...GUESS, amountMinor: 1 }, 422, 'amount_out_of_range'],
    [{ ...GUESS, amountMinor: 'x' }, 422, 'amount_not_a_number'],
    [{ ...GUESS, amountMinor: -5 }, 422, 'amount_not_positive'],
    [
      { command: 'guess', lowMinor: 1_000_000, highMinor: 2_000_000, currency: 'GBP' },
      422,
      'invalid_request',
    ],
    [{ ...GUESS, gameListingId: ROOM }, 409, 'time_over'],
    [{ command: 'next' }, 403, 'not_allowed'],
    [{ command: 'sing' }, 422, 'invalid_request'],
    [{ command: 'react', reaction: 'a word' }, 422, 'invalid_request'],
  ])('refuses %j', async (body, status, code) => {
    const { send, writes } = server();
    expect([...(await codeOf(await send(body))), writes()]).toEqual([status, code, []]);
  });

  test('refuses a home that was withdrawn, and a token that opens no seat', async () => {
    const gone = server(() => ({ ...FOUND, is_withdrawn: true }));
    expect(await codeOf(await gone.send(GUESS))).toEqual([410, 'listing_withdrawn']);
    const stranger = server(() => refusalReply(403, 'not_your_run'));
    expect(await codeOf(await stranger.send(GUESS))).toEqual([403, 'not_your_run']);
  });

  test('a range is kept where the room takes ranges; a poll has no points yet', async () => {
    const { send, writes } = server(() => ({
      ...FOUND,
      round: { ...ROUND, is_range: true, price_minor: null },
    }));
    await send({ command: 'guess', lowMinor: 40_000_000, highMinor: 60_000_000, currency: 'GBP' });
    expect(writes()[0]?.['guess']).toMatchObject({
      low_minor: 40_000_000,
      high_minor: 60_000_000,
      score: null,
    });
  });

  test('starts with the homes that the database chose, and writes no tick that changes nothing', async () => {
    const lobby = { ...guessing(), phase: 'lobby', game: 0, round: 0 };
    const start = { ...FOUND, state: lobby, seat: 1, homes: [HOME], rounds: 5, game_id: ROOM, seconds: 30 };
    const { send, writes } = server(() => start);
    await send({ command: 'start' });
    expect(writes()[0]).toMatchObject({
      ...{ homes: [HOME], game_id: ROOM, effects: [{ type: 'begin' }] },
      state: { phase: 'guessing', rounds: 1, deadlineAt: 1_030_000 },
    });
    await send({ command: 'tick' });
    expect(writes()).toHaveLength(1);
  });

  test('keeps a watcher’s guess for the audience, and moves no room by it', async () => {
    const state = guessing();
    const watched = {
      ...state,
      seats: state.seats.map((seat) => ({ ...seat, isWatcher: seat.number === 2 })),
    };
    const kept: unknown[] = [];
    const backend = createFakeBackend({
      '/rest/v1/rpc/room_to_command': () => ({ ...FOUND, state: watched }),
      '/rest/v1/rpc/keep_audience_guess': ({ args }) => {
        kept.push(args);
        return { version: 4 };
      },
    });
    const handler = serve(
      { name: 'room-command', contract: roomCommandRequest, handle: roomCommand },
      backend.platform,
    );
    const send = (body: object) =>
      handler(post({ roomId: ROOM, playerToken: TOKEN, commandId: COMMAND, ...body }));
    expect(await (await send(GUESS)).json()).toEqual({ version: 4 });
    expect(kept).toMatchObject([
      {
        seat: 2,
        command_id: COMMAND,
        game_listing_id: HOME,
        guess: { amount_minor: 55_000_000, score: 683 },
      },
    ]);
    expect(await codeOf(await send({ ...GUESS, gameListingId: ROOM }))).toEqual([409, 'time_over']);
    expect(kept).toHaveLength(1);
  });

  test('writes a pupil’s guess onto the class as it is, and makes it again where the class went on', async () => {
    const state = { ...guessing(), kind: 'class' };
    const written: Record<string, unknown>[] = [];
    const backend = createFakeBackend({
      '/rest/v1/rpc/room_to_command': () => ({ ...FOUND, state }),
      '/rest/v1/rpc/write_class_guess': ({ args }) => {
        written.push(args);
        return { version: 8, is_stale: written.length < 2 };
      },
    });
    const handler = serve(
      { name: 'room-command', contract: roomCommandRequest, handle: roomCommand },
      backend.platform,
    );
    const answer = await handler(post({ roomId: ROOM, playerToken: TOKEN, commandId: COMMAND, ...GUESS }));
    expect(await answer.json()).toEqual({ version: 8 });
    expect(written).toHaveLength(2);
    expect(written[1]).toMatchObject({
      ...{ seat: 2, command_id: COMMAND, before: state, guess: { amount_minor: 55_000_000 } },
      state: { phase: 'guessing', seats: [{ hasGuessed: false }, { hasGuessed: true }] },
    });
  });

  test('hands the host’s place over when the clock is told', async () => {
    const { send, writes } = server(() => ({ ...FOUND, away: [1] }));
    await send({ command: 'tick' });
    expect(writes()[0]).toMatchObject({ state: { host: 2 }, effects: [] });
  });

  test('gives somebody a friendly name at the host’s wish', async () => {
    const { send, writes } = server(() => ({ ...FOUND, seat: 1 }));
    await send({ command: 'rename', seat: 2 });
    expect(writes()[0]?.['person']).toMatchObject({ name: expect.stringMatching(/^[A-Z]\w+ [A-Z]\w+$/) });
  });

  test('keeps an agreed amount as the guess of everybody, and no proposal in another currency', async () => {
    const play = { eliminates: false, teaming: 'together', isDraft: false } as const;
    const state = guessing();
    const together = {
      ...{ ...state, play },
      seats: state.seats.map((seat) => ({ ...seat, proposalMinor: seat.number === 1 ? 55_000_000 : null })),
    };
    const { send, writes } = server(() => ({ ...FOUND, state: together }));
    const proposal = { command: 'propose', amountMinor: 55_000_000, currency: 'GBP', gameListingId: HOME };
    expect(await (await send(proposal)).json()).toEqual({ version: 5 });
    expect(writes()).toMatchObject([
      {
        effects: [{ type: 'keep', seat: 1 }, { type: 'keep', seat: 2 }, { type: 'reveal' }],
        guess: { amount_minor: 55_000_000, score: 683 },
      },
    ]);
    expect(await codeOf(await send({ ...proposal, currency: 'EUR' }))).toEqual([422, 'wrong_currency']);
    expect(await codeOf(await send({ ...proposal, amountMinor: 1 }))).toEqual([422, 'amount_out_of_range']);
    expect(await codeOf(await send(GUESS))).toEqual([409, 'move_not_allowed']);
    expect(writes()).toHaveLength(1);
  });

  test('lets the worst of an elimination go by the points that the database and this guess have', async () => {
    const play = { eliminates: true, teaming: null, isDraft: false };
    const first = { seat: 1, score: 400, log_error: 0.2, guessed_at_ms: 999_000 };
    const state = guessing();
    const seats = state.seats.map((seat) => ({ ...seat, hasGuessed: seat.number === 1 }));
    const { send, writes } = server(() => ({ ...FOUND, state: { ...state, play, seats }, scored: [first] }));
    await send(GUESS);
    expect(writes()[0]?.['state']).toMatchObject({
      ...{ phase: 'revealed', seats: [{ outAfter: 1 }, { outAfter: null }] },
    });
  });

  test('begins a drafted game with the homes in the order in which they were picked', async () => {
    const state = {
      ...guessing(),
      ...{ phase: 'drafting', round: 0, rounds: 2 },
      draft: { order: [2, 1], cards: 3, picks: [{ card: 2, seat: 2 }], turn: 1 },
    };
    const found = { ...FOUND, state, seat: 1, cards: [ROOM, COMMAND, HOME] };
    const { send, writes } = server(() => found);
    expect(await codeOf(await send({ command: 'pick', card: 2 }))).toEqual([409, 'move_not_allowed']);
    await send({ command: 'pick', card: 0 });
    expect(writes()[0]).toMatchObject({ effects: [{ type: 'begin' }], homes: [HOME, ROOM] });
  });

  test('lays out cards where a game is drafted', async () => {
    const play = { eliminates: false, teaming: null, isDraft: true };
    const state = { ...guessing(), phase: 'lobby', game: 0, round: 0, play };
    const homes = [HOME, ROOM, COMMAND];
    const found = { ...FOUND, state, seat: 1, homes, rounds: 1, game_id: ROOM, seconds: null };
    const { send, writes } = server(() => found);
    await send({ command: 'start' });
    expect(writes()[0]).toMatchObject({ effects: [{ type: 'lay' }], homes: [HOME, ROOM] });
  });

  test('writes the mode that the host chose, and refuses one that the room cannot play', async () => {
    const state = { ...guessing(), phase: 'lobby' };
    const { send, writes } = server(() => ({ ...FOUND, seat: 1, state }));
    await send({ command: 'mode', mode: 'coop' });
    await send({ command: 'mode', mode: null });
    expect(writes()).toMatchObject([
      {
        state: { play: { teaming: 'together' } },
        effects: [{ type: 'mode', mode: 'coop', mode_options: { where: 'room', teaming: 'together' } }],
      },
      { state: { play: { teaming: null } }, effects: [{ type: 'mode', mode: null, mode_options: null }] },
    ]);
    expect(await codeOf(await send({ command: 'mode', mode: 'survival' }))).toEqual([403, 'not_allowed']);
    expect(await codeOf(await send({ command: 'mode', mode: 'comparison' }))).toEqual([403, 'not_allowed']);
    expect(await codeOf(await send({ command: 'mode', mode: 'sprint' }))).toEqual([422, 'invalid_request']);
    const duel = server(() => ({ ...FOUND, seat: 1, state: { ...state, kind: 'vs' } }));
    expect(await codeOf(await duel.send({ command: 'mode', mode: 'elimination' }))).toEqual([
      403,
      'not_allowed',
    ]);
  });

  test('deals every player a team', async () => {
    const { send, writes } = server(() => ({ ...FOUND, seat: 1, state: { ...guessing(4), phase: 'lobby' } }));
    await send({ command: 'deal' });
    const state = writes()[0]?.['state'] as { seats: { team: number }[] } | undefined;
    expect(state?.seats.map(({ team }) => team).sort()).toEqual([1, 1, 2, 2]);
  });
});
