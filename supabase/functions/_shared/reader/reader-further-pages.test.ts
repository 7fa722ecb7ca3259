import { describe, expect, it } from 'vitest';
import { linked } from './odd-page-parts.ts';
import { readListingPage } from './read-listing-page.ts';
import { cleanLine } from './texts/clean-text.ts';
import { tenureOf } from './texts/home-words.ts';
import { partsOfAddress } from './texts/parts-of-address.ts';
import { isPictureLink } from './texts/picture-link.ts';
import { readArea } from './texts/read-area.ts';
import { findBathrooms, findBedrooms } from './texts/read-count.ts';
import { readYear, yearNamed } from './texts/read-date.ts';

const page = (body: string, { lang = 'en', title = '', head = '' } = {}) =>
  `<html lang="${lang}"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;

describe('pages in Japanese and Chinese', () => {
  it('has digits and letters of either width', () => {
    expect(cleanLine('６，９８０万円')).toBe('6,980万円');
    expect(cleanLine('２８５．１２m²')).toBe('285.12m²');
    expect(cleanLine('５ＤＫ')).toBe('5DK');
    // The marks of the language itself stay.
    expect(cleanLine('築（昭和）、南向き')).toBe('築（昭和）、南向き');
  });

  it.each([
    ['昭和50年3月', 1975],
    ['平成元年', 1989],
    ['令和 2年', 2020],
    ['大正10年', 1921],
    ['昭和初期（推定）', null],
    ['1975年3月', 1975],
  ])('%s is %s', (words, year) => {
    expect(readYear(words)).toBe(year);
  });

  it('finds the town whatever its name is made of', () => {
    for (const [line, town] of [
      ['神奈川県鎌倉市山ノ内', '鎌倉市'],
      ['東京都武蔵村山市中央', '武蔵村山市'],
      ['東京都東村山市本町', '東村山市'],
      ['千葉県市川市八幡', '市川市'],
      ['東京都町田市原町田', '町田市'],
    ] as const)
      expect(partsOfAddress(line, 'JP')?.town).toBe(town);
  });

  it('reads a table of labels with hints in them', () => {
    const html = page(
      '<h1>昭和の日本家屋</h1><table><tr><th>販売価格<span>ヒント</span></th><td>６，９８０万円</td><th>間取り</th><td>５ＤＫ</td></tr><tr><th>土地面積</th><td>２８５．１２m<sup>2</sup></td><th>建物面積</th><td>１４２．３０m<sup>2</sup></td></tr><tr><th>完成時期（築年月）</th><td>昭和50年3月</td><th>権利</th><td>所有権</td></tr></table>',
      { lang: 'ja', head: '<meta property="og:title" content="見本市本町2丁目 中古一戸建て">' },
    );
    expect(readListingPage(html)).toMatchObject({
      price: { amountMinor: 69_800_000, currency: 'JPY' },
      bedrooms: 5,
      area: { m2: 142.3 },
      plot: { m2: 285.1 },
      yearBuilt: 1975,
      tenure: 'freehold',
      homeType: 'house',
    });
    expect(tenureOf('定期借地権')).toBe('leasehold');
  });

  it('counts rooms by what they are for, and measures floors in their own unit', () => {
    expect([findBedrooms('4房2廳2衛'), findBathrooms('4房2廳2衛')]).toEqual([4, 2]);
    expect([findBedrooms('3室2厅1卫'), findBathrooms('3室2厅1卫')]).toEqual([3, 1]);
    expect(readArea('43坪')).toMatchObject({ unit: 'm2', m2: 142.1 });
    const html = page('<h1>公寓出售</h1><div><span>4房2廳2衛</span><span>43坪</span></div><div>公寓</div>', {
      lang: 'zh-TW',
    });
    expect(readListingPage(html)).toMatchObject({ bedrooms: 4, bathrooms: 2, homeType: 'flat' });
    // The ground's size is none of the floor.
    expect(readListingPage(page('<h1>家</h1><p>土地は約86坪の整形地</p>', { lang: 'ja' })).area).toBeNull();
  });
});

describe('what data and markup leave out', () => {
  const home = {
    name: 'A home',
    address: { streetAddress: '1 Sample Street', addressLocality: 'Sampleton', postalCode: '94611' },
    numberOfBedrooms: 3,
    offers: { price: 899000, priceCurrency: 'USD' },
  };

  it('is read from a node that forgets its type, and not from a firm that has none', () => {
    expect(readListingPage(page('', { head: linked(home) }))).toMatchObject({
      bedrooms: 3,
      town: 'Sampleton',
      price: { amountMinor: 89_900_000 },
    });
    const firm = { name: 'Sample Homes', address: home.address };
    expect(readListingPage(page('', { head: linked(firm) })).refused?.code).toBe('no_listing');
  });

  it('counts as bedrooms what is named so, and other rooms not', () => {
    const read = (name: string) =>
      readListingPage(
        page('', {
          head: linked({
            '@type': 'Apartment',
            name: 'A home',
            floorSize: { value: 90, unitCode: 'MTK' },
            numberOfRooms: { name, value: '3' },
          }),
        }),
      ).bedrooms;
    expect(read('Bedroom(s)')).toBe(3);
    expect(read('Room(s)')).toBeNull();
  });

  it('is to let where only its name says so', () => {
    const html = page('', {
      head: linked({ '@type': 'House', name: 'Casa en renta en Muestra', numberOfBedrooms: 7 }),
    });
    expect(readListingPage(html).refused?.code).toBe('rent');
    expect(readListingPage(html.replace('en renta', 'en venta')).refused?.code).toBe('no_price');
  });

  it('has texts in records of their own', () => {
    const item = {
      price: 3300000,
      details: { roomsCount: 5, squareMeter: 123 },
      address: { city: { text: 'Sampleton' }, street: { text: 'Sample' }, house: { number: 6 } },
      images: ['https://img.example.com/a.jpg'],
    };
    const html = page(`<script type="application/json">${JSON.stringify({ item })}</script>`, { lang: 'he' });
    expect(readListingPage(html)).toMatchObject({
      address: 'Sample 6, Sampleton',
      town: 'Sampleton',
      area: { m2: 123 },
    });
  });

  it('takes the year from another record of the same home only', () => {
    const html = (id: number) =>
      page(
        `<script>window.data = ${JSON.stringify({
          advert: { id: 1006022667, price: 22400000, square: 44.4, photos: [], addressTitle: 'Sample 6' },
          adverts: [{ id, description: 'монолитный дом, 2020 г.п., потолки 2.8м' }],
        })}</script>`,
        { lang: 'ru' },
      );
    expect(readListingPage(html(1006022667)).yearBuilt).toBe(2020);
    expect(readListingPage(html(1006022668)).yearBuilt).toBeNull();
  });

  it('skips a cell that holds a picture alone', () => {
    const html = page(
      '<h1>Byt</h1><p>95 000 €</p><table><tr><td>Lokalita:</td><td><img src="map.svg"></td><td><a href="#m">080 05</a> <a href="/p">Vzorov</a></td></tr></table>',
      { lang: 'sk' },
    );
    expect(readListingPage(html)).toMatchObject({ town: 'Vzorov', postcode: '080 05' });
  });

  it('reads the metas of any vocabulary, and linked pictures', () => {
    const head = `<meta property="own_fb:beds" content="3"><meta property="own_fb:baths" content="1 Full / 1 Partial">${['a', 'b', 'c'].map((name) => `<link rel="image_src" href="https://data.example.com/${name}.jpg">`).join('')}<meta property="og:image" content="https://data.example.com/a.jpg">`;
    const read = readListingPage(page('', { head, title: '1 Oak St, Sampleton, CA 95121 (For Sale)' }));
    expect(read).toMatchObject({ bedrooms: 3, bathrooms: 1.5 });
    expect(read.photos).toHaveLength(3);
  });
});

describe('what a page says of its place and its kind', () => {
  it.each([
    ['Villa en venta en Muestra', 'ES'],
    ['Appartamento in vendita a Esempio', 'IT'],
    ['Moradia à venda em Exemplo', 'PT'],
    ['Maison à vendre à Exemple', null],
  ])('%s in euros', (title, country) => {
    expect(readListingPage(page('<p>475.000 €</p>', { title, lang: '' })).country).toBe(country);
  });

  it('is a town with its region behind it, or named down to its country', () => {
    const title = "une maison d'habitation à Exemple-les-Pins (Bouches-du-Rhône), mise à prix : 228 800 €";
    expect(readListingPage(page(`<h1>${title}</h1>`, { title }))).toMatchObject({
      town: 'Exemple-les-Pins',
      country: 'FR',
    });
    const head =
      '<meta property="og:description" content="EUR 284000 apartment in Esempio, Calabria, Italy with 2 bedrooms">';
    expect(readListingPage(page('', { head }))).toMatchObject({ town: 'Esempio', country: 'IT' });
  });

  it('is finer in the title than in a template, unless a place is called so', () => {
    const read = (name: string) =>
      readListingPage(page('', { head: linked({ '@type': 'House', name, numberOfBedrooms: 3 }) })).homeType;
    expect(read('Single family villa via Esempio, Sampleton')).toBe('villa');
    expect(read('House in Villa Sample')).toBe('house');
    expect(read('Luxury Sample Town Home')).toBe('house');
  });

  it('is the year of a sentence of its own', () => {
    expect(yearNamed('Approximately 1100 sqft. Built in 1952. Cash offers preferred.')).toBe(1952);
    expect(yearNamed('A garage was built in 1988. A shed, built in 1999, too')).toBeNull();
  });

  it('is no home where only a place and a price are known', () => {
    const head =
      '<meta name="geo.position" content="41.9602;-87.981"><meta name="geo.placename" content="Sampleton">';
    const html = page('<h2>1950 car - <span class="price">$3000</span></h2>', { head, title: '1950 car' });
    expect(readListingPage(html).refused?.code).toBe('no_listing');
    // Words for homes in this script are not all known.
    const foreign = html.replaceAll('1950 car', 'בית בדוגמה');
    expect(readListingPage(foreign).refused?.code).not.toBe('no_listing');
  });

  it('has photos, and neither maps nor the stills of films', () => {
    expect(isPictureLink('https://img.youtube.com/vi/abc/hqdefault.jpg')).toBe(false);
    expect(isPictureLink('https://img.example.com/staticMapPhoto/1.jpg')).toBe(false);
    expect(isPictureLink('https://img.example.com/1.jpg')).toBe(true);
  });
});

describe('homes to let, and pages for them', () => {
  it('are known by the action of renting, and by a rent that a description names', () => {
    const action = {
      '@type': 'RentAction',
      priceSpecification: { '@type': 'UnitPriceSpecification', price: '$1,625.00', priceCurrency: 'USD' },
    };
    const home = { '@type': 'Accommodation', name: '925 sq ft, 2 bed', numberOfBedrooms: '2' };
    const read = readListingPage(page('', { head: linked(home) + linked(action) }));
    expect(read).toMatchObject({ price: { kind: 'rent', amountMinor: 162_500 }, area: { value: 925 } });
    const described = (words: string) =>
      readListingPage(
        page('', {
          title: '1 Oak St, Sampleton, OR 97209',
          head: `<meta property="og:description" content="A 2 bedroom flat. ${words}">`,
        }),
      ).price?.kind ?? null;
    expect(described('$2,800/month inc: water')).toBe('rent');
    expect(described('Est. payment $2,800/month')).toBeNull();
    expect(described('For sale. HOA $280/month')).toBeNull();
  });

  it('are known by the query that brought their data', () => {
    const property = {
      zpid: 1,
      price: 2850,
      bedrooms: 2,
      homeType: 'TOWNHOUSE',
      streetAddress: '1 Oak St',
      city: 'Sampleton',
    };
    const html = (query: string) =>
      page(
        `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { pageProps: { componentProps: { gdpClientCache: JSON.stringify({ [query]: { property } }) } } } })}</script>`,
      );
    const url = 'https://www.zillow.com/homedetails/1-Oak-St/1_zpid/';
    expect(readListingPage(html('ForRentShopperPlatformFullRenderQuery{}'), url).refused?.code).toBe('rent');
    expect(readListingPage(html('ForSaleShopperPlatformFullRenderQuery{}'), url).listingType).not.toBe(
      'rent',
    );
  });
});

describe('rows and places of other countries', () => {
  it('reads a row that ends in an empty box', () => {
    const row = (label: string, value: string) =>
      `<div><div>${label}</div><div><b>${value}</b></div><div class="clearfix"></div></div>`;
    const html = page(
      `<h2>Се продава стан</h2><span class="price">105.000 €</span>${row('Површина (m²)', '81 m²')}${row('Број на бањи', '2 Бањи')}${row('Година на градба', '2014')}${row('Адреса', 'Булевар Примерен бр.85')}`,
      { title: 'Се продава стан' },
    );
    expect(readListingPage(html, 'https://example.mk/ad?id=1')).toMatchObject({
      area: { m2: 81 },
      bathrooms: 2,
      yearBuilt: 2014,
      address: 'Булевар Примерен бр.85',
      homeType: 'flat',
      country: 'MK',
    });
  });

  it('finds a street behind the size, a district behind the city and the number of a flat', () => {
    const title = 'Продажа двухкомнатной квартиры 124.9м² ул. Примерная, 44, Москва, ЦАО, р-н Пример';
    expect(readListingPage(page('', { title, lang: 'ru' }), 'https://example.ru/1')).toMatchObject({
      address: 'ул. Примерная, 44, Москва',
      town: 'Москва',
      country: 'RU',
    });
    const html = page('<h1>Квартира, 56 м²</h1><dl><dt>Город</dt><dd>Алматы, Примерный р-н</dd></dl>');
    expect(readListingPage(html).town).toBe('Алматы');
    expect(partsOfAddress('2478 NW Oak St, Portland, OR 97210 - 5')).toMatchObject({ postcode: '97210' });
  });

  it('counts a picture once, however often browsers shall fetch it', () => {
    const image = (name: string, stamp: string) => `<img src="//img.example.com/${name}.jpg?${stamp}">`;
    const html = page(
      `<h1>A flat, 81 m²</h1><div class="owl-carousel">${image('a', '5bacaf07-a1e6-4538-9898-93fc73e629ec')}${image('a', 'b8cd3ce9-2b00-40b4-b8f1-b6648a6d4204')}${image('b', '79056afc-f55e-43da-969a-2988e21934f4')}</div>`,
    );
    expect(readListingPage(html).photos).toHaveLength(2);
  });
});
