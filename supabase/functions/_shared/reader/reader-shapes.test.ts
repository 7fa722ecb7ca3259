// Shapes of pages and records that sites of many countries have, with homes of our own.
import { describe, expect, it } from 'vitest';
import { readHomes } from './feeds/read-homes.ts';
import { printRecord } from './print-record.ts';
import { readListingPage } from './read-listing-page.ts';
import { json, linkedPage, page } from './test-pages.ts';

type Said = Readonly<Record<string, unknown>>;

const read = (html: string, url: string | null = null) => printRecord(readListingPage(html, url));
const codeOf = (html: string, url: string | null = null) =>
  (read(html, url).refused as { code: string } | undefined)?.code ?? null;
const state = (value: unknown) => page({ title: 'Muestra', scripts: [`window.__DATA__ = ${json(value)};`] });

const SHAPES: readonly (readonly [string, string, Said])[] = [
  [
    'attributes as a list of names and values, beside the seller’s place',
    state({
      ad: {
        title: 'Chalet en Muestra',
        description: 'Casa con terreno a siete kilómetros.',
        category: { name: 'Venta de chalets' },
        author: { location: { latitude: 1.5, longitude: 1.5 } },
        price: { cashPrice: { value: 119_000 } },
        location: { city: { name: 'Muestra' }, geolocation: { latitude: 43.26, longitude: -5.71 } },
        images: ['https://img.example.com/a.jpg', 'https://img.example.com/b.jpg'],
        attributes: [
          { type: 'bedrooms', value: '3' },
          { type: 'bathrooms', value: '2' },
          { type: 'squareMeters', valueFormatted: '100 m²' },
          { type: 'squareMeterPrice', valueFormatted: '1.190 €/m²' },
        ],
      },
    }),
    {
      price: 119_000,
      currency: 'EUR',
      bedrooms: 3,
      bathrooms: 2,
      area: 100,
      latitude: 43.26,
      home_type: 'villa',
    },
  ],
  [
    'Russian labels and tenge',
    page({
      title: 'Продажа 2-комнатной квартиры',
      body: '<h1>2-комнатная квартира</h1><div class="price">22 400 000 ₸</div><div><div>Площадь</div><div>44.4 м²</div></div><div><div>Год постройки</div><div>2020</div></div>',
    }),
    { price: 22_400_000, currency: 'KZT', area_m2: 44.4, year_built: 2020, home_type: 'flat' },
  ],
  [
    'an address from the large to the small',
    page({
      title: '3 otaqlı mənzil',
      body: '<h1>3 otaqlı mənzil</h1><p class="price">185 000 AZN</p><p class="map-address">Nümunə, Sınaq r., Örnək pr.</p>',
    }),
    { price: 185_000, town: 'Nümunə', home_type: 'flat' },
  ],
  [
    'a unit of account beside what living there costs',
    page({
      title: 'Departamento en venta',
      body: '<h1>Departamento 3D 2B</h1><div class="price"><span>UF</span> <span>8.500</span></div><div class="price">$ 120.000 gastos comunes</div>',
    }),
    { price: 8_500, currency: 'CLF', home_type: 'flat' },
  ],
  [
    'icons that are said to mean the ground and the house',
    page({
      title: 'Casa en Muestra en venta',
      body: '<h1>Casa de campo en Muestra</h1><p class="price">285.000 €</p><ul><li><img src="/area.svg" alt="Tamaño de parcela"> 14.414 m2</li><li><img src="/x.svg" alt="Construido"> 154 m2</li><li><img src="/y.svg" alt="Dormitorios"> 3</li></ul>',
    }),
    { price: 285_000, area: 154, plot_m2: 14_414, bedrooms: 3, town: 'Muestra' },
  ],
  [
    'labels and lines in one paragraph',
    page({
      title: 'MLS 12',
      body: '<h1>Property Details</h1><p><strong>Price:</strong> $233,500<br><strong>Type:</strong> House</p><p><strong>Address: </strong><br>350 Sample St<br>Sampleton, WY 82609</p><ul><li><span>Square Feet: </span> <span>1056</span></li></ul>',
    }),
    {
      price: 233_500,
      address: '350 Sample St, Sampleton, WY 82609',
      town: 'Sampleton',
      postcode: '82609',
      area: 1056,
    },
  ],
  [
    'a street in a box and the whole address in the title',
    page({
      title: '123 Oak Street, Sampleton, TX 76102',
      body: '<h1>123 Oak Street, Sampleton, TX 76102</h1><div class="price">$285,000</div><div class="home-address">123 Oak Street</div><img src="/listings/12/photo1.jpg">',
    }),
    { address: '123 Oak Street', town: 'Sampleton', region: 'TX', postcode: '76102' },
  ],
  [
    'a postcode in brackets',
    page({
      title: 'Wohnung 46 m² 360000 € zum Kauf Mitte,Musterstadt (10115)',
      body: '<h1>Wohnung</h1><div class="price">360.000 €</div><div data-testid="Sections.Location.Address">Mitte, Musterstadt (10115)</div>',
    }),
    { price: 360_000, town: 'Musterstadt', postcode: '10115' },
  ],
  [
    'the place and the price in a description for sharing',
    page({
      title: 'Special offer',
      head: '<meta property="og:description" content="4-bed, 5-bath villa is for sale in Sample Bay, Example Islands at AED 2,520,000, listed by us.">',
      body: '<p>Type: Villa</p>',
    }),
    { price: 2_520_000, currency: 'AED', bedrooms: 4, bathrooms: 5, address: 'Sample Bay, Example Islands' },
  ],
  [
    'ten thousands of yen and a monthly cost',
    page({
      title: 'サンプルマンション（2LDK）',
      body: '<h1>サンプルマンション 7階</h1><table><tr><th>価格</th><td>1億1,500万円</td></tr><tr><th>専有面積</th><td>50.1㎡</td></tr><tr><th>所在地</th><td>東京都見本区例1-2</td></tr><tr><th>管理費</th><td>1万3590円／月</td></tr></table>',
    }),
    { price: 115_000_000, currency: 'JPY', area: 50.1, address: '東京都見本区例1-2' },
  ],
  [
    'a street, its number, the postcode and the town, Dutch',
    page({
      title: 'Huis te koop',
      body: '<h1>Voorbeeldstraat 1, 9999 XX Voorbeeld</h1><span class="price">€ 450.000 k.k.</span><dl><dt>Soort woonhuis</dt><dd>Eengezinswoning</dd></dl><div>Bouwjaar: 1995</div>',
    }),
    {
      price: 450_000,
      address: 'Voorbeeldstraat 1, 9999 XX Voorbeeld',
      postcode: '9999 XX',
      town: 'Voorbeeld',
      home_type: 'house',
      year_built: 1995,
    },
  ],
  [
    'boxes in a row without a gap, and a figure cut in two',
    page({
      title: 'Sample Grove, Sampleton',
      body: '<h1>Sample Grove, Sampleton</h1><div class="price"><span>£425</span><span>,000</span></div><div><span>4 bed</span><span>2 bath</span><span>1,302 sqft</span></div>',
    }),
    { price: 425_000, bedrooms: 4, bathrooms: 2, area: 1302 },
  ],
  [
    'a price and its monthly cost side by side',
    page({
      title: '3 bedroom house for sale in Sample Grove, Sampleton',
      body: '<h1>3 bedroom house for sale in Sample Grove, Sampleton</h1><div><div class="stat">£450,000 <a href="/more">Details</a></div><div class="stat">£2,100 per month <a href="/loan">Calculate</a></div></div>',
    }),
    { price: 450_000, bedrooms: 3 },
  ],
];

