import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';
import { townInPortalPath } from './texts/town-in-portal-path.ts';

const page = (body: string, { lang = 'en', title = '', head = '' } = {}) =>
  `<html lang="${lang}"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
const linked = (...nodes: object[]) =>
  nodes.map((node) => `<script type="application/ld+json">${JSON.stringify(node)}</script>`).join('');
const crumbs = (...names: string[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: names.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
});

describe('the town that only the address of a page names', () => {
  it.each([
    ['https://www.funda.nl/detail/koop/voorbeeldstad/huis-voorbeeldlaan-1/12345678/', 'Voorbeeldstad'],
    [
      'https://www.funda.nl/koop/voorbeeld-aan-den-rijn/huis-12345678-voorbeeldlaan-1/',
      'Voorbeeld aan den Rijn',
    ],
    ['https://www.pararius.com/house-for-sale/den-voorbeeld/1a2b3c4d/voorbeeldlaan', 'Den Voorbeeld'],
    ['https://www.redfin.com/TX/Sample-Springs/1-Sample-St-78700/home/1234567', 'Sample Springs'],
    ['https://www.redfin.ca/bc/sampleton/1-Sample-St-V6H-2M2/unit-L01/home/1234567', 'Sampleton'],
    [
      'https://www.realtor.com/realestateandhomes-detail/1-Sample-St_Sample-Falls_OH_44221_M12345-67890',
      'Sample Falls',
    ],
    ['https://www.immoweb.be/en/classified/house/for-sale/voorbeeldgem/9999/12345678', 'Voorbeeldgem'],
    ['https://www.realestate.com.au/property-house-vic-st+sample-149123456', 'St Sample'],
    ['https://www.bienici.com/annonce/vente/exemple-sur-mer/maison/5pieces/abc-1', 'Exemple sur Mer'],
    ['https://www.funda.nl/zoeken/koop?selected_area=voorbeeldstad', null],
    ['https://example.com/koop/voorbeeldstad/huis-1/', null],
    ['not an address', null],
  ])('%s: %s', (url, town) => {
    expect(townInPortalPath(url, '')).toBe(town);
  });

  it('is spelled as the page spells it, and comes last', () => {
    const url = 'https://www.bienici.com/annonce/vente/exemple-les-eglises/maison/5pieces/abc-1';
    expect(townInPortalPath(url, 'Maison à Exemple-les-Églises, calme')).toBe('Exemple-les-Églises');
    const body = '<h1>Voorbeeldlaan 1</h1><p>€ 425.000 k.k.</p><p>3 slaapkamers</p><p>120 m² wonen</p>';
    const record = readListingPage(
      page(body, { lang: 'nl' }),
      'https://www.funda.nl/detail/koop/voorbeeldstad/huis-voorbeeldlaan-1/12345678/',
    );
    expect([record.town, record.sources.town]).toEqual(['Voorbeeldstad', 'url']);
  });
});

describe('the city of a quarter', () => {
  const home = (locality: string, region: string) => ({
    '@type': 'SingleFamilyResidence',
    name: `12 Sample Avenue, Bigtown, ${region}, V5Z 1E1`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: '12 Sample Avenue',
      addressLocality: locality,
      addressRegion: region,
      postalCode: 'V5Z 1E1',
    },
  });
  const body = '<p>$1,249,900</p><p>3 bd • 4 ba • 1560 sf • Townhouse</p>';

  it('stands right above it in the breadcrumbs, and in the whole address', () => {
    const html = (...steps: string[]) =>
      page(body, {
        title: 'For Sale: 12 Sample Avenue, Bigtown, BC',
        head: linked(home('Northside', 'BC'), crumbs(...steps)),
      });
    const url = 'https://www.rew.ca/properties/12-sample-avenue-bigtown-bc';
    expect(readListingPage(html('Home', 'British Columbia', 'Bigtown', 'Northside'), url).town).toBe(
      'Bigtown',
    );
    // Nothing tells which of the two is the larger.
    expect(readListingPage(html('Home', 'British Columbia'), url).town).toBe('Northside');
  });

  it('stands above it where nothing but breadcrumbs names a place', () => {
    const offer = {
      '@type': 'Product',
      name: 'Ein Haus mit Garten',
      offers: { price: '900000', priceCurrency: 'EUR' },
    };
    const html = page(
      '<p>Diese 2002 errichtete Villa steht an einer ruhigen Straße und hat einen großen Garten.</p>',
      {
        lang: 'de',
        title: 'Ein Haus mit Garten',
        head: linked(offer, crumbs('Deutschland', 'Berlin', 'Dahlem')),
      },
    );
    expect(readListingPage(html, 'https://www.beispiel.de/expose/1').town).toBe('Berlin');
  });

  it('stands behind it in an address that runs together, where the page names the quarter', () => {
    const html = (words: string) =>
      page(`<h1>Piso exclusivo</h1><p>3.025.000 €</p><p>4 habitaciones</p><p>${words}</p>`, { lang: 'es' });
    const url = 'https://www.habitaclia.com/comprar-piso-castellana-madrid-i1234567890123.htm';
    expect(readListingPage(html('Vivienda en el barrio de Castellana.'), url).town).toBe('Madrid');
    expect(readListingPage(html('Vivienda con terraza.'), url).town).toBeNull();
  });

  it('is Dublin of a postal district', () => {
    const html = page('<h1>57 Sample Road, Samplelagh, Dublin 6, D06 X0X0</h1><p>€800,000</p><p>2 Beds</p>');
    expect(readListingPage(html, 'https://www.sample.ie/homes/1').town).toBe('Dublin');
  });

  it('is the last part of a place in South Africa', () => {
    const node = {
      '@type': 'House',
      address: {
        streetAddress: '1 Sample Avenue',
        addressLocality: 'Samplevonia, Sampleton',
        addressCountry: 'ZA',
      },
      numberOfBedrooms: 4,
      offers: { price: 4999000, priceCurrency: 'ZAR' },
    };
    const html = page('<p>R 4 999 000</p>', { head: linked(node) });
    expect(readListingPage(html, 'https://www.privateproperty.co.za/for-sale/x/T1234567').town).toBe(
      'Sampleton',
    );
  });

  it('is what a Brazilian title names behind it, where the description places the home there', () => {
    const html = (words: string) =>
      page(
        `<h1>Apartamento à venda</h1><p>R$ 900.000</p><p>3 quartos</p><p>140 m²</p><div class="description"><p>${words}</p></div>`,
        {
          lang: 'pt-BR',
          head: `<meta property="og:title" content="Apartamento 3 quartos, 140m² - Vila Exemplo das Graças, Cidadela"><meta property="og:description" content="${words}">`,
        },
      );
    const url = 'https://www.exemplo.com.br/imovel/1';
    const words =
      'Apartamento espaçoso com 3 quartos, em região nobre de Cidadela, próximo a escolas e comércio.';
    expect(readListingPage(html(words), url).town).toBe('Cidadela');
  });
});

describe('what templates say that is not so', () => {
  const node = (country: string) => ({
    '@type': ['Product', 'RealEstateListing'],
    name: '1 Sample St',
    offers: { '@type': 'Offer', priceCurrency: 'USD', price: 2298000 },
    mainEntity: {
      '@type': 'SingleFamilyResidence',
      numberOfBedrooms: 5,
      address: {
        streetAddress: '1 Sample St',
        addressLocality: 'Sampleton',
        addressRegion: country === 'CA' ? 'BC' : 'WA',
        addressCountry: country,
      },
    },
  });
  const read = (country: string, host: string, body = '<p>$2,298,000</p>') =>
    readListingPage(
      page(body, { head: linked(node(country)) }),
      `https://${host}/bc/sampleton/1-Sample-St/home/1`,
    ).price?.currency;

  it('counts in the dollars of the country where site and home are in one', () => {
    expect(read('CA', 'www.redfin.ca')).toBe('CAD');
    expect(read('US', 'www.redfin.ca')).toBe('USD');
    expect(read('CA', 'www.redfin.com')).toBe('USD');
    expect(read('CA', 'www.redfin.ca', '<p>US$2,298,000</p>')).toBe('USD');
  });

  it('knows a town beside an unknown region, and the pictures of a card', () => {
    const metas = [
      ['geo.placename', 'Sampleton, null'],
      ['description', 'For Sale: 5 beds, 3 baths ∙ 2280 sq. ft. ∙ 1 Sample Ave, Sampleton ∙ $2,198,000'],
      ...[0, 1, 2, 3].map((at) => [`twitter:image:photo${at}`, `https://pictures.example/home_${at}_a.jpg`]),
    ].map(([name, content]) => `<meta name="${name}" content="${content}">`);
    const record = readListingPage(page('', { head: metas.join('') }), 'https://www.example.ca/homes/1');
    expect([record.town, record.photos?.length]).toEqual(['Sampleton', 4]);
  });
});

