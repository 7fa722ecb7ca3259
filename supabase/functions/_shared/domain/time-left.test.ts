import { describe, expect, it } from 'vitest';
import { serverNow, timeLeft } from './time-left.ts';

describe('serverNow()', () => {
  it('goes by the ticks since the answer', () => {
    expect(serverNow({ serverAt: 1_000_000, tickedAt: 50 }, 5050)).toBe(1_005_000);
  });
  it('never goes back', () => {
    expect(serverNow({ serverAt: 1_000_000, tickedAt: 50 }, 0)).toBe(1_000_000);
  });
});

describe('timeLeft()', () => {
  it.each([
    [0, { days: 0, hours: 0, minutes: 0, seconds: 0, isOver: true }],
    [-5000, { days: 0, hours: 0, minutes: 0, seconds: 0, isOver: true }],
    [1, { days: 0, hours: 0, minutes: 0, seconds: 1, isOver: false }],
    [90_061_000, { days: 1, hours: 1, minutes: 1, seconds: 1, isOver: false }],
    [25 * 3_600_000, { days: 1, hours: 1, minutes: 0, seconds: 0, isOver: false }],
  ])('of %i milliseconds', (ms, parts) => expect(timeLeft(ms, 0)).toEqual(parts));
});
