import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RoomEffect, RoomEvent } from './room-events.ts';
import { stepRoom } from './room-machine.ts';
import { ROOM_GRACE_MS } from './room-rules.ts';
import { openRoom, type RoomState } from './room-state.ts';

const now = 1_000_000;
const play = { eliminates: false, teaming: 'together', isDraft: false } as const;
const propose = (seat: number, amountMinor: number): RoomEvent => ({
  type: 'propose',
  seat,
  now,
  amountMinor,
});

function step(state: RoomState, event: RoomEvent): { state: RoomState; effects: readonly RoomEffect[] } {
  const made = stepRoom(state, event);
  if ('refusal' in made) throw new Error(`${event.type}: ${made.refusal}`);
  return made;
}

function after(state: RoomState, ...events: RoomEvent[]): RoomState {
  return events.reduce((room, event) => step(room, event).state, state);
}

const started = after(
  openRoom('party', false, play),
  { type: 'join', seat: null, watches: false },
  { type: 'join', seat: null, watches: false },
  { type: 'start', seat: 1, now, homes: 2, rounds: 2, seconds: 30 },
);
const keeps = (seats: number[]) => seats.map((seat) => ({ type: 'keep', seat }));

describe('a room that says one amount together', () => {
  test('fixes it when all who are here propose the same', () => {
    const two = after(started, propose(1, 500), propose(2, 700), propose(3, 500));
    expect(two.phase).toBe('guessing');
    expect(step(two, propose(2, 500)).effects).toEqual([
      { type: 'agree', amountMinor: 500 },
      ...keeps([1, 2, 3]),
      { type: 'reveal' },
    ]);
  });

  test('leaves the moment to the teacher of a class', () => {
    const lesson = after(
      openRoom('class', true, play),
      { type: 'join', seat: null, watches: false },
      { type: 'start', seat: 1, now, homes: 2, rounds: 2, seconds: null },
      propose(2, 500),
    );
    expect(lesson.phase).toBe('guessing');
    expect(step(lesson, { type: 'reveal', seat: 1, now }).effects).toEqual([
      { type: 'agree', amountMinor: 500 },
      ...keeps([2]),
      { type: 'reveal' },
    ]);
  });

  test('does not wait for whoever left, and keeps what they had proposed', () => {
    const two = after(started, propose(1, 500), propose(2, 700), propose(3, 500));
    expect(step(two, { type: 'leave', seat: 2, now }).effects).toEqual([
      { type: 'agree', amountMinor: 500 },
      ...keeps([1, 2, 3]),
      { type: 'reveal' },
    ]);
    const silent = after(started, propose(1, 500), propose(3, 500));
    expect(step(silent, { type: 'kick', seat: 1, now, whom: 2 }).effects).toEqual([
      { type: 'agree', amountMinor: 500 },
      ...keeps([1, 3]),
      { type: 'reveal' },
    ]);
  });

  test.each([
    [[500, 700, 900], 700],
    [[500, 700], 600],
    [[500], 500],
  ])('closed by its host or the clock over %j says the median', (amounts, median) => {
    const proposed = after(started, ...amounts.map((amount, place) => propose(place + 1, amount)));
    const late = (proposed.deadlineAt ?? 0) + ROOM_GRACE_MS + 1;
    for (const event of [
      { type: 'reveal', seat: 1, now } as const,
      { type: 'tick', now: late, away: [] } as const,
    ])
      expect(step(proposed, event).effects[0]).toEqual({ type: 'agree', amountMinor: median });
  });

  test('closed without a proposal guesses nothing, and forgets proposals with the home', () => {
    expect(step(started, { type: 'reveal', seat: 1, now }).effects).toEqual([{ type: 'reveal' }]);
    const next = after(
      started,
      propose(1, 500),
      { type: 'reveal', seat: 1, now },
      { type: 'next', seat: 1, now },
    );
    expect(next.seats.map(({ proposalMinor }) => proposalMinor)).toEqual([null, null, null]);
  });

  test('takes no guess of one alone, and other rooms no proposals', () => {
    expect(stepRoom(started, { type: 'guess', seat: 1, now })).toMatchObject({ refusal: 'move_not_allowed' });
    const plain = { ...started, play: { ...play, teaming: null } };
    expect(stepRoom(plain, propose(1, 500))).toMatchObject({ refusal: 'move_not_allowed' });
  });

  test('agrees within what was proposed, and on it where all propose one amount', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10 ** 12 }), { minLength: 3, maxLength: 3 }),
        (amounts) => {
          let state = started;
          let effects: readonly RoomEffect[] = [];
          amounts.forEach((amount, place) => {
            ({ state, effects } = step(state, propose(place + 1, amount)));
          });
          if (state.phase === 'guessing') ({ effects } = step(state, { type: 'reveal', seat: 1, now }));
          const agreed = effects.find((effect) => effect.type === 'agree')?.amountMinor ?? 0;
          expect(agreed).toBe(amounts.toSorted((a, b) => a - b)[1]);
          expect(effects.filter(({ type }) => type === 'keep')).toHaveLength(3);
        },
      ),
    );
  });
});
