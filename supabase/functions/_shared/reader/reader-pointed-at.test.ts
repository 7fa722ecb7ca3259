// What a page points at, hides, encodes or merely reckons. Every home in here is made up.
import { describe, expect, it } from 'vitest';
import { parseRelaxed } from './json/parse-relaxed.ts';
import { resolveRows } from './json/resolve-rows.ts';
import { readListingPage } from './read-listing-page.ts';
import { json, linkedPage, page } from './test-pages.ts';
import { isAddressLine } from './texts/spoken-words.ts';
import { readPostcode } from './texts/read-postcode.ts';

const host = (country: string) => `https://homes.example.${country}/listing/90001`;
const read = (body: string, country = 'us', title = 'A home') =>
  readListingPage(page({ title, body }), host(country));

describe('a stream of rows', () => {
  const rows = (text: string) =>
    page({ scripts: [`self.__next_f.push([1,${json(text)}])`], body: '<h1>3 bed house</h1>' });
  const home = {
    listingId: '90001',
    address: '12 Sample Lane, Sampleton',
    bedrooms: 3,
    bathrooms: 2,
    pricing: '$2:props:pricing',
    description: '$3',
  };

  it('says a price once and points at it elsewhere', () => {
    const text = `1:${json({ listing: home })}\n2:${json(['$', 'div', null, { pricing: { price: 450_000, currency: 'GBP' } }])}\n3:"A bright house with two gardens and a view."\n`;
    expect(readListingPage(rows(text), host('co.uk'))).toMatchObject({
      price: { amountMinor: 45_000_000, currency: 'GBP' },
      description: 'A bright house with two gardens and a view.',
    });
  });

  it.each(['$5', '$5c:props:children:0', '$undefined', '$L12', '$1'])(
    'holds no dollars where it points at %s',
    (pointer) => {
      const text = `1:${json({ listing: { ...home, pricing: undefined, price: pointer } })}\n`;
      expect(readListingPage(rows(text), host('co.uk')).price).toBeNull();
    },
  );

  it('points at rows however much stands before them, and however deep', () => {
    const nested = JSON.parse(`${'['.repeat(150)}${json({ listing: home })}${']'.repeat(150)}`) as unknown;
    const much = Array.from({ length: 30_000 }, (_, at) => at);
    const rows = new Map<string, unknown>([
      ['0', much],
      ['1', nested],
      ['2', ['$', 'p', null, { pricing: 7 }]],
    ]);
    expect(json(resolveRows(rows).get('1'))).toContain('"pricing":7');
  });

  it('keeps dollars that it writes', () => {
    const text = `1:${json({ listing: { ...home, pricing: undefined, price: '$$450,000' } })}\n`;
    expect(readListingPage(rows(text), host('com')).price).toMatchObject({
      amountMinor: 45_000_000,
      currency: 'USD',
    });
  });
});

describe('a literal of a script', () => {
  const members = Array.from({ length: 16 }, (_, at) => `m${at}: "${at}"`).join(', ');

  it('is read but for what the script works out', () => {
    const value = parseRelaxed(
      `{ ${members}, all: names == "" ? [] : names.split(","), seen: Date.now() - start, "code": '29603' }`,
    );
    expect(value).toMatchObject({ m0: '0', m15: '15', all: null, seen: null, code: '29603' });
  });

  it('is a program where it works out much, or is little else', () => {
    expect(parseRelaxed('{ a: "1", all: names == "" ? [] : names.split(",") }')).toBeUndefined();
    expect(parseRelaxed(`{ ${members}, a: b + 1, c: d + 1, e: f(g) + 1 }`)).toBeUndefined();
    expect(parseRelaxed(`{ ${members}, a: (b`)).toBeUndefined();
  });
});

describe('a price that is an estimate', () => {
  const offered = (body: string) =>
    readListingPage(
      linkedPage(
        {
          '@type': 'House',
          numberOfBedrooms: 3,
          address: { streetAddress: '12 Oak Ave', addressLocality: 'Sampleton' },
          offers: { '@type': 'Offer', price: 483_000, priceCurrency: 'CAD' },
        },
        `<h1>12 Oak Ave, Sampleton</h1>${body}`,
      ),
      host('ca'),
    ).price;

  it('is none, where the page calls it so wherever it shows it', () => {
    const body = '<p>This estimated value of $483,000 is our own.</p>';
    expect(offered(body)).toBeNull();
    expect(offered(`${body}<p class="price">Listed for: $498,000</p>`)?.amountMinor).toBe(49_800_000);
  });

  it('is one where the page asks it as well', () => {
    const body = '<p class="price">$483,000</p><p>Our estimated value of $483,000 agrees.</p>';
    expect(offered(body)?.amountMinor).toBe(48_300_000);
    expect(offered('<p>A home.</p>')?.amountMinor).toBe(48_300_000);
  });
});

