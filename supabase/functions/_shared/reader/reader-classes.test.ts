// Classes of wrong readings, each as a property: what holds for every page of its kind, not for one.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameFact } from './doubt-facts.ts';
import { readFeed } from './feeds/read-feed.ts';
import { printRecord } from './print-record.ts';
import { readListingPage } from './read-listing-page.ts';
import { json, linkedPage, page } from './test-pages.ts';
import { readCurrency } from './texts/currency-signs.ts';
import { largestPictures } from './texts/picture-link.ts';
import { findFloorArea, readArea } from './texts/read-area.ts';
import { findBathrooms, findPortugueseBedrooms, readBathrooms } from './texts/read-count.ts';
import { readDate } from './texts/read-date.ts';
import { readPrice } from './texts/read-price.ts';
import { isAddressLine, isCode, spoken } from './texts/spoken-words.ts';

const AGENT = 'https://www.agent.example.com/homes/12';
const RUNS = { numRuns: 60 };
const PLACELESS = { currency: null, usual: null, locale: 'en-GB' } as const;
const CODES = 'GBP EUR USD CAD AUD NZD CHF SEK NOK DKK PLN AED ZAR BRL MXN INR'.split(' ');
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
        expect(readPrice(text, { ...PLACELESS, usual: 'GBP' })?.amountMinor).toBe(value * 100);
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
    const html = page({ body: '<h1>Casa</h1><p class="price">THB 4,500,000</p><p>3 bedrooms</p>' });
    const { price, refused } = readListingPage(html, 'https://www.agent.example.co.uk/1');
    expect([price?.currency, refused?.code]).toEqual(['THB', 'currency_not_supported']);
    expect(refused?.reason).toContain('Thai Baht (THB)');
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

describe('one home a page', () => {
  const street = fc.constantFrom('1 Alder Row', '2 Birch Row', '3 Cedar Row', '4 Elm Row');
  const home = fc.record({ price: amount, bedrooms: fc.integer({ min: 1, max: 6 }), street });
  type Home = { readonly price: number; readonly bedrooms: number; readonly street: string };
  const node = ({ price, bedrooms, street: line }: Home, hasOffer: boolean) => ({
    '@type': 'House',
    name: line,
    numberOfBedrooms: bedrooms,
    address: { streetAddress: line },
    image: [`https://img.example.com/${line.charAt(0)}.jpg`],
    ...(hasOffer ? { offers: { price, priceCurrency: 'GBP' } } : {}),
  });
  const scope = (one: Home, hasOffer: boolean) =>
    `<div itemscope itemtype="https://schema.org/House"><meta itemprop="name" content="${one.street}"><meta itemprop="numberOfBedrooms" content="${one.bedrooms}"><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">${one.street}</span></div>${hasOffer ? `<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="${one.price}"><meta itemprop="priceCurrency" content="GBP"></div>` : ''}</div>`;
  const box = (one: Home) =>
    `<div class="card"><h3>${one.street}</h3><span class="price">£${one.price}</span><p>${one.bedrooms} bedrooms</p><img src="/other.jpg"></div>`;
  const shapes: Readonly<Record<string, (own: Home, others: readonly Home[], place: number) => string>> = {
    'JSON-LD': (own, others, place) =>
      linkedPage(
        others.map((one) => node(one, false)).toSpliced(place, 0, node(own, true)),
        `<h1>${own.street}</h1>`,
      ),
    microdata: (own, others, place) =>
      page({
        body: `<h1>${own.street}</h1>${others
          .map((one) => scope(one, false))
          .toSpliced(place, 0, scope(own, true))
          .join('')}`,
      }),
    boxes: (own, others) =>
      page({
        body: `<h1>${own.street}, Sampleton</h1><p class="price">£${own.price}</p><p>${own.bedrooms} bedrooms</p><section class="similar-properties">${others.map(box).join('')}</section>`,
      }),
    headings: (own, others) =>
      page({
        body: `<main><h1>${own.street}, Sampleton</h1><p class="price">£${own.price}</p><p>${own.bedrooms} bedrooms</p><h2>Nearby homes for you</h2>${others.map(box).join('')}</main>`,
      }),
  };

  it.each(Object.keys(shapes))('neighbours in %s are left out', (shape) => {
    fc.assert(
      fc.property(home, fc.array(home, { minLength: 1, maxLength: 4 }), fc.nat(4), (own, all, place) => {
        const others = all.filter((one) => one.street !== own.street);
        const html = shapes[shape]?.(own, others, Math.min(place, others.length)) ?? '';
        const record = readListingPage(html, 'https://www.agent.example.co.uk/homes/12');
        expect([record.price?.amountMinor, record.bedrooms, record.doubts]).toEqual([
          own.price * 100,
          own.bedrooms,
          [],
        ]);
        expect(record.address?.startsWith(own.street)).toBe(true);
        expect((record.photos ?? []).every((photo) => photo.includes(`/${own.street.charAt(0)}.jpg`))).toBe(
          true,
        );
      }),
      RUNS,
    );
  });
});

