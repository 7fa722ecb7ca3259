import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadPins, type Spot } from './spread-pins.ts';

const moved = (spots: readonly Spot[], leastPx: number) =>
  spreadPins(spots, leastPx).map(({ x, y }, at) => ({
    x: x + (spots[at]?.x ?? 0),
    y: y + (spots[at]?.y ?? 0),
  }));
const apart = ([one, other]: readonly Spot[]) =>
  Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0));

describe('spreadPins()', () => {
  it('leaves pins where they are that do not touch', () => {
    const still = { x: 0, y: 0 };
    expect(
      spreadPins(
        [
          { x: 0, y: 0 },
          { x: 26, y: 0 },
        ],
        26,
      ),
    ).toEqual([still, still]);
  });

  it('moves two that touch by half of what is missing each', () => {
    const [one, other] = spreadPins(
      [
        { x: 100, y: 50 },
        { x: 110, y: 50 },
      ],
      26,
    );
    expect(one?.x).toBeCloseTo(-8, 1);
    expect(other?.x).toBeCloseTo(8, 1);
    expect(one?.y).toBe(0);
  });

  it('parts two at the very same place', () => {
    expect(
      apart(
        moved(
          [
            { x: 5, y: 5 },
            { x: 5, y: 5 },
          ],
          26,
        ),
      ),
    ).toBeGreaterThanOrEqual(26);
  });

  const spots = fc.array(
    fc.record({ x: fc.integer({ min: 0, max: 300 }), y: fc.integer({ min: 0, max: 300 }) }),
    { minLength: 1, maxLength: 40 },
  );
  it('moves no pin further than one and a half of the distance', () => {
    fc.assert(
      fc.property(spots, (all) => {
        for (const { x, y } of spreadPins(all, 26)) expect(Math.hypot(x, y)).toBeLessThanOrEqual(39.001);
      }),
    );
  });
});
