import { expect, test } from 'vitest';
import { stackMarks } from './stack-marks.ts';

test('stackMarks() puts marks of one place on each other, and others beside them at the bottom', () => {
  const marks = [0.5, 0.1, 0.5, 0.505, 0.9].map((at, key) => ({ key, at }));
  expect(stackMarks(marks).map(({ key, level }) => [key, level])).toEqual([
    [1, 0],
    [0, 0],
    [2, 1],
    [3, 2],
    [4, 0],
  ]);
});