const REFUSED: readonly (readonly [string, string, string])[] = [
  [
    'rows of cards, each with a price and a way on',
    page({
      title: 'Korterite müük - KV',
      body: '<article class="default"><a href="/a-1"><strong>Näidis 1</strong></a><div>50 m²</div><div>150 000 €</div></article><article class="default"><a href="/a-2"><strong>Näidis 2</strong></a><div>80 m²</div><div>400 000 €</div></article>',
    }),
    'search',
  ],
  [
    'homes in an ItemList and no other price',
    linkedPage([
      {
        '@type': 'ItemList',
        itemListElement: [1, 2].map((position) => ({
          '@type': 'ListItem',
          position,
          item: {
            '@type': ['Product', 'RealEstateListing'],
            name: `Home ${position}`,
            offers: { price: position * 100_000, priceCurrency: 'EUR' },
          },
        })),
      },
    ]),
    'search',
  ],
  [
    'a price that is asked for, beside a neighbour’s',
    page({
      title: 'Chalet con 2 dormitorios',
      body: '<h1>Chalet con 2 dormitorios</h1><div class="features__price">Consultar</div><div class="property-3"><span class="property-3__price">330.000 €</span></div>',
    }),
    'price_on_application',
  ],
  [
    'a sale by auction in French',
    page({
      title: 'Vente aux enchères : une maison',
      body: '<h1>Une maison, mise à prix : 228 800 €</h1><h3>Mise à prix : 228 800 €</h3>',
    }),
    'auction_guide',
  ],
  [
    'an office building',
    page({
      title: 'Sample Tower',
      body: '<h1>Sample Tower Office Building</h1><p class="price">$4,500,000</p><table><tr><td>Building Size</td><td>25,000 SF</td></tr></table>',
    }),
    'no_listing',
  ],
  [
    'a bicycle with a price',
    page({
      title: 'Sample racing bicycle',
      head: `<script type="application/ld+json">${json({ '@type': 'Product', name: 'Sample racing bicycle', offers: { price: '15900', priceCurrency: 'EUR' } })}</script>`,
    }),
    'no_listing',
  ],
];

