import { describe, expect, it } from 'vitest';
import { decodePage, decodeText } from './decode-text.ts';
import { energyRatingOf, homeTypeOf, tenureOf } from './home-words.ts';
import { placeInTitle } from './place-in-title.ts';
import { readArea } from './read-area.ts';
import { findBathrooms, findBedrooms, readCount } from './read-count.ts';
import { readDate } from './read-date.ts';
import { readDecimal } from './read-decimal.ts';
import { districtOf, readPostcode } from './read-postcode.ts';
import { readPrice } from './read-price.ts';
import { townInAddress } from './town-in-address.ts';

const GB = { currency: 'GBP', locale: 'en-GB' };

describe('readPrice()', () => {
  it.each([
    ['£320,000', 'asking', 32_000_000, 'GBP'],
    ['Offers in Excess of £450,000', 'offers-over', 45_000_000, 'GBP'],
    ['OIRO £1.2m', 'offers-around', 120_000_000, 'GBP'],
    ['Guide Price £725,000', 'guide', 72_500_000, 'GBP'],
    ['990.000 eur', 'asking', 99_000_000, 'EUR'],
    ['desde 1.250.000 €', 'from', 125_000_000, 'EUR'],
    ['1 200 000 €', 'asking', 120_000_000, 'EUR'],
    ['CHF 1’250’000', 'asking', 125_000_000, 'CHF'],
    ['R 2 495 000', 'asking', 249_500_000, 'ZAR'],
    ['AED 3,500,000', 'asking', 350_000_000, 'AED'],
    ['₹ 1.25 Cr', 'asking', 1_250_000_000, 'INR'],
    ['£995 pcm', 'rent', 99_500, 'GBP'],
    ['$2,400/mo', 'rent', 240_000, 'USD'],
    ['Auction guide £100,000', 'auction', 10_000_000, 'GBP'],
    ['1億1,500万円', 'asking', 115_000_000, 'JPY'],
    ['8,480万5,000円', 'asking', 84_805_000, 'JPY'],
    ['매매 12억 5,000만원', 'asking', 1_250_000_000, 'KRW'],
  ])('reads "%s"', (text, kind, amountMinor, currency) => {
    const context = currency === 'ZAR' ? { currency: 'ZAR', locale: 'en-ZA' } : GB;
    expect(readPrice(text, context)).toMatchObject({ kind, amountMinor, currency });
  });

  it('reads ranges, and prices kept back', () => {
    expect(readPrice('$470,000 - $500,000', { currency: 'AUD', locale: 'en-AU' })).toMatchObject({
      kind: 'range',
      amountMinor: 47_000_000,
      highMinor: 50_000_000,
      currency: 'AUD',
    });
    for (const words of ['POA', 'Цена по запросу', 'cena na dotaz', 'Preis auf Anfrage', 'Sob consulta'])
      expect(readPrice(words, GB)).toMatchObject({ kind: 'on-application', amountMinor: null });
    expect(readPrice('Contact agent', GB)?.kind).toBe('on-application');
  });

  it('takes no price from areas, prices per area and rooms', () => {
    expect(readPrice('3 bedrooms', GB)).toBeNull();
    expect(readPrice('£426 per sq ft', GB)).toBeNull();
    expect(readPrice('4 bed, £250,000', GB)?.amountMinor).toBe(25_000_000);
  });
});

describe('readArea()', () => {
  it.each([
    ['1,631 sq. ft.', 1631, 'sqft', 151.5],
    ['2,015 sq ft / 187 sq m', 2015, 'sqft', 187.2],
    ['80,5 m²', 80.5, 'm2', 80.5],
    ['1.250 m²', 1250, 'm2', 1250],
    ['340.0m2', 340, 'm2', 340],
    ['0.132 acres', 0.132, 'acre', 534.2],
    ['1.5 ha', 1.5, 'ha', 15_000],
  ])('reads "%s"', (text, value, unit, m2) => expect(readArea(text)).toEqual({ value, unit, m2 }));

  it('is null for what has no unit, unless one is given', () => {
    expect(readArea('151')).toBeNull();
    expect(readArea('151', 'm2')).toMatchObject({ m2: 151 });
    expect(readArea('214,6 kWh/m² year')).toBeNull();
  });
});

