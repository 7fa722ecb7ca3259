import { describe, expect, it } from 'vitest';
import { glide, speedOf } from './tape-glide.ts';

const trace = (...points: [number, number][]) => points.map(([at, place]) => ({ at, place }));

describe('speedOf()', () => {
  it('is the speed of the last moments of the drag', () => {
    expect(speedOf(trace([0, 5], [900, 5], [950, 5.1]), 960)).toBeCloseTo(0.002);
    expect(speedOf(trace([950, 5.1], [1000, 5]), 1000)).toBeCloseTo(-0.002);
  });
  it('is nothing where the finger rested, crept, or moved once', () => {
    expect(speedOf(trace([0, 5], [50, 6]), 300)).toBe(0);
    expect(speedOf(trace([0, 5], [50, 5.001]), 50)).toBe(0);
    expect(speedOf(trace([0, 5]), 10)).toBe(0);
    expect(speedOf([], 10)).toBe(0);
  });
  it('has a limit, so that one flick does not run through the market', () => {
    expect(speedOf(trace([0, 5], [10, 9]), 10)).toBe(0.004);
  });
});

describe('glide()', () => {
  it('starts where the finger let go, runs in its direction and comes to rest', () => {
    expect(glide(0.004, 0)).toEqual({ distance: 0, isOver: false });
    expect(glide(-0.004, 100).distance).toBeLessThan(0);
    expect(glide(0.004, 200).distance).toBeGreaterThan(glide(0.004, 100).distance);
    expect(glide(0.004, 2000).isOver).toBe(true);
    expect(glide(0.004, 2000).distance).toBeLessThan(1);
  });
});
