import { describe, expect, it } from 'vitest';
import { sayAddress, softenCapitals } from './say-address.ts';

describe('softenCapitals()', () => {
  it('writes names as people do, and leaves numbers and other spellings alone', () => {
    expect(softenCapitals('STOKE-ON-TRENT')).toBe('Stoke-on-Trent');
    expect(softenCapitals("ST. JOHN'S ROAD")).toBe("St. John's Road");
    expect(softenCapitals('THE MALTINGS')).toBe('The Maltings');
    expect(softenCapitals('FLAT 12A')).toBe('Flat 12A');
    expect(softenCapitals('LLANFAIR P.G.')).toBe('Llanfair P.g.');
    expect(softenCapitals('ÉCOLE WALK')).toBe('École Walk');
    expect(softenCapitals('Calle de la Cruz')).toBe('Calle de la Cruz');
  });
});

describe('sayAddress()', () => {
  const nowhere = { flat: null, house: null, street: null, locality: null, town: null, postcode: null };

  it('puts a number before its street and a name beside it', () => {
    expect(
      sayAddress({ ...nowhere, house: '12', street: 'HIGH STREET', town: 'YORK', postcode: 'YO1 7HH' }),
    ).toBe('12 High Street, York, YO1 7HH');
    expect(sayAddress({ ...nowhere, house: 'ROSE COTTAGE', street: 'MILL LANE', town: 'BATH' })).toBe(
      'Rose Cottage, Mill Lane, Bath',
    );
    expect(sayAddress({ ...nowhere, flat: 'FLAT 7', house: '3 - 5', street: 'HIGH STREET' })).toBe(
      'Flat 7, 3 - 5 High Street',
    );
  });

  it('says a place once, and nothing of what is not known', () => {
    expect(sayAddress({ ...nowhere, house: '4', locality: 'YORK', town: 'YORK' })).toBe('4, York');
    expect(sayAddress(nowhere)).toBe('');
  });
});
