import { expect, test } from 'vitest';
import { seeStep } from './room-told.ts';

const player = (number: number, more = {}) => ({
  ...{ number, name: `Player ${number}`, hasGuessed: false, reaction: null as string | null, isHere: true },
  ...more,
});
const shown = { version: 7, you: 2, phase: 'guessing', players: [player(1), player(2, { isHere: false })] };
const guessed = (number: number) => ({ number, hasGuessed: true, reaction: null });
const seats = (version: number, ...numbers: number[]) => ({
  version,
  seats: numbers.map(guessed),
  view: null,
});

test('seeStep() shows who has guessed, and that they are here', () => {
  expect(seeStep(shown, seats(8, 2))).toEqual({
    ...shown,
    version: 8,
    players: [player(1), player(2, { hasGuessed: true })],
  });
});

test('seeStep() keeps what it shows where the step is older', () => {
  expect(seeStep(shown, seats(7, 1))).toBe(shown);
  expect(seeStep(shown, { version: 7, seats: null, view: { ...shown, phase: 'lobby' } })).toBe(shown);
});

test('seeStep() shows who went and who came back, at the version that it shows', () => {
  const here = [
    { number: 1, isHere: false },
    { number: 2, isHere: true },
  ];
  expect(seeStep(shown, { version: 7, seats: null, here, view: null })).toEqual({
    ...shown,
    players: [player(1, { isHere: false }), player(2)],
  });
});

test.each([
  ['a step that was missed', seats(9, 1)],
  ['a seat that is new', seats(8, 3)],
  ['more than was told', { version: 8, seats: null, view: null }],
  ['somebody who came back, at the same version', { version: 7, seats: null, view: null }],
  [
    'somebody who came back, behind a step that was missed',
    { version: 8, seats: null, here: [{ number: 1, isHere: true }], view: null },
  ],
])('seeStep() has the screen look after %s', (_, step) => {
  expect(seeStep(shown, step)).toBeNull();
});

test('seeStep() shows a round that begins, with names and the seat that are known here', () => {
  const view = {
    ...{ version: 12, you: 0, phase: 'next' },
    players: [player(1, { name: '' }), player(2, { name: '' })],
  };
  expect(seeStep(shown, { version: 12, seats: null, view })).toEqual({
    ...{ version: 12, you: 2, phase: 'next' },
    players: [player(1), player(2)],
  });
  const more = { ...view, players: [...view.players, player(3, { name: '' })] };
  expect(seeStep(shown, { version: 12, seats: null, view: more })).toBeNull();
  const without = { ...view, players: view.players.slice(0, 1) };
  expect(seeStep(shown, { version: 12, seats: null, view: without })).toBeNull();
});
