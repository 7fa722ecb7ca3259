import { describe, expect, it } from 'vitest';
import { readListingPage } from '../read-listing-page.ts';
import { json, nextPage, page } from '../test-pages.ts';

const zillowProperty = {
  zpid: 900001,
  price: 685900,
  currency: 'USD',
  homeStatus: 'FOR_SALE',
  bedrooms: 5,
  bathrooms: 2.5,
  livingArea: 2517,
  livingAreaUnits: 'Square Feet',
  yearBuilt: 2003,
  streetAddress: '12 Sample Dr',
  city: 'Sampleville',
  state: 'CA',
  zipcode: '92530',
  latitude: 33.6,
  longitude: -117.3,
  homeType: 'SINGLE_FAMILY',
  photos: [
    {
      mixedSources: {
        jpeg: [{ url: 'https://photos.example.com/s.jpg' }, { url: 'https://photos.example.com/l.jpg' }],
      },
    },
  ],
};
const zillowWanted = {
  price: { kind: 'asking', amountMinor: 68_590_000, currency: 'USD' },
  bedrooms: 5,
  bathrooms: 2.5,
  area: { value: 2517, unit: 'sqft' },
  address: '12 Sample Dr, Sampleville, CA',
  postcode: '92530',
  homeType: 'single-family',
  yearBuilt: 2003,
  photos: ['https://photos.example.com/l.jpg'],
  listingId: '900001',
};
const ZILLOW = 'https://www.zillow.com/homedetails/12-Sample-Dr/900001_zpid/?utm_source=mail';

describe('readZillow()', () => {
  it('reads the cache inside the string inside __NEXT_DATA__, the full copy before the thin one', () => {
    const gdpClientCache = json({
      'Thin{"zpid":1}': { property: { zpid: 900001, price: 1, homeStatus: 'FOR_SALE', bedrooms: 1 } },
      'Full{}': { property: zillowProperty },
    });
    expect(readListingPage(nextPage({ componentProps: { gdpClientCache } }), ZILLOW)).toMatchObject(
      zillowWanted,
    );
  });

  it('reads the preloaded Apollo data of older pages', () => {
    const data = { apiCache: json({ 'FullRenderQuery{}': { property: zillowProperty } }) };
    const html = page({
      head: `<script id="hdpApolloPreloadedData" type="application/json">${json(data)}</script>`,
    });
    expect(readListingPage(html, ZILLOW)).toMatchObject(zillowWanted);
  });

  it('tells sales, sold homes and rents apart', () => {
    const read = (changes: object) =>
      readListingPage(
        nextPage({
          componentProps: { gdpClientCache: json({ q: { property: { ...zillowProperty, ...changes } } }) },
        }),
        ZILLOW,
      );
    expect(read({ homeStatus: 'RECENTLY_SOLD' }).price?.kind).toBe('sold');
    expect(read({ homeStatus: 'FOR_RENT', price: 3200 }).refused?.code).toBe('rent');
  });
});

describe('readRealtor()', () => {
  it('reads the property details; half baths are halves', () => {
    const propertyDetails = {
      status: 'for_sale',
      list_price: 1495000,
      list_date: '2026-01-31T19:24:46Z',
      description: {
        beds: 1,
        baths_full: 1,
        baths_half: 1,
        sqft: 900,
        type: 'condos',
        year_built: 1962,
        text: 'A flat.',
      },
      location: {
        address: {
          line: '22 Sample Ave Unit 1B',
          city: 'San Sample',
          state_code: 'CA',
          postal_code: '94115',
          coordinate: { lat: 37.7, lon: -122.4 },
        },
      },
      photos: [{ href: 'https://ap.example.com/1.jpg' }],
    };
    expect(
      readListingPage(
        nextPage({ initialReduxState: { propertyDetails } }),
        'https://www.realtor.com/realestateandhomes-detail/22-Sample-Ave_San-Sample_CA_94115_M20341-51800',
      ),
    ).toMatchObject({
      price: { amountMinor: 149_500_000, currency: 'USD' },
      bedrooms: 1,
      bathrooms: 1.5,
      area: { value: 900 },
      homeType: 'flat',
      address: '22 Sample Ave Unit 1B, San Sample, CA',
      postcode: '94115',
      listedOn: '2026-01-31',
      listingId: 'M20341-51800',
    });
  });
});

describe('readRedfin()', () => {
  it('reads the cached answers behind {}&&', () => {
    const answer = (payload: unknown) => ({ res: { text: `{}&&${json({ payload })}` } });
    const info = {
      priceInfo: { amount: 899000, label: 'Price' },
      beds: 3,
      baths: 2,
      sqFt: { value: 1500 },
      streetAddress: { assembledAddress: '5 Sample St' },
      city: 'Seattle',
      state: 'WA',
      zip: '98101',
      latLong: { latitude: 47.6, longitude: -122.3 },
      status: { displayValue: 'Active' },
    };
    const cache = {
      'ReactServerAgent.cache': {
        dataCache: {
          '/stingray/api/home/details/aboveTheFold': answer({
            addressSectionInfo: info,
            mediaBrowserInfo: {
              photos: [{ photoUrls: { fullScreenPhotoUrl: 'https://ssl.example.com/1.jpg' } }],
            },
          }),
        },
      },
    };
    const html = page({ scripts: [`root.__reactServerState.InitialContext = ${json(cache)};`] });
    expect(
      readListingPage(html, 'https://www.redfin.com/WA/Seattle/5-Sample-St-98101/home/123456'),
    ).toMatchObject({
      price: { amountMinor: 89_900_000, currency: 'USD' },
      bedrooms: 3,
      bathrooms: 2,
      area: { value: 1500, unit: 'sqft' },
      address: '5 Sample St, Seattle, WA',
      postcode: '98101',
      photos: ['https://ssl.example.com/1.jpg'],
      listingId: '123456',
    });
  });
});
