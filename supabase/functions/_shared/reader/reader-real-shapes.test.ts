import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';
import { isRegionName } from './texts/region-names.ts';
import { isStreetName, townInAddress } from './texts/town-in-address.ts';
import { largestPictures } from './texts/picture-link.ts';

const page = (body: string, { lang = 'en', title = '', head = '' } = {}) =>
  `<html lang="${lang}"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;

describe('the town in an address line', () => {
  it.each([
    ['Na Vzoru, Vzorov - Sever, okres Ukázka', null, 'Vzorov'],
    ['Sever, Vzorov, Distrito do Vzorov', null, 'Vzorov'],
    ['Näite 24, Kesklinn, Näidis, Näidis maakond', null, 'Näidis'],
    ['Uzorak, Opština Uzorak, Sever', null, 'Uzorak'],
    ['Sampleton, Cavite', '3 Bedroom House for Sale in Sampleton, Cavite', 'Sampleton'],
    ['Muestra, Antioquia', 'Casa en Venta en Muestra, Antioquia', 'Muestra'],
    // A province is called like its city: only the title tells which of the two parts is the town.
    ['Sampleton, Alicante', '3 bedroom Villa for sale in Sampleton - € 349,950', 'Sampleton'],
    ['Sampleton, Malaga', '2 bedroom apartment for sale in Sampleton, Malaga', null],
    ['Sampleton, Malaga', 'Apartment in Sampleton', 'Sampleton'],
    ['Norte, Alicante', 'Piso en Norte', 'Alicante'],
    ['Norte, Alicante', 'Piso en venta en Norte, Alicante', 'Alicante'],
    ['12 Sample Road, Sampleton, Cyprus', null, 'Sampleton'],
    ['Musterweg 5, Musterstadt, Sachsen, Germany', null, 'Musterstadt'],
    ['12 Sample Road, Singapore', null, 'Singapore'],
    // A house with a name is no town.
    ['Rose Cottage, Norfolk', 'Rose Cottage, Norfolk', null],
    ['Sample Lane, Norfolk', 'House for sale in Sample Lane, Norfolk', null],
  ])('%s: %s', (line, title, town) => {
    expect(townInAddress(line, null, title)).toBe(town);
  });

  const regions =
    'Norfolk,Texas,Ontario,Queensland,Gauteng,Karnataka,Asturias,Toscana,Occitanie,Bayern,Zeeland,mazowieckie,Cluj,Jihočeský kraj,Jalisco,Cavite,Harju maakond,Opština Uzorak,Distrito do Porto,Provincia di Lucca,okres Ukázka,Comarca de Muestra'.split(
      ',',
    );
  const countries =
    'UK,United Kingdom,Ireland,Spain,España,Italia,France,Deutschland,Germany,Cyprus,Greece,Österreich,Austria,Portugal,Croatia,Türkiye,Turkey,Thailand,Norge,Sverige,Nederland,Polska,USA,UAE'.split(
      ',',
    );
  const streets = '12 Sample Road|Sample Lane|Musterweg 5|Rue du Moulin|Calle Ejemplo 3'.split('|');
  const postcodes = ['75001', 'SY8 1BB', 'SY8', '1234 AB', '00-950', '744 01'];

  it('is never a region of the table, a country, a postcode or a street, wherever the comma stands', () => {
    for (const street of streets)
      for (const region of regions)
        for (const country of ['', ...countries])
          for (const postcode of ['', ...postcodes])
            for (const line of [
              [street, region, country, postcode],
              [street, region, postcode, country],
              [street, postcode, region, country],
              [street, country, region, postcode],
            ].map((parts) => parts.filter((part) => part !== '').join(', '))) {
              const town = townInAddress(line, null, line);
              expect([line, town]).toEqual([line, null]);
            }
  });

  it('is the town that stands among them', () => {
    for (const street of streets)
      for (const region of regions.filter((name) => !name.startsWith('Opština')))
        for (const postcode of postcodes) {
          const line = `${street}, Sampleton, ${postcode}, ${region}`;
          expect([line, townInAddress(line, postcode, null)]).toEqual([line, 'Sampleton']);
        }
    expect(isRegionName('Sampleton') || isStreetName('Sampleton')).toBe(false);
  });
});

describe('places as portals write them', () => {
  it.each([
    [
      'Maison à vendre 4 pièces Le Bourg Ville-Exemple (98765)',
      'Maisons à vendre Ville-Exemple 98765',
      'Ville-Exemple',
    ],
    ['Appartement à vendre - 3 pièces - 68 m² - Exempleville (98765) - AGENCE', 'Accueil', 'Exempleville'],
    ['Maison à vendre à Exempleville-sur-Mer 98765 - 5 pièces', 'Accueil', 'Exempleville-sur-Mer'],
    ['Achat Maison Exempleville 98765 - 6 pièces', 'Exempleville (98765)', 'Exempleville'],
  ])('%s', (title, step, town) => {
    const path = {
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'France' }, { item: { name: step } }],
    };
    const head = `<script type="application/ld+json">${JSON.stringify(path)}</script>`;
    const html = page('<h1>Maison</h1><p>312 000 €</p>', { lang: 'fr-FR', title, head });
    expect(readListingPage(html)).toMatchObject({ town, postcode: '98765' });
  });

  it('is what the title names, whatever stands in the lines', () => {
    const html = page('<h1>Maison</h1><p>312 000 €</p><p>Autreville (12345)</p>', {
      lang: 'fr-FR',
      title: 'Maison - Exempleville (98765)',
    });
    expect(readListingPage(html).town).toBe('Exempleville');
    const two = html.replace('<title>', '<title>Maison - Villeneuve (54321) - ');
    expect(readListingPage(two).town).not.toBe('Villeneuve');
  });

  it('is the prefecture and the ward, the city or the town of Japan', () => {
    const read = (place: string) => {
      const html = page(`<dl><dt>価格</dt><dd>4,980万円</dd><dt>所在地</dt><dd>${place}</dd></dl>`, {
        lang: 'ja',
      });
      const { region, town } = readListingPage(html);
      return [region, town];
    };
    expect(read('東京都北区王子3丁目')).toEqual(['東京都', '北区']);
    expect(read('千葉県市川市八幡2')).toEqual(['千葉県', '市川市']);
    expect(read('三重県四日市市西町')).toEqual(['三重県', '四日市市']);
  });

  it('is two boxes of a heading, or a box at its end, without the button to the map', () => {
    const boxes = page(
      '<h1 class="home-address"><span>212 Sample Ave</span><span>Sampleton, ID 83702</span></h1><p>$514,900</p>',
    );
    expect(readListingPage(boxes)).toMatchObject({
      address: '212 Sample Ave, Sampleton, ID 83702',
      town: 'Sampleton',
    });
    const last = page('<h1>Prodej bytu 2+1 59 m²<span>Vzorová 843, Vzorov</span></h1><p>2 890 000 Kč</p>', {
      lang: 'cs',
    });
    expect(readListingPage(last)).toMatchObject({ address: 'Vzorová 843, Vzorov', town: 'Vzorov' });
    const map = page(
      '<h1>Prodej domu</h1><h2 class="box__address">ulice Vzorová,\n Vzorov <a href="#">mapa</a></h2><p>7 800 000 Kč</p>',
      { lang: 'cs' },
    );
    expect(readListingPage(map).town).toBe('Vzorov');
  });

  it('is the heading in front of a box that holds only the postcode and its town', () => {
    const html = (heading: string) =>
      page(`<h1>${heading}</h1><p class="detail-address">1234 AA Voorbeeld</p><p>€ 395.000</p>`, {
        lang: 'nl',
      });
    expect(readListingPage(html('Voorbeeldstraat 3')).address).toBe('Voorbeeldstraat 3, 1234 AA Voorbeeld');
    expect(readListingPage(html('Appartement 3')).address).toBe('1234 AA Voorbeeld');
  });

  it('ends in front of what one does with the home', () => {
    const html = page('<h1>Gepflegte Wohnung</h1><p>379.000 €</p>', {
      lang: 'de-DE',
      title: 'Eigentumswohnung in 12345 Musterstadt kaufen | Bank',
    });
    expect(readListingPage(html)).toMatchObject({ town: 'Musterstadt', postcode: '12345' });
  });

  it('stands in front of the number of a listing', () => {
    const html = page('<p>$459,000</p>', { title: '118 Sample Lane, Sampleton, NC 28801 (MLS# 456789)' });
    expect(readListingPage(html)).toMatchObject({ town: 'Sampleton', region: 'NC', postcode: '28801' });
  });

  it('is in the country that the path to the page names', () => {
    const path = (name: string) =>
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'BreadcrumbList', itemListElement: [{ name }, { name: 'Sampleton' }] })}</script>`;
    const country = (name: string) =>
      readListingPage(page('<h1>Villa for sale</h1><p>€ 349,950</p>', { head: path(name) })).country;
    expect([country('Spain'), country('Homes')]).toEqual(['ES', null]);
  });

  it('is the region that the path to the page names, if it names one', () => {
    const path = (...names: string[]) =>
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'BreadcrumbList', itemListElement: names.map((name) => ({ name })) })}</script>`;
    const html = (...names: string[]) =>
      page('<h1>Prodej domu, Vzorov</h1><p>7 800 000 Kč</p>', { lang: 'cs', head: path(...names) });
    expect(readListingPage(html('Domy', 'Liberecký kraj', 'Vzorov')).region).toBe('Liberecký kraj');
    expect(readListingPage(html('Liberecký kraj', 'Zlínský kraj')).region).toBeNull();
  });
});

describe('sizes and pictures as portals write them', () => {
  it('takes the unit from the label, and words of more languages', () => {
    const html = page(
      '<h1>House for sale in Sampleton</h1><p>$514,900</p><dl><dt>Floor area (m²)</dt><dd>110</dd><dt>Land Size (m²)</dt><dd>120</dd></dl>',
    );
    expect(readListingPage(html)).toMatchObject({ area: { value: 110 }, plot: { value: 120 } });
    const dutch = page(
      '<h1>Huis te koop</h1><p>€ 425.000</p><dl><dt>Woonopp.</dt><dd>165 m²</dd><dt>Grondopp.</dt><dd>140 m²</dd><dt>EPC-label</dt><dd>D</dd></dl>',
      { lang: 'nl' },
    );
    expect(readListingPage(dutch)).toMatchObject({
      area: { value: 165 },
      plot: { value: 140 },
      energyRating: 'D',
    });
  });

  it('tells the kind from the line that counts the bedrooms', () => {
    const html = page(
      '<h1>21 Mill Street, Sampleton</h1><p>£185,000</p><ul><li>Two bedroom mid terraced house</li></ul>',
    );
    expect(readListingPage(html).homeType).toBe('terraced');
    expect(readListingPage(html.replace('Two bedroom mid', 'Like many a')).homeType).toBeNull();
  });

  it('counts a picture once: by its fingerprint, and beside its thumbnail', () => {
    const print = '11bd71e0421c68ec746186ae76380ea8';
    expect(
      largestPictures([
        `https://img.example.cz/foto/01315/11/${print}.jpg`,
        `https://cache.example.cz/homes/1336x891_webp/200187/11/${print}.webp`,
        'https://img.example.cz/data/1/3498050.jpg',
        'https://img.example.cz/data/1/3498050_th350.jpg',
        'https://img.example.cz/data/1/3498051.jpg',
      ]),
    ).toHaveLength(3);
  });

  it('has no floor where land is as large as its plot', () => {
    const data = {
      price: 68000,
      currency: 'EUR',
      propertyType: 'Land',
      surface: 1945,
      surfaceLand: 1945,
      bathrooms: 0,
      rooms: 0,
      description: 'Parcela',
      address: { city: 'Muestra', region: 'Comarca de Muestra', province: 'Asturias' },
      images: ['https://i.example.es/a.jpg'],
    };
    const html = page(
      `<h1>Terreno en venta en Muestra</h1><script type="application/json">${JSON.stringify({ listing: data })}</script>`,
      { lang: 'es' },
    );
    expect(readListingPage(html)).toMatchObject({ area: null, plot: { value: 1945 }, region: 'Asturias' });
  });
});
