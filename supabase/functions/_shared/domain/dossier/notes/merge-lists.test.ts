import { describe, expect, it } from 'vitest';
import { mergeWords } from './merge-lists.ts';

describe('mergeWords()', () => {
  it('keeps what either added and drops what either took away', () => {
    expect(mergeWords(['a', 'b'], ['a', 'x'], ['a', 'b', 'y'])).toEqual(['a', 'y', 'x']);
    expect(mergeWords(['a'], ['a'], [])).toEqual([]);
    expect(mergeWords([], ['same'], ['same'])).toEqual(['same']);
  });
});
