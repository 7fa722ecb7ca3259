import { describe, expect, it } from 'vitest';
import { findColumns, plainColumn } from './market-fields.ts';

describe('findColumns()', () => {
  it('finds facts in any order and spelling, and passes over what it does not know', () => {
    const header = ['POSTCODE', 'colour', 'Lodgement-Date', 'current_energy_rating', 'LMK_KEY'];
    expect(findColumns('epc', header)).toEqual({
      facts: ['postcode', null, 'lodged_on', 'rating', 'certificate'],
      missing: [],
    });
  });

  it('says which facts a file lacks', () => {
    expect(findColumns('sold', ['price', 'postcode']).missing).toEqual(['id', 'sold_on', 'kind']);
  });

  it('takes the column that a mapping names', () => {
    const found = findColumns('us-sales', ['Parcel', 'Cost', 'price'], { id: 'parcel', price: 'Cost' });
    expect(found).toEqual({ facts: ['id', 'price', null], missing: [] });
  });

  it('gives a column to one fact alone, the better name first', () => {
    const { facts } = findColumns('postcodes', ['pcd', 'pcds', 'lat', 'long']);
    expect(facts).toEqual([null, 'postcode', 'latitude', 'longitude']);
  });
});

describe('plainColumn()', () => {
  it('spells every way of writing a name alike', () => {
    expect(['LMK_KEY', 'lmk-key', ' Lmk Key'].map(plainColumn)).toEqual(['lmkkey', 'lmkkey', 'lmkkey']);
  });
});
