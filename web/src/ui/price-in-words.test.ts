import { describe, expect, it } from 'vitest';
import { priceInWords, rangeInWords } from './price-in-words.ts';

describe('priceInWords()', () => {
  it('priceInWords() says amounts as people of that locale do', () => {
    expect(priceInWords(45_000_000, 'GBP', 'en-GB')).toBe('450 thousand British pounds');
    expect(priceInWords(125_050_000, 'USD', 'en-US')).toBe('1.2505 million US dollars');
    expect(priceInWords(45_000_000, 'EUR', 'es')).toBe('450 mil euros');
    expect(priceInWords(125_000_000, 'EUR', 'es')).toBe('1,25 millones de euros');
  });
  it('rangeInWords() says what both ends share once', () => {
    expect(rangeInWords(39_000_000, 52_000_000, 'GBP', 'en-GB')).toBe('390–520 thousand British pounds');
  });
});
