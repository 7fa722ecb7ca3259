// Parts of a place that a page states beside each other or above. Every home in here is made up.
import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';
import { json, linkedPage, page } from './test-pages.ts';

const host = (country: string) => `https://homes.example.${country}/listing/90001`;
const read = (body: string, country: string) => readListingPage(page({ body }), host(country));

describe('parts of a place', () => {
  const linked = (address: Record<string, string>, body: string, country: string, description = '') =>
    readListingPage(
      linkedPage(
        { '@type': 'House', numberOfBedrooms: 3, address, offers: { price: 450_000 }, description },
        `<h1>House</h1>${body}`,
      ),
      host(country),
    ).address;

  it('between street and town come from the line that names them all', () => {
    const address = { streetAddress: 'Wzorowa', addressLocality: 'Przykładowo', postalCode: '55-571' };
    const body = '<p>Przykładowo, Północ, Wzorowa</p>';
    expect(linked(address, body, 'pl', 'Dom w dzielnicy Północ.')).toBe(
      'Wzorowa, Północ, 55-571 Przykładowo',
    );
    expect(linked(address, '<p>Przykładowo, Domy, Wzorowa</p>', 'pl')).toBe('Wzorowa, 55-571 Przykładowo');
  });

  it('between quarter and region come from the steps that lead to the home', () => {
    const steps = ['Homes', 'Sample Natal', 'Sampleburg', 'Northside'].map((name, at) => ({
      ...{ '@type': 'ListItem', position: at + 1, name, item: `https://homes.example.co.za/${at}` },
    }));
    const place = {
      addressLocality: 'Northside',
      addressRegion: 'Sample Natal',
      addressCountry: 'South Africa',
    };
    const home = {
      '@type': 'RealEstateListing',
      breadcrumb: { '@type': 'BreadcrumbList', itemListElement: steps },
      about: { '@type': 'House', numberOfBedrooms: 4, address: place },
      offers: { price: 1_395_000, priceCurrency: 'ZAR' },
    };
    const address = (path: string) =>
      readListingPage(linkedPage(home, '<h1>House</h1>'), `https://homes.example.co.za/${path}/90001`)
        .address;
    expect(address('for-sale/northside/sampleburg')).toBe('Northside, Sampleburg, Sample Natal');
    expect(address('for-sale')).toBe('Northside, Sample Natal');
  });

  it('a street that is marked up twice is the longer one', () => {
    const body = `<div itemscope itemtype="https://schema.org/House"><span itemprop="numberOfBedrooms">3</span>
      <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
        <h2 itemprop="streetAddress">38 Sample Square, Sampleton B3</h2>
        <meta itemprop="streetAddress" content="38 Sample Square"><meta itemprop="addressLocality" content="Sampleton">
      </div></div>`;
    expect(read(body, 'co.uk').address).toBe('38 Sample Square, Sampleton B3');
  });

  it('a district by its number stands behind the town', () => {
    const address = { streetAddress: 'Musterstraße 137', addressLocality: 'Musterstadt', postalCode: '1100' };
    const body = '<p>Musterstraße 137, 1100 Musterstadt, 10. Bezirk, Nordviertel</p>';
    expect(linked(address, body, 'at')).toBe('Musterstraße 137, 1100 Musterstadt, 10. Bezirk, Nordviertel');
  });

  it('stand below a heading, with what they lie in in brackets', () => {
    const body = '<h1>Piso en venta en Calle Ejemplo, nº 54</h1><h2>Centro (Distrito Norte. Ejemplar)</h2>';
    expect(read(body, 'es').address).toBe('Calle Ejemplo, nº 54, Centro, Distrito Norte, Ejemplar');
  });

  it('stand in the first box of a heading, in front of the offer', () => {
    const heading = (first: string) =>
      `<h1><strong><span>${first},</span> <span>Północ</span></strong><div>Mieszkanie na sprzedaż</div></h1>`;
    expect(read(heading('Przykładowo'), 'pl').address).toBe('Przykładowo, Północ');
  });

  it('a ZIP code of a record stands behind its state', () => {
    const listing = {
      price: 450_000,
      bedrooms: 3,
      bathrooms: 1,
      street: '12 Oak Ave',
      city: 'Sampleton',
      zipCode: '60615',
      country: 'US',
      sqft: 1_951,
    };
    const html = page({ scripts: [`window.data = ${json({ listing })}`], body: '<h1>Home</h1>' });
    expect(readListingPage(html, host('com')).address).toBe('12 Oak Ave, Sampleton, IL 60615');
  });

  it('a name alone in a script gives way to what the page shows', () => {
    const listing = {
      price: 450_000,
      bedrooms: 3,
      bathrooms: 1,
      street: 'Hermanos Ejemplo',
      city: 'Ejemplar',
      area: 90,
    };
    const html = (body: string) => page({ scripts: [`window.data = ${json({ listing })}`], body });
    const shown = '<h1>Piso</h1><div class="address">Centro, Ejemplar</div>';
    expect(readListingPage(html(shown), host('es')).address).toBe('Centro, Ejemplar');
    expect(readListingPage(html('<h1>Piso</h1>'), host('es')).address).toContain('Hermanos Ejemplo');
  });
});

describe('a Czech page', () => {
  const offer = 'Prodej chaty, 140 m², Vzorov, Horní Ves';
  const at = (body: string, path = 'nemovitosti/90001') =>
    readListingPage(page({ body, title: 'Domy a byty' }), `https://homes.example.cz/${path}`);

  it('has no place that is a button of its map, nor a town that its address calls homes', () => {
    const map = '<section><h3>Lokalita</h3><button><div>Zvětšit mapu</div></button></section>';
    expect(at(`<h2>${offer}</h2>${map}`)).toMatchObject({ address: 'Vzorov, Horní Ves' });
    const bare = at(`<h2>Prodej chaty, 140 m²</h2>${map}`);
    expect([bare.address, bare.town]).toEqual([null, null]);
  });

  it('lies where its map has its middle, unless something is marked', () => {
    const map = '<leaflet-component :leaflet-center="[49.500513,13.832868]"></leaflet-component>';
    expect(at(`<h2>${offer}</h2>${map}`).position).toEqual({ latitude: 49.500_513, longitude: 13.832_868 });
    const marked = `${map}<div data-lat="49.6" data-lng="13.9"></div>`;
    expect(at(`<h2>${offer}</h2>${marked}`).position).toEqual({ latitude: 49.6, longitude: 13.9 });
  });

  it('has a postcode that is not the number of its advert', () => {
    const title = 'Prodej bytu 3+1, 77 m2, Vzorová 378, 40711 Vzorov [ID 84581]';
    const html = page({ title, body: '<h1>Prodej bytu</h1>' });
    expect(readListingPage(html, 'https://homes.example.cz/detail/90001').postcode).toBe('40711');
  });
});