describe('what stands in a saved page of former years', () => {
  const url =
    'https://www.daft.ie/dublin/houses-for-sale/samplelagh/57-sample-road-samplelagh-dublin-1234567/';
  const picture = (at: number, size: string) =>
    `<li><img src="https://pictures.example/${'abcdef'.charAt(at).repeat(30)}.jpg" ${size} alt="57 Sample Road, Samplelagh - photos of house for sale"></li>`;

  it('is a listing by its number, not a page of results', () => {
    const html = page(
      `<h1>57 Sample Road, Samplelagh, Dublin 6</h1><p>€800,000</p><p>2 Beds</p><div class="gallery">${picture(0, 'width="609" height="457"')}<ul>${picture(1, 'width="113" height="85"')}${picture(2, 'width="113" height="85"')}</ul></div>`,
      { title: '57 Sample Road, Samplelagh, Dublin 6 - House For Sale' },
    );
    const record = readListingPage(html, url);
    expect([record.refused, record.listingId, record.photos?.length]).toEqual([null, '1234567', 3]);
    expect(
      readListingPage(html, 'https://www.daft.ie/dublin/houses-for-sale/samplelagh/').refused?.code,
    ).toBe('search');
  });

  it('reads what stands beside a value that only a script could work out', () => {
    const script = `dataLayer.push({ event: 'loaded', pagePath: (location.pathname + (location.search || '')), pageTitle: document.title, property: { price: '2098000.00', bedrooms: '5', bathrooms: '3', landSize: '4026 sqft', interiorFloorSpace: '2424 sqft', city: 'Sampleton', } });`;
    const record = readListingPage(
      page(`<h1>1 Sample Avenue</h1><script>${script}</script>`),
      'https://www.realtor.ca/real-estate/1/1-sample-avenue-sampleton',
    );
    expect([record.bedrooms, record.bathrooms, record.price?.amountMinor]).toEqual([5, 3, 209_800_000]);
  });
});

