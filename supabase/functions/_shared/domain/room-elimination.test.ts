import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { whoLeaves, type ScoredGuess } from './room-elimination.ts';
import type { RoomEvent } from './room-events.ts';
import { stepRoom } from './room-machine.ts';
import { contendersOf, openRoom, type RoomState } from './room-state.ts';

const now = 1_000_000;
const scored = (seat: number, score: number | null, logError = 0.1, guessedAtMs = now): ScoredGuess => ({
  ...{ seat, score, logError: score === null ? null : logError, guessedAtMs },
});

describe('whoLeaves()', () => {
  test.each<[string, ScoredGuess[], number[]]>([
    ['fewest points', [scored(1, 900), scored(2, 400), scored(3, 500)], [2]],
    ['no guess, before any guess', [scored(1, 900), scored(2, 0)], [3]],
    ['the larger error', [scored(1, 500, 0.2), scored(2, 500, -0.3), scored(3, 500, 0.1)], [2]],
    ['the later guess', [scored(1, 500), scored(2, 500, 0.1, now + 5), scored(3, 500)], [2]],
    ['the later seat, where all is equal', [scored(1, 500), scored(2, 500), scored(3, 500)], [3]],
    ['nobody, where nobody has points', [scored(1, null), scored(2, null)], []],
    ['nobody, where nobody guessed', [], []],
  ])('goes by %s', (_, round, leaving) => {
    expect(whoLeaves([1, 2, 3], round, 2)).toEqual(leaving);
  });

  test('lets as many go as it takes for one to be left after the last home', () => {
    const ten = Array.from({ length: 10 }, (_, place) => scored(place + 1, 100 * place));
    const seats = ten.map(({ seat }) => seat);
    expect(whoLeaves(seats, ten, 5)).toEqual([1, 2]);
    expect(whoLeaves(seats, ten, 9)).toEqual([1]);
    expect(whoLeaves(seats, ten, 1)).toHaveLength(9);
  });
});

const play = { eliminates: true, teaming: null, isDraft: false } as const;

test('an elimination that anybody guesses in ends with one, who was the worst of no round', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 10 }),
      fc.integer({ min: 1, max: 12 }),
      fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 100, maxLength: 100 }),
      (players, homes, points) => {
        let state = openRoom('party', false, play);
        for (let other = 1; other < players; other += 1)
          state = after(state, { type: 'join', seat: null, watches: false });
        state = after(state, { type: 'start', seat: 1, now, homes, rounds: 5, seconds: 45 });
        const drawn = points.values();
        for (let rounds = 1; state.phase === 'guessing'; rounds += 1) {
          expect(rounds).toBeLessThanOrEqual(Math.min(homes, players - 1));
          state = playRound(state, () => drawn.next().value ?? 0);
        }
        expect(state.phase).toBe('finished');
        expect(contendersOf(state)).toHaveLength(1);
      },
    ),
  );
});

/** Everybody who is in guesses; the worst of them is out, the best of them is not. */
function playRound(state: RoomState, draw: () => number): RoomState {
  const round: ScoredGuess[] = [];
  let next = state;
  for (const { number } of contendersOf(state)) {
    round.push(scored(number, draw(), draw() / 10, now + draw()));
    next = after(next, { type: 'guess', seat: number, now, scored: [...round] });
  }
  const best = Math.max(...round.map(({ score }) => score ?? 0));
  const out = next.seats.filter(({ outAfter }) => outAfter === next.round).map(({ number }) => number);
  expect(out.length).toBeGreaterThan(0);
  expect(round.some(({ seat, score }) => score === best && !out.includes(seat))).toBe(true);
  return after(next, { type: 'next', seat: 1, now });
}

function after(state: RoomState, event: RoomEvent): RoomState {
  const step = stepRoom(state, event);
  if ('refusal' in step) throw new Error(`${event.type}: ${step.refusal}`);
  return step.state;
}

test('who is out watches: no guess, no late seat, and the same seat after coming back', () => {
  const join: RoomEvent = { type: 'join', seat: null, watches: false };
  const started = [
    ...[join, join],
    { type: 'start', seat: 1, now, homes: 5, rounds: 5, seconds: 45 } as const,
  ].reduce(after, openRoom('party', false, play));
  expect(stepRoom(started, join)).toMatchObject({ refusal: 'room_locked' });
  const round = [scored(1, 900), scored(2, 100)];
  const revealed = [
    { type: 'guess', seat: 1, now } as const,
    { type: 'guess', seat: 2, now } as const,
    { type: 'reveal', seat: 1, now, scored: round } as const,
    { type: 'leave', seat: 3, now } as const,
    { type: 'join', seat: 3, watches: false } as const,
    { type: 'next', seat: 1, now } as const,
  ].reduce(after, started);
  expect(stepRoom(revealed, { type: 'guess', seat: 3, now })).toMatchObject({ refusal: 'not_in_run' });
  expect(contendersOf(revealed).map(({ number }) => number)).toEqual([1, 2]);
  // The two who are in are all that a round waits for.
  const two = [
    { type: 'guess', seat: 1, now } as const,
    { type: 'guess', seat: 2, now, scored: round } as const,
  ].reduce(after, revealed);
  expect(two.phase).toBe('revealed');
  expect(after(two, { type: 'next', seat: 1, now }).phase).toBe('finished');
});

test('nobody can be the last of one', () => {
  const alone = openRoom('party', false, play);
  expect(stepRoom(alone, { type: 'start', seat: 1, now, homes: 5, rounds: 5, seconds: 45 })).toMatchObject({
    refusal: 'move_not_allowed',
  });
});
