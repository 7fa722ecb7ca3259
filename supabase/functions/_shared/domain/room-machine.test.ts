import { describe, expect, test } from 'vitest';
import { makeRoomCode, parseRoomCode } from './room-code.ts';
import type { RoomEvent } from './room-events.ts';
import { stepRoom } from './room-machine.ts';
import { ROOM_GRACE_MS } from './room-rules.ts';
import { openRoom, PLAIN_PLAY, playersHere, seatOf, type RoomState } from './room-state.ts';

const now = 1_000_000;
const game = { homes: 5, rounds: 2, seconds: 30, now };

/** The state after these events, all of which have to be possible. */
function after(state: RoomState, ...events: RoomEvent[]): RoomState {
  return events.reduce((room, event) => {
    const step = stepRoom(room, event);
    if ('refusal' in step) throw new Error(`${event.type}: ${step.refusal}`);
    return step.state;
  }, state);
}

function effectsOf(state: RoomState, event: RoomEvent): string[] {
  const step = stepRoom(state, event);
  return 'refusal' in step ? [step.refusal] : step.effects.map(({ type }) => type);
}

const join: RoomEvent = { type: 'join', seat: null, watches: false };
const watch: RoomEvent = { type: 'join', seat: null, watches: true };
const guess = (seat: number, at = now): RoomEvent => ({ type: 'guess', seat, now: at });
const started = after(openRoom('party'), join, join, { type: 'start', seat: 1, ...game });

