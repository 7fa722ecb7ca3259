import { expect, test } from 'vitest';
import { BUILT_MODES, isBuiltMode, isModeKey, modeOptions, MODES } from './modes.ts';

test('MODES has 19 modes, of which fourteen can be chosen', () => {
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
