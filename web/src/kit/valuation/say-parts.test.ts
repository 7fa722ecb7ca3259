import { describe, expect, it } from 'vitest';
import { groupAmounts, groupNames, groupPercents } from './group-parts.ts';
import { readsAsNothing, roundMoney, signedMoney, wholeMoney } from './say-parts.ts';

describe('groupAmounts()', () => {
  it('speaks of one kind of home, and keeps the sum', () => {
    const parts = [
      { name: 'usual', amountMinor: 100 },
      { name: 'isFlat', amountMinor: -30 },
      { name: 'areaM2', amountMinor: 7 },
      { name: 'isSemi', amountMinor: 12 },
    ];
    expect(groupAmounts(parts)).toEqual([
      { name: 'usual', amountMinor: 100 },
      { name: 'kind', amountMinor: -18 },
      { name: 'areaM2', amountMinor: 7 },
    ]);
  });
});

describe('groupPercents()', () => {
  it('multiplies what is of one kind', () => {
    const [kind] = groupPercents([
      { name: 'isFlat', percent: -50 },
      { name: 'isTerraced', percent: 100 },
    ]);
    expect(kind?.name).toBe('kind');
    expect(kind?.percent).toBeCloseTo(0);
  });
});

describe('groupNames()', () => {
  it('says each once', () => {
    expect(groupNames(['isFlat', 'isSemi', 'bedrooms'])).toEqual(['kind', 'bedrooms']);
  });
});

describe('roundMoney() and signedMoney()', () => {
  it('say a value to the thousand, and a part with its sign', () => {
    expect(roundMoney(41_257_312, 'GBP')).toBe('£413,000');
    expect(signedMoney(-123_400, 'GBP')).toBe('−£1,234');
    expect(signedMoney(123_400, 'GBP')).toBe('+£1,234');
    expect(signedMoney(0, 'GBP')).toBe('£0');
    expect([readsAsNothing(-4_000), readsAsNothing(-6_000)]).toEqual([true, false]);
  });
});

describe('wholeMoney() and signedMoney()', () => {
  it('say no pence, and know currencies that have none', () => {
    expect(wholeMoney(41_257_312, 'GBP')).toBe('£412,573');
    expect(signedMoney(-123_456, 'GBP')).toBe('−£1,235');
    expect(signedMoney(-30, 'GBP')).toBe('£0');
    expect(wholeMoney(41_257, 'JPY')).toBe('JP¥41,257');
  });
});
