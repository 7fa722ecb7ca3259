import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFeed } from './read-feed.ts';
import { splitPhotos } from './split-photos.ts';

/** The currency that each row of a table was read in, for somebody who expects pounds. */
const currenciesOf = (text: string, currency: string | null = 'GBP') =>
  readFeed(text, { currency }).rows.map(({ record }) => record.price?.currency ?? null);
const one = (header: string, row: string, currency: string | null = 'GBP') =>
  currenciesOf(`${header}\n${row}\n`, currency)[0];

describe('readFeed() of tables finds the currency', () => {
  it.each([
    ['price_usd', 'USD'],
    ['Price (USD)', 'USD'],
    ['Asking price US$', 'USD'],
    ['priceUsd', 'USD'],
    ['usd_price', 'USD'],
    ['amount_eur', 'EUR'],
    ['Preis (EUR)', 'EUR'],
    ['Kaufpreis €', 'EUR'],
    ['Price in euros', 'EUR'],
    ['price_chf', 'CHF'],
    ['Sold price (CAD)', 'CAD'],
    ['AMOUNT_AUD', 'AUD'],
    ['price', 'GBP'],
  ])('in the name of the column %s', (name, currency) => {
    expect(one(`address,${name}`, '1 Sample Lane,250000')).toBe(currency);
  });

  it.each([
    ['$250,000', 'USD'],
    ['250.000 €', 'EUR'],
    ['usd 250000', 'USD'],
    ['250000 eur', 'EUR'],
    ['CHF 250000', 'CHF'],
  ])('in the cell %s, before the name of its column', (cell, currency) => {
    expect(one('address,price_gbp', `1 Sample Lane,"${cell}"`)).toBe(currency);
  });

  it('in a column of its own, in any case and by sign or name, before the name of the column', () => {
    const cell = fc.constantFrom(
      ...([
        ['usd', 'USD'],
        ['Usd', 'USD'],
        ['US$', 'USD'],
        ['$', 'USD'],
        ['US dollars', 'USD'],
        ['eur', 'EUR'],
        ['€', 'EUR'],
        ['Euros', 'EUR'],
        ['£', 'GBP'],
        ['Pound sterling', 'GBP'],
        ['chf', 'CHF'],
        ['zł', 'PLN'],
        ['Canadian dollars', 'CAD'],
      ] as const),
    );
    fc.assert(
      fc.property(cell, fc.constantFrom('price', 'price_eur', 'amount_gbp'), ([text, currency], name) => {
        expect(one(`address,${name},Currency`, `1 Sample Lane,250000,${text}`)).toBe(currency);
      }),
    );
  });

  it.each([
    ['country', 'Spain', 'EUR'],
    ['country', 'España', 'EUR'],
    ['Country', 'us', 'USD'],
    ['country', 'United States', 'USD'],
    ['country', 'Deutschland', 'EUR'],
    ['country', 'Canada', 'CAD'],
    ['country', 'Wales', 'GBP'],
    ['state', 'TX', 'USD'],
    ['state', 'California', 'USD'],
    ['province', 'Ontario', 'CAD'],
    ['state', 'NSW', 'AUD'],
    ['zipcode', '98178', 'USD'],
    ['zip', '2134', 'USD'],
    ['postcode', '98178-1234', 'USD'],
    ['postcode', 'K1A 0B1', 'CAD'],
    ['postcode', 'D02 X285', 'EUR'],
    ['postcode', '1012 AB', 'EUR'],
    ['postcode', 'OX3 9AY', 'GBP'],
    ['plz', '10115', 'EUR'],
  ])('by %s %s', (column, cell, currency) => {
    expect(one(`address,price,${column}`, `1 Sample Lane,250000,${cell}`, 'NOK')).toBe(currency);
  });

  it('by a state and its ZIP code in the address, and never by two letters alone', () => {
    expect(one('address,price', '"15 Sample Dr, Austin, TX 78660",250000')).toBe('USD');
    expect(one('address,price,provincia,cap', '1 Via Prova,250000,MI,20121')).toBe('EUR');
  });

  it('by the other rows where a row says nothing, and by what is expected where none does', () => {
    expect(
      currenciesOf('address,price\n1 A Lane,"$250,000"\n2 A Lane,260000\n3 A Lane,"$270,000"\n'),
    ).toEqual(['USD', 'USD', 'USD']);
    expect(currenciesOf('address,price\n1 A Lane,250000\n', 'SEK')).toEqual(['SEK']);
    expect(readFeed('address,price\n1 A Lane,250000\n').rows[0]?.record.refused?.code).toBe(
      'currency_unknown',
    );
  });

  it('a bare $ is the dollar of the place', () => {
    expect(one('address,price,country', '1 A Lane,"$250,000",Canada')).toBe('CAD');
    expect(one('address,price', '1 A Lane,"$250,000"', 'AUD')).toBe('AUD');
    expect(one('address,price,state', '1 A Lane,"$250,000",TX', 'AUD')).toBe('USD');
  });
});

