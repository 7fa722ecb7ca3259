import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOST_PRESENTATIONS, PRESENTATIONS } from '#domain/presentations.ts';
import { isOn, PRESET_NUMBERS, PRESET_SWITCHES, turn, withNumber } from './preset-options.ts';

const [noHints, , noFacts] = PRESET_SWITCHES;
// Photos stand in one order: one of the two.
const ROWS = [
  ...PRESET_SWITCHES,
  ...HOST_PRESENTATIONS.filter((key) => key !== 'shuffled').map((key) => ({ ...PRESENTATIONS[key], key })),
];

test('what is switched on is on, and switched off again leaves what the others say', () => {
  fc.assert(
    fc.property(fc.subarray(ROWS), fc.constantFrom(...ROWS), (others, row) => {
      const before = others
        .filter((one) => one !== row)
        .reduce((options, one) => turn(options, one, true), {});
      const on = turn(before, row, true);
      expect(isOn(on, row)).toBe(true);
      const off = turn(on, row, false);
      for (const one of others) if (one !== row) expect(isOn(off, one), one.key).toBe(true);
    }),
  );
  expect(turn(turn(turn({}, noHints, true), noFacts, true), noFacts, false)).toEqual({ hasHints: false });
});

test('a number within its bounds is kept, an empty one taken away, and another changes nothing', () => {
  const [lives] = PRESET_NUMBERS;
  expect(withNumber({}, lives, '5')).toEqual({ lives: 5 });
  expect(withNumber({ lives: 5 }, lives, ' ')).toEqual({});
  for (const text of ['0', '10', '2.5', 'x'])
    expect(withNumber({ lives: 5 }, lives, text)).toEqual({ lives: 5 });
});
