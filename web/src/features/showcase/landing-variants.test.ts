import { describe, expect, it } from 'vitest';
import { readTexts } from '#locales/read-texts.ts';
import { isLandingNumber, LANDING_VARIANTS, type LandingNumber } from './landing-variants.ts';

const en = readTexts('en');

const numbers = Object.keys(LANDING_VARIANTS) as LandingNumber[];

describe('LANDING_VARIANTS', () => {
  it('are really different: no two share an order, a headline or a call to action', () => {
    const differing = (show: (number: LandingNumber) => string) => new Set(numbers.map(show)).size;
    expect(
      differing(
        (number) => `${LANDING_VARIANTS[number].hero} ${LANDING_VARIANTS[number].sections.join(' ')}`,
      ),
    ).toBe(numbers.length);
    for (const part of ['headline', 'lead', 'cta'] as const)
      expect(differing((number) => en[`testLanding.${number}.${part}`])).toBe(numbers.length);
  });
});

describe('isLandingNumber()', () => {
  it('knows the numbers of the table and no others', () => {
    expect(isLandingNumber('10')).toBe(true);
    for (const other of ['1', '8', '9', '14', '-0', '2.0', '', 'toString', undefined])
      expect(isLandingNumber(other), String(other)).toBe(false);
  });
});
