import { describe, expect, it } from 'vitest';
import { dayWeeks, playedMonths } from './day-weeks.ts';

describe('dayWeeks()', () => {
  it('begins with a Monday and ends today', () => {
    const weeks = dayWeeks('2026-01-08', 10, [{ on: '2026-01-07', homes: 5 }]);
    expect(weeks.map((week) => week[0]?.on)).toEqual(['2025-12-29', '2026-01-05']);
    expect(weeks.at(-1)?.map(({ homes }) => homes)).toEqual([0, 0, 5, 0]);
  });
  it('holds every day once, over the end of a year and a leap day', () => {
    const days = dayWeeks('2028-03-02', 182, []).flat();
    expect(new Set(days.map(({ on }) => on)).size).toBe(days.length);
    expect(days.some(({ on }) => on === '2028-02-29')).toBe(true);
    expect(days.length).toBeGreaterThanOrEqual(182);
    expect(days.length).toBeLessThan(189);
  });
});

it('playedMonths() adds days up, the newest month first', () => {
  const played = [
    { on: '2025-12-30', homes: 5 },
    { on: '2026-01-07', homes: 10 },
    { on: '2026-01-08', homes: 3 },
  ];
  expect(playedMonths(played)).toEqual([
    { month: '2026-01-01', days: 2, homes: 13 },
    { month: '2025-12-01', days: 1, homes: 5 },
  ]);
});
