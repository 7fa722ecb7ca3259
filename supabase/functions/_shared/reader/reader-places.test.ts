import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';

const page = (body: string, { lang = 'en-GB', url = '', head = '' } = {}) =>
  `<html lang="${lang}"><head>${url === '' ? '' : `<link rel="canonical" href="${url}">`}${head}</head><body>${body}</body></html>`;

describe('the place of a home, from the lines around its heading and its price', () => {
  it.each([
    ['de', 'homes.example.de', 'Wohnung am Park', '12345 Musterstadt, Nordend', ['Musterstadt', '12345']],
    ['de', 'homes.example.de', 'Haus am See', '12345 Niedersachsen - Musterdorf', ['Musterdorf', '12345']],
    ['fr', 'homes.example.fr', 'Maison 6 pièces', '98765 Exempleville (Sud-Gare)', ['Exempleville', '98765']],
    [
      'fr',
      'homes.example.fr',
      'Appartement',
      'Rue du Moulin, Exempleville 3ème (98765)',
      ['Exempleville', '98765'],
    ],
    ['nl', 'homes.example.com', 'Appartement', '1234 AB (Oud-Zuid)', [null, '1234 AB']],
    ['cs', 'homes.example.cz', 'Prodej bytu', '123 45 Vzorov', ['Vzorov', '123 45']],
    ['es', 'homes.example.es', 'Piso exterior', 'Norte (Distrito Norte. Muestra Capital)', ['Muestra', null]],
  ])('%s of %s: "%s" above "%s"', (lang, host, heading, line, [town, postcode]) => {
    const read = readListingPage(
      page(`<h1>${heading}</h1><p>${line}</p><p>450.000 €</p>`, {
        lang,
        url: `https://${host}/home/12345678`,
      }),
    );
    expect([read.town, read.postcode]).toEqual([town, postcode]);
  });

  it('is not the address of whoever sells, further down or beside it', () => {
    const filler = '<p>Eine helle Wohnung.</p>'.repeat(20);
    const far = page(`<h1>Wohnung am Park</h1><p>450.000 €</p>${filler}<p>54321 Maklerstadt</p>`, {
      lang: 'de',
    });
    expect(readListingPage(far, 'https://homes.example.de/home/12345678').postcode).toBeNull();
    const both = page(
      '<h1>Wohnung am Park</h1><p>12345 Musterstadt</p><p>450.000 €</p><p>54321 Maklerstadt</p>',
    );
    expect(readListingPage(both, 'https://homes.example.de/home/12345678').postcode).toBeNull();
  });

  it('is no size that looks like a postcode of another country', () => {
    const html = page('<h1>Home by the lake</h1><p>$489,000</p><p>1200 SF</p>', { lang: 'en' });
    expect(readListingPage(html).postcode).toBeNull();
    expect(readListingPage(html.replace('1200 SF', '1234 AB')).postcode).toBe('1234 AB');
  });

  it('is a street where one line names a street in the place of the title', () => {
    const html = page(
      '<h1>Departamento en venta en Muestra con balcón</h1><p>USD 215.000</p><p>Avenida Ejemplo 4800, Muestra, Capital Federal</p>',
      { lang: 'es-AR' },
    );
    expect(readListingPage(html).address).toBe('Avenida Ejemplo 4800, Muestra, Capital Federal');
    const twice = html.replace('</body>', '<p>Calle Otra 12, Muestra</p></body>');
    expect(readListingPage(twice).address).toBe('Muestra');
  });

  it('is a house with a name, or the line under the heading', () => {
    const named = page('<h1>The Old Mill, Sample Lane, Sampleton OX9 1ZZ</h1><p>Guide price £725,000</p>');
    expect(readListingPage(named)).toMatchObject({
      address: 'The Old Mill, Sample Lane, Sampleton OX9 1ZZ',
      postcode: 'OX9 1ZZ',
    });
    const below = page(
      '<h1>Prodej domu</h1><p>Na Vzoru, Vzorov - Sever, okres Ukázka</p><p>7 900 000 Kč</p>',
      { lang: 'cs' },
    );
    expect(readListingPage(below)).toMatchObject({
      address: 'Na Vzoru, Vzorov - Sever, okres Ukázka',
      town: 'Vzorov',
    });
    const slogan = page('<h1>A house</h1><p>Spacious, Modern, close to everything</p><p>£500,000</p>');
    expect(readListingPage(slogan).address).toBeNull();
  });

  it('is nothing that stands behind words of sale alone', () => {
    const title = '<title>12 Sample Ct, Sampleton, CA 95121 ( For Sale ) | MLS# ML123 | Homes</title>';
    const read = readListingPage(
      page('<p>$489,000</p><p>Condominium (1972)</p>', { lang: 'en-US', head: title }),
    );
    expect(read.address ?? '').not.toMatch(/^[^\p{L}\d]/u);
    expect(read.postcode).not.toBe('1972');
  });
});

