// Pages as templates print them: deep indents, offers as labels, lines of letters, links to maps. Every home in here is made up.
import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';
import { linkedPage, page } from './test-pages.ts';

const host = (country: string) => `https://homes.example.${country}/listing/90001`;
const read = (body: string, country = 'us', title = 'A home') =>
  readListingPage(page({ title, body }), host(country));

describe('indents of a template', () => {
  const gap = `\n${' '.repeat(60)}`;

  it('hide no label and no value from a reader', () => {
    const pair = (label: string, value: string) =>
      `<li><span class="name">${label}</span><span class="text">${gap}${value}${gap}</span></li>`;
    const body = `<h1>サンプルマンション</h1><ul>${pair('価格', '8,480万円')}${pair('所在地', `<a href="/a">${gap}東京都見本区${gap}</a>${gap}&nbsp;例町`)}${pair('専有面積', '72.35m²')}</ul>`;
    expect(read(body, 'jp')).toMatchObject({
      address: '東京都見本区, 例町',
      price: { amountMinor: 84_800_000, currency: 'JPY' },
      area: { value: 72.35 },
    });
  });

  it('hide no icon’s figure', () => {
    const icon = (name: string, figure: string) =>
      `<div class="fact"><i class="fa fa-${name}"></i>${gap}<span>${gap}${figure}</span></div>`;
    const body = `<h1>12 Oak Lane, Sampleton</h1><p class="price">£450,000</p>${icon('bed', '3')}${icon('bath', '2')}`;
    expect(read(body, 'co.uk')).toMatchObject({ bedrooms: 3, bathrooms: 2 });
  });
});

describe('prices', () => {
  const row = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;

  it('stand behind the offer, and neither in a poll nor in a choice of currencies', () => {
    const poll = '<table><tr><td>30 000 - 60 000 USD</td></tr><tr><td>60 000 - 100 000 USD</td></tr></table>';
    const choice = '<p><span>Price:</span> <span>$</span></p>';
    const facts = `<table>${row('For Sale', '220000 $ / 476.19 $ m²')}${row('Space', '462 sq.m.')}</table>`;
    expect(read(`${poll}${choice}${facts}`, 'ge').price).toMatchObject({
      amountMinor: 22_000_000,
      currency: 'USD',
    });
    const georgian = `<p><span>ფასი:</span> <span>$ პერიოდი:</span></p><table>${row('იყიდება', '90000 $ / 1216.22 $ m²')}${row('ფართობი', '74 კვ.მ.')}${row('მისამართი', 'ნიმუში, ძველი ნიმუში, მაგალითი, სანიმუშოს გამზ.')}${row('საძინებელი', '2')}</table>`;
    expect(read(georgian, 'ge')).toMatchObject({
      price: { amountMinor: 9_000_000, currency: 'USD' },
      area: { value: 74, unit: 'm2' },
      address: 'ნიმუში, ძველი ნიმუში, მაგალითი, სანიმუშოს გამზ.',
      bedrooms: 2,
    });
  });

  it('are counted in ten thousands by a script where the page shows them in ones', () => {
    const home = (price: number, shown: string) =>
      readListingPage(
        page({
          scripts: [`window.listing = {"listing":{"id":"90001","price":${price},"area":68.15,"bedrooms":3}}`],
          body: `<h1>サンプルマンション</h1><p class="price">${shown}</p>`,
        }),
        host('jp'),
      ).price;
    expect(home(2680, '2,680万円')).toMatchObject({ amountMinor: 26_800_000, currency: 'JPY' });
    // Another figure is another price: the two disagree.
    expect(home(26_900_000, '2,680万円')).toMatchObject({ amountMinor: 26_900_000 });
  });
});

