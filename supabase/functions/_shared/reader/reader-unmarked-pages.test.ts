import { describe, expect, it } from 'vitest';
import { printRecord } from './print-record.ts';
import { readListingPage } from './read-listing-page.ts';

const page = (body: string, { lang = '', title = '', head = '' } = {}) =>
  `<html${lang === '' ? '' : ` lang="${lang}"`}><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
const read = (html: string, url: string | null = null) => printRecord(readListingPage(html, url));

describe('a page that does not say its language', () => {
  it('is French by its words, and its whole address is read', () => {
    const body = `<h1>Maison T5, 120 m², Exempleville</h1><p>254 000 €</p><ul><li>5 pièces</li><li>4 chambres</li>
      <li>Terrain 450 m²</li></ul><p>12 rue des Exemples, 98000 Exempleville</p><p>Maison avec cuisine.</p>`;
    expect(read(page(body))).toMatchObject({
      ...{ country: 'FR', address: '12 rue des Exemples, 98000 Exempleville', postcode: '98000' },
      ...{ town: 'Exempleville', price: 254_000, bedrooms: 4 },
    });
  });

  it('takes no whole address in a town that nothing else of it names', () => {
    const body = `<h1>Maison T5, 120 m², Exempleville</h1><p>254 000 €</p><ul><li>5 pièces</li><li>4 chambres</li></ul>
      <p>3 rue du Bureau, 97000 Bureauville</p>`;
    expect(read(page(body)).postcode).toBeNull();
  });

  it('takes none of two whole addresses', () => {
    const body = `<h1>Maison T5, 120 m², Exempleville</h1><p>254 000 €</p><ul><li>5 pièces</li><li>4 chambres</li></ul>
      <p>12 rue des Exemples, 98000 Exempleville</p><p>7 rue des Agences, 98000 Exempleville</p>`;
    expect(read(page(body)).postcode).toBeNull();
  });

  it.each([
    ['<h1>Piso en calle Ejemplo, 12 - Centro, Ejemplar</h1><p>185.000 €</p>', 'ES'],
    ['<h1>Trilocale in vendita in Via Esempio, 9</h1><p>3 locali</p><p>2 bagni</p><p>245.000 €</p>', 'IT'],
    [
      '<h1>Квартира, вулиця Прикладна, 13</h1><p>65 000 $</p><p>Чиста й охайна квартира, є всі необхідні меблі, біля метро, її площа й кількість кімнат, поліпшене планування, тихі сусіди</p>',
      'UA',
    ],
    ['<h1>ბინა ქალაქის ცენტრში</h1><p>120 000 $</p><p>3 ოთახი</p>', 'GE'],
  ])('%s is in %s', (body, country) => {
    expect(read(page(`${body}<p>85 m²</p>`)).country).toBe(country);
  });

  it('is in no country for a few letters of its own menu', () => {
    const body = '<a href="/uk">Україна</a><h1>2 bedroom flat</h1><p>$165,000</p><p>85 m²</p>';
    expect(read(page(body)).country).toBeNull();
  });
});

describe('a street without a heading', () => {
  const rows =
    '<table><tr><th>Velaton hinta</th><td>345 000 €</td></tr><tr><th>Asuinpinta-ala</th><td>96 m²</td></tr></table>';

  it('is the one line that is a street with its number', () => {
    const body = `<div><div><strong>Mallikatu 3 A 5</strong></div><div>02990 Kuusela</div></div>${rows}`;
    expect(read(page(body, { lang: 'fi' }))).toMatchObject({
      ...{ address: 'Mallikatu 3 A 5, 02990 Kuusela', town: 'Kuusela', postcode: '02990', price: 345_000 },
    });
  });

  it('is read from the title, behind the rooms', () => {
    const title = 'Myytävänä rivitalo 4h+k+s Mallikuja 3 A, Kuusela';
    expect(read(page(rows, { lang: 'fi', title })).address).toBe('Mallikuja 3 A, Kuusela');
  });

  it('is neither of two, and none that a British firm writes', () => {
    const two = `<div>Mallikatu 3</div><div>Toimistotie 8</div>${rows}`;
    expect(read(page(two, { lang: 'fi' })).address).toBeNull();
    const firm = '<p>2a Sample Square</p><p>£345,000</p><p>3 bedrooms</p>';
    expect(read(page(firm, { lang: 'en-GB' })).address).toBeNull();
  });

  it('has the city in front of it that a box of links names', () => {
    const place = '<div class="offer-region"><a href="/a">Київ</a>,<a href="/b">Зразковий р-н</a></div>';
    const body = `<div class="view-address">Прикладна, 13/8</div>${place}<p>65 000 $</p><p>32 м²</p>`;
    expect(read(page(body, { lang: 'uk' }))).toMatchObject({ town: 'Київ', country: 'UA' });
  });
});

describe('pictures that are no photos', () => {
  const shared = (link: string, more = '') =>
    page('<h1>Elm Road, Sampleton</h1><p>£250,000</p><p>3 bedrooms</p>', {
      lang: 'en-GB',
      head: `<meta property="og:image" content="${link}">${more}`,
    });

  it('are those for sharing that say how small they are', () => {
    const width = '<meta property="og:image:width" content="180">';
    expect(read(shared('https://img.example.com/share/12.jpg', width)).photos).toEqual([]);
    expect(read(shared('https://img.example.com/12-300x200.jpg')).photos).toEqual([]);
  });

  it('are not those of a common size', () => {
    const width = '<meta property="og:image:width" content="1200">';
    expect(read(shared('https://img.example.com/share/12.jpg', width)).photos).toHaveLength(1);
    expect(read(shared('https://img.example.com/12-800x600.jpg')).photos).toHaveLength(1);
  });

  it('are the small ones of several sizes of each photo', () => {
    const sizes = (id: number) => {
      const link = (size: string) => `https://img.example.com/homes/${id}/${size}.jpeg`;
      return {
        card: link('card'),
        detail: link('detail'),
        gallery: link('wide'),
        gallery_preview: link('wide_preview'),
      };
    };
    const home = {
      ...{
        id: 7,
        price: '€ 170.000',
        address: 'Via Esempio',
        bedrooms: 2,
        surface: '75 mq',
        city: 'Esempia',
      },
      images: [1, 2, 3].map((id) => ({ id, url: sizes(id) })),
    };
    const { photos } = read(page(`<home-show :home='${JSON.stringify(home)}'></home-show>`, { lang: 'it' }));
    expect(photos).toEqual([1, 2, 3].map((id) => `https://img.example.com/homes/${id}/wide.jpeg`));
  });
});

