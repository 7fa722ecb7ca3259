import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deadlineOf, fullSeconds, isLate, LATE_GRACE_MS } from './run-clock.ts';
import { modeOptions } from './modes.ts';

/** Openings of one run's rounds, in order, in milliseconds. */
const openings = fc
  .array(fc.integer({ min: 0, max: 400_000 }), { minLength: 1, maxLength: 20 })
  .map((times) => times.toSorted((a, b) => a - b));
const seconds = fc.integer({ min: 5, max: 3600 });

test('time-attack gives three minutes, whatever is opened when', () => {
  const { runSeconds = null } = modeOptions('time-attack');
  expect(runSeconds).toBe(180);
  fc.assert(
    fc.property(openings, ([firstOpenedAt = 0, ...others]) => {
      for (const openedAt of [firstOpenedAt, ...others])
        expect(deadlineOf({ openedAt, firstOpenedAt, roundSeconds: null, runSeconds })).toBe(
          firstOpenedAt + 180_000,
        );
    }),
  );
});

test('no order of guesses counts one that comes after the run’s time, and none that is in time is lost', () => {
  fc.assert(
    fc.property(
      openings,
      seconds,
      fc.integer({ min: 0, max: 4_000_000 }),
      ([firstOpenedAt = 0, ...others], runSeconds, wait) => {
        const openedAt = others.at(-1) ?? firstOpenedAt;
        const at = openedAt + wait;
        const clock = { openedAt, firstOpenedAt, roundSeconds: null, runSeconds };
        expect(isLate(at, clock)).toBe(at - firstOpenedAt > runSeconds * 1000 + LATE_GRACE_MS);
      },
    ),
  );
});

test('with both clocks the earlier end holds, and without any nothing is late', () => {
  fc.assert(
    fc.property(openings, seconds, seconds, ([firstOpenedAt = 0, ...others], roundSeconds, runSeconds) => {
      const openedAt = others.at(-1) ?? firstOpenedAt;
      const both = deadlineOf({ openedAt, firstOpenedAt, roundSeconds, runSeconds });
      const round = deadlineOf({ openedAt, firstOpenedAt, roundSeconds, runSeconds: null });
      const run = deadlineOf({ openedAt, firstOpenedAt, roundSeconds: null, runSeconds });
      expect(both).toBe(Math.min(round ?? 0, run ?? 0));
    }),
  );
  const none = { openedAt: 0, firstOpenedAt: 0, roundSeconds: null, runSeconds: null };
  expect([deadlineOf(none), isLate(1e12, none)]).toEqual([null, false]);
});

test('fullSeconds() is the round’s own time, or the run’s where that is what runs', () => {
  const round = { openedAt: '2026-01-01T00:00:00Z', deadlineAt: '2026-01-01T00:00:15Z' };
  expect([fullSeconds(round, undefined), fullSeconds(round, 180)]).toEqual([15, 180]);
});
