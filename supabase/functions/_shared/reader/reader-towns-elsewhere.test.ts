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
