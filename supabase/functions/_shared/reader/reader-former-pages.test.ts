import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';

const page = (body: string, { lang = 'en', title = '', head = '' } = {}) =>
  `<html lang="${lang}"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;

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

describe('what a page of a sold home shares', () => {
  const words = (end: string) =>
    `5 beds, 4 baths, 2184 sq. ft. house located at 1 Sample Ave, Sampleton, BC V5M 1W4 sold for $770,000${end}`;
  const read = (end: string) =>
    readListingPage(
      page('', {
        title: '1 Sample Ave, Sampleton, BC V5M 1W4',
        head: `<meta property="og:title" content="1 Sample Ave, Sampleton, BC - 5 beds/4 baths"><meta property="og:description" content="${words(end)}"><meta property="og:image" content="https://pictures.example/images/logos/portal-logo-square-1200.png">`,
      }),
      'https://www.example.ca/homes/1',
    );

  it('is the price that it sold for, with its date, and no logo', () => {
    const { price, listingType, photos } = read(' on Feb 15, 2013. View sales history.');
    expect([price?.amountMinor, price?.currency, price?.kind, listingType, photos]).toEqual([
      ...[77_000_000, 'CAD', 'sold', 'sold', null],
    ]);
    expect(read('0. Similar homes nearby.').price).toBeNull();
  });

  it('is read from a string that a program takes apart, on whatever line it begins', () => {
    const state = JSON.stringify({
      classified: {
        price: 425_000,
        bedrooms: 3,
        address: { city: 'Exempleville', zipCode: '99000' },
        energy: { certificates: [{ scales: [{ efficiencyClass: { index: 4, rating: 'E' } }] }] },
      },
    });
    const html = page(
      `<h1>Maison</h1><script>window['STATE'] = JSON.parse(\n            '${state}'\n);</script>`,
      { lang: 'fr' },
    );
    expect(readListingPage(html, 'https://www.exemple.fr/1')).toMatchObject({
      bedrooms: 3,
      postcode: '99000',
    });
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