describe('lists and rents', () => {
  it('sees a list in two tiles whose headings lead into one folder', () => {
    const tile = (name: string, link: string, price: string) =>
      `<div class="tile"><div>${price}<h2><a href="${link}">${name}</a></h2></div></div>`;
    const html = page(
      tile('Wzorowo', '/o/abc123', '<p>150 000 zł</p>') + tile('Przykładów', '/o/xyz789', ''),
    );
    expect(read(html).refused).toMatchObject({ code: 'search' });
  });

  it('sees a list of tiles of which one is empty', () => {
    const tile = (name: string, link: string, price = '') =>
      `<div class="tile"><h2>${name === '' ? '' : `<a href="${link}">${name}</a>`}</h2>${price}</div>`;
    const tiles = [
      tile('Wzorowo', 'https://wzorowo.example.com/1.html', '<p>150 000 zł</p>'),
      ...[
        tile('Przykładów', 'https://przykladow.example.com/2.html'),
        tile('Inwestycja', '/3.html'),
        tile('', ''),
      ],
    ];
    expect(read(page(tiles.join(''))).refused).toMatchObject({ code: 'search' });
  });

  it('takes the bedrooms of a Portuguese layout from a short line, where all of them say the same', () => {
    const home = (...lines: string[]) =>
      page(
        `${lines.map((line) => `<p>${line}</p>`).join('')}<p>330.000 €</p><p>Exemplo, Vila de Exemplo</p>`,
        { lang: 'pt' },
      );
    expect(read(home('Moradia T3 em Exemplo')).bedrooms).toBe(3);
    expect(read(home('Moradia T3 em Exemplo', 'Apartamento T2 ao lado')).bedrooms).toBeNull();
  });

  it('knows a Dutch rent by its month', () => {
    const html = page('<h1>Voorbeeldstraat 3</h1><p class="price">€ 2.900,00 p.m</p><p>101 m²</p>', {
      lang: 'nl',
    });
    expect(read(html).refused).toMatchObject({ code: 'rent' });
    const opening = page(
      '<h1>Elm Road, Sampleton</h1><p>£250,000</p><p>Open house 2.30 p.m.</p><p>3 bedrooms</p>',
    );
    expect(read(opening)).toMatchObject({ price: 250_000, listing_type: 'sale' });
  });
});

describe('places in data and titles', () => {
  const advert = (addressLines: string[], town: string) => ({
    id: '9',
    description: 'Wohnung in ruhiger Lage',
    attributes: {
      attribute: [
        { name: 'PRICE', values: ['149000'] },
        { name: 'PRICE_FOR_DISPLAY', values: ['€ 149.000'] },
        { name: 'ESTATE_SIZE/LIVING_AREA', values: ['70'] },
        { name: 'DESCRIPTION', values: ['Eine Wohnung in ruhiger Lage, mit Balkon und Keller.'] },
        { name: 'LOCATION', values: ['Musterstadt, Nord'] },
        { name: 'COORDINATES', values: ['47.09,15.40'] },
      ],
    },
    advertImageList: {
      advertImage: [1, 2].map((n) => ({ id: n, mainImageUrl: `https://i.example.com/${n}.jpg` })),
    },
    advertAddressDetails: { addressLines, postCode: '8990', postalName: town, country: 'Österreich' },
  });
  const data = (value: object) =>
    page(
      `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { advertDetails: value } } })}</script>`,
    );

  it('reads the street of a list of lines beside a record that has only the place', () => {
    expect(read(data(advert(['Musterstraße 1'], 'Musterstadt')))).toMatchObject({
      ...{
        address: 'Musterstraße 1, 8990 Musterstadt',
        postcode: '8990',
        country: 'AT',
        latitude: 47.09,
        longitude: 15.4,
      },
    });
    // Another town's street is another's.
    expect(read(data(advert(['Bürogasse 4'], 'Anderswo'))).address).toBe('Musterstadt, Nord');
  });

  it('knows a country by the one large city of an address', () => {
    const title = 'Продажа двухкомнатной квартиры 124.9м² ул. Примерная, 44, Москва, р-н Примерный';
    const html = page('<p>Квартира</p><p>18 000 000 ₽</p>', { lang: 'ru', title });
    expect(read(html)).toMatchObject({ country: 'RU', currency: 'RUB' });
    const body =
      '<h1>Dvosoban stan</h1><h3 class="box-location">Beograd, Novi Beograd</h3><p>190.400 EUR</p><p>56 m²</p>';
    expect(read(page(body, { lang: 'sr' }))).toMatchObject({ town: 'Beograd', country: 'RS' });
  });
});
