import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BUILT_MODES, fitTogether, modeOptions, optionsOfRules } from './modes.ts';
import {
  difficultyIn,
  HOST_PRESENTATIONS,
  orderPhotos,
  OUTSIDE_ROOMS,
  OWN_PRESENTATIONS,
  presentationOf,
  PRESENTATIONS,
} from './presentations.ts';

test('PRESENTATIONS says who may choose each: hosts for everybody, players for themselves', () => {
  expect(HOST_PRESENTATIONS).toEqual([
    'outside-last',
    'shuffled',
    'flip-reveal',
    'low-bandwidth',
    'hard',
    'family',
  ]);
  expect(OWN_PRESENTATIONS).toEqual(['flip-reveal', 'low-bandwidth', 'still']);
  expect(new Set([...HOST_PRESENTATIONS, ...OWN_PRESENTATIONS]).size).toBe(Object.keys(PRESENTATIONS).length);
});

test('presentationOf() is what stays of any options beside another mode', () => {
  fc.assert(
    fc.property(fc.subarray(HOST_PRESENTATIONS), fc.constantFrom(...BUILT_MODES), (chosen, mode) => {
      const presented = Object.assign({}, ...chosen.map((key) => PRESENTATIONS[key].options)) as object;
      expect(presentationOf({ ...modeOptions(mode), lives: 3, ...presented })).toEqual(presented);
    }),
  );
  expect(presentationOf({ hasHints: false, isCalm: true, lives: 3 })).toEqual({});
});

test('optionsOfRules() presents every mode as its host says, and takes nothing else of the own options along', () => {
  const options = { lives: 5, ...PRESENTATIONS.hard.options, ...PRESENTATIONS.shuffled.options };
  expect(optionsOfRules({ mode: 'blitz', options })).toEqual({
    roundSeconds: 15,
    isHard: true,
    hasHints: false,
    photoOrder: 'shuffled',
  });
  expect(optionsOfRules({ mode: 'custom-presets', options })).toEqual(options);
});

test('fitTogether() lets every mode be presented in every way, but no family play for points or against a clock', () => {
  const clashes = BUILT_MODES.flatMap((mode) =>
    HOST_PRESENTATIONS.filter(
      (key) => !fitTogether({ ...modeOptions(mode), ...PRESENTATIONS[key].options }),
    ).map((key) => `${mode} ${key}`),
  );
  expect(clashes).toEqual(['fog-of-info family', 'double-or-nothing family', 'time-attack family']);
});

test('difficultyIn() is the hardest under hard rules, and the chosen one elsewhere', () => {
  expect(difficultyIn(PRESENTATIONS.hard.options, 'easy')).toBe('hard');
  expect(difficultyIn({ hasHints: false }, 'easy')).toBe('easy');
});

const photos = [
  { id: 'a-000000000009', room: 'Exterior' },
  { id: 'b-000000000001', room: 'kitchen' },
  { id: 'c-000000000005', room: 'Street map' },
  { id: 'd-000000000003', room: null },
];
const ids = (order: Parameters<typeof orderPhotos>[1]) =>
  orderPhotos(photos, order)
    .map(({ id }) => id[0])
    .join('');

test('orderPhotos() keeps the host order, puts the outside last, or shuffles by the end of the ids', () => {
  expect([ids(undefined), ids('outside-last'), ids('shuffled')]).toEqual(['abcd', 'bdac', 'bdca']);
});

test('orderPhotos() shuffles the same whatever order the host chose, and loses no photo', () => {
  const photo = fc.record({
    id: fc.uuid(),
    room: fc.option(fc.constantFrom(...OUTSIDE_ROOMS, 'kitchen')),
  });
  const list = fc.uniqueArray(photo, { selector: ({ id }) => id.slice(-12) });
  fc.assert(
    fc.property(list, (some) => {
      expect(orderPhotos(some.toReversed(), 'shuffled')).toEqual(orderPhotos(some, 'shuffled'));
      expect(new Set(orderPhotos(some, 'outside-last'))).toEqual(new Set(some));
    }),
  );
});