describe('stepRoom()', () => {
  test.each([
    ['vs', 2],
    ['party', 10],
    ['private', 10],
    ['class', 60],
  ] as const)('seats in a room of kind %s are %i; whoever comes later may watch', (kind, seats) => {
    const full = after(openRoom(kind), ...Array.from({ length: seats - 1 }, () => join));
    expect(effectsOf(full, join)).toEqual(['room_full']);
    expect(playersHere(after(full, watch))).toHaveLength(seats);
  });

  test('plays a game from the lobby to its end', () => {
    expect(started).toMatchObject({ phase: 'guessing', game: 1, round: 1, deadlineAt: now + 30_000 });
    expect(effectsOf(started, guess(2))).toEqual(['keep']);
    const all = after(started, guess(1), guess(2));
    expect(effectsOf(all, guess(3))).toEqual(['keep', 'reveal']);
    const revealed = after(all, guess(3));
    expect(revealed).toMatchObject({ phase: 'revealed', deadlineAt: null, revealedAt: now });
    const second = after(revealed, { type: 'next', seat: 1, now });
    expect(second).toMatchObject({ phase: 'guessing', round: 2, revealedAt: null });
    expect(second.seats.some(({ hasGuessed }) => hasGuessed)).toBe(false);
    const last = after(second, { type: 'reveal', seat: 1, now });
    expect(effectsOf(last, { type: 'next', seat: 1, now })).toEqual(['finish']);
    const again = after(last, { type: 'next', seat: 1, now }, { type: 'rematch', seat: 1, ...game });
    expect(again).toMatchObject({ phase: 'guessing', game: 2, round: 1 });
  });

  test('lets the host alone start, reveal, go on, lock, remove and rename', () => {
    const events: RoomEvent[] = [
      { type: 'reveal', seat: 2, now },
      { type: 'next', seat: 2, now },
      { type: 'lock', seat: 2, isLocked: true },
      { type: 'admit', seat: 2, admitsLate: false },
      { type: 'kick', seat: 2, now, whom: 3 },
      { type: 'rename', seat: 2, whom: 3 },
      { type: 'names', seat: 2, areHidden: true },
      { type: 'mode', seat: 2, play: PLAIN_PLAY },
      { type: 'teams', seat: 2, teams: 3, rule: 'mean' },
      { type: 'deal', seat: 2, order: [1, 2, 3] },
      { type: 'start', seat: 2, ...game },
      { type: 'rematch', seat: 2, ...game },
    ];
    for (const event of events) expect(effectsOf(started, event)).toEqual(['not_allowed']);
    expect(effectsOf(started, { type: 'rename', seat: 1, whom: 3 })).toEqual(['rename']);
  });

  test('refuses what the phase does not allow', () => {
    const lobby = openRoom('party');
    const finished = after(
      openRoom('party'),
      { type: 'start', seat: 1, now, homes: 1, rounds: 1, seconds: null },
      guess(1),
      {
        type: 'next',
        ...{ seat: 1, now },
      },
    );
    expect(finished.phase).toBe('finished');
    expect(effectsOf(lobby, guess(1))).toEqual(['time_over']);
    expect(effectsOf(lobby, { type: 'reveal', seat: 1, now })).toEqual(['move_not_allowed']);
    expect(effectsOf(lobby, { type: 'next', seat: 1, now })).toEqual(['move_not_allowed']);
    expect(effectsOf(lobby, { type: 'rematch', seat: 1, ...game })).toEqual(['move_not_allowed']);
    expect(effectsOf(finished, { type: 'start', seat: 1, ...game })).toEqual(['move_not_allowed']);
    expect(effectsOf(openRoom('vs'), { type: 'start', seat: 1, ...game })).toEqual(['move_not_allowed']);
    expect(effectsOf(lobby, { type: 'start', seat: 1, now, homes: 0, rounds: 1, seconds: null })).toEqual([
      'game_not_open',
    ]);
  });

  test('takes a guess until the grace after the deadline is over, and one from each', () => {
    const deadline = started.deadlineAt ?? 0;
    expect(effectsOf(started, guess(2, deadline + ROOM_GRACE_MS))).toEqual(['keep']);
    expect(effectsOf(started, guess(2, deadline + ROOM_GRACE_MS + 1))).toEqual(['time_over']);
    expect(effectsOf(after(started, guess(2)), guess(2))).toEqual(['already_guessed']);
  });

  test('reveals by the clock when time is over, not before', () => {
    const deadline = started.deadlineAt ?? 0;
    const tick = (at: number): RoomEvent => ({ type: 'tick', now: at, away: [] });
    expect(effectsOf(started, tick(deadline + ROOM_GRACE_MS))).toEqual([]);
    expect(effectsOf(started, tick(deadline + ROOM_GRACE_MS + 1))).toEqual(['reveal']);
  });

  test('hands over when the host is away, to players before watchers, and back to nobody else', () => {
    const room = after(openRoom('party'), watch, join, join);
    expect(after(room, { type: 'tick', now, away: [1] }).host).toBe(3);
    expect(after(room, { type: 'tick', now, away: [1, 3] }).host).toBe(4);
    expect(after(room, { type: 'tick', now, away: [1, 3, 4] }).host).toBe(2);
    expect(after(room, { type: 'tick', now, away: [1, 2, 3, 4] }).host).toBe(1);
    expect(after(room, { type: 'tick', now, away: [2] }).host).toBe(1);
    expect(after(room, { type: 'leave', seat: 1, now }).host).toBe(3);
  });

  test('a class stays with its teacher, here or away, who reveals', () => {
    const room = after(openRoom('class', true), join, join);
    expect(after(room, { type: 'tick', now, away: [1] }).host).toBe(1);
    const left = after(room, { type: 'leave', seat: 1, now });
    expect(left.host).toBe(1);
    // Back in the lobby, where a watcher of another room would take a free seat.
    const back = after(left, { type: 'join', seat: 1, watches: false });
    expect(seatOf(back, 1)).toMatchObject({ isGone: false, isWatcher: true });
    const on = after(room, { type: 'start', seat: 1, ...game }, guess(2));
    expect(effectsOf(on, guess(3))).toEqual(['keep']);
    expect(effectsOf(after(on, guess(3)), { type: 'leave', seat: 3, now })).toEqual([]);
    expect(effectsOf(after(on, guess(3)), { type: 'reveal', seat: 1, now })).toEqual(['reveal']);
  });

  test('takes no guess while it is paused, and gives the time back that was left', () => {
    const pause = (isPaused: boolean, at: number): RoomEvent => ({
      type: 'pause',
      seat: 1,
      now: at,
      isPaused,
    });
    const paused = after(started, pause(true, now + 10_000));
    expect(effectsOf(paused, guess(2, now + 11_000))).toEqual(['room_paused']);
    expect(effectsOf(paused, { type: 'tick', now: now + 90_000, away: [] })).toEqual([]);
    const on = after(paused, pause(true, now + 20_000), pause(false, now + 60_000));
    expect(on).toMatchObject({ pausedAt: null, deadlineAt: now + 80_000 });
    expect(effectsOf(on, guess(2, now + 80_000))).toEqual(['keep']);
    expect(after(paused, { type: 'reveal', seat: 1, now })).toMatchObject({
      phase: 'revealed',
      pausedAt: null,
    });
    expect(effectsOf(started, { ...pause(true, now), seat: 2 } as RoomEvent)).toEqual(['not_allowed']);
    expect(effectsOf(openRoom('party'), pause(true, now))).toEqual(['move_not_allowed']);
  });

  test('waits for nobody who left or was removed', () => {
    const two = after(started, guess(1), guess(2));
    expect(effectsOf(two, { type: 'leave', seat: 3, now })).toEqual(['reveal']);
    expect(effectsOf(two, { type: 'kick', seat: 1, now, whom: 3 })).toEqual(['reveal']);
    const kicked = after(started, { type: 'kick', seat: 1, now, whom: 3 });
    expect(effectsOf(kicked, guess(3))).toEqual(['not_your_run']);
    expect(effectsOf(kicked, { type: 'join', seat: 3, watches: false })).toEqual(['not_allowed']);
    expect(effectsOf(kicked, { type: 'kick', seat: 1, now, whom: 1 })).toEqual(['not_found']);
  });

  test('ends a game that everybody left, with what was guessed', () => {
    const left = after(started, guess(2), { type: 'leave', seat: 2, now }, { type: 'leave', seat: 3, now });
    expect(left.phase).toBe('guessing');
    expect(effectsOf(left, { type: 'leave', seat: 1, now })).toEqual(['reveal', 'finish']);
    expect(after(left, { type: 'leave', seat: 1, now }).phase).toBe('finished');
  });

  test('lets whoever comes late in from the next round, if the host does', () => {
    expect(effectsOf(started, join)).toEqual(['seat', 'enter']);
    const late = after(started, join);
    expect(effectsOf(late, guess(4))).toEqual(['not_in_run']);
    expect(after(late, guess(1), guess(2), guess(3)).phase).toBe('revealed');
    const shut = after(started, { type: 'admit', seat: 1, admitsLate: false });
    expect(effectsOf(shut, join)).toEqual(['room_locked']);
    expect(effectsOf(shut, watch)).toEqual(['seat']);
    const locked = after(started, { type: 'lock', seat: 1, isLocked: true });
    expect(effectsOf(locked, watch)).toEqual(['room_locked']);
    expect(
      effectsOf(after(locked, { type: 'leave', seat: 2, now }), { type: 'join', seat: 2, watches: false }),
    ).toEqual([]);
  });

  test('gives the same seat with its guess to whoever comes back', () => {
    const back = after(
      started,
      guess(2),
      { type: 'leave', seat: 2, now },
      { type: 'join', seat: 2, watches: false },
    );
    expect(seatOf(back, 2)).toMatchObject({ isGone: false, hasGuessed: true, since: 0 });
    expect(effectsOf(back, guess(2))).toEqual(['already_guessed']);
  });

  test('shows a reaction of somebody who is here', () => {
    const reacted = after(started, { type: 'react', seat: 2, now, reaction: 'wow' });
    expect(seatOf(reacted, 2)?.reaction).toEqual({ key: 'wow', at: now });
  });
});

describe('room codes', () => {
  test('have six signs, none of which is taken for another', () => {
    let seed = 7;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    for (let draw = 0; draw < 500; draw += 1) {
      const code = makeRoomCode(random);
      expect(code).toMatch(/^[ACDEFGHJKMNPRTWXY34679]{6}$/);
      expect(parseRoomCode(` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `)).toBe(code);
    }
    expect([makeRoomCode(() => 0), makeRoomCode(() => 1)]).toEqual(['AAAAAA', '999999']);
  });

  test.each(['', 'ACD34', 'ACD3467', 'ACD34O', 'ÄCD346'])('%j is none', (typed) => {
    expect(parseRoomCode(typed)).toBeNull();
  });
});
