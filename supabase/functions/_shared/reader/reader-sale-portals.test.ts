import { describe, expect, it } from 'vitest';
import { linked } from './odd-page-parts.ts';
import { readListingPage } from './read-listing-page.ts';
import { findBathrooms, findBedrooms, withoutChoices } from './texts/read-count.ts';
import { kindInAddress } from './url/offer-in-address.ts';

const page = (body: string, { lang = 'es', title = 'Piso en venta', head = '' } = {}) =>
  `<html lang="${lang}"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;

describe('a price', () => {
  it.each(['del', 's', 'strike'])('that is struck out with %s is the old one', (tag) => {
    const html = page(
      `<h1>Piso en venta</h1><div class="precio"><${tag}>310.000 €</${tag}></div><div class="precio precio-rojo">285.000 €</div>`,
    );
    expect(readListingPage(html).price?.amountMinor).toBe(28_500_000);
  });

  it('of the product is in the currency of its offer without an amount', () => {
    const html = page('<h1>Piso en venta</h1>', {
      head: linked({
        '@type': 'Product',
        name: 'Piso en venta',
        price: 189_000,
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
      }),
    });
    expect(readListingPage(html).price).toMatchObject({ amountMinor: 18_900_000, currency: 'EUR' });
  });
});

describe('rooms', () => {
  it('that a whole development has are no count of one home', () => {
    for (const said of [
      'Viviendas de 1, 2, 3 y 4 dormitorios',
      'Homes of 2 and 3 bedrooms',
      'De 2 à 4 chambres',
    ])
      expect(findBedrooms(said)).toBeNull();
    expect(findBathrooms('Viviendas con 1 o 2 baños')).toBeNull();
    expect(findBedrooms('Piso de 3 dormitorios y 2 baños')).toBe(3);
    expect(findBathrooms('Piso de 3 dormitorios y 2 baños')).toBe(2);
    // A number of a street behind a dash is no choice.
    expect(findBedrooms('Sample Road 2 - 3 bedroom house')).toBe(3);
    expect(withoutChoices('a house of 3 bedrooms')).toBe('a house of 3 bedrooms');
  });

  it('stand behind their label and its short form', () => {
    const feature = (label: string, short: string, value: string) =>
      `<div class="feature"><span>${label}</span><span>${short}</span><span>${value}</span></div>`;
    const html = page(`<h1>Piso en venta</h1><p>189.000 €</p>${feature('Baños', 'Baños ', '2')}`);
    expect(readListingPage(html).bathrooms).toBe(2);
  });
});

describe('a place', () => {
  it('of a city of Spain is without "Capital"', () => {
    const html = page('<h1>Piso en venta</h1>', {
      head: linked({
        '@type': 'Apartment',
        name: 'Piso en venta',
        address: { addressCountry: 'ES', addressLocality: 'Villamuestra Capital' },
        offers: { price: 205_000, priceCurrency: 'EUR' },
      }),
    });
    expect(readListingPage(html).town).toBe('Villamuestra');
    expect(readListingPage(html.replace('"ES"', '"MX"')).town).toBe('Villamuestra Capital');
    // A quarter of a district is no town.
    expect(
      readListingPage(html.replace('Villamuestra Capital', 'Vil-Norte: Barrio Ejemplo')).town,
    ).toBeNull();
  });

  it('stands with the offer, and a bracket too many breaks nothing', () => {
    const data = linked({
      '@type': 'Product',
      name: 'Piso en venta',
      offers: {
        '@type': 'Offer',
        price: 120_000,
        priceCurrency: 'EUR',
        availableAtOrFrom: {
          '@type': 'Place',
          address: {
            streetAddress: 'Calle Ejemplo 5',
            addressLocality: 'Villamuestra',
            addressCountry: 'ES',
          },
        },
      },
    });
    const wanted = {
      address: 'Calle Ejemplo 5, Villamuestra',
      town: 'Villamuestra',
      price: { amountMinor: 12_000_000 },
    };
    for (const head of [data, data.replace('</script>', '}</script>')])
      expect(readListingPage(page('<h1>Piso en venta</h1>', { head }))).toMatchObject(wanted);
  });
});

describe('a position', () => {
  const body = '<h1>Piso en venta</h1><p>145.000 €</p>';
  const position = { latitude: 40.417, longitude: -3.704 };

  it('is written out with a comma in elements of its name', () => {
    const html = page(
      `${body}<div id="map"><span id="latitude" class="hide">40,417</span><span id="longitude" class="hide">-3,704</span></div>`,
    );
    expect(readListingPage(html).position).toEqual(position);
  });

  it('is named in text with escaped quotes', () => {
    const html = page(
      String.raw`${body}<script>var map = JSON.parse("{\u0022VGPSLat\u0022:40.417,\u0022VGPSLon\u0022:-3.704,\u0022zoom\u0022:15}");</script>`,
    );
    expect(readListingPage(html).position).toEqual(position);
  });
});

describe('a kind of home', () => {
  it.each([
    ['https://www.example.com/comprar-piso-sample-villamuestra-i123.htm', 'Piso'],
    ['https://www.example.com/venta-de-casa/sample/villamuestra/123', 'Casa'],
  ])('is named in %s', (url, kind) => {
    expect(kindInAddress(url)).toBe(kind);
  });

  it('is not said by "vivienda" alone', () => {
    expect(
      readListingPage(page('<h1>Vivienda en venta</h1><p>145.000 €</p>', { title: 'Vivienda' })).homeType,
    ).toBeNull();
    expect(
      readListingPage(page('<h1>Vivienda unifamiliar en venta</h1><p>145.000 €</p>', { title: 'Vivienda' }))
        .homeType,
    ).not.toBeNull();
  });
});

describe('similar homes', () => {
  it.each([
    '<div class="container-similares">*</div>',
    '<div class="similar-card">*</div>',
    '<app-similar-properties>*</app-similar-properties>',
  ])('in %s say nothing of this one', (box) => {
    const other = '<span class="price">385.000 €</span><ul><li>9 habitaciones</li><li>8 baños</li></ul>';
    const html = page(`<h1>Piso en venta</h1><p class="price">308.000 €</p>${box.replace('*', other)}`);
    const record = readListingPage(html);
    expect(record.price?.amountMinor).toBe(30_800_000);
    expect(record.bedrooms).toBeNull();
    expect(record.bathrooms).toBeNull();
  });
});