describe('the small readers', () => {
  it('readDecimal() groups three digits, whatever the mark', () => {
    expect(['1,631', '1.631', '80,0', '1.234,5', '0.132', '1 250', 'x'].map(readDecimal)).toEqual([
      1631,
      1631,
      80,
      1234.5,
      0.132,
      1250,
      null,
    ]);
  });

  it('readCount(), findBedrooms(), findBathrooms() count rooms', () => {
    expect(['4 Bed', 'studio', '2.5', '1½', '273 m²', '', '4.265'].map(readCount)).toEqual([
      4,
      0,
      2.5,
      1.5,
      null,
      null,
      null,
    ]);
    expect(findBedrooms('Three bedroom house')).toBe(3);
    expect(findBedrooms('2 hab. 70 m²')).toBe(2);
    expect(findBathrooms('5 bathrooms')).toBe(5);
  });

  it('readDate() reads what portals write', () => {
    expect(
      [
        '2026-02-18T10:00',
        '20171122',
        'Added on 04/02/2026',
        '2 November 2020',
        'November 2, 2020',
        'Added today',
      ].map((text) => readDate(text)),
    ).toEqual(['2026-02-18', '2017-11-22', '2026-02-04', '2020-11-02', '2020-11-02', null]);
    expect(readDate('04/02/2026', true)).toBe('2026-04-02');
    expect(readDate(1761318690)).toBe('2025-10-24');
    expect(readDate('31/02/2026')).toBeNull();
  });

  it('readPostcode() and districtOf() know the countries apart', () => {
    expect(readPostcode('Sample Lane, Oxford ox3 9ay', 'GB')).toBe('OX3 9AY');
    expect(readPostcode('12345 Long St, Sampleville, CA 92530', 'US')).toBe('92530');
    expect(districtOf(null, 'Sample Lane, Headington, OX3', 'GB')).toBe('OX3');
    expect(districtOf('A86VW70', null, 'IE')).toBe('A86');
  });

  it('homeTypeOf(), tenureOf(), energyRatingOf() speak the product’s words', () => {
    expect(
      [
        'Semi-Detached',
        'SINGLE_FAMILY',
        'Piso',
        'end_terrace',
        'Development land',
        'condos',
        'Penthouse',
      ].map(homeTypeOf),
    ).toEqual(['semi-detached', 'single-family', 'flat', 'terraced', 'land', 'flat', 'penthouse']);
    expect(['LEASEHOLD', 'Share of Freehold', 'Ask agent'].map(tenureOf)).toEqual([
      'leasehold',
      'share of freehold',
      null,
    ]);
    expect(['C1', 'B', 'Exempt', 'EPC: D'].map(energyRatingOf)).toEqual(['C1', 'B', null, 'D']);
  });

  it('placeInTitle() and townInAddress() find places', () => {
    expect(placeInTitle('Chalet in Sample Bay / Muestra | Agent Name')).toBe('Sample Bay / Muestra');
    expect(townInAddress('Station Road, Sampleford, Berkshire, RG17', null)).toBe('Sampleford');
    expect(townInAddress('Sample Road', null)).toBeNull();
  });
});

describe('decodeText() and decodePage()', () => {
  it('read UTF-8, UTF-16 with and without its mark, and Windows-1252', () => {
    const utf16 = (text: string, mark: number[]) =>
      Uint8Array.from([
        ...mark,
        ...Array.from(text, (char) => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8]).flat(),
      ]);
    expect(decodeText(new TextEncoder().encode('£1 – ñ'))).toBe('£1 – ñ');
    expect(decodeText(utf16('Price £1', [0xff, 0xfe]))).toBe('Price £1');
    expect(decodeText(utf16('Price £1', []))).toBe('Price £1');
    expect(decodeText(Uint8Array.from([0x80, 0x31, 0xa3]))).toBe('€1£');
    expect(
      decodePage(Uint8Array.from([...new TextEncoder().encode('<meta charset="iso-8859-1">'), 0xa3])),
    ).toContain('£');
  });
});
