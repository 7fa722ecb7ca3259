import { json, linkedPage, nextPage, page, rightmoveProperty } from '../../reader/test-pages.ts';

/** A page of the stand-in portal and what it states. Every home is made up. */
export interface StandInPage {
  readonly url: string;
  readonly html: string;
  /** null: a page that is no listing; then `code` says what it is */
  readonly states: {
    readonly priceMinor: number;
    readonly currency: string;
    readonly bedrooms: number;
  } | null;
  readonly code?: string;
}

const zillow = {
  zpid: 900001,
  price: 685900,
  currency: 'USD',
  homeStatus: 'FOR_SALE',
  bedrooms: 5,
  bathrooms: 2.5,
  livingArea: 2517,
  streetAddress: '12 Sample Dr',
  city: 'Sampleville',
  state: 'CA',
  zipcode: '92530',
  homeType: 'SINGLE_FAMILY',
};

/** One page in the shape of each portal, agency pages with listing markup, and pages that are no listing. */
export const STAND_IN_PAGES: readonly StandInPage[] = [
  {
    url: 'https://www.rightmove.co.uk/properties/900000001',
    html: page({ scripts: [`window.PAGE_MODEL = ${json({ propertyData: rightmoveProperty })}`] }),
    states: { priceMinor: 45_000_000, currency: 'GBP', bedrooms: 3 },
  },
  {
    url: 'https://www.zoopla.co.uk/for-sale/details/900000003/',
    html: nextPage({
      listingDetails: {
        displayAddress: 'Sample Park, Samplewich CT9',
        listingId: '900000003',
        section: 'for-sale',
        counts: { numBedrooms: 4, numBathrooms: 2 },
        pricing: { internalValue: 550000, label: '£550,000' },
        location: { postalCode: 'CT9 1ZZ' },
      },
    }),
    states: { priceMinor: 55_000_000, currency: 'GBP', bedrooms: 4 },
  },
  {
    url: 'https://www.onthemarket.com/details/900000004/',
    html: nextPage(
      {},
      {
        initialReduxState: {
          property: {
            id: '900000004',
            displayAddress: 'Station Lane, Sampleford, RG19',
            price: '£725,000',
            priceRaw: 725000,
            bedrooms: 4,
            humanisedPropertyType: 'Detached house',
          },
        },
      },
    ),
    states: { priceMinor: 72_500_000, currency: 'GBP', bedrooms: 4 },
  },
  {
    url: 'https://www.zillow.com/homedetails/12-Sample-Dr/900001_zpid/',
    html: nextPage({ componentProps: { gdpClientCache: json({ q: { property: zillow } }) } }),
    states: { priceMinor: 68_590_000, currency: 'USD', bedrooms: 5 },
  },
  {
    url: 'https://www.realtor.com/realestateandhomes-detail/22-Sample-Ave_San-Sample_CA_94115_M20341-51800',
    html: nextPage({
      initialReduxState: {
        propertyDetails: {
          status: 'for_sale',
          list_price: 1495000,
          description: { beds: 1, baths_full: 1, baths_half: 1, type: 'condos' },
          location: {
            address: { line: '22 Sample Ave', city: 'San Sample', state_code: 'CA', postal_code: '94115' },
          },
        },
      },
    }),
    states: { priceMinor: 149_500_000, currency: 'USD', bedrooms: 1 },
  },
  {
    url: 'https://www.redfin.com/WA/Sampleton/5-Sample-St-98101/home/123456',
    html: page({
      scripts: [
        `root.__reactServerState.InitialContext = ${json({
          'ReactServerAgent.cache': {
            dataCache: {
              '/stingray/api/home/details/aboveTheFold': {
                res: {
                  text: `{}&&${json({
                    payload: {
                      addressSectionInfo: {
                        priceInfo: { amount: 899000, label: 'Price' },
                        beds: 3,
                        baths: 2,
                        streetAddress: { assembledAddress: '5 Sample St' },
                        city: 'Sampleton',
                        state: 'WA',
                        zip: '98101',
                        status: { displayValue: 'Active' },
                      },
                    },
                  })}`,
                },
              },
            },
          },
        })};`,
      ],
    }),
    states: { priceMinor: 89_900_000, currency: 'USD', bedrooms: 3 },
  },
  {
    url: 'https://www.idealista.com/inmueble/900000005/',
    html: page({
      title: 'Flat for sale in Calle Muestra, Muestra — idealista',
      body: '<h1>Flat / apartment for sale in Calle Muestra</h1><div class="info-data"><span class="info-data-price"><span class="txt-bold">360,000</span> €</span></div><div class="info-features"><span>95 m²</span><span>3 bed.</span></div>',
    }),
    states: { priceMinor: 36_000_000, currency: 'EUR', bedrooms: 3 },
  },
  {
    url: 'https://www.daft.ie/for-sale/detached-house-1-sample-road-dublin-4/900006',
    html: nextPage({
      listing: {
        id: 900006,
        title: '1 Sample Road, Dublin 4',
        price: '€595,000',
        numBedrooms: '4 Bed',
        numBathrooms: '3 Bath',
        propertyType: 'Detached',
        category: 'Buy',
        state: 'PUBLISHED',
      },
    }),
    states: { priceMinor: 59_500_000, currency: 'EUR', bedrooms: 4 },
  },
  {
    url: 'https://www.domain.com.au/1-sample-street-sampleton-nsw-2000-9000000007',
    html: nextPage({
      componentProps: {
        listingId: 9000000007,
        listingSummary: {
          title: '$1,250,000',
          beds: 3,
          baths: 2,
          propertyType: 'House',
          address: '1 Sample Street, Sampleton NSW 2000',
        },
        rootGraphQuery: {
          listingByIdV2: {
            displayAddress: '1 Sample Street, Sampleton NSW 2000',
            priceDetails: { displayPrice: '$1,250,000' },
          },
        },
      },
    }),
    states: { priceMinor: 125_000_000, currency: 'AUD', bedrooms: 3 },
  },
  {
    url: 'https://www.sample-agents.co.uk/homes/sample-lane',
    html: linkedPage({
      '@type': 'House',
      name: 'A house in Sample Lane',
      numberOfBedrooms: 3,
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Sample Lane',
        addressLocality: 'Sampleton',
        postalCode: 'OX9 1ZZ',
      },
      offers: { '@type': 'Offer', price: 425000, priceCurrency: 'GBP' },
    }),
    states: { priceMinor: 42_500_000, currency: 'GBP', bedrooms: 3 },
  },
  {
    url: 'https://www.sample-agents.co.uk/blog/spring',
    html: page({ body: '<h1>Spring in Sampleton</h1><p>Our office has new opening hours.</p>' }),
    states: null,
    code: 'no_listing',
  },
  {
    url: 'https://www.sample-agents.co.uk/homes/sample-manor',
    html: linkedPage(
      {
        '@type': 'House',
        name: 'A manor in Sampleton',
        numberOfBedrooms: 9,
        address: { '@type': 'PostalAddress', streetAddress: 'Manor Drive', addressLocality: 'Sampleton' },
      },
      '<h1>A manor in Sampleton for sale</h1><p class="price">Price on application</p>',
    ),
    states: null,
    code: 'price_on_application',
  },
  {
    url: 'https://www.sample-agents.co.uk/lettings/sample-flat',
    html: linkedPage(
      {
        '@type': 'Apartment',
        name: 'A flat to rent in Sampleton',
        numberOfBedrooms: 1,
        address: { '@type': 'PostalAddress', streetAddress: 'Mill Row', addressLocality: 'Sampleton' },
        offers: {
          '@type': 'Offer',
          price: 950,
          priceCurrency: 'GBP',
          businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        },
      },
      '<h1>A flat to rent in Sampleton</h1><p class="price">£950 pcm</p>',
    ),
    states: null,
    code: 'rent',
  },
  {
    url: 'https://www.sample-agents.co.uk/property-for-sale/sampleton',
    html: page({
      title: '24 properties for sale in Sampleton',
      body: `<h1>24 properties for sale in Sampleton</h1><ul>${Array.from({ length: 8 }, (_, place) => `<li><a href="/homes/${String(place + 1)}">3 bedroom house</a> £${String(300 + place * 10)},000</li>`).join('')}</ul>`,
    }),
    states: null,
    code: 'search',
  },
  {
    url: 'https://www.plain-agents.co.uk/homes/1',
    html: page({
      body: '<h1>Cottage in Sampleton</h1><table><tr><td>Price:</td><td>£310,000</td></tr><tr><td>Bedrooms</td><td>2</td></tr></table>',
    }),
    states: null,
    code: 'no_listing_markup',
  },
  {
    url: 'https://www.walled-agents.co.uk/homes/1',
    html: page({
      title: 'Just a moment...',
      body: '<script>window._cf_chl_opt={}</script><p>Enable JavaScript and cookies to continue</p>',
    }),
    states: null,
    code: 'blocked',
  },
];
