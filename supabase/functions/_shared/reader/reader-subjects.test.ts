// Classes of wrong readings, each as a property: what holds for every page of its kind, not for one.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameFact } from './doubt-facts.ts';
import { readFeed } from './feeds/read-feed.ts';
import { printRecord } from './print-record.ts';
import { readListingPage } from './read-listing-page.ts';
import { json, linkedPage, page } from './test-pages.ts';
import { largestPictures } from './texts/picture-link.ts';
import { isAddressLine, isCode, spoken } from './texts/spoken-words.ts';

const AGENT = 'https://www.agent.example.com/homes/12';
const RUNS = { numRuns: 60 };
/** Prices as people write them: with either mark, with spaces, or without any. */
const amount = fc.integer({ min: 60, max: 9_000 }).map((thousands) => thousands * 1_000);

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

  it('a size that was worked out in square metres is no disagreement, whatever unit it was taken for', () => {
    const stated = { value: 2207, unit: 'sqft', m2: 205 } as const;
    expect(isSameFact('area', { value: 205.03700928, unit: 'sqft', m2: 19 }, stated)).toBe(true);
    expect(isSameFact('area', stated, { value: 205.03700928, unit: 'sqft', m2: 19 })).toBe(true);
    expect(isSameFact('area', { value: 205, unit: 'sqft', m2: 19 }, stated)).toBe(false);
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
