import { describe, expect, it } from 'vitest';
import { mapColumns } from './map-columns.ts';
import { marketOf } from './markets.ts';
import { readRow, type RowContext } from './read-row.ts';

function read(header: string, cells: string, currency = 'GBP', overrides: Partial<RowContext> = {}) {
  const names = header.split('|');
  const market = marketOf(currency);
  if (!market) throw new Error(`no market for ${currency}`);
  return readRow(
    { line: 2, cells: cells.split('|') },
    {
      columns: mapColumns(names),
      header: names,
      currency,
      market,
      agencyKey: 'default',
      rights: 'own',
      attribution: null,
      ...overrides,
    },
  );
}

const listingOf = (...args: Parameters<typeof read>) => {
  const result = read(...args);
  if (!result.ok) throw new Error(result.reason);
  return result.row.listing;
};
const reasonOf = (...args: Parameters<typeof read>) => {
  const result = read(...args);
  return result.ok ? null : result.reason;
};

describe('readRow', () => {
  it('readRow() makes a listing of a row of houses.csv', () => {
    const result = read(
      'id|bedrooms|bathrooms|area_sqft|zipcode|state_from_zip|price_usd|photo_frontal|photo_kitchen',
      '1|4|3.5|4053|85255|AZ|869500|photos/001_frontal.jpg|photos/001_kitchen.jpg',
      'USD',
    );
    if (!result.ok) throw new Error(result.reason);
    const { listing, photos } = result.row;
    expect(listing).toMatchObject({
      title: '4-bedroom house in 85255, AZ',
      currency: 'USD',
      price: { kind: 'asking', amountMinor: 86_950_000, datedOn: null },
      asset: {
        bedrooms: 4,
        bathrooms: 3.5,
        floorAreaM2: 376.5,
        postcode: '85255',
        district: '85255',
        region: 'AZ',
        town: null,
        countryCode: 'US',
      },
    });
    expect(photos).toEqual([
      { file: 'photos/001_frontal.jpg', kind: { room: 'exterior', alt: 'Front of the house' } },
      { file: 'photos/001_kitchen.jpg', kind: { room: 'kitchen', alt: 'Kitchen' } },
    ]);
  });

  it.each([
    ['£320,000', 32_000_000],
    ['320000.50', 32_000_050],
    ['GBP 320 000', 32_000_000],
    ['1.2m', 120_000_000],
    ['450k', 45_000_000],
    ['Offers over £275,000', 27_500_000],
    ['Guide price: £1,250,000', 125_000_000],
  ])('readRow() reads the price %s', (cell, amountMinor) => {
    expect(listingOf('price', cell).price.amountMinor).toBe(amountMinor);
  });

  it('readRow() reads thousands marks as the market writes them', () => {
    expect(listingOf('precio', '1.250.000 €', 'EUR').price.amountMinor).toBe(125_000_000);
    expect(listingOf('precio', '320.000', 'EUR').price.amountMinor).toBe(32_000_000);
  });

  it.each([
    ['', 'it has no price'],
    ['POA', 'it has no price ("POA")'],
    ['£1,200 pcm', '"£1,200 pcm" is a rent, not a price'],
    ['Auction guide £100,000', '"Auction guide £100,000" is an auction guide, not a price'],
    ['ask me', 'its price "ask me" is not a number'],
    ['-5', 'its price "-5" is zero or negative'],
    ['0', 'its price "0" is zero or negative'],
    ['$320,000', 'its price "$320,000" is not in GBP'],
    ['999', 'its price "999" is outside the range of the market'],
    ['900000000', 'its price "900000000" is outside the range of the market'],
    ['99999999999999', 'its price "99999999999999" is too large'],
  ])('readRow() refuses the price "%s"', (cell, reason) => {
    expect(reasonOf('price', cell)).toBe(reason);
  });

  it('readRow() refuses a row in another currency, with too many cells, or with link-only photos', () => {
    expect(reasonOf('price|currency', '320000|EUR')).toBe('its currency is EUR, not GBP');
    expect(reasonOf('price', '320000|x')).toBe('it has 2 cells where the header has 1');
    expect(reasonOf('price|rights', '320000|Link only')).toMatch(/link-only/);
    expect(reasonOf('price|rights', '320000|borrowed')).toMatch(/borrowed/);
  });

  it('readRow() takes a sold price with its date as the market writes dates', () => {
    expect(listingOf('sold_price|sold_date', '320000|05/06/2023').price).toEqual({
      kind: 'sold',
      amountMinor: 32_000_000,
      datedOn: '2023-06-05',
    });
    expect(listingOf('sold_price|sold_date', '320000|05/06/2023', 'USD').price.datedOn).toBe('2023-05-06');
    expect(listingOf('sold_price|sold_date', '320000|31/02/2023').price.datedOn).toBeNull();
  });

  it('readRow() leaves out what it cannot read, and says so', () => {
    const result = read('price|beds|area|year_built', '320000|several|big|1066');
    if (!result.ok) throw new Error(result.reason);
    expect(result.row.listing.asset).toMatchObject({ bedrooms: null, floorAreaM2: null, yearBuilt: 1066 });
    expect(result.row.notes).toEqual([
      'bedrooms "several" was not understood',
      'area "big" was not understood',
    ]);
  });

  it('readRow() shows neither street, whole postcode nor price in the texts that players read', () => {
    const listing = listingOf(
      'price|address|postcode|title|description',
      '£320,000|12 Acacia Avenue, Leeds|LS6 2AB|Semi at 12 Acacia Avenue|On Acacia Avenue (LS6 2AB), yours for £320,000 or 320k. Built for 1,200 people.',
    );
    const texts = `${listing.title} ${listing.description}`;
    for (const hidden of ['Acacia', '2AB', '320']) expect(texts).not.toContain(hidden);
    expect(texts).toContain('1,200 people');
    expect(listing.asset).toMatchObject({
      addressLine: '12 Acacia Avenue, Leeds',
      postcode: 'LS6 2AB',
      district: 'LS6',
    });
  });

  it('readRow() gives the same reference to the same home at another price, and another to another home', () => {
    const header = 'id|price|zipcode|photo';
    const first = listingOf(header, '7|320000|85255|a.jpg', 'USD').externalRef;
    expect(listingOf(header, '7|330000|85255|a.jpg', 'USD').externalRef).toBe(first);
    expect(listingOf(header, '8|320000|85255|a.jpg', 'USD').externalRef).not.toBe(first);
    const url = (query: string) => listingOf('price|url', `320000|https://www.example.com/home/1${query}`);
    expect(url('?utm_source=mail#photos')).toEqual(url(''));
    expect(url('').portal).toBe('example.com');
  });
});
