import { card, linked, photos, scope, type OddPage } from './odd-page-parts.ts';
import { page } from './test-pages.ts';

/** Pages in the structures that large sites beyond Europe have: facts and layouts are made up. */
export const ODD_PAGES_OVERSEAS: readonly OddPage[] = [
  {
    name: 'JSON-LD in a graph, floor in square feet, lot in acres, American',
    url: 'https://www.homes-usa.example.com/homedetails/12-Sample-St-Austin-TX-78704/1_zpid/',
    html: page({
      title: '12 Sample St, Austin, TX 78704 | MLS #123 | Homes',
      head: linked({
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'WebSite', name: 'Homes', potentialAction: { '@type': 'SearchAction' } },
          { '@type': 'BreadcrumbList', itemListElement: [{ name: 'TX' }, { name: 'Austin' }] },
          {
            '@type': ['SingleFamilyResidence', 'Product'],
            name: '12 Sample St, Austin, TX 78704',
            address: {
              '@type': 'PostalAddress',
              streetAddress: '12 Sample St',
              addressLocality: 'Austin',
              addressRegion: 'TX',
              postalCode: '78704',
              addressCountry: 'US',
            },
            floorSize: { '@type': 'QuantitativeValue', value: '1,850', unitCode: 'FTK' },
            numberOfBedrooms: 3,
            numberOfBathroomsTotal: 2.5,
            yearBuilt: 1962,
            geo: { latitude: 30.2501, longitude: -97.7502 },
            image: photos(3),
            offers: { '@type': 'Offer', price: 725000, priceCurrency: 'USD' },
          },
        ],
      }),
      body: `<h1>12 Sample St, Austin, TX 78704</h1><span data-testid="price">$725,000</span><p>Zestimate®: $698,400</p><p>3 beds 2.5 baths 1,850 sqft</p><p>Lot: 0.21 Acres</p><section><h2>Similar homes</h2>${card('$810,000', '40 Other Ave')}${card('$655,000', '9 Third Ln', 2)}</section>`,
    }),
    expected: {
      ...{ price: 725_000, currency: 'USD', bedrooms: 3, bathrooms: 2.5, area: 1850, area_unit: 'sqft' },
      ...{
        town: 'Austin',
        region: 'TX',
        postcode: '78704',
        country: 'US',
        year_built: 1962,
        latitude: 30.2501,
      },
    },
  },
  {
    name: 'beds and parking as icons with words, Australian',
    url: 'https://www.property.example.com.au/property-house-vic-sampleton-140000001',
    html: page({
      title: '12 Sample Street, Sampleton, Vic 3000 - House for Sale',
      head: linked({
        '@type': 'Residence',
        '@context': 'http://schema.org',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '12 Sample Street',
          addressLocality: 'Sampleton',
          addressRegion: 'VIC',
          postalCode: '3000',
          addressCountry: 'AU',
        },
      }),
      body: '<h1>12 Sample Street, Sampleton, Vic 3000</h1><span class="property-price">$1,285,000</span><ul><li aria-label="4 bedrooms"><p>4</p></li><li aria-label="2 bathrooms"><p>2</p></li><li aria-label="2 car spaces"><p>2</p></li><li aria-label="612 m² land size"><p>612 m²</p></li></ul><p>Median house price in Sampleton: $1,100,000</p>',
    }),
    expected: {
      ...{ price: 1_285_000, currency: 'AUD', bedrooms: 4, bathrooms: 2, town: 'Sampleton', area: null },
      ...{ postcode: '3000', country: 'AU' },
    },
  },
  {
    name: 'a half storey of baths, Canadian',
    url: 'https://www.realty.example.ca/real-estate/27000001/12-sample-crescent-ottawa',
    html: page({
      title: '12 Sample Crescent, Ottawa, Ontario K1A 0B1',
      body: '<h1>12 SAMPLE CRESCENT<br>Ottawa, Ontario K1A 0B1</h1><div id="listingPrice">$849,900</div><table><tr><td>MLS® Number</td><td>X27000001</td></tr><tr><td>Bedrooms</td><td>3 + 1</td></tr><tr><td>Bathrooms</td><td>3</td></tr><tr><td>Square Footage</td><td>1,760 sqft</td></tr><tr><td>Annual Property Taxes</td><td>$5,412 (CAD)</td></tr><tr><td>Built in</td><td>1988</td></tr></table>',
    }),
    expected: {
      price: 849_900,
      currency: 'CAD',
      bathrooms: 3,
      area: 1760,
      area_unit: 'sqft',
      postcode: 'K1A 0B1',
    },
  },
  {
    name: 'levies, rates and an erf, South African',
    url: 'https://www.property.example.co.za/for-sale/sampleview/sample-town/1/110000001',
    html: page({
      title: '3 Bedroom House for Sale in Sampleview',
      body: '<div class="p24_price">R 1 895 000</div><h1>3 Bedroom House for Sale in Sampleview</h1><ul><li title="Bedrooms"><span>3</span></li><li title="Bathrooms"><span>2</span></li><li title="Erf Size"><span>744 m²</span></li></ul><div><span>Erf Size</span><span>744 m²</span></div><div><span>Floor Area</span><span>182 m²</span></div><div><span>Rates and Taxes</span><span>R 1 120</span></div><div><span>Levies</span><span>R 650</span></div>',
    }),
    expected: { price: 1_895_000, currency: 'ZAR', bedrooms: 3, bathrooms: 2, area: 182, plot_m2: 744 },
  },
  {
    name: 'AED with beds and baths as words, Emirates',
    url: 'https://www.homes.example.ae/property/details-8000001.html',
    html: page({
      title: 'Apartment for Sale in Sample Tower, Sample Marina, Dubai',
      head: linked({
        '@type': 'ItemPage',
        mainEntity: {
          '@type': 'Apartment',
          name: 'Bright 2BR, Sea View',
          numberOfRooms: { '@type': 'QuantitativeValue', value: 2, unitText: 'bedrooms' },
          numberOfBathroomsTotal: 3,
          floorSize: { '@type': 'QuantitativeValue', value: '1,310', unitText: 'SQFT' },
          geo: { '@type': 'GeoCoordinates', latitude: 25.0805, longitude: 55.1403 },
          address: { addressLocality: 'Sample Marina', addressRegion: 'Dubai', addressCountry: 'AE' },
          potentialAction: {
            '@type': 'BuyAction',
            priceSpecification: { price: 2_450_000, priceCurrency: 'AED' },
          },
        },
      }),
      body: '<h1>Bright 2BR, Sea View</h1><span aria-label="Currency">AED</span> <span aria-label="Price">2,450,000</span><span aria-label="Beds">2 Beds</span><span aria-label="Baths">3 Baths</span><span aria-label="Area">1,310 sqft</span><p>Est. mortgage AED 9,800/month</p>',
    }),
    expected: {
      price: 2_450_000,
      currency: 'AED',
      bathrooms: 3,
      area: 1310,
      area_unit: 'sqft',
      latitude: 25.0805,
    },
  },
  {
    name: 'crores, a carpet area and a price a foot, Indian',
    url: 'https://www.ghar.example.in/propertydetails/3-bhk-flat-for-sale-in-pune-id-1',
    html: page({
      title: '3 BHK Flat for Sale in Sample Nagar, Pune',
      body: '<h1>3 BHK 1450 Sq-ft Flat For Sale in Sample Nagar, Pune</h1><div class="price">₹1.35 Cr</div><span>₹9,310/sqft</span><span>EMI - ₹61,000</span><ul><li>3 Beds</li><li>3 Baths</li><li>2 Balconies</li></ul><div><span>Carpet Area</span><span>1120 sqft</span></div><div><span>Status</span><span>Ready to Move</span></div>',
    }),
    expected: { price: 13_500_000, currency: 'INR', bedrooms: 3, bathrooms: 3, area_unit: 'sqft' },
  },
  {
    name: 'microdata with an offer and a floor, New Zealand',
    url: 'https://www.property.example.co.nz/a/property/residential/sale/auckland/listing/4000001',
    html: page({
      title: '12 Sample Terrace, Sampleton, Auckland',
      body: `${scope(
        'House',
        `<h1 itemprop="name">12 Sample Terrace, Sampleton</h1><span itemprop="numberOfBedrooms">3</span> Beds <span itemprop="numberOfBathroomsTotal">2</span> Baths<div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">12 Sample Terrace</span>, <span itemprop="addressLocality">Sampleton</span>, <span itemprop="addressRegion">Auckland</span></div><div itemprop="offers" itemscope itemtype="https://schema.org/Offer">Asking price <meta itemprop="priceCurrency" content="NZD"><span itemprop="price" content="1095000">$1,095,000</span></div><p>Floor area 138m²</p><p>Land area 455m²</p>`,
      )}<section class="similar"><h2>You may also like</h2>${card('$899,000', '4 Other Way')}</section>`,
    }),
    expected: {
      ...{ price: 1_095_000, currency: 'NZD', bedrooms: 3, bathrooms: 2, town: 'Sampleton' },
      ...{ area: 138, plot_m2: 455 },
    },
  },
  {
    name: 'man and oku, LDK and square metres, Japanese',
    url: 'https://www.sumai.example.jp/ms/chuko/tokyo/nc_90000001/',
    html: page({
      title: 'サンプルマンション 3LDK 東京都',
      body: '<h1>サンプルマンション</h1><table><tr><th>価格</th><td>8,480万円</td></tr><tr><th>間取り</th><td>3LDK</td></tr><tr><th>専有面積</th><td>72.35m²（壁芯）</td></tr><tr><th>所在地</th><td>東京都見本区例町1-2-3</td></tr><tr><th>完成時期（築年月）</th><td>2004年3月</td></tr><tr><th>管理費</th><td>1万5200円／月</td></tr></table>',
    }),
    expected: { price: 84_800_000, currency: 'JPY', area: 72.35 },
  },
  {
    name: 'S$ and psf, Singaporean',
    url: 'https://www.homes.example.sg/singapore/sale/property/sample-residences-60000001',
    html: page({
      title: 'Sample Residences - 3 Bedroom Condo for Sale',
      head: linked({
        '@type': 'Apartment',
        name: 'Sample Residences',
        numberOfRooms: 3,
        floorSize: { value: 1_087, unitCode: 'FTK' },
        address: { streetAddress: '12 Sample Road', postalCode: '123456', addressCountry: 'SG' },
        offers: { '@type': 'Offer', price: 1_980_000, priceCurrency: 'SGD' },
      }),
      body: '<h1>Sample Residences</h1><h2>S$ 1,980,000</h2><p>S$ 1,821.53 psf</p><p>3 Beds</p><p>2 Baths</p><p>1,087 sqft</p><p>Estimated repayment S$ 6,900/mo</p>',
    }),
    expected: {
      price: 1_980_000,
      currency: 'SGD',
      bathrooms: 2,
      area: 1087,
      area_unit: 'sqft',
      postcode: '123456',
    },
  },
  {
    name: 'eok and man, square metres beside pyeong, Korean',
    url: 'https://www.jip.example.kr/trades/90000001',
    html: page({
      title: '샘플아파트 매매 서울',
      body: '<h1>샘플아파트 101동</h1><p class="price">매매 12억 5,000만원</p><dl><dt>전용면적</dt><dd>84.97㎡</dd><dt>방수/욕실수</dt><dd>3/2개</dd><dt>관리비</dt><dd>20만원</dd></dl>',
    }),
    expected: { price: 1_250_000_000, currency: 'KRW', area: 84.97 },
  },
];
