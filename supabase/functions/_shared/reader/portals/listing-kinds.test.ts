import { describe, expect, it } from 'vitest';
import { readListingPage } from '../read-listing-page.ts';
import { json, linkedPage, nextPage, page, rightmoveProperty } from '../test-pages.ts';

// What a figure on a page stands for differs by portal, country and year. Each of these has been seen written so.

const rightmove = (changes: object) =>
  readListingPage(
    page({
      scripts: [`window.PAGE_MODEL = ${json({ propertyData: { ...rightmoveProperty, ...changes } })}`],
    }),
    'https://www.rightmove.co.uk/properties/900000001',
  );

const prices = (primaryPrice: string, displayPriceQualifier = '') => ({
  prices: { primaryPrice, displayPriceQualifier },
});

describe('a Rightmove page', () => {
  it.each([
    [prices('£350,000', 'From'), 'from', 35_000_000, 'GBP', null],
    [prices('£350,000', 'Guide Price'), 'guide', 35_000_000, 'GBP', null],
    [prices('£350,000', 'OIRO'), 'offers-around', 35_000_000, 'GBP', null],
    [prices('£350,000', 'Fixed Price'), 'fixed', 35_000_000, 'GBP', null],
    [prices('€350,000'), 'asking', 35_000_000, 'EUR', null],
    [prices('£150,000', 'Auction Guide Price'), 'auction', 15_000_000, 'GBP', 'auction_guide'],
    [prices('Coming Soon'), 'on-application', null, 'GBP', 'price_on_application'],
    [{ ...prices('£1,950 pcm'), transactionType: 'LET' }, 'rent', 195_000, 'GBP', 'rent'],
  ])('%j', (changes, kind, amountMinor, currency, code) => {
    const record = rightmove(changes);
    expect(record.price).toMatchObject({ kind, amountMinor, currency });
    expect(record.refused?.code ?? null).toBe(code);
    expect(record.bedrooms).toBe(3);
  });

  it('takes a guide for an auction where the listing says that it is sold by auction', () => {
    const by = (description: string) =>
      rightmove({ ...prices('£150,000', 'Guide Price'), text: { description } }).price?.kind;
    expect(by('For sale by modern method of auction. Buyer fees apply.')).toBe('auction');
    expect(by('This house is to be sold by online public auction on 4 May.')).toBe('auction');
    expect(by('A house bought at an auction in 1990 and much loved since.')).toBe('guide');
  });

  it('keeps land, studios and sizes in every unit', () => {
    const sizings = [{ unit: 'ac', minimumSize: 2.5, maximumSize: 2.5 }];
    expect(rightmove({ bedrooms: null, propertySubType: 'Land', sizings })).toMatchObject({
      bedrooms: null,
      homeType: 'land',
      area: null,
      plot: { value: 2.5, unit: 'acre' },
    });
    expect(rightmove({ bedrooms: 0, propertySubType: 'Studio' })).toMatchObject({
      bedrooms: 0,
      homeType: 'studio',
    });
    expect(rightmove({ sizings: [{ unit: 'sqm', minimumSize: 93, maximumSize: 93 }] }).area).toMatchObject({
      value: 93,
      unit: 'm2',
    });
  });
});

describe('a Domain page', () => {
  const domain = (listingSummary: object) =>
    readListingPage(
      nextPage({
        componentProps: {
          listingId: 9000000007,
          listingSummary: { beds: 3, mode: 'buy', ...listingSummary },
        },
      }),
      'https://www.domain.com.au/1-sample-street-sampleton-nsw-2000-9000000007',
    );

  it.each([
    ['$1,250,000', 'asking', 125_000_000, null],
    ['For Sale $899k+', 'asking', 89_900_000, null],
    ['Price Guide $1.25m', 'guide', 125_000_000, null],
    ['Offers over $899,000', 'offers-over', 89_900_000, null],
    ['$1,100,000 - $1,200,000', 'range', 110_000_000, 'price_range'],
    ['Mid $900,000s', 'range', 90_000_000, 'price_range'],
    ['High $1.2m', 'range', 120_000_000, 'price_range'],
    ['Auction Guide $1,500,000', 'auction', 150_000_000, 'auction_guide'],
    ['Contact Agent', 'on-application', null, 'price_on_application'],
    ['Expressions of Interest', 'on-application', null, 'price_on_application'],
  ])('%s', (title, kind, amountMinor, code) => {
    const record = domain({ title });
    expect(record.price).toMatchObject({ kind, amountMinor, currency: 'AUD' });
    expect(record.refused?.code ?? null).toBe(code);
  });

  it('tells sold and let homes apart', () => {
    expect(domain({ title: 'SOLD - $1,250,000', mode: 'sold' })).toMatchObject({
      listingType: 'sold',
      price: { kind: 'sold' },
      refused: null,
    });
    expect(domain({ title: '$650 per week', mode: 'rent' }).refused?.code).toBe('rent');
  });
});

