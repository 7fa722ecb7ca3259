import { describe, expect, it } from 'vitest';
import {
  addressLines,
  BRAND_SCREENS,
  columnsOfForm,
  fieldsOf,
  formOfBrand,
  refusedIn,
  schemaOf,
  type BrandRow,
} from './brand-fields.ts';

const row: BrandRow = {
  ...{ version: 3, displayName: 'Star', name: 'Star', whitelabelName: 'Star Game', homeUrl: '/' },
  ...{ serviceEmail: 'a@example.com', brandedGameSlug: 'one', timeZone: 'Europe/London', currency: 'GBP' },
  ...{
    supportedLocales: ['en-GB', 'es-ES'],
    phones: { sales: '01632 960101' },
    phone: null,
    description: '',
  },
  ...{ socialMedia: { news: 'https://example.com/a:b' }, addressParts: { town: 'Leeds' }, latitude: 53.8 },
  ...{ longitude: -1.5, branches: ['North, 1 High St'], openingHours: { mon: '9 to 5' } },
};

describe('the forms of a brand', () => {
  it.each(BRAND_SCREENS)('read a row and write the same again: %s', (screen) => {
    const columns = columnsOfForm(screen, formOfBrand(screen, row));
    for (const [column, value] of Object.entries(columns))
      if (column in row && !['address', 'location', 'description'].includes(column))
        expect([column, value]).toEqual([column, row[column]]);
    expect(refusedIn(screen, formOfBrand(screen, row))).toEqual([]);
  });

  it.each(BRAND_SCREENS)('have a rule for every field: %s', (screen) => {
    expect(Object.keys(schemaOf(screen).shape)).toEqual(fieldsOf(screen).map(({ key }) => key));
  });

  it('name what would be refused', () => {
    const general = formOfBrand('general', row);
    const wrong = { displayName: ' ', headerEmail: 'no', website: 'star', socialMedia: 'news example.com' };
    expect(refusedIn('general', { ...general, ...wrong })).toEqual(Object.keys(wrong).sort(byForm));
    expect(refusedIn('location', { ...formOfBrand('location', row), latitude: '' })).toEqual(['latitude']);
    expect(refusedIn('location', { ...formOfBrand('location', row), longitude: '181' })).toEqual([
      'longitude',
    ]);
  });

  it('show an address in two lines, made of its parts', () => {
    const fields = {
      'addressParts.street': '4 Row',
      'addressParts.town': 'Leeds',
      'addressParts.postcode': 'LS1',
    };
    expect(addressLines(fields)).toEqual(['4 Row', 'Leeds LS1']);
    expect(columnsOfForm('location', { ...formOfBrand('location', row), ...fields })).toMatchObject({
      address: ['4 Row', 'Leeds LS1'],
      location: 'Leeds',
      addressParts: { street: '4 Row', town: 'Leeds', postcode: 'LS1' },
    });
    expect(addressLines({})).toEqual([]);
  });
});

function byForm(a: string, b: string): number {
  const order = fieldsOf('general').map(({ key }) => key);
  return order.indexOf(a) - order.indexOf(b);
}
