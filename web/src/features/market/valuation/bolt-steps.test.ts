import { expect, test } from 'vitest';
import { oneStepMore } from './bolt-steps.ts';

const home = {
  country: 'GB',
  postcode: 'YO24',
  type: 'terraced',
  floorAreaM2: 95,
  bedrooms: 3,
  yearBuilt: 1935,
} as const;

test('oneStepMore() changes one thing at a time, in the units of the reader', () => {
  const steps = oneStepMore(home, false);
  expect(steps.map(({ name, more }) => [name, more])).toEqual([
    ['floorAreaM2', 10],
    ['bedrooms', 1],
    ['yearBuilt', 25],
  ]);
  expect(steps[1]?.question).toEqual({ ...home, bedrooms: 4 });
  expect(oneStepMore(home, true)[0]?.question.floorAreaM2).toBeCloseTo(104.29);
});

test('oneStepMore() asks nothing beyond the sliders, nor of what is not known', () => {
  expect(oneStepMore({ ...home, bedrooms: 8, yearBuilt: 2010 }, false).map(({ name }) => name)).toEqual([
    'floorAreaM2',
  ]);
  expect(oneStepMore({ country: 'GB', postcode: 'YO24', type: 'flat' }, false)).toEqual([]);
});
