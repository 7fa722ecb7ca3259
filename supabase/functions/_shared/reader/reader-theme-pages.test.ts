import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';
import { homeTypeOf } from './texts/home-words.ts';

const read = (body: string, { lang = 'en-GB', title = 'Home', url = '' } = {}) =>
  readListingPage(
    `<html lang="${lang}"><head><title>${title}</title></head><body>${body}</body></html>`,
    url === '' ? null : url,
  );
const rows = (facts: Readonly<Record<string, string>>) =>
  `<h1>Home</h1><table>${Object.entries(facts)
    .map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`)
    .join('')}</table>`;

describe('lists of themes', () => {
  it('have a figure in one item and its label in the next', () => {
    const lists = [
      ['<i class="x"></i> <strong>2016</strong>', 'Year Built'],
      ['<strong>4</strong>', 'Bedrooms'],
    ].map(([value, label]) => `<ul><li>${value}</li><li>${label}</li></ul>`);
    expect(read(`<h1>Home</h1>${lists.join('')}`)).toMatchObject({ yearBuilt: 2016, bedrooms: 4 });
  });

  it('of two features are no pair', () => {
    expect(read('<h1>Home</h1><ul><li>Location</li><li>Price</li></ul>')).toMatchObject({
      address: null,
      price: null,
    });
  });

  it('have a stroke between a label and its value', () => {
    expect(
      read(
        '<h1>Home</h1><div>Bedrooms | 4</div><div>Bathrooms | 3</div><div>Floor area | 2,200 sq.ft.</div>',
      ),
    ).toMatchObject({ bedrooms: 4, bathrooms: 3, area: { value: 2200, unit: 'sqft' } });
  });
});

describe('labels beside others', () => {
  it('count a half bathroom beside the full ones, and not twice', () => {
    expect(read(rows({ 'Full Baths': '3', 'Half Baths': '1' }))).toMatchObject({ bathrooms: 3.5 });
    expect(read(rows({ Bathrooms: '4', 'Full Baths': '3', 'Half Baths': '1' }))).toMatchObject({
      bathrooms: 3.5,
    });
    expect(read(rows({ 'Full Baths': '3' }))).toMatchObject({ bathrooms: 3 });
  });

  it('tell the built floor rather than the part of use, in any order', () => {
    const built = { 'Superf. Const.': '92 m²', 'Superf. Útil': '80 m²' };
    const turned = Object.fromEntries(Object.entries(built).toReversed());
    expect(read(rows(built), { lang: 'es' })).toMatchObject({ area: { value: 92 } });
    expect(read(rows(turned), { lang: 'es' })).toMatchObject({ area: { value: 92 } });
  });

  it('tell the finer kind, and no coarser one behind it', () => {
    expect(read(rows({ Objektart: 'Haus', Objekttyp: 'Doppelhaushälfte' }), { lang: 'de' })).toMatchObject({
      homeType: 'semi-detached',
    });
    expect(read(rows({ Type: 'Bungalow', Style: 'House' }))).toMatchObject({ homeType: 'bungalow' });
  });

  it('are of more than a year, with a year as their value', () => {
    expect(read(rows({ Antigüedad: '1975' }), { lang: 'es' })).toMatchObject({ yearBuilt: 1975 });
    expect(read(rows({ Construction: '1998 Traditionnelle' }), { lang: 'fr' })).toMatchObject({
      yearBuilt: 1998,
    });
    expect(read(rows({ Antigüedad: '12 años', Age: 'Victorian' }))).toMatchObject({ yearBuilt: null });
  });
});

describe('names', () => {
  it('of villages are no villas', () => {
    expect(homeTypeOf('3 Bedroom House for Sale in Sample Bay Village')).toBe('house');
    expect(homeTypeOf('Piso en Villanueva')).toBe('flat');
    expect(homeTypeOf('Villetta a schiera')).not.toBeNull();
  });

  it('of a street and its town are an address where the page is called so', () => {
    const body = '<h1>Weavers Fold, Sampleton</h1><div class="price">Offers in Region of £289,950</div>';
    expect(read(body, { title: 'Weavers Fold, Sampleton - Sample Homes' })).toMatchObject({
      address: 'Weavers Fold, Sampleton',
      town: 'Sampleton',
    });
    expect(read(body, { title: 'Sample Homes' }).address).toBeNull();
    const slogan = '<h1>Stylish House, Garden</h1><p>£289,950</p>';
    expect(read(slogan, { title: 'Stylish House, Garden - Sample Homes' }).address).toBeNull();
  });

  it('of the own country stand behind the town', () => {
    const body = '<h1>Moradia</h1><div class="es-address">Rua do Farol 12, 8600-282 Exemplo, Portugal</div>';
    expect(read(body, { lang: 'pt-PT', url: 'https://www.casas-exemplo.pt/1' })).toMatchObject({
      town: 'Exemplo',
      postcode: '8600-282',
    });
  });
});

describe('addresses', () => {
  it('stand in boxes that old sites call so, and in none of a mailbox', () => {
    const box = (id: string) =>
      read(
        `<title>Details</title><span id="${id}">7 Sample Fields, Sampleton, Essex, CB11 4FG</span><p>£415,000</p>`,
      );
    expect(box('lblAddress')).toMatchObject({ town: 'Sampleton', postcode: 'CB11 4FG' });
    expect(box('emailAddress').address).toBeNull();
  });

  it('have their town in a box right behind the street', () => {
    const html = '<h1>2201 Sample Shore Dr<small>Sampleton, FL 32541</small></h1><p>$1,349,000</p>';
    expect(read(html, { lang: 'en-US' })).toMatchObject({
      address: '2201 Sample Shore Dr, Sampleton, FL 32541',
      town: 'Sampleton',
    });
  });

  it('have the number of a flat in front of a stroke', () => {
    const html = `<h1>2/11 Sample Street</h1><table><tr><td>Suburb</td><td>Sampleton</td></tr></table>`;
    expect(read(html, { lang: 'en-AU' }).address).toBe('2/11 Sample Street');
  });

  it('are where a German page says that the home lies, and no praise of it', () => {
    const of = (place: string) =>
      read(rows({ Lage: place }), { lang: 'de', url: 'https://muster-immo.de/1' });
    expect(of('18057 Musterstadt')).toMatchObject({ town: 'Musterstadt', postcode: '18057' });
    expect(of('sehr ruhig').address).toBeNull();
  });
});

describe('rupees', () => {
  it('are those of the country', () => {
    const price = '<h1>House</h1><div class="price">Rs. 135M</div>';
    const of = (host: string) => read(price, { url: `https://www.${host}/1` }).price;
    expect(of('samplehomes.lk')).toMatchObject({ amountMinor: 13_500_000_000, currency: 'LKR' });
    expect(of('samplehomes.in')).toMatchObject({ currency: 'INR' });
  });
});

