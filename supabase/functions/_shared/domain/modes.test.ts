import { expect, test } from 'vitest';
import {
  BUILT_MODES,
  fitTogether,
  isBuiltMode,
  isModeKey,
  modeOptions,
  MODES,
  optionsOfRules,
  isBuiltIn,
  isRoomOnly,
  isRoomPlayable,
  ROOM_MODES,
  roomModeOptions,
} from './modes.ts';

test('MODES has 19 modes, of which fifteen can be chosen', () => {
  expect(Object.keys(MODES)).toHaveLength(19);
  expect(BUILT_MODES).toEqual([
    'classic',
    'blitz',
    'zen',
    'survival',
    'fog-of-info',
    'photo-only',
    'text-only',
    'blind-band',
    'double-or-nothing',
    'time-attack',
    'accessibility',
    'classroom-safe',
    'regional-lock',
    'custom-presets',
    'comparison',
  ]);
});

test('isModeKey() and isBuiltMode() know the keys of the table alone', () => {
  expect([isModeKey('toString'), isModeKey('elimination')]).toEqual([false, true]);
  expect([isBuiltMode('toString'), isBuiltMode('elimination'), isBuiltMode('zen')]).toEqual([
    false,
    false,
    true,
  ]);
});

test('modeOptions() is what the row says, without whether it is built', () => {
  expect(modeOptions('blitz')).toEqual({ roundSeconds: 15 });
  expect(modeOptions('zen')).toEqual({ roundSeconds: null, isCalm: true, isRanked: false });
});

test.each(['elimination', 'from-the-future', 'toString', ''])(
  'modeOptions() lets %j play as classic',
  (mode) => {
    expect(modeOptions(mode)).toEqual({});
  },
);

test('modeOptions() says what the mode of a table says, without whether it is built', () => {
  expect(modeOptions('zen')).toEqual({ roundSeconds: null, isCalm: true, isRanked: false });
  const modes = { sprint: { isBuilt: true, roundSeconds: 7, showsFacts: false } } as const;
  expect(modeOptions('sprint', modes)).toEqual({ roundSeconds: 7, showsFacts: false });
});

test('optionsOfRules() takes the own options of a preset, and of no other mode', () => {
  expect(optionsOfRules({ mode: 'custom-presets', options: { lives: 5 } })).toEqual({ lives: 5 });
  expect(optionsOfRules({ mode: 'custom-presets' })).toEqual({});
  expect(optionsOfRules({ mode: 'zen', options: { lives: 5 } })).toEqual(modeOptions('zen'));
});

test('fitTogether() takes every mode of the table, and no comparison that could end or score in two ways', () => {
  expect(BUILT_MODES.filter((mode) => !fitTogether(modeOptions(mode)))).toEqual([]);
  const pair = { isComparison: true, roundSeconds: null };
  expect(fitTogether(pair)).toBe(true);
  for (const more of [
    { lives: 3 },
    { runSeconds: 60 },
    { isRange: true },
    { hasFog: true },
    { mayDouble: true },
  ])
    expect(fitTogether({ ...pair, ...more }), JSON.stringify(more)).toBe(false);
  expect(fitTogether({ ...pair, roundSeconds: 30 })).toBe(false);
  expect(fitTogether({ isClassroom: true, mayDouble: true })).toBe(false);
});

test('ROOM_MODES are those that rooms alone play: no game and no run is in one', () => {
  expect(ROOM_MODES).toEqual(['elimination', 'team-vs-team', 'coop', 'draft']);
  expect(ROOM_MODES.filter(isBuiltMode)).toEqual([]);
  expect(roomModeOptions('elimination')).toEqual({ where: 'room', eliminates: true, roundSeconds: 45 });
  expect(roomModeOptions('blitz')).toEqual({ roundSeconds: 15 });
  expect(roomModeOptions('toString')).toEqual({});
});

test('where a mode is played is what its row says', () => {
  const modes = { sprint: { isBuilt: true, where: 'room', lives: 1 }, planned: { where: 'room' } } as const;
  const facts = (mode: string) => [
    isBuiltIn(modes, mode),
    isRoomOnly(modes, mode),
    isRoomPlayable(modes, mode),
  ];
  expect([facts('sprint'), facts('planned')]).toEqual([
    [false, true, true],
    [false, false, false],
  ]);
  expect([modeOptions('sprint', modes), roomModeOptions('sprint', modes)]).toEqual([
    {},
    { where: 'room', lives: 1 },
  ]);
});
