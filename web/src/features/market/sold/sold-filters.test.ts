import { describe, expect, it } from 'vitest';
import { askForSold, narrowedBy, NO_SOLD_FILTERS, readSoldFilters, soldQuery } from './sold-filters.ts';

const read = (query: string) => readSoldFilters(new URLSearchParams(query));

describe('readSoldFilters() and soldQuery()', () => {
  it('are each other’s way back', () => {
    const query =
      '?place=sw1a+1&country=GB&type=flat&tenure=leasehold&age=new&group=other&from=2020-02-29&to=2021-01-01&min=100000&max=250000&sort=dearest';
    const filters = read(query);
    expect(readSoldFilters(new URLSearchParams(soldQuery(filters)))).toEqual(filters);
    expect(filters).toMatchObject({ place: 'sw1a 1', type: 'flat', least: 100_000, sort: 'dearest' });
    expect(soldQuery(NO_SOLD_FILTERS)).toBe('');
  });

  it('take what is none of ours for not chosen', () => {
    expect(
      read(
        'type=castle&tenure=x&age=old&group=&min=-5&max=1e9&from=2021-02-29&to=today&sort=best&country=gb',
      ),
    ).toEqual(NO_SOLD_FILTERS);
  });

  it('turn bounds round that cross each other', () => {
    expect(read('min=300000&max=200000&from=2021-01-01&to=2020-01-01')).toMatchObject({
      least: 200_000,
      most: 300_000,
      from: '2020-01-01',
      to: '2021-01-01',
    });
  });

  it('bear a place of any length', () => {
    expect(read(`place=${'a'.repeat(5_000)}`).place.length).toBeLessThan(100);
  });
});

describe('a neighbourhood', () => {
  const area = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

  it('is asked for instead of what was typed, by an id alone', () => {
    expect(askForSold(read(`area=${area}&place=york`), 'GBP')).toMatchObject({
      placeKind: 'cluster',
      place: area,
    });
    expect(read('area=York').area).toBe('');
    expect(soldQuery(read(`area=${area}`))).toBe(`?area=${area}`);
  });
});

describe('narrowedBy()', () => {
  it('names what is chosen besides place, country and order', () => {
    expect(narrowedBy(read('place=york&country=GB&sort=oldest'))).toEqual([]);
    expect(narrowedBy(read('type=flat&min=1'))).toEqual(['type', 'least']);
  });
});

describe('askForSold()', () => {
  it('asks for a British postcode in Britain, whatever country is chosen', () => {
    expect(askForSold(read('place=yo17hh&country=US'), 'USD')).toMatchObject({
      country: 'GB',
      placeKind: 'start',
      place: 'YO1 7HH',
    });
  });

  it('asks for a town in the country that is chosen, and for amounts in its smallest unit', () => {
    expect(askForSold(read('place=Portland&country=US&min=250000'), 'USD')).toMatchObject({
      country: 'US',
      placeKind: 'town',
      fromMinor: 25_000_000,
      toMinor: null,
      isNew: null,
    });
    expect(askForSold(read('age=older&group=ordinary&max=9000000'), 'JPY')).toMatchObject({
      country: null,
      isNew: false,
      isStandard: true,
      toMinor: 9_000_000,
    });
  });
});
