import { describe, expect, it } from 'vitest';
import { rankCorrelation } from './rank-correlation.ts';

describe('rankCorrelation()', () => {
  it('rankCorrelation() is one for the same order and minus one for the opposite', () => {
    expect(rankCorrelation([1, 5, 9], [10, 20, 1000])).toBeCloseTo(1);
    expect(rankCorrelation([1, 5, 9], [3, 2, 1])).toBeCloseTo(-1);
  });

  it('rankCorrelation() shares the ranks of equal values', () => {
    expect(rankCorrelation([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(0.9487, 4);
  });

  it('rankCorrelation() refuses lists that do not match', () => {
    expect(() => rankCorrelation([1, 2], [1])).toThrow(RangeError);
  });
});
