import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';
import { largestPictures } from './texts/picture-link.ts';
import { placeInTitle } from './texts/place-in-title.ts';

const html = (body: string, head = '') => `<html lang="en"><head>${head}</head><body>${body}</body></html>`;
const attributeOf = (value: unknown) =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const home = {
  price: 450_000,
  currency: 'EUR',
  bedrooms: 3,
  bathrooms: 2,
  address: { street: 'Musterstraße 5', postCode: '12345', city: 'Musterstadt' },
  description: 'A home with a garden.',
};

describe('data that a page keeps in attributes', () => {
  it.each(['data-page', ':home', 'wire:snapshot', 'data-props'])('is read from %s', (name) => {
    const page = html(`<h1>Home</h1><div ${name}="${attributeOf({ data: { home } })}"></div>`);
    expect(readListingPage(page)).toMatchObject({
      price: { amountMinor: 45_000_000, currency: 'EUR' },
      bedrooms: 3,
      bathrooms: 2,
      postcode: '12345',
      town: 'Musterstadt',
    });
  });

  it('is left alone where it is no JSON, and where it is somebody else’s', () => {
    const broken = attributeOf({ data: { home } }).slice(0, -8);
    const page = (value: string) => html(`<h1>Home</h1><div data-page="${value}"></div>`);
    expect(readListingPage(page(broken)).price).toBeNull();
    expect(readListingPage(page(attributeOf({ similar: [home, { ...home, price: 1 }] }))).price).toBeNull();
  });
});

describe('data that a page keeps in a script that computes', () => {
  it('is read from the members that are plain', () => {
    const script = `window.setup = { at: new Date().getTime(), isOk: true, home: ${JSON.stringify(home)}, on: function () { return 1; } };`;
    expect(readListingPage(html(`<h1>Home</h1><script>${script}</script>`))).toMatchObject({
      price: { amountMinor: 45_000_000 },
      bedrooms: 3,
      town: 'Musterstadt',
    });
  });
});

describe('a postcode and its town in one member', () => {
  it.each([
    ['14169 Berlin OT Zehlendorf', '14169', 'Berlin'],
    ['1012 AB Amsterdam', '1012AB', 'Amsterdam'],
    ['00-950 Warszawa', '00-950', 'Warszawa'],
  ])('%s', (postCodeAndCity, postcode, town) => {
    const { address: _address, ...rest } = home;
    const data = { home: { ...rest, streetAndHouseNumber: 'Musterweg 27', postCodeAndCity } };
    const record = readListingPage(html(`<h1>Home</h1><div data-home="${attributeOf(data)}"></div>`));
    expect(record.town).toBe(town);
    expect(record.postcode?.replace(' ', '')).toBe(postcode);
    expect(record.address).toContain('Musterweg 27');
  });
});

describe('one picture in several sizes', () => {
  it.each([
    ['TYPO3', (n: number, size: number) => `/fileadmin/_processed_/a/${n}/csm_photo${n}_01234${size}ab.webp`],
    [
      'sizes in words',
      (n: number, size: number) => `https://m.example.com/${n}/ab_t_w_${size}_h_${size - 1}.jpg`,
    ],
    [
      'sizes in folders',
      (n: number, size: number) => `https://m.example.com/${n}/Ensure${size}x${size + 20}`,
    ],
    [
      'sizes in a query',
      (n: number, size: number) => `https://m.example.com/${n}.jpg?width=${size}&webp=true`,
    ],
  ])('%s', (_name, link) => {
    const links = [1, 2, 3].flatMap((n) => [320, 640, 960].map((size) => link(n, size)));
    expect(largestPictures(links)).toHaveLength(3);
  });

  it('is told from another picture', () => {
    expect(largestPictures(['/a/csm_hall_0123456789.jpg', '/a/csm_bath_0123456789.jpg'])).toHaveLength(2);
    expect(largestPictures(['https://m.example.com/1', 'https://m.example.com/2'])).toHaveLength(2);
  });

  it('is found where only a style, or an attribute for scripts, has it', () => {
    const images = [1, 2, 3, 4].map(
      (n) =>
        `<div class="gallery-image"><img src="/blank.gif" ${n % 2 ? `lazy-src="https://m.example.com/${n}.jpg"` : `style="background-image: url(https://m.example.com/${n}.jpg)"`} alt=""></div>`,
    );
    const record = readListingPage(
      html(`<h1>3 bedroom house for sale</h1><div>€450,000</div>${images.join('')}`),
    );
    expect(record.photos).toHaveLength(4);
  });
});