describe('addresses', () => {
  const PRICE = '<p class="price">$259,000</p>';

  it('go on below their street, whatever number the site has behind the town', () => {
    const home = `${PRICE}<div class="street-addr">14 W Oak Ln</div><div class="where">Sampleton, WI 53151-2316 <span>&#8226;</span> #1529680</div>`;
    const firm = '<div>9 Elm St</div><div>Otherton, WI 53202</div>';
    expect(read(`${home}${firm}`)).toMatchObject({
      ...{ address: '14 W Oak Ln, Sampleton, WI 53151-2316', town: 'Sampleton', postcode: '53151' },
    });
    expect(read(`${PRICE}<div class="street-addr">14 W Oak Ln</div>${firm}`).address).toBe('14 W Oak Ln');
  });

  it('are the parts that a link to a map names, unless two links name two', () => {
    const link = (street: string) =>
      `<a href="http://maps.example.com/maps/map?city=Sampleton&amp;state=MA&amp;address=${street}&amp;zip=02420">Map</a>`;
    expect(read(`${PRICE}${link('9+Oak+Farm')}${link('9+Oak+Farm')}`)).toMatchObject({
      ...{ address: '9 Oak Farm, Sampleton, MA 02420', postcode: '02420' },
    });
    expect(read(`${PRICE}${link('9+Oak+Farm')}${link('7+Elm+Farm')}`).address).toBeNull();
  });

  it('stand in full far below, where their own postcode does; a region may be cut off, a country behind it', () => {
    const address = {
      ...{ streetAddress: 'Calle Muestra 26', addressLocality: 'Muestra Norte' },
      ...{ addressRegion: 'Sinaloa', postalCode: '80058' },
    };
    const linked = { '@type': 'House', address, offers: { price: 1750000, priceCurrency: 'MXN' } };
    const words = Array.from({ length: 100 }, (_, at) => `<p>Palabras ${at}</p>`).join('');
    const full = 'Calle Muestra 26, Muestra Norte, Muestra, 80058 Ciudad Muestra, Sin.';
    const body = (line: string) => `<h1>Casa</h1>${words}<p>${line}</p>`;
    expect(readListingPage(linkedPage(linked, body(full)), host('mx')).address).toBe(full);
    const other = full.replace('80058', '80059');
    expect(readListingPage(linkedPage(linked, body(other)), host('mx')).address).not.toBe(other);
    const belgian =
      '<h1>Voorbeelddijk 24</h1><p class="price">€ 399.000</p><div class="address">Voorbeelddijk 24, 2440 Voorbeeld</div>';
    expect(read(`${belgian}<p>Voorbeelddijk 24, 2440 Voorbeeld, België</p>`, 'be').address).toBe(
      'Voorbeelddijk 24, 2440 Voorbeeld, België',
    );
  });

  it('are no words to search by', () => {
    const body = `<h1>サンプル</h1><p class="price">8,480万円</p><table><tr><th>位置</th><td><a href="/t">#南向き</a></td></tr></table>`;
    expect(read(body, 'jp').address).toBeNull();
  });

  it('have the town and postcode of their own record behind the street', () => {
    const state = {
      estate: {
        ...{ id: '90001', price: 170000, surface: 75, rooms: 3 },
        address: { street: 'Via Fittizia', number: '30', city: 'Esempio', postalCode: '00155' },
      },
    };
    const html = page({
      scripts: [`window.__STATE__ = ${JSON.stringify(state)}`],
      body: '<h1>Trilocale in vendita</h1>',
    });
    expect(readListingPage(html, host('it')).address).toMatch(/^Via Fittizia,? 30, 00155 Esempio$/);
  });
});

describe('what is beside a home', () => {
  it('is no place of it: the middle of a map gives way to the link that names one', () => {
    const link = '<a href="https://www.google.com/maps/place/51.192153300000,5.025398600000">Google maps</a>';
    const script =
      '<script>new google.maps.Map(x, { center: new google.maps.LatLng(51.164598, 4.141363), zoom: 13 })</script>';
    expect(read(`<h1>Huis</h1><p class="price">€ 399.000</p>${link}${script}`, 'be').position).toEqual({
      ...{ latitude: 51.1921533, longitude: 5.0253986 },
    });
  });

  it('are other homes, below a heading with a link in its line', () => {
    const fact = (area: string) =>
      `<div class="fact"><img src="/a.png" alt="area icon"><span>${area}</span></div>`;
    const others = `<div class="box"><div class="line"><div class="title"><div><h3>Similar Properties</h3></div></div><div><a href="/all">See All</a></div></div><div class="slides"><a href="/2">${fact('270 m²')}</a></div></div>`;
    const own = (area: string) => `<h1>Flat in Sampleton</h1><p class="price">$305,000</p>${fact(area)}`;
    expect(read(`${own('')}${others}`, 'lb').area).toBeNull();
    expect(read(`${own('205 ')}${others}`, 'lb').area).toEqual({ value: 205, unit: 'm2', m2: 205 });
    expect(read(`${own('1205 ')}${others}`).area).toMatchObject({ value: 1205, unit: 'sqft' });
  });

  it('is the sign that starts a film among the photos', () => {
    const photos = Array.from(
      { length: 3 },
      (_, at) =>
        `<a data-fancybox="images" href="https://img.example.com/thumbs/${at}aa/${at}b.jpg?gt=r"><img data-lazy="x.jpg"></a>`,
    );
    const body = `<h1>Dům</h1><p>7 900 000 Kč</p><div class="carousel"><img src="https://img.example.com/ui/video-play.png">${photos.join('')}</div>`;
    expect(read(body, 'cz').photos).toHaveLength(3);
  });

  it('is nothing in a gallery with a short name', () => {
    const photos = Array.from(
      { length: 11 },
      (_, at) =>
        `<img src="https://img.example.com/homes/${at}e7.png" alt="Casa - foto ${at + 1}" width="800">`,
    );
    expect(
      read(`<h1>Casa</h1><p class="price">US$ 85.000</p><div class="gal">${photos.join('')}</div>`, 'com.ar')
        .photos,
    ).toHaveLength(11);
  });
});