describe('photos', () => {
  it('stand one behind the other in an attribute, and the largest count', () => {
    const list = (size: string) => [1, 2, 3].map((at) => `//img.example.com/z/a${at}/${size}.jpg`).join('&');
    const body = `<h1>House</h1><div data-images-s="${list('s')}" data-images-xl="${list('xl')}" data-images-l="${list('l')}"></div>`;
    expect(read(body).photos).toEqual([1, 2, 3].map((at) => `https://img.example.com/z/a${at}/xl.jpg`));
  });

  it('begin with the one in the head that the row below goes on from', () => {
    const image = (at: number) => `https://img.example.com/homes/e118_${at}.jpg`;
    const below = [2, 3].map((at) => `<img src="${image(at)}" width="600">`).join('');
    const shown = (first: string) =>
      readListingPage(
        page({
          head: `<meta property="og:image" content="${first}">`,
          body: `<h1>House</h1><div class="gallery">${below}</div>`,
        }),
        host('ca'),
      ).photos;
    expect(shown(image(1))).toEqual([1, 2, 3].map(image));
    expect(shown('https://img.example.com/homes/share.jpg')).toEqual([2, 3].map(image));
  });

  it('are as large as their names say', () => {
    const image = (at: number, size: string) => `https://img.example.com/${size}/${at}.jpg`;
    const pictures = [1, 2].map((at) => ({
      url100x75: image(at, '100x75'),
      url1200x900: image(at, '1200x900'),
      url360x266: image(at, '360x266'),
    }));
    const listing = {
      price: 450_000,
      currency: 'EUR',
      bedrooms: 3,
      bathrooms: 1,
      address: 'Musterweg 1',
      pictures,
    };
    const html = page({ scripts: [`window.data = ${json({ listing })}`], body: '<h1>House</h1>' });
    expect(readListingPage(html, host('de')).photos).toEqual([1, 2].map((at) => image(at, '1200x900')));
  });
});

describe('positions', () => {
  it('stand in the call that opens a map, and in base64', () => {
    const open = '<div onclick="mapBox.showMap(51.0733009, 17.0886722, 16)"></div>';
    expect(read(`<h1>House</h1>${open}`, 'pl').position).toEqual({
      latitude: 51.073_300_9,
      longitude: 17.088_672_2,
    });
    const encoded = page({
      scripts: [`const mapLatOf = "${btoa('19.393494')}"; const mapLngOf = "${btoa('-99.165139')}";`],
      body: '<h1>House</h1>',
    });
    expect(readListingPage(encoded, host('mx')).position).toEqual({
      latitude: 19.393_494,
      longitude: -99.165_139,
    });
    const other = page({ scripts: ['const mapLatOf = "aGVsbG8gd29ybGQ=";'], body: '<h1>House</h1>' });
    expect(readListingPage(other, host('mx')).position).toBeNull();
  });
});

describe('a map’s element', () => {
  const at = (names: string) => read(`<h1>House</h1><div id="map" ${names}></div>`, 'cz').position;

  it.each([
    'data-lat="50.0696" data-lng="14.3627"',
    'data-gps-lon="14.3627" data-gps-lat="50.0696"',
    'data-map-latitude-value="50,0696" data-map-longitude-value="14,3627"',
    'data-marker-lat="50.0696" data-marker-long="14.3627"',
  ])('says where the home is: %s', (names) => {
    expect(at(names)).toEqual({ latitude: 50.0696, longitude: 14.3627 });
  });

  it.each(['sw', 'office', 'center'])('says where the home is, whatever stands beside it of the %s', (of) => {
    const beside = `data-${of}-lat="49.1" data-${of}-lng="13.1"`;
    expect(at(`data-lat="50.0696" data-lng="14.3627"></div><div ${beside}`)).toEqual({
      latitude: 50.0696,
      longitude: 14.3627,
    });
  });
});