describe('pictures', () => {
  it('one in several sizes is one, in the place of the first and in the largest size', () => {
    const sizes = ['90x60', '300x200', '1024x768'];
    fc.assert(
      fc.property(
        fc.shuffledSubarray(sizes, { minLength: 1 }),
        fc.integer({ min: 1, max: 9 }),
        (some, count) => {
          const links = Array.from({ length: count }, (_, index) =>
            some.map((size) => `https://img.example.com/${size}/${index}.jpg`),
          ).flat();
          const largest = sizes.filter((size) => some.includes(size)).at(-1) ?? '';
          const wanted =
            largest === '90x60'
              ? []
              : Array.from(
                  { length: count },
                  (_, index) => `https://img.example.com/${largest}/${index}.jpg`,
                );
          expect(largestPictures(links)).toEqual(wanted);
        },
      ),
      RUNS,
    );
    expect(largestPictures(['/a.jpg?w=800&id=1', '/a.jpg?w=800&id=2', '/a.jpg?w=80&id=2'])).toHaveLength(2);
    expect(largestPictures(['/a-thumb.jpg', '/a.jpg', 'data:image/png;base64,AA=='])).toEqual(['/a.jpg']);
  });

  it('that stand in the link itself never displace real ones', () => {
    const lazy = ['data-src', 'data-lazy-src', 'data-original'].map(
      (name, index) => `<img src="data:image/gif;base64,R0lGOD" ${name}="/photos/${index}.jpg">`,
    );
    const html = page({
      body: `<h1>1 Sample Row</h1><p class="price">£450,000</p><div class="gallery">${lazy.join('')}</div>`,
    });
    expect(readListingPage(html, AGENT).photos).toEqual(
      [0, 1, 2].map((index) => `https://www.agent.example.com/photos/${index}.jpg`),
    );
  });
});

describe('codes never reach a screen', () => {
  const codes = fc.oneof(
    fc.constantFrom(
      'plotSpace',
      'barn_conversion',
      'SingleFamilyResidence',
      'types.apartment',
      'MULTI_FAMILY',
      '1000123456',
      'chaletIndependiente',
    ),
    fc
      .tuple(fc.constantFrom('kind', 'plot', 'Type', 'room'), fc.constantFrom('Space', 'Zone', 'Flag'))
      .map((parts) => parts.join('')),
    fc.stringMatching(/^[a-z]{3,8}_[a-z]{3,8}$/),
    fc.stringMatching(/^\d{6,10}$/),
  );

  it('as kind, title, town, address, status or feature', () => {
    fc.assert(
      fc.property(codes, (code) => {
        for (const field of ['propertyType', 'title', 'status'] as const) {
          const words = spoken(field, code);
          expect(words === null || (typeof words === 'string' && !isCode(words))).toBe(true);
        }
        expect(isAddressLine(code)).toBe(false);
        const home = {
          '@type': 'House',
          name: code,
          address: code,
          accommodationCategory: code,
          offers: { price: 450000, priceCurrency: 'GBP' },
        };
        const { title, address, propertyType, town } = readListingPage(linkedPage(home), AGENT);
        for (const text of [title, address, propertyType, town])
          expect([text, text !== null && isCode(text)]).toEqual([text, false]);
      }),
      RUNS,
    );
    expect(spoken('features', ['plotSpace', 'Garden', 'DOUBLE_GLAZING', '1000123456'])).toEqual([
      'Garden',
      'Double glazing',
    ]);
  });

  it.each([
    ['Find your dream home with us!', false],
    ['Please enable JavaScript to continue', false],
    ['Award-winning estate agents since 1980', false],
    ['12 Sample Lane, Sampleton, OX9', true],
    ['Calle Mayor 3, Madrid', true],
    ['Dream Lane', true],
  ])('%s as an address: %s', (text, isOne) => {
    expect(isAddressLine(text)).toBe(isOne);
  });
});

