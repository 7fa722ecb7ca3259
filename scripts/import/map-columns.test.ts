import { describe, expect, it } from 'vitest';
import { COLUMN_NAMES, FIELD_NAMES, normaliseName } from './column-names.ts';
import { ImportError } from './import-error.ts';
import { mapColumns, mappingSchema } from './map-columns.ts';

const housesHeader =
  'id,bedrooms,bathrooms,area_sqft,zipcode,state_from_zip,price_usd,photo_frontal,photo_kitchen,photo_bedroom,photo_bathroom';

describe('COLUMN_NAMES', () => {
  it('COLUMN_NAMES are in normal form and name one field each', () => {
    const names = FIELD_NAMES.flatMap((field) => COLUMN_NAMES[field]);
    expect(names.map(normaliseName)).toEqual(names);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('mapColumns', () => {
  it('mapColumns() needs no mapping for the header of houses.csv', () => {
    const columns = mapColumns(housesHeader.split(','));
    expect(columns.fields).toEqual({
      id: 0,
      bedrooms: 1,
      bathrooms: 2,
      area_sqft: 3,
      postcode: 4,
      region: 5,
      price: 6,
    });
    expect(columns.priceCurrency).toBe('USD');
    expect(columns.photos.map(({ words }) => words)).toEqual(['frontal', 'kitchen', 'bedroom', 'bathroom']);
    expect(columns.ignored).toEqual([]);
  });

  it('mapColumns() knows names however they are written, and says which it does not use', () => {
    const columns = mapColumns(['Asking Price', 'No. of Bedrooms', 'postCode', 'Agent mood', 'Photo count']);
    expect(columns.fields).toEqual({ price: 0, bedrooms: 1, postcode: 2 });
    expect(columns.photos).toEqual([]);
    expect(columns.ignored).toEqual(['Agent mood', 'Photo count']);
  });

  it('mapColumns() follows a mapping file before names', () => {
    const mapping = mappingSchema.parse({
      columns: { price: 'Harga', title: 'Nama' },
      photos: ['Pic 1', { column: 'Pic 2', room: 'kitchen' }],
    });
    const columns = mapColumns(['Nama', 'Harga', 'price', 'Pic 1', 'Pic 2'], mapping);
    expect(columns.fields).toEqual({ title: 0, price: 1 });
    expect(columns.photos).toEqual([
      { index: 3, words: 'pic_1' },
      { index: 4, words: 'kitchen' },
    ]);
  });

  it('mapColumns() refuses a file without a price, with a name twice, or a mapping to nowhere', () => {
    expect(() => mapColumns(['id', 'beds'])).toThrow(ImportError);
    expect(() => mapColumns(['price', 'beds', 'Beds'])).toThrow(/beds/);
    expect(() => mapColumns(['price'], { columns: { title: 'Heading' } })).toThrow(/Heading/);
  });

  it('mappingSchema refuses a field that does not exist', () => {
    expect(mappingSchema.safeParse({ columns: { prise: 'Cost' } }).success).toBe(false);
  });
});
