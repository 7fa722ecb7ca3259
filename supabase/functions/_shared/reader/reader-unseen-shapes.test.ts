import { describe, expect, it } from 'vitest';
import { readFeed } from './feeds/read-feed.ts';
import { readListingPage } from './read-listing-page.ts';
import { findBathrooms, findBedrooms } from './texts/read-count.ts';
import { readArea } from './texts/read-area.ts';
import { homeTypeOf } from './texts/home-words.ts';
import { placeInTitle } from './texts/place-in-title.ts';
import { readPrice } from './texts/read-price.ts';

interface Parts {
  readonly lang?: string;
  readonly title?: string;
  readonly head?: string;
}

function page(body: string, { lang = 'en', title = 'A home', head = '' }: Parts = {}): string {
  return `<!doctype html><html lang="${lang}"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
}

const linked = (node: unknown) => `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
const PRICED = '<p>€450,000</p><p>3 bedrooms</p>';
const read = (html: string, url = 'https://www.sample-homes.example/homes/1') => readListingPage(html, url);

describe('where a marker stands', () => {
  it.each([
    ['in one attribute', '<div id="map" data-gps="50.0875,14.4213"></div>'],
    ['in degrees and minutes', '<div id="map" data-gps="50°5\'15&quot;N, 14°25\'16.7&quot;E"></div>'],
  ])('is read %s', (_, map) => {
    const { position } = read(page(`<h1>House for sale in Sampleton</h1>${PRICED}${map}`));
    expect(position?.latitude).toBeCloseTo(50.0875, 3);
    expect(position?.longitude).toBeCloseTo(14.4213, 3);
  });

  it('is the one that leads nowhere and has no price, among those of other homes', () => {
    const other = (place: string) =>
      `<div class="marker" data-gps="${place}" data-url="/homes/2" data-price="100000"></div>`;
    const others = `${other('51.1000,14.1000')}${other('51.2000,14.2000')}`;
    const own = '<div id="map" data-gps="50.0875,14.4213"></div>';
    const html = (markers: string) => page(`<h1>House for sale in Sampleton</h1>${PRICED}${markers}`);
    expect(read(html(`${others}${own}`)).position?.latitude).toBe(50.0875);
    expect(read(html(others)).position).toBeNull();
  });
});

describe('kinds of homes', () => {
  it.each([
    ['Radhus', 'terraced'],
    ['řadový dům', 'terraced'],
    ['bliźniak', 'semi-detached'],
    ['parhus', 'semi-detached'],
    ['2-onder-1-kapwoning', 'semi-detached'],
    ['fritidshus', 'cottage'],
    ['電梯大廈', 'flat'],
  ])('%s', (words, kind) => expect(homeTypeOf(words)).toBe(kind));

  it('a home that is vacant is no land, a vacant lot is', () => {
    expect(homeTypeOf('Sea View | 2BR | Vacant')).not.toBe('land');
    expect(homeTypeOf('Vacant residential')).toBe('land');
    expect(homeTypeOf('Vacant lot')).toBe('land');
  });

  it('stand in brackets in front of a Japanese name', () => {
    const html = (name: string) =>
      page(`<h2>${name}</h2><dl><dt>価格</dt><dd>4,980万円</dd></dl>`, { lang: 'ja', title: '物件詳細' });
    expect(homeTypeOf(read(html('【中古戸建】見本町の家')).propertyType)).toBe('house');
    expect(read(html('【おすすめ】見本町の家')).propertyType).toBeNull();
  });

  it('are types of linked data that schema.org does not have', () => {
    const node = {
      '@graph': [
        {
          '@type': 'DetachedHouse',
          numberOfBedrooms: 4,
          address: { addressLocality: 'Sampleton' },
          offers: { price: 500000, priceCurrency: 'EUR' },
        },
      ],
    };
    const record = read(page('<h1>Sample Lodge</h1>', { head: linked(node) }));
    expect([record.bedrooms, homeTypeOf(record.propertyType)]).toEqual([4, 'detached']);
  });
});

describe('sizes', () => {
  it('of floors count in tsubo, in text and as a unit of linked data', () => {
    expect(readArea('約43.4坪')?.m2).toBeCloseTo(143.5, 1);
    const home = (floorSize: unknown) =>
      read(
        page('<h1>樣品路公寓</h1>', {
          head: linked({
            '@type': 'Apartment',
            floorSize,
            offers: { price: 9_000_000, priceCurrency: 'TWD' },
          }),
        }),
      ).area;
    expect(home({ value: 40, unitText: '坪' })?.m2).toBeCloseTo(132.2, 1);
    expect(home({ value: 40, unitText: 'm²' })?.m2).toBe(40);
  });

  it('say what they are the size of behind the figure', () => {
    const record = read(
      page(
        `<h1>Maison à vendre</h1><p>€450,000</p><ul><li>57 m² de surface habitable</li><li>430 m² de terrain</li></ul>`,
      ),
    );
    expect([record.area?.m2, record.plot?.m2]).toEqual([57, 430]);
  });

  it('of side rooms stand behind those of the floor', () => {
    expect(readArea('105/38 kvm')?.m2).toBe(105);
    expect(readArea('105 kvm')?.m2).toBe(105);
  });
});

describe('rooms in Chinese layouts', () => {
  it.each([
    ['5房4廳2.5衛', 5, 2.5],
    ['3房/ 1廳/ 2衛', 3, 2],
    ['3室2厅1卫', 3, 1],
  ])('%s', (layout, beds, baths) => {
    expect([findBedrooms(layout), findBathrooms(layout)]).toEqual([beds, baths]);
  });

  it('are properties that linked data names in words', () => {
    const node = {
      '@type': 'Apartment',
      offers: { price: 9_000_000, priceCurrency: 'TWD' },
      additionalProperty: [
        { name: '格局', value: '3房2廳2衛' },
        { name: 'floorSize', value: { value: '30 坪' } },
        { name: 'petRooms', value: '9' },
      ],
    };
    const record = read(page('<h1>樣品</h1>', { head: linked(node) }));
    expect([record.bedrooms, record.bathrooms, record.area?.m2]).toEqual([3, 2, 99.2]);
  });
});

describe('ten thousands', () => {
  const taiwan = { currency: null, usual: 'TWD', locale: 'zh-TW' };
  it('are dollars in Taiwan, also where nothing says so', () => {
    expect(readPrice('1,298 萬', taiwan)).toMatchObject({ amountMinor: 1_298_000_000, currency: 'TWD' });
    expect(readPrice('1,298 萬元', taiwan)?.amountMinor).toBe(1_298_000_000);
  });

  it('of an area are no price', () => expect(readPrice('70 萬/坪', taiwan)).toBeNull());

  it('are a price in a line of their own, and a charge is none', () => {
    const html = page(
      '<h1>見本マンション</h1><p><b>5,980万円</b></p><table><tr><th>管理費</th><td>15,000円</td></tr></table>',
      {
        lang: 'ja',
      },
    );
    expect(read(html, 'https://www.mihon.co.jp/mansion/1').price).toMatchObject({
      amountMinor: 59_800_000,
      currency: 'JPY',
    });
  });
});

describe('labels and values in one box', () => {
  const pairs =
    '<div>總價</div><div>858 萬</div><div>地址</div><div>見本市例子路</div><div>建坪</div><div>30 坪</div>';
  it('are pairs whatever stands in front of them or behind', () => {
    for (const body of [
      pairs,
      `<h1>樣品</h1>${pairs}`,
      `${pairs}<div>無車位</div>`,
      `<h1>樣品</h1>${pairs}<div>無車位</div>`,
    ]) {
      const record = read(page(body, { lang: 'zh-TW' }), 'https://www.mihon.com.tw/1');
      expect([record.price?.amountMinor, record.address, record.area?.m2]).toEqual([
        858_000_000,
        '見本市例子路',
        99.2,
      ]);
    }
  });
});

describe('places', () => {
  it('stand behind the size in a title', () => {
    expect(placeInTitle('Prodej bytu 4+kk, 71 m², Sampleton')).toBe('Sampleton');
    const html = page('<h1>Prodej bytu 4+kk, 71 m², Sampleton</h1><p>13 900 000 Kč</p>', { lang: 'cs' });
    expect(read(html, 'https://www.ukazka.cz/1').town).toBe('Sampleton');
    const terrace = page('<h1>Prodej bytu 4+kk, terasa, Sampleton</h1><p>13 900 000 Kč</p>', { lang: 'cs' });
    expect(read(terrace, 'https://www.ukazka.cz/1').town).toBeNull();
  });

  it.each([
    ['Piso calle Ejemplo 12. Piso reformado con terraza', 'calle Ejemplo 12'],
    ['Piso en Calle del Ejemplo, 12. Reformado con terraza', 'Calle del Ejemplo, 12'],
    ['Ático Carrer de Ejemplo. Vivienda con vistas', 'Carrer de Ejemplo'],
  ])('end where a sentence begins: %s', (heading, address) => {
    const html = page(`<h1>${heading}</h1><p>350.000 €</p><p>85 m²</p>`, {
      lang: 'es',
      title: 'Piso en venta',
    });
    expect(read(html, 'https://www.ejemplo.es/1').address).toBe(address);
  });

  it('stand in the heading that is the title of the listing, where a page has another', () => {
    const html = page(
      '<h1>Super nice villa</h1><h1 class="property-title">Villa in Coral Sample</h1><span class="property-price">$825,000</span>',
    );
    expect(read(html).address).toBe('Coral Sample');
  });
});

describe('records of other languages', () => {
  const row = (record: unknown) => readFeed(JSON.stringify(record)).rows[0]?.record;

  it('name their members in them', () => {
    const home = row({
      Adres: 'Voorbeeldstraat 12',
      Plaats: 'Voorbeeldstad',
      Postcode: '1191 ZZ',
      Koopprijs: 725000,
      WoonOppervlakte: 138,
      PerceelOppervlakte: 315,
      Bouwjaar: '1989',
      AantalBadkamers: 1,
      SoortWoning: '2-onder-1-kapwoning',
      'Media-Foto': ['https://fotos.example.nl/1.jpg', 'https://fotos.example.nl/2.jpg'],
    });
    expect(home).toMatchObject({
      town: 'Voorbeeldstad',
      yearBuilt: 1989,
      bathrooms: 1,
      area: { m2: 138 },
      plot: { m2: 315 },
    });
    expect([home?.price?.amountMinor, home?.photos?.length]).toEqual([72_500_000, 2]);
  });

  it('name a place and a kind from the large to the small', () => {
    const home = row({
      hits: [
        {
          title: 'Sample View | 2BR | Vacant',
          purpose: 'for-sale',
          price: 2350000,
          baths: 3,
          area: 119.66,
          location: [
            { level: 0, name: 'UAE' },
            { level: 1, name: 'Dubai' },
            { level: 2, name: 'Sample Quarter' },
          ],
          category: [
            { level: 0, name: 'Residential' },
            { level: 1, name: 'Apartments', nameSingular: 'Apartment' },
          ],
        },
      ],
    });
    expect(home).toMatchObject({
      country: 'AE',
      address: 'Sample Quarter, Dubai',
      propertyType: 'Apartment',
    });
    expect(home?.price?.currency).toBe('AED');
  });

  it('a street in parts stays put together', () => {
    const home = row({
      ListPrice: 500000,
      StreetNumber: '12',
      StreetName: 'Sample',
      StreetSuffix: 'St',
      City: 'Austin',
    });
    expect(home?.address).toBe('12 Sample St');
  });
});

describe('what lists of pictures are called', () => {
  it('ends in pictures, and small ones or those of agents are none', () => {
    const html = (name: string) =>
      page(
        `<h1>Piso en venta</h1><p>185.000 €</p><p>3 habitaciones</p><script>var state = {"${name}":[{"src":"https://img.ejemplo.es/1.jpg"},{"src":"https://img.ejemplo.es/2.jpg"}]}</script>`,
      );
    expect(read(html('fullScreenGalleryPics')).photos).toHaveLength(2);
    expect(read(html('agentImages')).photos ?? []).toHaveLength(0);
  });
});