describe('figures and words where their pages put them', () => {
  it('reads thousands behind a point, as a text or in a record of its own', () => {
    const script = `<script>window.__STATE__ = ${JSON.stringify({
      detail: {
        listing: {
          price: { value: '329.000', currency: 'EUR' },
          bedrooms: 3,
          address: 'Via Prova 1',
          description: 'Luminoso',
        },
      },
    })}</script>`;
    expect(readListingPage(page('<h1>Casa</h1>', { lang: 'it', head: script })).price).toMatchObject({
      amountMinor: 32_900_000,
    });
    const markup = `<script type="application/ld+json">${JSON.stringify({
      '@type': 'Apartment',
      offers: { price: '650.000', priceCurrency: 'PLN' },
    })}</script>`;
    expect(readListingPage(page('<h1>Dom</h1>', { lang: 'pl', head: markup })).price).toMatchObject({
      amountMinor: 65_000_000,
    });
  });

  it('reads figures over their labels, and leaves labels over their figures', () => {
    const lines = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');
    const over = readListingPage(
      page(lines(['$1,295,000', 'Price', '2', 'Beds', '1', 'Bath', '1,050', 'Sq. Ft.']), { lang: 'en-US' }),
    );
    expect(over).toMatchObject({ bedrooms: 2, bathrooms: 1, area: { value: 1050, unit: 'sqft' } });
    const under = readListingPage(
      page(lines(['Beds', '2', 'Baths', '1', 'Sq Ft', '1,050']), { lang: 'en-US' }),
    );
    expect([under.bathrooms, under.area?.value ?? null]).not.toContain(2);
  });

  it('reads a home that is only a list of attributes', () => {
    const attribute = [
      { name: 'PRICE', values: ['429000'] },
      { name: 'ESTATE_SIZE/LIVING_AREA', values: ['118'] },
      { name: 'NO_OF_BATHROOMS', values: ['2'] },
      { name: 'ADDRESS', values: ['Mustergasse 8'] },
      { name: 'POSTCODE', values: ['4020'] },
    ];
    const script = `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { advert: { attributes: { attribute } } } })}</script>`;
    expect(readListingPage(page('<h1>Reihenhaus</h1>', { lang: 'de', head: script }))).toMatchObject({
      address: 'Mustergasse 8',
      postcode: '4020',
      area: { value: 118 },
    });
  });

  it('reads tenure, kind and bedrooms as agents write them', () => {
    const text =
      '<p>Four bedrooms · Two receptions · Freehold · Council Tax Band F</p><p>A handsome detached period house, built in 1820, with a walled garden and a stable.</p>';
    expect(readListingPage(page(`<h1>The Forge</h1><p>£725,000</p>${text}`))).toMatchObject({
      tenure: 'freehold',
      homeType: 'detached',
    });
    const both = page('<p>Freehold · Leasehold</p><p>£725,000</p>');
    expect(readListingPage(both).tenure).toBeNull();
    const built = page(
      '<ul><li><i class="icon"></i><div>Built</div><div>1978</div></li></ul><p>£725,000</p>',
    );
    expect(readListingPage(built)).toMatchObject({ yearBuilt: 1978, area: null });
  });

  it('knows a rent by its label, unless a price stands beside it', () => {
    const row = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;
    const rent = page(
      `<h1>Wohnung</h1><table>${row('Kaltmiete', '880 €')}${row('Wohnfläche', '60 m²')}</table>`,
      { lang: 'de' },
    );
    expect(readListingPage(rent).refused?.code).toBe('rent');
    const let_ = page(
      `<h1>Wohnung</h1><table>${row('Kaufpreis', '280.000 €')}${row('Kaltmiete', '880 €')}</table>`,
      { lang: 'de' },
    );
    expect(readListingPage(let_).listingType).not.toBe('rent');
  });

  it.each([
    'Inzerát byl vymazán.',
    'Dieses Objekt ist leider nicht mehr verfügbar.',
    'Cette annonce est désactivée.',
    'Ogłoszenie jest nieaktualne.',
    'Объявление снято с публикации.',
  ])('knows a home that is gone: %s', (text) => {
    expect(readListingPage(page(`<p>${text}</p><p>Podobné</p>`)).refused?.code).toBe('removed');
  });
});
