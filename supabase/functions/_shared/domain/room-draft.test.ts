import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftedRounds, turnOf } from './room-draft.ts';
import type { RoomEvent } from './room-events.ts';
import { stepRoom } from './room-machine.ts';
import { PICK_SECONDS, ROOM_GRACE_MS } from './room-rules.ts';
import { openRoom, type RoomState } from './room-state.ts';

const now = 1_000_000;
const play = { eliminates: false, teaming: null, isDraft: true } as const;
const join: RoomEvent = { type: 'join', seat: null, watches: false };
const pick = (seat: number, card: number): RoomEvent => ({ type: 'pick', seat, now, card });

function after(state: RoomState, ...events: RoomEvent[]): RoomState {
  return events.reduce((room, event) => {
    const step = stepRoom(room, event);
    if ('refusal' in step) throw new Error(`${event.type}: ${step.refusal}`);
    return step.state;
  }, state);
}

function drafting(players: number, homes: number, rounds: number): RoomState {
  const room = Array.from({ length: players - 1 }, () => join).reduce(
    (state, event) => after(state, event),
    openRoom('party', false, play),
  );
  return after(room, { type: 'start', seat: 1, now, homes, rounds, seconds: 30 });
}

describe('a draft', () => {
  test('goes along the players and back, and then plays what was picked', () => {
    let state = drafting(3, 50, 5);
    const turns: (number | null)[] = [];
    for (let card = 0; state.phase === 'drafting'; card += 1) {
      const turn = turnOf(state);
      turns.push(turn);
      state = after(state, pick(turn ?? 0, card));
    }
    expect(turns).toEqual([2, 3, 1, 1, 3]);
    expect(state).toMatchObject({
      phase: 'guessing',
      round: 1,
      rounds: 5,
      game: 1,
      deadlineAt: now + 30_000,
    });
    expect(state.draft?.picks.map(({ card }) => card)).toEqual([0, 1, 2, 3, 4]);
  });

  test('refuses whoever is not to pick, and what is picked or does not lie there', () => {
    const two = drafting(2, 8, 3);
    const [first, second] = [turnOf(two) ?? 0, 3 - (turnOf(two) ?? 0)];
    expect(stepRoom(two, pick(second, 0))).toMatchObject({ refusal: 'move_not_allowed' });
    expect(stepRoom(two, pick(first, 6))).toMatchObject({ refusal: 'move_not_allowed' });
    const picked = after(two, pick(first, 0));
    expect(stepRoom(picked, pick(second, 0))).toMatchObject({ refusal: 'move_not_allowed' });
    expect(turnOf(after(picked, pick(second, 5)))).toBe(second);
  });

  test('waits no longer than its clock, and the host may pick for whoever sleeps', () => {
    const two = drafting(2, 8, 2);
    const over = now + PICK_SECONDS * 1000 + ROOM_GRACE_MS;
    expect(after(two, { type: 'tick', now: over, away: [] }).draft?.picks).toEqual([]);
    const turn = turnOf(two) ?? 0;
    const ticked = after(two, { type: 'tick', now: over + 1, away: [] });
    expect(ticked.draft?.picks).toEqual([{ card: 0, seat: turn }]);
    expect(after(ticked, { type: 'next', seat: 1, now }).phase).toBe('guessing');
  });

  test('passes over who left, and begins again where everybody did', () => {
    const three = drafting(3, 8, 4);
    const left = after(three, { type: 'leave', seat: turnOf(three) ?? 0, now });
    expect(turnOf(left)).not.toBe(turnOf(three));
    const empty = [1, 2, 3]
      .filter((seat) => seat !== turnOf(three))
      .reduce((state, seat) => after(state, { type: 'leave', seat, now }), left);
    expect(empty).toMatchObject({ phase: 'lobby', draft: null });
    const back = after(empty, { type: 'join', seat: 1, watches: false });
    expect(after(back, { type: 'start', seat: 1, now, homes: 8, rounds: 4, seconds: 30 })).toMatchObject({
      ...{ phase: 'drafting', game: 2 },
    });
  });

  test('picks every card once, gives nobody two more than anybody, and ends', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 20 }),
        fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
        (players, homes, rounds, chance) => {
          let state = drafting(players, homes, rounds);
          expect(state.rounds).toBe(draftedRounds(homes, rounds));
          for (let turn = 0; state.phase === 'drafting'; turn += 1) {
            const { draft } = state;
            const free = Array.from({ length: draft?.cards ?? 0 }, (_, card) => card).filter(
              (card) => !draft?.picks.some((one) => one.card === card),
            );
            state = after(state, pick(turnOf(state) ?? 0, free[(chance[turn] ?? 0) % free.length] ?? 0));
          }
          const picks = state.draft?.picks ?? [];
          expect(new Set(picks.map(({ card }) => card)).size).toBe(state.rounds);
          const counts = state.seats.map(({ number }) => picks.filter(({ seat }) => seat === number).length);
          expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
