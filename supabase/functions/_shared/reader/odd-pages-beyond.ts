import { BLANK, linked, photos, type OddPage } from './odd-page-parts.ts';
import { json, page } from './test-pages.ts';

/** Odd pages from beyond Europe's portals, and of forms that any site may have. */
export const ODD_PAGES_BEYOND: readonly OddPage[] = [
  {
    name: 'reais and suites, Brazilian',
    url: 'https://www.imoveis.example.com.br/imovel/8',
    html: page({
      title: 'Casa à venda',
      body: '<h1>Casa com 3 dormitórios</h1><p class="price">R$ 1.250.000,00</p><ul><li>Dormitórios: 3</li><li>Banheiros: 2</li><li>Área útil: 180 m²</li></ul>',
    }),
    expected: { price: 1_250_000, currency: 'BRL', bedrooms: 3, bathrooms: 2, area: 180 },
  },
  {
    name: 'pesos with a dollar sign, Mexican',
    url: 'https://www.inmuebles.example.com/casa/8',
    html: page({
      title: 'Casa en venta en Ejemplo',
      body: '<h1>Casa en venta en Ejemplo</h1><p class="price">$ 4,500,000 MN</p><p>3 recámaras</p><p>Construcción: 190 m²</p>',
    }),
    expected: { price: 4_500_000, currency: 'MXN', bedrooms: 3 },
  },
  {
    name: 'rand, erf and floor, South African',
    url: 'https://www.agent.example.co.za/for-sale/8',
    html: page({
      title: '4 Bedroom House for Sale in Sampleveld',
      body: '<h1>4 Bedroom House for Sale in Sampleveld</h1><div class="price">R 2 450 000</div><table><tr><td>Erf Size</td><td>1 012 m²</td></tr><tr><td>Floor Size</td><td>245 m²</td></tr><tr><td>Bedrooms</td><td>4</td></tr><tr><td>Bathrooms</td><td>2.5</td></tr></table>',
    }),
    expected: { price: 2_450_000, currency: 'ZAR', bedrooms: 4, bathrooms: 2.5, area: 245, plot_m2: 1012 },
  },
  {
    name: 'dirhams in lower case, Emirates',
    url: 'https://www.homes.example.ae/buy/8',
    html: page({
      title: 'Apartment for sale in Sample Marina',
      head: linked({
        '@type': 'Apartment',
        name: 'Apartment in Sample Marina',
        numberOfBedrooms: 2,
        floorSize: { value: '1,250', unitText: 'sqft' },
        address: { addressLocality: 'Sample Marina', addressRegion: 'Dubai' },
        offers: { price: '2,500,000', priceCurrency: 'aed' },
      }),
      body: '<h1>Apartment in Sample Marina</h1>',
    }),
    expected: { price: 2_500_000, currency: 'AED', bedrooms: 2, area: 1250, area_unit: 'sqft' },
  },
  {
    name: 'a bare dollar beside a Canadian postcode',
    url: 'https://www.realty.example.com/listing/8',
    html: page({
      title: '12 Maple Ave, Toronto, ON M5V 2T6',
      head: linked({
        '@type': 'House',
        name: '12 Maple Ave',
        numberOfBedrooms: 3,
        address: {
          streetAddress: '12 Maple Ave',
          addressLocality: 'Toronto',
          addressRegion: 'ON',
          postalCode: 'M5V 2T6',
        },
        offers: { price: 1249000 },
      }),
      body: '<h1>12 Maple Ave</h1><p class="price">$1,249,000</p>',
    }),
    expected: { price: 1_249_000, currency: 'CAD', bedrooms: 3, country: 'CA' },
  },
  {
    name: 'a bare dollar beside a region of New Zealand',
    url: 'https://www.realty.example.com/nz/8',
    html: page({
      title: '5 Kauri Rd',
      head: linked({
        '@type': 'House',
        name: '5 Kauri Rd',
        address: {
          streetAddress: '5 Kauri Rd',
          addressLocality: 'Devonport',
          addressRegion: 'Auckland',
          addressCountry: 'New Zealand',
        },
      }),
      body: '<h1>5 Kauri Rd</h1><p class="price">$1,100,000</p><p>4 bedrooms</p>',
    }),
    expected: { price: 1_100_000, currency: 'NZD', bedrooms: 4, country: 'NZ' },
  },
  {
    name: 'a price without a currency that the text has with one',
    url: 'https://www.villas.example.com/8',
    html: page({
      title: 'Villa in Sample Bay',
      head: linked({
        '@type': 'House',
        name: 'Villa in Sample Bay',
        numberOfBedrooms: 4,
        offers: { price: 985000 },
      }),
      body: '<h1>Villa in Sample Bay</h1><p class="price">985.000 EUR</p>',
    }),
    expected: { price: 985_000, currency: 'EUR', bedrooms: 4 },
  },
  {
    name: 'a notice for browsers without scripts, codes and a slogan',
    url: 'https://www.portal.example.co.uk/home/8',
    html: page({
      title: 'You need to enable JavaScript to run this app.',
      head: linked({
        '@type': 'SingleFamilyResidence',
        name: 'SingleFamilyResidence',
        numberOfBedrooms: 2,
        address: 'Find your dream home with us!',
        offers: { price: 310000, priceCurrency: 'GBP' },
      }),
      body: '<noscript><h1>Please enable JavaScript</h1></noscript><h1>Barn in Sampleton</h1><ul><li>Type: barn_conversion</li><li>Address: 2 Barn Row, Sampleton</li></ul>',
    }),
    expected: {
      price: 310_000,
      bedrooms: 2,
      title: 'Barn in Sampleton',
      address: '2 Barn Row, Sampleton',
      property_type: 'Single family residence',
    },
  },
  {
    name: 'a slider of thumbnails, placeholders and one picture twice, Spanish',
    url: 'https://www.inmo.example.es/piso/8',
    html: page({
      title: 'Piso en venta en Calle Ejemplo, Muestra',
      body: `<h1>Piso en venta en Calle Ejemplo, Muestra</h1><span class="precio">235.000 €</span><div class="gallery">${[1, 2, 3].map((index) => `<img src="${BLANK}" data-src="/fotos/800x600/${index}.jpg"><img src="/fotos/90x60/${index}.jpg" class="thumb">`).join('')}<img src="/fotos/800x600/1.jpg?v=2"></div><ul><li>2 habitaciones</li><li>1 baño</li><li>78 m² construidos</li></ul><h3>También te puede interesar</h3><div class="gallery"><img src="/otros/1.jpg"><span class="precio">199.000 €</span></div>`,
    }),
    expected: {
      ...{ price: 235_000, currency: 'EUR', bedrooms: 2, bathrooms: 1, area: 78 },
      photos: [1, 2, 3].map((index) => `https://www.inmo.example.es/fotos/800x600/${index}.jpg`),
    },
  },
  {
    name: 'a state of scripts with the home among others, Italian',
    url: 'https://www.case.example.it/annuncio/4400123',
    html: page({
      title: 'Villa in vendita in Via Esempio, Campione',
      scripts: [
        `window.__STATE__ = ${json({
          results: [],
          listings: [
            { id: 4400999, price: 99000, bedrooms: 9, bathrooms: 9, address: 'Via Altra 9' },
            { id: 4400998, price: 98000, bedrooms: 8, bathrooms: 8, address: 'Via Altra 8' },
          ],
          current: {
            id: 4400123,
            price: { value: 640000, currency: 'eur' },
            bedrooms: 4,
            bathrooms: 3,
            address: 'Via Esempio 1',
            mapCenter: { latitude: 41.1, longitude: 12.1 },
            location: { latitude: 41.9028, longitude: 12.4964 },
            description:
              'Una villa con un grande giardino, vicino al mare e alla città, con molte stanze e una bella vista.',
            photos: photos(3),
          },
        })};`,
      ],
      body: '<h1>Villa in vendita in Via Esempio, Campione</h1>',
    }),
    expected: {
      price: 640_000,
      currency: 'EUR',
      bedrooms: 4,
      bathrooms: 3,
      latitude: 41.9028,
      longitude: 12.4964,
      photos: photos(3),
    },
  },
  {
    name: 'acres beside the floor, American MLS',
    url: 'https://idx.example.com/listing/22',
    html: page({
      title: '22 Ranch Rd, Bozeman, MT 59715',
      head: '<meta property="og:title" content="22 Ranch Rd, Bozeman, MT 59715"><meta property="og:description" content="3 beds, 2 baths, 5.2 acres, 1,910 sq ft">',
      body: '<h1>22 Ranch Rd, Bozeman, MT 59715</h1><table><tr><td>List Price</td><td>$735,000</td></tr><tr><td>Acres</td><td>5.2 acres</td></tr><tr><td>Area</td><td>5.2 acres</td></tr><tr><td>Sq Ft</td><td>1,910</td></tr><tr><td>Bedrooms</td><td>3</td></tr><tr><td>Full Bathrooms</td><td>2</td></tr><tr><td>Property Type</td><td>1000123456</td></tr><tr><td>Listing date</td><td>01/01/1900</td></tr></table>',
    }),
    expected: {
      price: 735_000,
      currency: 'USD',
      bedrooms: 3,
      area: 1910,
      area_unit: 'sqft',
      listed_on: null,
      property_type: null,
    },
  },
  {
    name: 'an Eircode and a slogan for a heading, Irish',
    url: 'https://www.agent.example.ie/property/3',
    html: page({
      title: '3 Sample Row, Sampletown, Co. Cork, P12 AB34',
      body: '<h1>3 Sample Row, Sampletown, Co. Cork</h1><div class="property-price">€395,000</div><p>3 Bed · 2 Bath · 112 m²</p><p>BER: C1</p><p>Site area 0.25 acres</p>',
    }),
    expected: { price: 395_000, currency: 'EUR', bedrooms: 3, bathrooms: 2, area: 112 },
  },
];
