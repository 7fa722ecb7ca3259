import { beforeAll, describe, expect, it } from 'vitest';
import type { SoldFigures } from '#wire/sold-charts.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { sayPerArea } from './say-per-area.ts';
import type { Ground } from './home-calls.ts';

beforeAll(() => speakLocale('en-GB', readTexts('en')));

const row = (beginsOn: string, medianMinor: number | null): SoldFigures['rows'][number] => ({
  ...{ beginsOn, type: null, count: 40, medianMinor, lowerMinor: null, upperMinor: null },
  ...{ leastMinor: null, mostMinor: null },
});
const figures = (...rows: SoldFigures['rows']): SoldFigures => ({
  place: {
    ...{ country: 'GB', code: 'YO24', name: 'York', currency: 'GBP', incompleteFrom: '2026-08-01' },
    sources: [],
  },
  rows,
});
const ground = (facts: Record<string, unknown>, isHeld = false): Ground => ({
  ...{ currency: 'GBP', isHeld, heldIds: isHeld ? ['a'] : [] },
  home: {
    ...{
      id: 'a',
      dossierId: 'd',
      title: 'Home',
      stage: 'hunting',
      isPrimary: true,
      addressLine: '',
      town: '',
    },
    ...{
      postcode: 'YO24 1AA',
      countryCode: 'GB',
      latitude: null,
      longitude: null,
      sourceUrl: null,
      version: 1,
    },
    facts: Object.fromEntries(
      Object.entries(facts).map(([name, value]) => [name, { value, source: 'typed' }]),
    ),
  },
});

describe('sayPerArea()', () => {
  it('holds a home against the last whole year of its area', () => {
    const told = figures(row('2024-01-01', 300000), row('2025-01-01', 320000), row('2026-01-01', 900000));
    const said = sayPerArea(ground({ price_minor: 28800000, floor_area_m2: 100 }), told);
    expect(said).toContain('£2,880');
    expect(said).toContain('10%');
    expect(said).toContain('£3,200');
    expect(said).toContain('2025');
    expect(said).not.toContain('£9,000');
  });

  it('says what it can where price, floor area or sales are missing', () => {
    expect(sayPerArea(ground({}), figures(row('2025-01-01', 320000)))).toContain('£3,200');
    expect(sayPerArea(ground({}), figures())).toContain('York');
    expect(sayPerArea(ground({ price_minor: 28800000, floor_area_m2: 100 }), figures())).toContain('£2,880');
  });

  it('says nothing of a price that is being guessed', () => {
    const held = ground({ price_minor: 28800000, floor_area_m2: 100 }, true);
    expect(sayPerArea(held, figures(row('2025-01-01', 320000)))).not.toContain('£2,880');
  });
});
