import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poolSpan } from './surroundings.ts';

describe('poolSpan()', () => {
  it('poolSpan() leaves the path free and is three to eight metres long', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 18, noNaN: true }),
        fc.double({ min: 8, max: 24, noNaN: true }),
        fc.option(fc.double({ min: -8, max: 20, noNaN: true }), { nil: undefined }),
        (doorX, right, driveX) => {
          const drive = driveX === undefined ? undefined : ([driveX, driveX + 4] as const);
          const [from, to] = poolSpan(doorX, -0.6, right, drive);
          expect(to - from).toBeGreaterThanOrEqual(3 - 1e-9);
          expect(to - from).toBeLessThanOrEqual(8 + 1e-9);
          expect(to < doorX || from > doorX).toBe(true);
        },
      ),
    );
  });

  it('poolSpan() takes the wider side of the path', () => {
    expect(poolSpan(3, 0, 12, undefined)).toEqual([4.5, 12]);
    expect(poolSpan(9, 0, 12, [0, 3])).toEqual([3.6, 7.5]);
  });
});
