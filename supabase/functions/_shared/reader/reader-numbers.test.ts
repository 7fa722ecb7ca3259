// Classes of wrong readings, each as a property: what holds for every page of its kind, not for one.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../domain/currencies.ts';
import { toMinor } from '../domain/money.ts';
import { readFeed } from './feeds/read-feed.ts';
import { readListingPage } from './read-listing-page.ts';
import { json, linkedPage, page } from './test-pages.ts';
import { readCurrency } from './texts/currency-signs.ts';
import { findFloorArea, readArea } from './texts/read-area.ts';
import { findBathrooms, findPortugueseBedrooms, readBathrooms } from './texts/read-count.ts';
import { readDate } from './texts/read-date.ts';
import { readPrice } from './texts/read-price.ts';

const AGENT = 'https://www.agent.example.com/homes/12';
const RUNS = { numRuns: 60 };
const PLACELESS = { currency: null, usual: null, locale: 'en-GB' } as const;
// "try" is a word as well, so that code counts in capitals alone.
const CODES = CURRENCIES.map(({ code }) => code).filter((code) => code !== 'TRY');
const SIGNS = Object.entries({
  ...{
    '£': 'GBP',
    '€': 'EUR',
    US$: 'USD',
    A$: 'AUD',
    AU$: 'AUD',
    NZ$: 'NZD',
    C$: 'CAD',
    CA$: 'CAD',
    R$: 'BRL',
  },
  ...{ MX$: 'MXN', zł: 'PLN', Dhs: 'AED', '₹': 'INR', 'SFr.': 'CHF', 'M.N.': 'MXN' },
});
const cased = (word: string) => [word, word.toLowerCase(), word.charAt(0) + word.slice(1).toLowerCase()];
/** Prices as people write them: with either mark, with spaces, or without any. */
const amount = fc.integer({ min: 60, max: 9_000 }).map((thousands) => thousands * 1_000);
const mark = fc.constantFrom(',', '.', ' ');
const grouped = (value: number, by: string) => String(value).replace(/\B(?=(?:\d{3})+$)/g, by);

describe('currencies come from evidence', () => {
  it('codes in any case, before and behind, with and without a space', () => {
    const forms = fc.tuple(fc.constantFrom(...CODES), fc.nat(2), fc.boolean(), fc.boolean(), amount, mark);
    fc.assert(
      fc.property(forms, ([code, style, isBefore, isSpaced, value, by]) => {
        const word = cased(code)[style] ?? code;
        const space = isSpaced ? ' ' : '';
        const text = isBefore
          ? `${word}${space}${grouped(value, by)}`
          : `${grouped(value, by)}${space}${word}`;
        expect([text, readPrice(text, PLACELESS)?.currency]).toEqual([text, code]);
        expect(readPrice(text, { ...PLACELESS, usual: 'GBP' })?.amountMinor).toBe(toMinor(value, code));
        expect(readCurrency(word)).toBe(code);
      }),
      { numRuns: 200 },
    );
  });

  it.each(SIGNS)('%s is %s wherever the page stands', (sign, code) => {
    for (const usual of ['GBP', 'USD', 'AUD', null]) {
      expect(readPrice(`${sign} 450,000`, { ...PLACELESS, usual })).toMatchObject({
        currency: code,
        amountMinor: 45_000_000,
      });
      expect(readPrice(`450.000 ${sign}`, { ...PLACELESS, usual })?.currency).toBe(code);
    }
  });

  it.each([
    ['8,480万円', 'JPY', 84_800_000],
    ['1億2,000万円', 'JPY', 120_000_000],
    ['매매 12억 5,000만원', 'KRW', 1_250_000_000],
    ['₩850,000,000', 'KRW', 850_000_000],
    ['₹1.35 Cr', 'INR', 1_350_000_000],
    ['Rp 1.500.000.000', 'IDR', 1_500_000_000],
    ['R$ 1.250.000,00', 'BRL', 125_000_000],
    ['售价 320万元', 'CNY', 320_000_000],
    ['₺12.500.000', 'TRY', 1_250_000_000],
    ['₪3,200,000', 'ILS', 320_000_000],
    ['SAR 1,250,000', 'SAR', 125_000_000],
    ['HK$12,800,000', 'HKD', 1_280_000_000],
    ['7 490 000 Kč', 'CZK', 749_000_000],
  ])('%s is an amount of %s', (text, currency, amountMinor) => {
    expect(readPrice(text, PLACELESS)).toMatchObject({ kind: 'asking', currency, amountMinor });
  });

  it.each([
    ['$', 'CA', 'CAD'],
    ['$', 'AU', 'AUD'],
    ['$', 'NZ', 'NZD'],
    ['$', 'US', 'USD'],
    ['kr', 'SE', 'SEK'],
    ['kr', 'NO', 'NOK'],
    ['kr', 'DK', 'DKK'],
    ['R', 'ZA', 'ZAR'],
  ])('a bare %s follows the country of the address, %s', (sign, country, code) => {
    const home = {
      '@type': 'House',
      name: 'A house',
      address: { streetAddress: '1 Sample Row', addressCountry: country },
    };
    const html = linkedPage(home, `<h1>1 Sample Row</h1><p class="price">${sign} 4 450 000</p>`);
    for (const url of [AGENT, 'https://www.agent.example.co.uk/1'])
      expect(readListingPage(html, url).price).toMatchObject({ currency: code, amountMinor: 445_000_000 });
  });

  it('what the caller takes for granted comes last', () => {
    const bare = page({ body: '<h1>A house</h1><p class="price">450,000</p><p>3 bedrooms</p>' });
    const signed = page({ body: '<h1>A house</h1><p class="price">US$450,000</p><p>3 bedrooms</p>' });
    expect(readListingPage(bare, AGENT, undefined, 'NZD').price?.currency).toBe('NZD');
    expect(readListingPage(bare, 'https://www.agent.example.ie/1', undefined, 'NZD').price?.currency).toBe(
      'EUR',
    );
    expect(readListingPage(signed, 'https://www.agent.example.ie/1', undefined, 'NZD').price?.currency).toBe(
      'USD',
    );
  });

  it('of a feed come from the record before the file’s own default', () => {
    const rows = [
      { ListPrice: 450_000, BedroomsTotal: 3, StateOrProvince: 'TX', PostalCode: '78704' },
      { ListPrice: 460_000, BedroomsTotal: 3, StateOrProvince: 'ON', PostalCode: 'M5V 2T6' },
      { ListPrice: '£470,000', BedroomsTotal: 3 },
      { ListPrice: 480_000, Currency: 'eur', BedroomsTotal: 3 },
      { ListPrice: 490_000, BedroomsTotal: 3 },
    ];
    const read = readFeed(json({ value: rows }), { currency: 'NZD' }).rows.map(
      ({ record }) => record.price?.currency,
    );
    expect(read).toEqual(['USD', 'CAD', 'GBP', 'EUR', 'NZD']);
  });

  it('that no game can be played in are named in the refusal, never read as another', () => {
    const html = page({ body: '<h1>Casa</h1><p class="price">NGN 4,500,000</p><p>3 bedrooms</p>' });
    const { price, refused } = readListingPage(html, 'https://www.agent.example.co.uk/1');
    expect([price?.currency, refused?.code]).toEqual(['NGN', 'currency_not_supported']);
    expect(refused?.reason).toContain('Nigerian Naira (NGN)');
  });
});

