import { describe, expect, it } from 'vitest';
import { readTap } from './tap.ts';

describe('readTap()', () => {
  it('tells passed from failed and finds the plan', () => {
    const lines = [
      '1..3',
      'ok 1 - a home has a price',
      'not ok 2 - a guess has a score',
      '# Failed test 2',
      'ok 3',
    ];
    expect(readTap(lines)).toEqual({
      passed: ['a home has a price', 'ok 3'],
      failed: ['a guess has a score'],
      planned: 3,
    });
  });

  it('has no plan where none was printed', () => {
    expect(readTap(['ok 1 - alone']).planned).toBeUndefined();
  });
});