describe('a grade stands on no guess', () => {
  const linkedHome = {
    '@type': 'House',
    name: 'A house',
    numberOfBedrooms: 3,
    offers: { price: 450000, priceCurrency: 'GBP' },
  };
  const bodyOf = (price: string, beds: number) =>
    `<h1>A house</h1><p class="price">${price}</p><table><tr><td>Bedrooms</td><td>${beds}</td></tr></table>`;

  it('two layers that disagree lower it, name the field and hold both values', () => {
    const agreed = readListingPage(linkedPage(linkedHome, bodyOf('£450,000', 3)), AGENT);
    const price = readListingPage(linkedPage(linkedHome, bodyOf('£475,000', 3)), AGENT);
    const beds = readListingPage(linkedPage(linkedHome, bodyOf('£450,000', 5)), AGENT);
    expect(agreed.doubts).toEqual([]);
    expect(price.doubts).toMatchObject([
      { field: 'price', reason: 'disagree', values: [{ layer: 'json-ld' }, { layer: 'markup' }] },
    ]);
    expect(printRecord(beds).doubts).toEqual([
      {
        field: 'bedrooms',
        reason: 'disagree',
        values: [
          { source: 'json-ld', value: 3 },
          { source: 'markup', value: 5 },
        ],
      },
    ]);
    expect([price.grade > agreed.grade, beds.grade > agreed.grade]).toEqual([true, true]);
    expect(beds.confidence.bedrooms).toBeLessThan(agreed.confidence.bedrooms ?? 0);
  });

  it.each([
    [{ floorSize: { value: 4, unitCode: 'MTK' } }, 'area'],
    [{ numberOfBedrooms: 44 }, 'bedrooms'],
    [{ offers: { price: 4_500, priceCurrency: 'GBP' } }, 'price'],
    [
      {
        address: { streetAddress: '1 Sample Row', addressCountry: 'GB' },
        geo: { latitude: 40.4, longitude: -3.7 },
      },
      'position',
    ],
  ])('a value outside what such homes have is named: %j', (odd, field) => {
    const usual = readListingPage(linkedPage(linkedHome), AGENT);
    const record = readListingPage(linkedPage({ ...linkedHome, ...odd }), AGENT);
    expect(record.doubts).toMatchObject([{ field, reason: 'unusual' }]);
    expect(usual.doubts).toEqual([]);
  });

  it('rounding is no disagreement', () => {
    expect(
      isSameFact('area', { value: 1250, unit: 'sqft', m2: 116.1 }, { value: 116, unit: 'm2', m2: 116 }),
    ).toBe(true);
    expect(isSameFact('area', { value: 116, unit: 'm2', m2: 116 }, { value: 160, unit: 'm2', m2: 160 })).toBe(
      false,
    );
  });

  it('photos that may not be copied count nothing', () => {
    const withPhotos = {
      ...linkedHome,
      image: [1, 2, 3, 4].map((index) => `https://img.example.com/${index}.jpg`),
    };
    expect(readListingPage(linkedPage(withPhotos), AGENT).grade).toBe(
      readListingPage(linkedPage(linkedHome), AGENT).grade,
    );
  });
});

describe('reasons', () => {
  it('speak of the file where a file was brought', () => {
    const [row] = readFeed(
      json([{ ListPrice: '', Address: 'Somewhere', BedroomsTotal: '' }, { BedroomsTotal: 3 }]),
    ).rows;
    expect(row?.record.refused?.reason).not.toMatch(/page/);
    expect(readFeed('<?xml version="1.0"?><data><row>1</row></data>').refused?.reason).toMatch(
      /XML.*nor a BLM file/,
    );
    expect(readFeed('#HEADER#\n#DATA#\n').refused?.reason).toMatch(/no BLM file/);
  });
});
