import { afterEach, expect, it, vi } from 'vitest';
import { countUp } from './count-up.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  [false, (steps: number[]) => expect(steps.length).toBeGreaterThan(5)],
  [true, (steps: number[]) => expect(steps).toEqual([1200])],
])('counts up to the sum, at once where less motion is wanted (%s)', (isStill, check) => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  const steps: number[] = [];
  countUp(500, 1200, (value) => steps.push(value));
  vi.advanceTimersByTime(1000);
  check(steps);
  expect(steps.at(-1)).toBe(1200);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
});
