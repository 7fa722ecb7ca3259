import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RoomEvent } from './room-events.ts';
import { stepRoom } from './room-machine.ts';
import { openRoom, PLAIN_PLAY, playersHere, seatOf, type RoomState } from './room-state.ts';
import { teamRound, teamStandings } from './room-teams.ts';

const now = 1_000_000;
const play = { eliminates: false, teaming: 'teams', isDraft: false } as const;
const join: RoomEvent = { type: 'join', seat: null, watches: false };
const start = {
  ...{ type: 'start', seat: 1, now },
  ...{ homes: 5, rounds: 5, seconds: null },
} as const satisfies RoomEvent;

function after(state: RoomState, ...events: RoomEvent[]): RoomState {
  return events.reduce((room, event) => {
    const step = stepRoom(room, event);
    if ('refusal' in step) throw new Error(`${event.type}: ${step.refusal}`);
    return step.state;
  }, state);
}

function filled(players: number): RoomState {
  return after(openRoom('party', false, play), ...Array.from({ length: players - 1 }, () => join));
}

const teamsOf = (state: RoomState) => playersHere(state).map(({ team }) => team);

describe('teams of a room', () => {
  test('are dealt as evenly as can be, whatever chance says', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 10 }),
        fc.constantFrom(2, 3, 4),
        fc.array(fc.integer({ min: 0, max: 12 })),
        (players, teams, order) => {
          const dealt = after(
            filled(players),
            { type: 'teams', seat: 1, teams, rule: 'mean' },
            { type: 'deal', seat: 1, order },
          );
          const sizes = Array.from(
            { length: teams },
            (_, place) => teamsOf(dealt).filter((team) => team === place + 1).length,
          );
          expect(teamsOf(dealt).filter((team) => team === null)).toEqual([]);
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  test('are chosen before the game; whoever chose none is put where people are fewest', () => {
    const chosen = after(filled(4), { type: 'team', seat: 1, team: 2 }, { type: 'team', seat: 3, team: 2 });
    expect(teamsOf(after(chosen, start))).toEqual([2, 1, 2, 1]);
    expect(stepRoom(after(chosen, start), { type: 'team', seat: 1, team: 1 })).toMatchObject({
      refusal: 'move_not_allowed',
    });
    expect(stepRoom(chosen, { type: 'team', seat: 2, team: 3 })).toMatchObject({
      refusal: 'move_not_allowed',
    });
  });

  test('late players strengthen the smallest one, and who comes back keeps theirs', () => {
    const late = after(filled(3), start, join);
    expect(teamsOf(late)).toEqual([1, 2, 1, 2]);
    const back = after(late, { type: 'leave', seat: 2, now }, { type: 'join', seat: 2, watches: false });
    expect(seatOf(back, 2)?.team).toBe(2);
  });

  test('are two at least: nobody plays against an empty chair', () => {
    const one = after(filled(2), { type: 'team', seat: 1, team: 1 }, { type: 'team', seat: 2, team: 1 });
    expect(stepRoom(one, start)).toMatchObject({ refusal: 'move_not_allowed' });
    expect(stepRoom(filled(1), start)).toMatchObject({ refusal: 'move_not_allowed' });
    expect(after(one, { type: 'deal', seat: 1, order: [2, 1] }, start).phase).toBe('guessing');
  });

  test('of the game that is over stay, whatever is chosen for the next one', () => {
    const over = after(
      filled(2),
      { ...start, rounds: 1 },
      { type: 'reveal', seat: 1, now },
      { type: 'next', seat: 1, now },
      { type: 'team', seat: 1, team: 2 },
      { type: 'teams', seat: 1, teams: 2, rule: 'mean' },
      { type: 'mode', seat: 1, play: PLAIN_PLAY },
    );
    expect(teamsOf(over)).toEqual([2, 2]);
    expect(over.lastGame).toEqual({
      ...{ play, teamRule: 'best' },
      teams: [
        { number: 1, team: 1 },
        { number: 2, team: 2 },
      ],
    });
  });

  test('whose team is taken away has none until the game', () => {
    const three = after(
      filled(3),
      { type: 'teams', seat: 1, teams: 3, rule: 'best' },
      { type: 'team', seat: 1, team: 3 },
      { type: 'teams', seat: 1, teams: 2, rule: 'mean' },
    );
    expect([three.teamRule, ...teamsOf(three)]).toEqual(['mean', null, null, null]);
  });
});

test('teamRound() is the best or the mean of the guesses that were made', () => {
  expect([teamRound([900, 500, 100], 'best'), teamRound([900, 500, 101], 'mean')]).toEqual([900, 500]);
  expect([teamRound([], 'best'), teamRound([], 'mean')]).toEqual([null, null]);
});

describe('teamStandings()', () => {
  const seats = [
    { number: 1, team: 1 },
    { number: 2, team: 2 },
    { number: 3, team: 1 },
    { number: 4, team: null },
  ];
  const results = [
    { round: 1, seat: 1, score: 800 },
    { round: 1, seat: 2, score: 600 },
    { round: 1, seat: 3, score: 200 },
    { round: 1, seat: 4, score: 1000 },
    { round: 2, seat: 1, score: null },
    { round: 2, seat: 2, score: 200 },
  ];

  test('adds up what counts of each home, and counts nobody without a team', () => {
    expect(teamStandings(results, seats, 'best')).toEqual([
      { team: 1, points: 800, place: 1, seats: [1, 3] },
      { team: 2, points: 800, place: 1, seats: [2] },
    ]);
    expect(teamStandings(results, seats, 'mean')).toEqual([
      { team: 2, points: 800, place: 1, seats: [2] },
      { team: 1, points: 500, place: 2, seats: [1, 3] },
    ]);
  });

  test('a team of one has what its player has, under either rule', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 9 }), (points) => {
        const alone = points.map((score, place) => ({ round: place + 1, seat: 2, score }));
        const sum = points.reduce((total, score) => total + score, 0);
        for (const rule of ['best', 'mean'] as const)
          expect(teamStandings(alone, [{ number: 2, team: 2 }], rule)[0]?.points).toBe(sum);
      }),
    );
  });
});
