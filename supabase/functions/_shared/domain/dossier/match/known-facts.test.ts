import { describe, expect, it } from 'vitest';
import { DOSSIER_FACT_KEYS } from './home-facts.ts';
import { currencyOf, knownFacts, storedNameOf } from './known-facts.ts';

describe('knownFacts()', () => {
  it('reads facts as the database writes them', () => {
    expect(
      knownFacts({
        price_minor: { value: 30_000_000 },
        floor_area_m2: { value: 82.5 },
        has_garden: { value: false },
        energy_rating: { value: 'C' },
        home_kind: { value: 'terraced' },
        colour: { value: 'blue' },
      }),
    ).toEqual({
      priceMinor: 30_000_000,
      floorAreaM2: 82.5,
      hasGarden: false,
      energyRating: 'C',
      homeKind: 'terraced',
    });
  });
  it.each([
    ['price_minor', '300000'],
    ['price_minor', 0.5],
    ['has_garden', 'yes'],
    ['bedrooms', null],
    ['energy_rating', 'Z'],
    ['home_kind', 'castle in the air'],
  ])('%s %s is not known', (name, value) => {
    expect(knownFacts({ [name]: { value } })).toEqual({});
  });
  it('names that the table of facts may hold are those of the database', () => {
    for (const fact of DOSSIER_FACT_KEYS) expect(storedNameOf(fact)).toMatch(/^[a-z][a-z0-9_]{0,39}$/);
    expect(storedNameOf('floorAreaM2')).toBe('floor_area_m2');
  });
});

describe('currencyOf()', () => {
  it('is the home’s own where it is one, else that of its dossier', () => {
    expect(currencyOf({ currency: { value: 'EUR' } }, 'GBP')).toBe('EUR');
    expect(currencyOf({ currency: { value: 'euros' } }, 'GBP')).toBe('GBP');
    expect(currencyOf({}, 'USD')).toBe('USD');
  });
});