describe('what a program hides', () => {
  it('is neither a price nor the end of a line', () => {
    const body = `<h1>Huis te koop</h1>
      <div class="price ng-hide"><h4>Huurprijs</h4><p>950 €</p></div>
      <div class="price"><h4>Vraagprijs</h4><p>250.000 €</p></div>
      <div>Voorbeeldstraat
        <span> 43</span>
        <span class="ng-hide"> B. </span> -
        2440
        Voorbeeldstad</div>`;
    expect(read(body, 'be', 'Huis - 2440 Voorbeeldstad')).toMatchObject({
      price: { amountMinor: 25_000_000, currency: 'EUR' },
      address: 'Voorbeeldstraat 43, 2440 Voorbeeldstad',
    });
  });

  it('a label of bidding makes a price an auction’s', () => {
    const body = '<h1>Huis</h1><h4>Bieden vanaf</h4><p class="price">150.000 €</p>';
    expect(read(body, 'be')).toMatchObject({
      price: { kind: 'auction' },
      refused: { code: 'auction_guide' },
    });
    expect(read(body.replace('Bieden vanaf', 'Vraagprijs'), 'be').price?.kind).toBe('asking');
  });
});

describe('figures beside a home without a price', () => {
  const home = '<h1>12 Oak Lane, Sampleton</h1><p>3 bedrooms</p>';

  it.each([
    '<table><caption>Price history</caption><tr><td>2019</td><td>£180,000</td></tr></table>',
    '<section><h3>Sold history</h3><p>£180,000</p></section>',
    '<ul><li>30 000 - 60 000 GBP</li><li>60 000 - 100 000 GBP</li></ul>',
  ])('are none: %s', (box) => {
    expect(read(`${home}${box}`, 'co.uk').price).toBeNull();
  });

  it('but a range alone is one', () => {
    expect(read(`${home}<p>£30,000 - £60,000</p>`, 'co.uk').price?.kind).toBe('range');
    expect(read(`${home}${'<p>£30,000 - £60,000</p>'.repeat(2)}`, 'co.uk').price?.kind).toBe('range');
  });
});

describe('how far something is', () => {
  it('is no address', () => {
    const body = '<h1>House</h1><div class="location"><span>Sampleton</span><span>0.5 miles</span></div>';
    expect(read(body, 'co.uk').address).toBeNull();
    expect(read(body.replace('0.5 miles', 'Sampleshire'), 'co.uk').address).toBe('Sampleton, Sampleshire');
  });

  it.each(['19250 W 8 Mile Rd, Sampleton, MI 48240', 'Ruta 8 km 50, Ejemplar', 'rue de la Carte'])(
    'stands in no %s',
    (line) => {
      expect(isAddressLine(line)).toBe(true);
    },
  );
});

describe('a postcode', () => {
  it('stands behind its label, and the number of an advert behind its own', () => {
    expect(readPostcode('Zip code: 60615', 'US')).toBe('60615');
    expect(readPostcode('60615 [ID 84581]', 'US')).toBe('60615');
  });
});

describe('labels', () => {
  const row = (label: string, value: string) => `<tr><td>${label}</td><td>${value}</td></tr>`;

  it('an area without a unit is the number of a district in America, where no home is so small or so large', () => {
    const body = (area: string) =>
      `<h1>12 Oak Ave, Sampleton, IL 60615</h1><table>${row('Area', area)}${row('Beds', '3')}</table>`;
    expect(read(body('52')).area).toBeNull();
    expect(read(body('70001')).area).toBeNull();
    expect(read(body('1,952')).area).toMatchObject({ value: 1_952, unit: 'sqft' });
    expect(read(body('52').replace(', IL 60615', ''), 'de').area).toMatchObject({ value: 52, unit: 'm2' });
  });

  it.each([
    [
      'a value',
      '<table><tr><td>Price</td><td><a href="#loan">€450,000</a></td></tr></table>',
      45_000_000,
      null,
    ],
    ['a street', '<p class="street"><a href="#map">Musterweg 12</a></p>', null, 'Musterweg 12'],
  ])('%s that opens something is read', (_, body, amountMinor, address) => {
    const record = read(`<h1>Haus</h1>${body}`, 'de');
    expect([record.price?.amountMinor ?? null, record.address]).toEqual([amountMinor, address]);
  });

  it('an address ends where a button begins', () => {
    const body = `<h1>Квартира</h1><table>${row('Адрес', '<span>Астана, Нура р-н</span> <a href="javascript:;">показать на карте</a>')}</table>`;
    expect(read(body, 'kz').address).toBe('Астана, Нура р-н');
  });
});
