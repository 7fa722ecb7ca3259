import { describe, expect, it } from 'vitest';
import { halvesOf } from './conditions.ts';
import { tokensOf } from './sql-text.ts';

/** The condition with each half changed in turn. */
function halves(condition: string): string[] {
  const tokens = tokensOf(condition);
  return halvesOf(condition, tokens, 0, tokens.length).map(
    ({ start, end, replacement }) => condition.slice(0, start) + replacement + condition.slice(end),
  );
}

describe('halvesOf()', () => {
  it('leaves a single question alone', () => {
    expect(halves(`a.state = 'open'`)).toEqual([]);
    expect(halves('not (a or b)')).toEqual([]);
  });

  it('answers each part of an or with no, each part of an and with yes', () => {
    expect(halves('a or b')).toEqual(['false or b', 'a or false']);
    expect(halves('a = 1 and not b')).toEqual(['true and not b', 'a = 1 and true']);
  });

  it('takes or before and, as SQL does', () => {
    expect(halves('a and b or c')).toEqual([
      'false or c',
      'true and b or c',
      'a and true or c',
      'a and b or false',
    ]);
  });

  it('looks into brackets, but not into calls and queries', () => {
    expect(halves('a and (b or c)')).toEqual([
      'true and (b or c)',
      'a and true',
      'a and (false or c)',
      'a and (b or false)',
    ]);
    expect(halves('f(a or b)')).toEqual([]);
    expect(halves('(select x from y where a or b)')).toEqual([]);
  });

  it('does not cut a between in two', () => {
    expect(halves('a between 1 and 2 and b')).toEqual(['true and b', 'a between 1 and 2 and true']);
  });

  it('skips strings, comments and case', () => {
    expect(halves(`a = 'x or y' -- a or b`)).toEqual([]);
    expect(halves('case when a or b then c end')).toEqual([]);
    expect(halves(`'it''s' = a or b /* and c */`)).toEqual([
      'false or b /* and c */',
      `'it''s' = a or false`,
    ]);
  });
});
