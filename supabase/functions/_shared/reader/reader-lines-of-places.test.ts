import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';

const page = (body: string, { lang = 'en', title = '', head = '' } = {}) =>
  `<html lang="${lang}"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
const read = (html: string, url: string) => readListingPage(html, url);
const PRICE = '<p class="price">245.000 €</p><ul><li>3 habitaciones</li><li>2 baños</li><li>90 m²</li></ul>';

describe('a Spanish street that a heading names in small letters', () => {
  it.each([
    ['Piso en calle Ejemplo', 'calle Ejemplo'],
    ['Piso en venta en calle de la Muestra', 'calle de la Muestra'],
    ['Piso calle Ejemplo', 'calle Ejemplo'],
    ['Piso en venta en avenida Muestra Larga', 'avenida Muestra Larga'],
  ])('%s', (heading, address) => {
    const crumbs =
      '<nav class="breadcrumb"><a href="/">Inicio</a><a href="/m">Muestrilla</a><a href="/m/n">Norte</a></nav>';
    const home = read(
      page(`${crumbs}<h1>${heading}</h1>${PRICE}`, { lang: 'es', title: `${heading} - Ejemplo` }),
      'https://www.ejemplo.es/inmueble/12345',
    );
    expect(home.address).toBe(address);
  });

  it('is no street where the words go on', () => {
    const heading = 'Piso calle Ejemplo muy luminoso y tranquilo';
    expect(
      read(page(`<h1>${heading}</h1>${PRICE}`, { lang: 'es' }), 'https://www.ejemplo.es/1').address,
    ).toBeNull();
  });
});

it('a part of a town is not the town', () => {
  const body = `<nav class="breadcrumb"><a href="/">Inicio</a><a href="/s">Sevilla</a><a href="/s/t">Triana</a></nav>
    <h1>Piso en venta en Calle de la Muestra, Centro</h1>${PRICE}`;
  expect(read(page(body, { lang: 'es' }), 'https://www.ejemplo.es/inmueble/2')).toMatchObject({
    address: 'Calle de la Muestra, Centro',
    town: 'Sevilla',
  });
});

describe('a line of a page that is the whole address', () => {
  it('a British building by its name, down to the postcode', () => {
    const body = `<h1>2 bedroom flat for sale</h1><p>Sampleton</p><p>Guide price £425,000</p>
      <p>Sample Buildings, Example Lane, Sampleton, OX9 1ZZ</p><p>2 bedrooms · 1 bathroom</p>`;
    expect(
      read(
        page(body, { title: '2 bedroom flat for sale in Sampleton' }),
        'https://www.sample-agents.co.uk/property/1',
      ),
    ).toMatchObject({ address: 'Sample Buildings, Example Lane, Sampleton, OX9 1ZZ', postcode: 'OX9 1ZZ' });
  });

  it('a town with the first half of its postcode behind what is offered', () => {
    const body =
      '<h1>1 Bed Flat, Oxford, OX4</h1><p>£1,150 pcm</p><ul><li>1 bedrooms</li><li>1 bathrooms</li></ul>';
    expect(
      read(page(body), 'https://www.openrent.co.uk/property-to-rent/oxford/1-bed-flat-oxford-ox4/9000001'),
    ).toMatchObject({ town: 'Oxford', district: 'OX4' });
  });

  it('a street and a place parted by a stroke', () => {
    const body = `<h1>Apartment Sample</h1><strong>2 Room | 24.7 m² | available from 01. Sep 2030</strong>
      <span>Berlin Wedding | Musterstraße</span><div>Total rent: <strong>949,00 € / Month</strong></div>`;
    expect(read(page(body), 'https://www.muster-wohnen.de/en/apartments/1')).toMatchObject({
      address: 'Musterstraße, Berlin Wedding',
      town: 'Berlin',
    });
  });

  it('an American street above its town and state, as letters have it', () => {
    const body = `<table><tr><td><a href="https://click.example.com/1">$1,800/mo</a></td></tr>
      <tr><td><a href="https://click.example.com/2">3 bd, 1.0 ba, 1,328 sqft</a></td></tr>
      <tr><td><a href="https://click.example.com/3">41 Sample Heights Blvd,<br/> Sample Ridge, MI</a></td></tr></table>`;
    expect(readListingPage(page(body), null)).toMatchObject({
      address: '41 Sample Heights Blvd, Sample Ridge, MI',
      town: 'Sample Ridge',
      region: 'MI',
    });
  });

  it('a street with its postcode and town, where a box only names what is around', () => {
    const body = `<h1>Musterwohnung</h1><p>Musterstraße, 1180 Musterstadt</p><p class="price">€ 349.000</p>
      <div class="address">Musterstraße, Musterpark</div><p>65 m² Wohnfläche</p>`;
    expect(read(page(body, { lang: 'de' }), 'https://www.muster-makler.at/objekt/1')).toMatchObject({
      address: 'Musterstraße, 1180 Musterstadt',
      postcode: '1180',
      town: 'Musterstadt',
    });
  });
});

describe('the town', () => {
  it('stands in front of its postcode in the address of a French page', () => {
    const body = `<h1>Appartement 3 pièces</h1><p>189 000 €</p><ul><li>58 m²</li><li>3 pièces</li></ul>`;
    const title = 'Appartement 3 pièces Exemple-sur-Saône Centre - Annonces';
    expect(
      read(
        page(body, { lang: 'fr', title }),
        'https://www.exemple.fr/annonces/appartement-exemple-sur-saone-25000-r1',
      ).town,
    ).toBe('Exemple-sur-Saône');
  });

  it('stands between marks behind the size in a title', () => {
    const title = 'Flat to rent Small studio • 22 m² • K vzoru • Prague - Vzorov • without fee | Vzorreality';
    expect(
      read(page('<h1>Small studio</h1><p>14 000 Kč</p>', { title }), 'https://www.vzor.cz/nabidka/1'),
    ).toMatchObject({ address: 'K vzoru, Prague - Vzorov', town: 'Prague' });
  });

  it('is named by a word for a city where linked data name the quarter', () => {
    const linked = JSON.stringify({
      '@type': 'Apartment',
      floorSize: { '@type': 'QuantitativeValue', value: 116, unitText: 'SQM' },
      amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'عدد دورات المياه', value: 3 }],
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'شارع مثال, حي المثال, مدينة الرياض, منطقة الرياض',
        addressLocality: 'حي المثال',
        addressCountry: 'SA',
      },
      offers: { '@type': 'Offer', price: 1_500_000, priceCurrency: 'SAR' },
    });
    expect(
      read(
        page('', { lang: 'ar', head: `<script type="application/ld+json">${linked}</script>` }),
        'https://www.example.sa/1',
      ),
    ).toMatchObject({ town: 'الرياض', bathrooms: 3 });
  });
});

describe('a Canadian address in a title', () => {
  const title = '623 - 88 Sample Ave, Toronto, Ontario M4M1A1 Sold History | Sample Homes';
  const body = `<p>2 Bedrooms</p><p>2 Bathrooms</p><p class="price">$998,000</p>`;

  it('has a unit in front of its number, and its dollars are Canadian', () => {
    expect(read(page(body, { title }), 'https://samplehomes.com/home/1')).toMatchObject({
      address: '623 - 88 Sample Ave, Toronto, Ontario M4M1A1',
      town: 'Toronto',
      region: 'Ontario',
      country: 'CA',
      price: { amountMinor: 99_800_000, currency: 'CAD' },
    });
  });
});