describe('what a page says in its own way', () => {
  it('is the price in a box that also computes', () => {
    const price = (name: string) =>
      readListingPage(
        html(`<h1>3 bedroom house for sale</h1><div class="${name}"><div class="price">€450,000</div></div>`),
      ).price?.amountMinor ?? null;
    expect(price('price-calculator')).toBe(45_000_000);
  });

  it('is what several pictures are called alike', () => {
    const image = (n: number) =>
      `<img src="https://m.example.com/gallery/${n}.jpg" alt="Erdgeschosswohnung in 12345 Musterstadt mit 98,5 m² kaufen">`;
    const record = readListingPage(
      `<html lang="de"><body><h1>Schön am Park</h1><div class="swiper">${[1, 2, 3].map(image).join('')}</div></body></html>`,
      'https://www.beispiel.de/1',
    );
    expect(record).toMatchObject({
      listingType: 'sale',
      postcode: '12345',
      town: 'Musterstadt',
      area: { value: 98.5, unit: 'm2' },
      country: 'DE',
    });
  });

  it('is the address below a heading that calls it one, and a rent by its label', () => {
    const record = readListingPage(
      `<html lang="de"><body><h1>24m2 Zimmer in 3-Zimmer Wohnung in Musterstadt-Nord</h1>
      <div><span>Gesamtmiete</span><span>:</span><br><b>590€</b></div>
      <h2>Adresse</h2><p>Musterstraße 96<br>12345 Musterstadt</p></body></html>`,
      'https://www.beispiel.de/1',
    );
    expect(record).toMatchObject({ postcode: '12345', town: 'Musterstadt', refused: { code: 'rent' } });
    expect(record.address).toContain('Musterstraße 96');
  });

  it('is no line below a heading that calls it nothing', () => {
    const record = readListingPage(html('<h1>House</h1><h2>Contact</h2><p>Sample Lane 96<br>12345 Town</p>'));
    expect(record.address).toBeNull();
  });
});

describe('places in titles', () => {
  it.each([
    ['Appartement aan de Voorbeeldstraat 42-A, Voorbeeldstad', 'Voorbeeldstraat 42-A, Voorbeeldstad'],
    ['24m2 Zimmer in 3-Zimmer Wohnung in Musterstadt-Nord', 'Musterstadt-Nord'],
    ['Wohnung in 12345 Musterstadt mit 98 m² kaufen', '12345 Musterstadt'],
    ['Rooms in 3 bedroom house', null],
  ])('%s', (title, place) => {
    expect(placeInTitle(title)).toBe(place);
  });
});

describe('wares', () => {
  it.each([
    ['Sample mountain bike', 350],
    ['Oak table with six chairs', 120],
    ['Sofa, hardly used', 90],
  ])('%s is no listing', (title, price) => {
    const data = {
      listing: { id: 1_234_567, title, price, city: 'Sampleton', zip: '84601', description: 'As new.' },
    };
    const page = html(
      `<h1>${title}</h1><script>window.detail = ${JSON.stringify(data)}</script>`,
      `<title>${title}</title>`,
    );
    expect(readListingPage(page, 'https://wares.example.com/1').refused?.code).toBe('no_listing');
  });

  it('are not confused with a home whose price is out of range', () => {
    const page = html('<h1>3 bedroom house for sale in Sampleton</h1><div class="price">£100</div>');
    expect(readListingPage(page, 'https://homes.example.co.uk/1').refused?.code).not.toBe('no_listing');
  });
});