describe('icons of fonts and of elements of a program', () => {
  it('are called by the word in them or by their name', () => {
    expect(
      read(
        '<h1>Home</h1><p><span class="material-icons">bed</span> 3</p><p><app-icon name="bath"></app-icon><span>2</span></p>',
      ),
    ).toMatchObject({ bedrooms: 3, bathrooms: 2 });
  });
});

describe('towns', () => {
  const town = (title: string, heading: string, url: string, lang: string) =>
    read(`<h1>${heading}</h1>`, { title, url, lang }).town;

  it('stand in front of their parts where another title names them alone', () => {
    const heading = 'Apartamento T2 para comprar em Exemplo, Freguesia Nova';
    const url = 'https://casas-exemplo.pt/1';
    expect(town('Apartamento T2 para comprar em Exemplo - Casas', heading, url, 'pt')).toBe('Exemplo');
  });

  it('have no letters of their province, and are no "City" in New Zealand', () => {
    const box = (line: string) => `<h1>Home</h1><p class="property-address">${line}</p>`;
    const of = (line: string, url: string, lang: string) => read(box(line), { url, lang }).town;
    expect(of('77 Sample Avenue, Sampleton ON', 'https://homes.ca/1', 'en-CA')).toBe('Sampleton');
    expect(of('23 Sample Street, Northside, Sampleton City', 'https://homes.co.nz/1', 'en-NZ')).toBe(
      'Sampleton',
    );
  });

  it('lie in the country that a site is called by', () => {
    expect(read('<h1>Villa</h1><p>€ 545,000</p>', { url: 'https://www.homesinspain.com/1' }).country).toBe(
      'ES',
    );
    expect(
      read('<h1>Villa</h1><p>€ 545,000</p>', { url: 'https://www.complainers.com/1', lang: 'en' }).country,
    ).toBeNull();
  });
});

describe('words of other pages', () => {
  it('are a Portuguese bathroom, a Dutch corner house and a class in capitals', () => {
    const url = 'https://casas-exemplo.pt/1';
    expect(read(rows({ WC: '2' }), { lang: 'pt', url })).toMatchObject({ bathrooms: 2 });
    expect(read(rows({ WC: '2' }), { lang: 'fr', url: 'https://exemple.fr/1' })).toMatchObject({
      bathrooms: null,
    });
    expect(homeTypeOf('Hoekwoning')).toBe('terraced');
    expect(homeTypeOf('Bovenwoning')).toBe('flat');
    expect(read('<h1>Home</h1><p>EPC Rating D</p>').energyRating).toBe('D');
    const ber = '<h1>Home</h1><p>BER: <img src="/ber.png" alt="BER B3"> BER No: 101234567</p>';
    expect(read(ber, { lang: 'en-IE' }).energyRating).toBe('B3');
  });

  it('are a tenure in a sentence of its own, and a label in a cell', () => {
    expect(read('<h1>Home</h1><p>With far-reaching views. Freehold. Garden.</p>').tenure).toBe('freehold');
    expect(read('<h1>Home</h1><p>Either freehold or leasehold. Garden.</p>').tenure).toBeNull();
    const cells = '<h1>Home</h1><table><tr><td>Approx. SqFt: 2,204</td><td>Style: Colonial</td></tr></table>';
    expect(read(cells, { lang: 'en-US' })).toMatchObject({ area: { value: 2204, unit: 'sqft' } });
  });
});
