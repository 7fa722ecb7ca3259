import { describe, expect, it } from 'vitest';
import { readListingPage } from '../read-listing-page.ts';
import { json, nextPage, packed, page, rightmoveProperty } from '../test-pages.ts';

const RIGHTMOVE = 'https://www.rightmove.co.uk/properties/900000001#/?channel=RES_BUY';

describe('readRightmove()', () => {
  const model = { propertyData: rightmoveProperty, analyticsInfo: {} };
  const shapes = {
    'the plain page model': `window.PAGE_MODEL = ${json(model)}\n`,
    'the packed page model': `window.__PAGE_MODEL = ${json({ data: json(packed(model)), encoding: 'on' })};\n`,
  };
  for (const [name, script] of Object.entries(shapes)) {
    it(`reads ${name}`, () => {
      const record = readListingPage(page({ scripts: [script] }), RIGHTMOVE);
      expect(record).toMatchObject({
        listingType: 'sale',
        price: { kind: 'offers-over', amountMinor: 45_000_000, currency: 'GBP' },
        bedrooms: 3,
        bathrooms: 2,
        area: { value: 1000, unit: 'sqft', m2: 92.9 },
        homeType: 'semi-detached',
        tenure: 'freehold',
        address: 'Sample Lane, Sampleton, OX9',
        postcode: 'OX9 1ZZ',
        district: 'OX9',
        town: 'Sampleton',
        position: { latitude: 51.5, longitude: -1.25 },
        agent: 'Sample Agents, Sampleton',
        listedOn: '2026-02-04',
        url: 'https://www.rightmove.co.uk/properties/900000001',
        listingId: '900000001',
        refused: null,
        grade: 'B',
      });
      expect(record.sources.price).toBe('portal-data');
    });
  }

  it('takes what its data lacks from the labels of the page, and nothing else', () => {
    const { tenure: _tenure, ...property } = rightmoveProperty;
    const labels = { Tenure: 'Leasehold', 'Year built': '1936', 'Floor area': '700 sq ft', Bedrooms: '9' };
    const body = Object.entries(labels)
      .map(([label, value]) => `<dl><dt>${label}</dt><dd>${value}</dd></dl>`)
      .join('');
    const script = `window.PAGE_MODEL = ${json({ propertyData: property })}`;
    expect(readListingPage(page({ scripts: [script], body }), RIGHTMOVE)).toMatchObject({
      ...{ tenure: 'leasehold', yearBuilt: 1936, bedrooms: 3 },
      area: { value: 1000, unit: 'sqft' },
    });
  });

  it('keeps prices from players and the raw text apart', () => {
    const record = readListingPage(page({ scripts: [`window.PAGE_MODEL = ${json(model)}`] }), RIGHTMOVE);
    expect(record.description).toContain('£450,000');
    expect(record.playerDescription).toContain('Two gardens');
    expect(record.playerDescription).not.toMatch(/450/);
    expect(record.playerFeatures.join()).not.toMatch(/475/);
  });

  it('refuses POA, auctions, lettings and what was removed, with the facts kept', () => {
    const read = (changes: object) =>
      readListingPage(
        page({
          scripts: [`window.PAGE_MODEL = ${json({ propertyData: { ...rightmoveProperty, ...changes } })}`],
        }),
        RIGHTMOVE,
      );
    expect(read({ prices: { primaryPrice: 'POA' } }).refused?.code).toBe('price_on_application');
    expect(read({ text: { auctionFeesDisclaimer: 'Fees apply.' } }).refused?.code).toBe('auction_guide');
    expect(read({ transactionType: 'LET', prices: { primaryPrice: '£995 pcm' } })).toMatchObject({
      listingType: 'rent',
      price: { amountMinor: 99_500, period: 'month' },
      bedrooms: 3,
      refused: { code: 'rent' },
      grade: 'F',
    });
    expect(read({ status: { published: false, archived: true } })).toMatchObject({
      bedrooms: 3,
      refused: { code: 'removed' },
    });
  });

  it('reads the data layer of the pages before the page model', () => {
    const layer = {
      location: { postcode: 'B14 1ZZ', country: 'GB', latitude: 52.4, longitude: -1.8 },
      propertyId: 900000002,
      propertyInfo: {
        propertySubType: 'Terraced',
        price: 180000,
        beds: 2,
        added: '20171122',
        lettingType: null,
        priceQualifier: 'Guide Price',
        currency: 'GBP',
      },
    };
    const html = page({
      scripts: [`(function(k,v){push(k,v)}('property',${json(layer)}));`],
      body: '<address itemscope itemtype="http://schema.org/Residence"><h1 itemprop="name">2 bedroom house</h1><span itemprop="address">School Lane, Sampleton</span></address>',
    });
    expect(
      readListingPage(html, 'http://www.rightmove.co.uk/property-for-sale/property-900000002.html'),
    ).toMatchObject({
      price: { kind: 'guide', amountMinor: 18_000_000 },
      bedrooms: 2,
      postcode: 'B14 1ZZ',
      address: 'School Lane, Sampleton',
      listedOn: '2017-11-22',
      url: 'https://www.rightmove.co.uk/properties/900000002',
    });
  });
});

