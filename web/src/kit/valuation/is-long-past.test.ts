import { expect, it } from 'vitest';
import { isLongPast } from './is-long-past.ts';

it('isLongPast() begins when three months are over', () => {
  const now = Date.UTC(2026, 1, 20);
  expect(['2025-11-19', '2025-11-20', '2026-05-17'].map((day) => isLongPast(day, now))).toEqual([
    true,
    false,
    false,
  ]);
});
