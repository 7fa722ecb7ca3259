import { expect, test } from 'vitest';
import { oneStepMore, stepsWorth } from './bolt-steps.ts';

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

test('stepsWorth() tells what a step is worth, and names those that come to nothing', () => {
  const worth = [450_000, 0, -2_000];
  const steps = oneStepMore(home, false).map((step, at) => ({
    step,
    value: { estimateMinor: 30_000_000 + (worth[at] ?? 0) },
  }));
  const { told, untold } = stepsWorth(steps, 30_000_000);
  expect(told.map(({ step, moreMinor }) => [step.name, moreMinor])).toEqual([['floorAreaM2', 450_000]]);
  expect(untold).toEqual(['bedrooms', 'yearBuilt']);
});