describe('labels and codes', () => {
  it('are known without their accents', () => {
    const row = (label: string, value: string) => `<li><b>${label}</b><span>${value}</span></li>`;
    const spanish = `<h1>Casa</h1><p class="price">US$ 85.000</p><ul>${row('Dormitorios', '2')}${row('Banos', '1')}${row('Ano de construccion', '1998')}</ul><p>Cuenta con 3 ambientes, 2 dormitorios, 1 banos.</p>`;
    expect(read(spanish, 'com.ar')).toMatchObject({ bedrooms: 2, bathrooms: 1, yearBuilt: 1998 });
    const german = `<h1>Haus</h1><p class="price">450.000 €</p><ul>${row('Wohnflaeche', '120 m²')}${row('Grundstuecksflaeche', '600 m²')}</ul>`;
    expect(read(german, 'de')).toMatchObject({ area: { value: 120 }, plot: { value: 600 } });
  });

  it('of a box count before the name of the icon in it', () => {
    const box = (title: string, figure: string) =>
      `<li><button title="${title}"><img src="/icons/size.svg" class="sizeIcon"><span>${figure}</span></button></li>`;
    const body = `<h1>House</h1><p class="price">R 2 900 000</p><ul>${box('Erf Size', '664 m²')}${box('Floor Size', '287 m²')}</ul>`;
    expect(read(body, 'co.za')).toMatchObject({ plot: { value: 664 }, area: { value: 287 } });
  });

  it('are no postcodes: neither a reference nor that of an office', () => {
    const belgian = '<h1>V&amp;G/G/3276</h1><p class="price">€ 399.000</p>';
    expect(read(belgian, 'be', 'V&amp;G/G/3276 | Makelaars').postcode).toBeNull();
    expect(read(belgian, 'be', 'Huis te koop in 2440 Voorbeeld | Makelaars').postcode).toBe('2440');
    const british = (address: string) =>
      `<h1>3 bedroom house for sale</h1><p class="address">${address}</p><p class="price">£250,000</p><p>Sample Agents, 1 High Street, Otherton SK1 1NU</p>`;
    const title = '3 bedroom house for sale in High Street, Sampleton';
    expect(read(british('Sample Lane, Sampleton, SK5'), 'co.uk', title).postcode).toBeNull();
    expect(read(british('Sample Lane, Sampleton, SK5 6EX'), 'co.uk', title).postcode).toBe('SK5 6EX');
  });
});

describe('places in boxes and scripts', () => {
  it('have their town in a box of that name beside the street', () => {
    const box = (town: string) =>
      `<div class="Sale"><p class="City">${town}</p><p class="Street">Lotissement Exemple<br>Route Nationale 8</p></div>`;
    const body = (town: string) => `<h1>Maison</h1><p class="price">228 800 €</p>${box(town)}`;
    expect(read(body('Exempleville (Bouches-du-Rhône)'), 'fr').address).toBe(
      'Lotissement Exemple, Route Nationale 8, Exempleville (Bouches-du-Rhône)',
    );
    expect(read(body('à 5 km'), 'fr').address).toBe('Lotissement Exemple, Route Nationale 8');
  });

  it('are where a script puts its marker, and not where its camera stands', () => {
    const body = `<h1>Korter</h1><p class="price">150 000 €</p><script>var camera = new google.maps.LatLng(58.375196, 26.733605);
      var home = new google.maps.LatLng(58.375081637377,26.733106698985);
      placeMarker(home); panorama.setPosition(camera)</script>`;
    expect(read(body, 'ee').position).toEqual({ latitude: 58.3750816, longitude: 26.7331067 });
  });
});