describe('shapes of pages', () => {
  it.each(SHAPES)('%s', (_, html, said) => {
    expect(read(html)).toMatchObject(said);
  });

  it.each(REFUSED)('%s is refused', (_, html, code) => {
    expect(codeOf(html)).toBe(code);
  });

  it('the numbers of rooms behind a word are no address', () => {
    expect(
      read(page({ title: 'Casa', body: '<h1>Casa 3 Dormitorios</h1><p class="price">300.000 €</p>' }))
        .address,
    ).toBeNull();
  });

  it('a state by its letters is no town, and Maine no pronoun', () => {
    const own = (title: string) =>
      read(page({ title, body: '<p class="price">$349,900</p><p>4 bedroom home</p>' }));
    expect(own('For Sale By Owner - 456 Maple Drive, Sampleton, TX').town).toBe('Sampleton');
    const maine = linkedPage([
      {
        '@type': 'House',
        address: {
          streetAddress: '18 Sample Rd',
          addressLocality: 'Sampleton',
          addressRegion: 'ME',
          postalCode: '04538',
        },
        offers: { price: 895_000 },
      },
    ]);
    expect(read(maine).address).toContain('18 Sample Rd');
  });

  it('an address that says to let decides where nothing else does', () => {
    const html = linkedPage([
      {
        '@type': 'RealEstateListing',
        name: 'Mieszkanie 48 m²',
        offers: { price: '4500', priceCurrency: 'PLN' },
      },
    ]);
    expect(codeOf(html, 'https://www.example.pl/nieruchomosci/wynajme-mieszkanie/12')).toBe('rent');
    expect(codeOf(html, 'https://www.example.pl/nieruchomosci/sprzedam-mieszkanie/12')).not.toBe('rent');
  });
});

describe('records of an MLS', () => {
  const row = (facts: Said) => ({
    ListPrice: 450_000,
    City: 'Sampleton',
    StateOrProvince: 'TX',
    PostalCode: '78701',
    ...facts,
  });
  const rows = (...all: Said[]) =>
    readHomes(json({ value: all.map(row) })).rows.map(({ record }) => printRecord(record));

  it('a lease in one word is no sale, and business is no home', () => {
    const codes = rows(
      { ListingKey: 'A', PropertyType: 'ResidentialLease', ListPrice: 1650 },
      { ListingKey: 'B', PropertyType: 'Commercial Sale', PropertySubType: 'Multi Family' },
      { ListingKey: 'C', PropertyType: 'Residential', BedroomsTotal: 3 },
    ).map((record) => (record.refused as { code: string } | undefined)?.code ?? null);
    expect(codes).toEqual(['rent', 'no_listing', null]);
  });

  it('a street keeps its direction', () => {
    const [record] = rows({
      StreetNumber: '1234',
      StreetDirPrefix: 'N',
      StreetName: 'Main',
      StreetSuffix: 'St',
      BedroomsTotal: 3,
    });
    expect(record?.address).toBe('1234 N Main St');
  });
});