describe('a Daft page', () => {
  const daft = (listing: object) =>
    readListingPage(
      nextPage({
        listing: { id: 900006, title: '1 Sample Road, Dublin 4', numBedrooms: '4 Bed', ...listing },
      }),
      'https://www.daft.ie/for-sale/detached-house-1-sample-road-dublin-4/900006',
    );

  it.each([
    [{ price: '€595,000' }, 'asking', 'EUR', null],
    [{ price: 'From €395,000', category: 'New Homes' }, 'from', 'EUR', null],
    [{ price: '£250,000', isInRepublicOfIreland: false }, 'asking', 'GBP', null],
    [{ price: '€500,000', category: 'Sold' }, 'sold', 'EUR', null],
    [{ price: 'AMV: €350,000' }, 'auction', 'EUR', 'auction_guide'],
    [{ price: 'Price on Application' }, 'on-application', 'EUR', 'price_on_application'],
    [{ price: '€2,500 per month', category: 'Rent' }, 'rent', 'EUR', 'rent'],
  ])('%j', (listing, kind, currency, code) => {
    const record = daft(listing);
    expect(record.price).toMatchObject({ kind, currency });
    expect(record.refused?.code ?? null).toBe(code);
  });
});

describe('a Zillow page', () => {
  const zillow = (changes: object) =>
    readListingPage(
      nextPage({
        componentProps: {
          gdpClientCache: json({
            q: {
              property: {
                zpid: 1,
                price: 600000,
                currency: 'USD',
                homeStatus: 'FOR_SALE',
                bedrooms: 3,
                bathrooms: 2.5,
                ...changes,
              },
            },
          }),
        },
      }),
      'https://www.zillow.com/homedetails/1-Sample-Dr/1_zpid/',
    );

  it('reads Canada, acres and metres', () => {
    expect(zillow({ currency: 'CAD', zipcode: 'M5V 2T6' })).toMatchObject({
      country: 'CA',
      price: { currency: 'CAD' },
    });
    expect(zillow({ lotAreaValue: 1.5, lotAreaUnits: 'Acres', lotSize: 65340 }).plot).toMatchObject({
      value: 1.5,
      unit: 'acre',
    });
    expect(zillow({ livingArea: 200, livingAreaUnits: 'Square Meters' }).area).toMatchObject({
      value: 200,
      unit: 'm2',
    });
  });

  it('takes the last sale of a home that is off the market, never the estimate', () => {
    expect(
      zillow({ homeStatus: 'OTHER', price: null, lastSoldPrice: 200000, zestimate: 700000 }),
    ).toMatchObject({
      listingType: 'sold',
      price: { kind: 'sold', amountMinor: 20_000_000 },
    });
    expect(zillow({ listing_sub_type: { is_forAuction: true } }).refused?.code).toBe('auction_guide');
  });
});

describe('any other page', () => {
  const markup = (offers: object, more: object = {}) =>
    readListingPage(
      linkedPage({ '@type': 'House', name: 'A house', numberOfBedrooms: 3, offers, ...more }),
      'https://www.sample-agents.com/1',
    );

  it('takes two ends of an aggregate offer for a range, one for a price', () => {
    expect(
      markup({ '@type': 'AggregateOffer', lowPrice: 300000, highPrice: 350000, priceCurrency: 'GBP' }).refused
        ?.code,
    ).toBe('price_range');
    expect(
      markup({ '@type': 'AggregateOffer', lowPrice: 300000, highPrice: 300000, priceCurrency: 'GBP' }),
    ).toMatchObject({
      price: { kind: 'asking', amountMinor: 30_000_000 },
      refused: null,
    });
  });

  it('finds the postcode in an address of one line', () => {
    expect(
      markup({ price: 275000, priceCurrency: 'GBP' }, { address: '1 Mill Lane, York YO1 7AA' }),
    ).toMatchObject({ postcode: 'YO1 7AA', district: 'YO1' });
  });

  it('names kinds of homes in other languages', () => {
    const kind = (title: string) =>
      readListingPage(
        page({ title, body: `<h1>${title}</h1><p class="price">489.000 €</p>` }),
        'https://www.makler.de/1',
      ).homeType;
    expect([
      kind('Einfamilienhaus in Köln'),
      kind('Reihenhaus in Bonn'),
      kind('Doppelhaushälfte in Ulm'),
      kind('Eigentumswohnung in Mainz'),
    ]).toEqual(['detached', 'terraced', 'semi-detached', 'flat']);
  });

  it('refuses an auction lot by the words around its guide', () => {
    const body =
      '<h1>Lot 12: 2 bed house, Hull</h1><p class="price">Guide price £60,000</p><p>For sale by public auction on 12 May.</p>';
    expect(readListingPage(page({ body }), 'https://www.sample-auctions.co.uk/12')).toMatchObject({
      homeType: 'house',
      refused: { code: 'auction_guide' },
    });
  });
});
