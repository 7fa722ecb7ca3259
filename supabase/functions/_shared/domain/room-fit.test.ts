import { describe, expect, test } from 'vitest';
import { BUILT_MODES, modeOptions, ROOM_MODES, roomModeOptions } from './modes.ts';
import { fitsRoom, gameFitsRoom } from './room-fit.ts';
import { fitsKind } from './room-kind-fit.ts';

describe('fitsRoom()', () => {
  test('lets every mode into rooms that leaves nobody behind', () => {
    expect(BUILT_MODES.filter((mode) => !fitsRoom(modeOptions(mode)))).toEqual([
      'survival',
      'double-or-nothing',
      'time-attack',
      'classroom-safe',
    ]);
    expect(fitsRoom(modeOptions('classroom-safe'), true)).toBe(true);
    expect(ROOM_MODES.filter((mode) => !fitsRoom(roomModeOptions(mode)))).toEqual([]);
  });

  test.each([{ lives: 1 }, { runSeconds: 60 }, { missLimitLog: 0.2 }, { mayDouble: true }])(
    'keeps %j out',
    (options) => {
      expect(fitsRoom({ isRange: true, ...options })).toBe(false);
      expect(gameFitsRoom({ missLimitLog: null, modeOptions: options })).toBe(false);
    },
  );

  test('reads a changed row of the table', () => {
    const modes = { survival: { isBuilt: true }, blitz: { isBuilt: true, lives: 2 } } as const;
    expect(fitsRoom(modeOptions('survival', modes))).toBe(true);
    expect(fitsRoom(modeOptions('blitz', modes))).toBe(false);
  });
});

test('gameFitsRoom() keeps a game out that ends with a miss, and lets others in', () => {
  expect(gameFitsRoom({ missLimitLog: 0.22 })).toBe(false);
  expect(gameFitsRoom({ missLimitLog: null })).toBe(true);
  expect(gameFitsRoom({ missLimitLog: null, modeOptions: { roundSeconds: 15 } })).toBe(true);
});

test('fitsKind() keeps what needs more than two out of a duel, and everything but its own mode out of a class', () => {
  const fitting = (kind: 'vs' | 'party' | 'class') =>
    ROOM_MODES.filter((mode) => fitsKind(roomModeOptions(mode), kind));
  expect([fitting('vs'), fitting('party')]).toEqual([['coop', 'draft'], [...ROOM_MODES]]);
  expect(fitsKind({ isClassroom: true }, 'class')).toBe(true);
  expect(fitsKind({ isClassroom: true }, 'party')).toBe(false);
});