describe('a number stays in its place', () => {
  const label = fc.constantFrom('T2', 'V3', 'B14', 'OX3', 'SW1A', 'E5', 'D12', 'H1');

  it('behind a letter no thousands begin', () => {
    fc.assert(
      fc.property(label, amount, mark, (word, value, by) => {
        const price = `${word} ${grouped(value, by)} €`;
        expect([price, readPrice(price, PLACELESS)?.amountMinor]).toEqual([price, value * 100]);
        const area = `${word} ${value / 1000} m²`;
        expect([area, readArea(area)?.value]).toEqual([area, value / 1000]);
      }),
      RUNS,
    );
  });

  it('plots, gardens and acres are no floor', () => {
    const ground = ['plot', 'garden', 'erf', 'land', 'terreno', 'parcela', 'Grundstück', 'perceel', 'tomt'];
    fc.assert(
      fc.property(fc.constantFrom(...ground), fc.integer({ min: 90, max: 900 }), (word, size) => {
        expect(findFloorArea(`${size} m² ${word}`)).toBeNull();
        expect(findFloorArea(`${word}: ${size} m²`)).toBeNull();
        expect(findFloorArea(`${size} m² ${word}, 85 m² living area`)?.value).toBe(85);
        expect(findFloorArea(`5.2 acres, 1,910 sq ft`)?.value).toBe(1910);
      }),
      RUNS,
    );
    const html = linkedPage({
      '@type': 'House',
      floorSize: { value: 5, unitCode: 'ACR' },
      offers: { price: 450000, priceCurrency: 'USD' },
    });
    expect(readListingPage(html, AGENT)).toMatchObject({ area: null });
  });

  it('a map’s centre loses against a named position', () => {
    const degrees = fc
      .integer({ min: 51_000, max: 54_000 })
      .map((value) => Number((value / 1000 + 0.0001).toFixed(4)));
    fc.assert(
      fc.property(degrees, fc.boolean(), (latitude, isFirst) => {
        const centre = 'var map = { center: { lat: 40.4168, lng: -3.7038 }, zoom: 5 };';
        const own = `var home = { lat: ${latitude}, lng: -1.2345 };`;
        const html = page({
          scripts: isFirst ? [centre, own] : [own, centre],
          body: '<h1>1 Sample Row</h1><p class="price">£450,000</p><img src="/staticmap?center=40.4168,-3.7038">',
        });
        expect(readListingPage(html, AGENT).position).toEqual({ latitude, longitude: -1.2345 });
      }),
      RUNS,
    );
  });

  it.each([
    ['1 full + 1 partial', 1.5],
    ['2 full, 1 half', 2.5],
    ['2 full', 2],
    ['3', 3],
    ['1½', 1.5],
    ['2.5 baths', 2.5],
  ])('%s bathrooms are %s', (text, count) => {
    expect(readBathrooms(text)).toBe(count);
    expect(findBathrooms(`Baths: ${text} bathrooms`) ?? readBathrooms(text)).toBe(count);
  });

  it('T0 to T5 are bedrooms in Portugal and nowhere else', () => {
    for (const count of [0, 1, 2, 3, 4, 5]) {
      expect(findPortugueseBedrooms(`Apartamento T${count}+1 em Sampleira`)).toBe(count);
      const html = page({
        title: `Apartamento T${count}`,
        body: `<h1>Apartamento T${count}</h1><p class="price">350.000 €</p>`,
      });
      expect(readListingPage(html, 'https://www.agent.example.pt/1').bedrooms).toBe(count);
      expect(readListingPage(html, 'https://www.agent.example.fr/1').bedrooms).toBeNull();
    }
  });

  it('a day that databases write for none is none', () => {
    for (const text of [
      '1900-01-01',
      '1899-12-30T00:00:00',
      '0001-01-01',
      '01/01/1900',
      '1970-01-01',
      '1 January 1900',
    ])
      expect([text, readDate(text)]).toEqual([text, null]);
    expect(readDate('2026-02-18')).toBe('2026-02-18');
  });
});
