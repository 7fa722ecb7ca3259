import { beforeAll, describe, expect, it } from 'vitest';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { otherFacts, sayOrigin, sortFacts } from './home-facts.ts';

beforeAll(() => speakLocale('en-GB', readTexts('en')));

const said = (value: unknown) => ({ value, source: 'agent' });

describe('sortFacts()', () => {
  it('asks for what nobody said, as far as such a home has it', () => {
    const { known, unknown } = sortFacts(
      { bedrooms: said(3), home_kind: said('terraced'), is_freehold: said(true), floor_area_m2: said('big') },
      false,
    );
    expect(known).toEqual(['bedrooms', 'homeKind', 'isFreehold']);
    expect(unknown).toEqual(expect.arrayContaining(['priceMinor', 'floorAreaM2', 'energyRating']));
    expect(unknown).not.toEqual(expect.arrayContaining(['leaseYears']));
    expect(unknown).not.toEqual(expect.arrayContaining(['hasLift']));
  });

  it('neither shows nor asks for a price that somebody has still to guess', () => {
    const facts = { price_minor: said(30000000), bedrooms: said(3) };
    expect(sortFacts(facts, false).known).toContain('priceMinor');
    const held = sortFacts(facts, true);
    expect([...held.known, ...held.unknown]).not.toContain('priceMinor');
  });
});

describe('sayOrigin()', () => {
  it('names who usually says something, and anybody else as written', () => {
    expect(sayOrigin({ source: 'agent', on: '2026-11-01' })).toBe('The agent · 1 November 2026');
    expect(sayOrigin({ source: 'Aunt May' })).toBe('Aunt May');
  });
});

describe('otherFacts()', () => {
  it('keeps what people wrote down beside our facts', () => {
    expect(
      otherFacts({
        bedrooms: said(3),
        view_of: said('the park'),
        council_tax_year_minor: said(1),
        odd: said({}),
      }),
    ).toEqual([['view_of', said('the park')]]);
  });
});
