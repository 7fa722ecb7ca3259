import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';
import { json } from './test-pages.ts';

const page = (body: string, { lang = 'cs', head = '' } = {}) =>
  `<html lang="${lang}"><head>${head}</head><body>${body}</body></html>`;
const rows = (pairs: Record<string, string>) =>
  `<table>${Object.entries(pairs)
    .map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`)
    .join('')}</table>`;

describe('boxes of labels and definitions in the data of a program', () => {
  const state = (listing: object, items: readonly (readonly [string, string])[]) =>
    `<script>window.__STATE__=${json({
      detail: {
        listing,
        boxes: { basic: { items: items.map(([label, definition]) => ({ label, definition })) } },
      },
    })}</script>`;

  it('are read beside the record that has the price', () => {
    const html = state(
      {
        id: 16400001,
        title: 'Vzorčna hiša z vrtom (prodaja)',
        price: 275000,
        priceFormatted: '275.000 €',
        coordinates: { latitude: 46.41311, longitude: 15.85196 },
      },
      [
        ['Lokacija', 'Podravska, Vzorčje, Staro jedro'],
        ['Bivalna površina', '127,40 m²'],
        ['Površina parcele', '1729,00 m²'],
        ['Leto izgradnje', '1936'],
      ],
    );
    const read = readListingPage(html, 'https://www.bolha.com/nepremicnine/vzorcna-hisa-oglas-16400001');
    expect(read).toMatchObject({
      refused: null,
      country: 'SI',
      town: 'Vzorčje',
      region: 'Podravska',
      area: { value: 127.4 },
      plot: { m2: 1729 },
      yearBuilt: 1936,
      homeType: 'house',
    });
  });

  it('a record that calls itself a lease is no sale', () => {
    const html = state(
      {
        id: 1,
        title: 'Vzorčna hiša',
        listingType: 'HOUSE_LEASE',
        description: 'Oddamo vzorčno hiško.',
        photos: ['https://img.example.com/1.jpg', 'https://img.example.com/2.jpg'],
        price: 650,
        priceFormatted: '650 €',
        coordinates: { latitude: 45.95521, longitude: 14.91944 },
      },
      [
        ['Lokacija', 'Gorenjska, Vzorčje, Vas'],
        ['Leto izgradnje', '2015'],
        ['Število sob', '2'],
        ['Bivalna površina', '80,00 m²'],
      ],
    );
    expect(readListingPage(html, 'https://www.bolha.com/nepremicnine/vzorec-oglas-1').listingType).toBe(
      'rent',
    );
  });
});

describe('the position of a home', () => {
  const body = (script: string) =>
    page(`<h1>Prodej bytu 3+1 69 m²</h1><p class="price">9 790 000 Kč</p><script>${script}</script>`);
  const url = 'https://homes.example.cz/detail/12345678';

  it.each([
    ['var o = { "center": [14.484176, 50.130428], "zoom": 16 };', 50.130428, 14.484176],
    ['var o = { center: [50.130428, 14.484176], zoom: 17 };', 50.130428, 14.484176],
  ])('is the middle of a map that shows one home: %s', (script, latitude, longitude) => {
    expect(readListingPage(body(script), url).position).toEqual({ latitude, longitude });
  });

  it('is no middle of a map of a whole country, and none that lies elsewhere', () => {
    expect(
      readListingPage(body('o = { center: [14.484176, 50.130428], zoom: 6 };'), url).position,
    ).toBeNull();
    expect(readListingPage(body('o = { center: [4.484176, 5.130428], zoom: 16 };'), url).position).toBeNull();
  });

  it('is where a link to a map leads', () => {
    const html = body('').replace(
      '</body>',
      '<a href="https://www.google.com/maps/place/50.130428,14.484176">Mapa</a></body>',
    );
    expect(readListingPage(html, url).position).toEqual({ latitude: 50.130428, longitude: 14.484176 });
  });
});

describe('the place of a home', () => {
  it.each([
    ['data of a marker', '<div data-address="Na vzoru, Praha 3 - Žižkov, Praha"></div>', 'Na vzoru', 'Praha'],
    ['a line with its district', '<p>Vzorová, Praha 8 - Střížkov</p>', 'Vzorová', 'Praha'],
    ['a line of another city', '<p>Vzorová 12/3, Brno - Líšeň</p>', 'Vzorová 12/3', 'Brno'],
  ])('is read from %s', (_, body, street, town) => {
    const html = page(`<h1>Prodej bytu 2+kk 45 m²</h1><p class="price">9 962 000 Kč</p>${body}`);
    const read = readListingPage(html, 'https://homes.example.cz/detail/12345678');
    expect(read.address).toContain(street);
    expect(read.town).toBe(town);
  });

  it('a card of another home says where it leads, and is no address', () => {
    const html = page(
      '<h1>Prodej bytu 2+kk 45 m²</h1><p class="price">9 962 000 Kč</p><div data-url="/x" data-address="Jinde 1, Jihlava"></div>',
    );
    expect(readListingPage(html, 'https://homes.example.cz/detail/12345678').address).toBeNull();
  });

  it.each([
    [
      'et',
      'https://homes.example.ee/1234567',
      'Müüa korter, 2 tuba - Näidismaa, Näidislinn, Kesklinn',
      'Näidislinn',
    ],
    ['bg', 'https://homes.example.bg/1234567', 'Продава 3-СТАЕН, гр. Примерово, Център', 'Примерово'],
    [
      'fr',
      'https://homes.example.fr/1234567',
      'Exempleville - Maison à vendre - 5 pièces - 120 m²',
      'Exempleville',
    ],
    [
      'cs',
      'https://homes.example.cz/1234567',
      'Prodej bytu 4+kk, 71 m², Vzorov nad Labem, okres Vzorek',
      'Vzorov nad Labem',
    ],
  ])('is the town that a title of %s names: %s', (lang, url, title, town) => {
    const head = `<title>${title}</title><meta property="og:title" content="${title}">`;
    expect(readListingPage(page('<p>350 000 €</p>', { lang, head }), url).town).toBe(town);
  });

  it('is the city in front of a Russian street', () => {
    const html = page(
      '<h1>2-комн. квартира, 54 м²</h1><div data-name="Geo">Примерск, Лесной бульвар, 20А</div><b>8 500 000 ₽</b>',
      { lang: 'ru' },
    );
    expect(readListingPage(html, 'https://homes.example.ru/sale/flat/123456789/')).toMatchObject({
      town: 'Примерск',
      address: 'Примерск, Лесной бульвар, 20А',
    });
  });

  it('is the one place that the address and the steps to the page both name', () => {
    const crumbs = ['Start', 'Domy', 'Pronájem', 'Karlovarský kraj', 'Vzorské Vary', 'Vzorůčky', 'Stráň'];
    const head = `<script type="application/ld+json">${json({
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((name) => ({ '@type': 'ListItem', item: { name } })),
    })}</script>`;
    const html = page('<h1>Pronájem se zahradou</h1><p>20 000 Kč / měsíc</p>', { head });
    const read = readListingPage(html, 'https://homes.example.cz/detail/vzorucky/pronajem-8662169.html');
    expect(read).toMatchObject({ town: 'Vzorůčky', homeType: 'house' });
  });

  it('is in the area that an offer of schema.org serves, and never the office of who sells', () => {
    const head = `<script type="application/ld+json">${json({
      '@type': 'individualProduct',
      additionalType: 'Apartment',
      name: 'Prodej bytu 1+1 41 m²',
      offers: {
        '@type': 'OfferForPurchase',
        priceCurrency: 'CZK',
        price: 6_999_000,
        areaServed: {
          address: { '@type': 'PostalAddress', streetAddress: 'Vzorová', addressLocality: 'Vzorov' },
        },
        offeredby: {
          '@type': 'RealEstateAgent',
          address: { streetAddress: 'Kanceláře 9', addressLocality: 'Jinde' },
        },
      },
    })}</script>`;
    const read = readListingPage(
      page('<h1>Prodej bytu 1+1 41 m²</h1>', { head }),
      'https://homes.example.cz/1',
    );
    expect(read).toMatchObject({ town: 'Vzorov', price: { amountMinor: 699_900_000, currency: 'CZK' } });
    expect(read.address).toContain('Vzorová');
  });
});

describe('what stands beside a home', () => {
  it('rooms with numbers are no count of rooms, and a size is no postcode', () => {
    const html = page(
      `<h1>Huis te koop in Voorbeeld</h1><p class="price">€ 239.000</p><p>Te renoveren woning op ca. 1539m²</p>
      <div><div>Slaapkamer 1</div><div>14,70 m²</div></div><div><div>Slaapkamer 2</div><div>14,80 m²</div></div>
      <div><div>Slaapkamer 3</div><div>9,70 m²</div></div>${rows({ 'Aantal slaapkamers': '3', 'Woonopp.': '140 m²' })}`,
      {
        lang: 'nl',
        head: '<meta name="description" content="Te renoveren woning op ca. 1539m² te Voorbeeld">',
      },
    );
    const read = readListingPage(html, 'https://homes.example.be/nl/huis/12345');
    expect(read).toMatchObject({ bedrooms: 3, area: { m2: 140 }, postcode: null });
  });

  it('metas that a site keeps of its property are facts of it', () => {
    const head = ['city:Voorbeeld', 'zipcode:2440', 'province:Antwerpen', 'bedrooms:3']
      .map((pair) => pair.split(':'))
      .map(([name, value]) => `<meta name="x:immo_property_${name}" content="${value}">`)
      .join('');
    const html = page('<h1>Huis te koop</h1><p class="price">€ 239.000</p>', { lang: 'nl', head });
    expect(readListingPage(html, 'https://homes.example.be/nl/huis/12345')).toMatchObject({
      ...{ town: 'Voorbeeld', postcode: '2440', region: 'Antwerpen', bedrooms: 3 },
    });
  });

  it('homes of the same seller under a title of their own are others', () => {
    const card = (price: string) =>
      `<div class="item"><a href="/obiava-${price}">Продава ПАРЦЕЛ</a><span class="location">с. Другово, Друг</span><span class="price">${price} €</span></div>`;
    const html = page(
      `<h1>Продава 3-СТАЕН, гр. Примерово</h1>${rows({ Квадратура: '123 кв. м.', Година: '2011' })}
      <div class="adMoreAdsTitle">Обяви на потребителя ПРИМЕР <a href="/vsichki">Виж всички</a></div>
      <div>${card('10 000')}${card('275 000')}</div>`,
      { lang: 'bg', head: '<meta property="og:price" content="350 000 €">' },
    );
    expect(readListingPage(html, 'https://homes.example.bg/obiava-50081876/x')).toMatchObject({
      price: { amountMinor: 35_000_000, currency: 'EUR' },
      town: 'Примерово',
      yearBuilt: 2011,
      area: { m2: 123 },
    });
  });

  it('pictures that carry the number of the listing are its own', () => {
    const img = (name: string) => `<img src="https://homes.example.cz/resize/w-1600-${name}.jpg">`;
    const html = page(
      `<h1>Prodej bytu</h1><p class="price">9 962 000 Kč</p>${img('B50087758-1')}${img('B50087758-2')}${img('B40011111-1')}`,
    );
    expect(readListingPage(html, 'https://homes.example.cz/nemovitosti/b50087758/').photos).toHaveLength(2);
  });

  it('a row of cards is a list of homes, though one of them tells no price', () => {
    const card = (n: number, price: string) =>
      `<div class="card"><a href="/ficha-${n}"><img src="/fotos/${n}.jpg"></a><div>Casa en Muestra ${n}</div><div>${price}</div></div>`;
    const html = page(
      `${card(490898, 'U$S 145.000')}${card(512001, 'U$S 99.000')}${card(777777, 'Consultar')}`,
      {
        lang: 'es-AR',
      },
    );
    expect(readListingPage(html, 'https://homes.example.com.ar/propiedades.html').refused?.code).toBe(
      'search',
    );
  });

  it('"3+1" of a Turkish page is three bedrooms and a living room', () => {
    const html = page(
      `<h1>Satılık Daire</h1><h3>5.750.000 TL</h3>${rows({ 'Oda Sayısı': '3+1', 'Brüt Metrekare': '125 m2' })}`,
      { lang: 'tr' },
    );
    expect(readListingPage(html, 'https://homes.example.com.tr/ilan/1100000001')).toMatchObject({
      bedrooms: 3,
    });
  });
});