describe('rooms counted in words, in short sentences', () => {
  it.each([
    ['en', 'Open kitchen and two bedrooms.', 2],
    ['fr', 'Cuisine ouverte et deux chambres.', 2],
    ['es', 'Cocina abierta y tres dormitorios.', 3],
    ['it', 'Cucina aperta e due camere da letto.', 2],
    ['pt', 'Cozinha aberta e três quartos.', 3],
    ['de', 'Offene Küche und drei Schlafzimmer.', 3],
    ['nl', 'Open keuken en vier slaapkamers.', 4],
  ])('%s: %s', (lang, line, bedrooms) => {
    const html = page(`<h1>Sample Street 1, Sampleton</h1><p>€ 425.000</p><p>95 m²</p><p>${line}</p>`, {
      lang,
    });
    expect(readListingPage(html, 'https://homes.example/1').bedrooms).toBe(bedrooms);
  });

  it('reads the class that an energy label draws', () => {
    const html = page(
      '<h1>Piso en venta en Calle Ejemplo</h1><p>285.000 €</p><p>2 habs.</p><h2>Certificado energético</h2><span class="energy-certificate__tag energy-certificate__tag--e">e</span>',
      { lang: 'es' },
    );
    expect(readListingPage(html, 'https://www.ejemplo.es/piso/1').energyRating).toBe('E');
  });

  it('reads a floor that a sentence says the home spans, and no garden', () => {
    const read = (words: string) =>
      readListingPage(
        page(`<h1>1 Sample Road</h1><p>$2,098,000</p><p>5 beds</p><div class="description">${words}</div>`),
        'https://www.example.ca/homes/1',
      ).area?.value ?? null;
    expect(
      read(
        'Charming home in the heart of it all. Spanning 2,424 sqft, this residence offers a blank canvas.',
      ),
    ).toBe(2424);
    expect(
      read(
        'Charming home in the heart of it all. It has gardens spanning 2,424 sqft in all, and a blank canvas.',
      ),
    ).toBeNull();
  });
});
