import { expect, test } from 'vitest';
import { BUILT_MODES, isBuiltMode, isModeKey, modeOptions, MODES, storedModeOptions } from './modes.ts';

test('MODES has 19 modes, of which seven can be chosen', () => {
  expect(Object.keys(MODES)).toHaveLength(19);
  expect(BUILT_MODES).toEqual([
    'classic',
    'blitz',
    'zen',
    'photo-only',
    'text-only',
    'blind-band',
    'classroom-safe',
  ]);
});

test('isModeKey() and isBuiltMode() know the keys of the table alone', () => {
  expect([isModeKey('toString'), isModeKey('survival')]).toEqual([false, true]);
  expect([isBuiltMode('toString'), isBuiltMode('survival'), isBuiltMode('zen')]).toEqual([
    false,
    false,
    true,
  ]);
});

test('modeOptions() is what the row says, without whether it is built', () => {
  expect(modeOptions('blitz')).toEqual({ roundSeconds: 15 });
  expect(modeOptions('zen')).toEqual({ roundSeconds: null, isCalm: true, isRanked: false });
});

test.each(['survival', 'from-the-future', 'toString', ''])(
  'modeOptions() lets %j play as classic',
  (mode) => {
    expect(modeOptions(mode)).toEqual({});
  },
);

test('storedModeOptions() has the names of the database', () => {
  expect(storedModeOptions('zen')).toEqual({ round_seconds: null, is_calm: true, is_ranked: false });
  const modes = { sprint: { isBuilt: true, roundSeconds: 7, showsFacts: false } } as const;
  expect(storedModeOptions('sprint', modes)).toEqual({ round_seconds: 7, shows_facts: false });
});