describe('readFeed() of tables knows one home from another', () => {
  const refusals = (text: string) =>
    readFeed(text, { currency: 'GBP' }).rows.map(({ record }) => record.refused?.reason ?? null);

  it('by address, price and position', () => {
    const head = 'address,price,latitude,longitude\n';
    const first = '"Suttons Drive, B43",250000,52.559566,-1.927841\n';
    expect(refusals(head + first + first)).toEqual([null, 'It is the same home as on line 2.']);
    expect(refusals(head + first + first.replace('250000', '260000'))).toEqual([null, null]);
    expect(refusals(head + first + first.replace('52.559566', '52.569566'))).toEqual([null, null]);
    expect(refusals(head + first + '"Suttons Drive, B43",250000,,\n')[1]).toBe(
      'It is the same home as on line 2.',
    );
  });

  it('dates a sold price by its sale, as the country of the home writes dates', () => {
    const row = (zip: string) =>
      readFeed(`sold_price,sold_date,postcode\n250000,05/06/2023,${zip}\n`, { locale: 'en-US' }).rows[0]
        ?.record;
    expect(row('OX3 9AY')).toMatchObject({
      price: { kind: 'sold', currency: 'GBP' },
      updatedOn: '2023-06-05',
    });
    expect(row('98178-1234')).toMatchObject({ region: 'WA', updatedOn: '2023-05-06' });
  });
});

describe('readFeed() of tables keeps what it did not understand', () => {
  const unread = (text: string) => readFeed(text, { currency: 'GBP' }).rows.map((row) => row.unread);

  it('as it was written, and nothing else', () => {
    expect(
      unread(
        'address,price,beds,size\n1 A Lane,250000,several,80 m2\n2 A Lane,ask me,n/a,\n3 A Lane,1,2,3\n',
      ),
    ).toEqual([
      [{ column: 'beds', text: 'several' }],
      [{ column: 'price', text: 'ask me' }],
      [{ column: 'price', text: '1' }],
    ]);
  });

  it('also what a comma without quotes has moved behind the last column', () => {
    expect(unread('price,beds,address\n250000,3,1 A Lane, Leeds\n')).toEqual([
      [{ column: 'Column 4', text: 'Leeds' }],
    ]);
  });
});

describe('splitPhotos()', () => {
  it.each([
    ['front one.jpg|kitchen, big.jpg', ['front one.jpg', 'kitchen, big.jpg']],
    ['a.jpg,b.png; c.webp', ['a.jpg', 'b.png', 'c.webp']],
    ['a.jpg b.jpg', ['a.jpg', 'b.jpg']],
    [
      'https://i.example.com/1.jpg?w=2, https://i.example.com/2.jpg',
      ['https://i.example.com/1.jpg?w=2', 'https://i.example.com/2.jpg'],
    ],
    [
      'https://i.example.com/1 https://i.example.com/2',
      ['https://i.example.com/1', 'https://i.example.com/2'],
    ],
    ['', []],
  ])('of %s', (cell, photos) => {
    expect(splitPhotos(cell)).toEqual(photos);
  });
});