describe('readZoopla()', () => {
  const listing = {
    displayAddress: 'Sample Park, Samplewich CT9',
    listingId: '900000003',
    section: 'for-sale',
    propertyType: 'detached',
    counts: { numBedrooms: 4, numBathrooms: 2 },
    pricing: { internalValue: 550000, label: '£550,000', qualifier: 'offers_over', isAuction: false },
    location: { postalCode: 'CT9 1ZZ', coordinates: { latitude: 51.3, longitude: 1.1 } },
    propertyImage: [{ filename: 'a.jpg' }, { filename: 'b.jpg', caption: 'EPC' }],
    publishedOn: '2025-09-20T13:46:10',
    detailedDescription: '$2a',
  };
  const url = 'https://www.zoopla.co.uk/for-sale/details/900000003/?search_identifier=abc';
  const wanted = {
    price: { kind: 'offers-over', amountMinor: 55_000_000, currency: 'GBP' },
    bedrooms: 4,
    bathrooms: 2,
    postcode: 'CT9 1ZZ',
    position: { latitude: 51.3, longitude: 1.1 },
    listedOn: '2025-09-20',
    url: 'https://www.zoopla.co.uk/for-sale/details/900000003/',
    photos: ['https://lid.zoocdn.com/u/1024/768/a.jpg'],
  };

  it('reads the server stream, long texts resolved', () => {
    const text = 'A house by the sea – quiet and light, with a view of the water from every room.';
    const bytes = new TextEncoder().encode(text).length.toString(16);
    const rows = `1:["$","div",null,${json(listing)}]\n2a:T${bytes},${text}3:null\n`;
    const scripts = [rows.slice(0, 90), rows.slice(90)].map(
      (part) => `self.__next_f.push(${json([1, part])})`,
    );
    const record = readListingPage(page({ scripts }), url);
    expect(record).toMatchObject(wanted);
    expect(record.description).toBe(text);
  });

  it('reads __NEXT_DATA__ of the years before', () => {
    expect(
      readListingPage(
        nextPage({ listingDetails: { ...listing, detailedDescription: '<p>A house.</p>' } }),
        url,
      ),
    ).toMatchObject(wanted);
  });

  it('reads the taxonomy where nothing else is left', () => {
    const taxonomy = {
      price_actual: 300000,
      num_beds: 3,
      num_baths: 1,
      outcode: 'CT9',
      incode: '1ZZ',
      display_address: 'Old Lane',
      section: 'for-sale',
      currency_code: 'GBP',
    };
    expect(
      readListingPage(page({ scripts: [`ZPG.trackData.taxonomy = ${json(taxonomy)};`] }), url),
    ).toMatchObject({
      price: { amountMinor: 30_000_000 },
      bedrooms: 3,
      postcode: 'CT9 1ZZ',
      address: 'Old Lane',
    });
  });
});

describe('readOnTheMarket()', () => {
  const property = {
    id: '900000004',
    displayAddress: 'Station Lane, Sampleford, RG19',
    priceQualifier: 'Guide price',
    price: '£725,000',
    priceRaw: 725000,
    bedrooms: 0,
    bathrooms: null,
    location: { lon: -1.4, lat: 51.4 },
    humanisedPropertyType: 'Land',
    keyInfo: [
      { title: 'Tenure', value: 'Freehold' },
      { title: 'Council tax', value: 'Band D' },
    ],
    minimumAreaSqFt: 2015,
    epc: { rating: 'F' },
    images: [{ largeUrl: 'https://media.example.com/1.jpg' }],
    agent: { name: 'Sample Agents', postcode: 'RG17 8XU' },
  };

  it('reads the property; the postcode is never the agent’s', () => {
    const record = readListingPage(
      nextPage({}, { initialReduxState: { property } }),
      'https://www.onthemarket.com/details/900000004/',
    );
    expect(record).toMatchObject({
      price: { kind: 'guide', amountMinor: 72_500_000 },
      bedrooms: 0,
      area: { value: 2015, unit: 'sqft' },
      energyRating: 'F',
      councilTaxBand: 'D',
      tenure: 'freehold',
      homeType: 'land',
      postcode: null,
      district: 'RG19',
    });
  });

  it('reads the whole postcode that the measuring of the same property keeps', () => {
    const read = (id: string) =>
      readListingPage(
        nextPage(
          {},
          {
            initialReduxState: {
              property,
              metadata: { dataLayer: { 'property-id': id, postcode: 'RG19 4XX' } },
            },
          },
        ),
        'https://www.onthemarket.com/details/900000004/',
      ).postcode;
    expect([read('900000004'), read('900000005')]).toEqual(['RG19 4XX', null]);
  });

  it('reads a property without a position', () => {
    const { location: _, ...unplaced } = property;
    const record = readListingPage(
      nextPage({}, { initialReduxState: { property: unplaced } }),
      'https://www.onthemarket.com/details/900000004/',
    );
    expect(record).toMatchObject({
      price: { amountMinor: 72_500_000 },
      position: null,
      photos: ['https://media.example.com/1.jpg'],
    });
  });
});
