import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';
import { json, linkedPage, page } from './test-pages.ts';
import { onlyBedrooms } from './texts/read-count.ts';
import { readPostcode } from './texts/read-postcode.ts';
import { readPrice } from './texts/read-price.ts';
import { withCity, withMissingPart, withRegionBehind } from './texts/fuller-place.ts';

describe('money of further countries', () => {
  it.each([
    ['GH₵ 460,000', 'GHS'],
    ['₵350,000', 'GHS'],
    ['Ksh 12,500,000', 'KES'],
    ['KShs. 9,000,000', 'KES'],
    ['2,500,000 Kshs', 'KES'],
    ['₦85,000,000', 'NGN'],
    ['৳ 9,500,000', 'BDT'],
    ['Tk 9,500,000', 'BDT'],
    ['185 000 лв.', 'BGN'],
    ['95 000 у.е.', 'USD'],
    ['UGX 350,000,000', 'UGX'],
  ])('reads "%s"', (text, currency) => {
    expect(readPrice(text, { currency: null, locale: 'en' })).toMatchObject({ currency });
  });
});

describe('parts of a place', () => {
  it('come from the layer that has them', () => {
    expect(withMissingPart('La Muestra, Norte', ['La Muestra, Villa Muestra, Norte'])).toBe(
      'La Muestra, Villa Muestra, Norte',
    );
    // Another order, another place or a street is no fuller name of it.
    for (const other of ['Norte, La Muestra, Villa Muestra', 'Sur, La Muestra, Norte', '1 La Muestra, Norte'])
      expect(withMissingPart('La Muestra, Norte', [other])).toBe('La Muestra, Norte');
    expect(withMissingPart('Sampleton', ['Sampleton, Norte'])).toBe('Sampleton');
  });

  it('take the town in front of the region', () => {
    expect(
      withMissingPart('42 Oak Street, Northside, Western Cape', ['42 Oak Street, Northside, Sampleton']),
    ).toBe('42 Oak Street, Northside, Sampleton, Western Cape');
    expect(
      withMissingPart('42 Oak Street, Northside, Western Cape', ['7 Elm Street, Northside, Sampleton']),
    ).toBe('42 Oak Street, Northside, Western Cape');
    expect(withCity('1 Oak Road, Northside, BC', 'Northside', 'Sampleton')).toBe(
      '1 Oak Road, Northside, Sampleton, BC',
    );
    expect(withCity('1 Oak Road, Northside, Sampleton', 'Northside', 'Sampleton')).toBe(
      '1 Oak Road, Northside, Sampleton',
    );
  });

  it('go on in a sentence with the region and the postcode', () => {
    const address = '90 Sample Street, Northside, Sampleton';
    const said = [`House for sale at ${address}, Wexshire 3299, with 3 beds.`];
    expect(withRegionBehind(address, '3299', said)).toBe(`${address}, Wexshire`);
    expect(withRegionBehind(address, null, said)).toBe(address);
    expect(withRegionBehind(address, null, [`At ${address}, Close to the sea`])).toBe(address);
  });

  it('name the city of a quarter that stands for the town in the data', () => {
    const home = {
      '@type': 'House',
      name: '35 Oak Avenue, Sampleton, BC, V6S 9Z9',
      description: 'See 20 photos of this House in Northside, Sampleton',
      address: {
        streetAddress: '35 Oak Avenue',
        addressLocality: 'Northside',
        addressRegion: 'BC',
        postalCode: 'V6S 9Z9',
        addressCountry: 'CA',
      },
      offers: { price: 950000, priceCurrency: 'CAD' },
    };
    expect(readListingPage(linkedPage(home))).toMatchObject({
      address: '35 Oak Avenue, Northside, Sampleton, BC V6S 9Z9',
      town: 'Sampleton',
    });
    const silent = { ...home, description: 'See 20 photos of this House' };
    expect(readListingPage(linkedPage(silent)).town).toBe('Northside');
  });

  it('stand behind an offer in a title, or in front of one', () => {
    const read = (title: string) =>
      readListingPage(page({ title, body: '<p>275 €</p><p>43 m²</p>' }), 'https://homes.example/7').address;
    expect(read('Anda üürile korter, 2 tuba - Näidismaa, Näidislinn, Kesklinn, Turu')).toBe(
      'Näidismaa, Näidislinn, Kesklinn, Turu',
    );
    expect(read('Our team - Anna, Bert, Carla')).toBeNull();
    expect(read('Mill Place, Northside E2A, 1 bed flat to rent, £950 pcm - Samples')).toBe(
      'Mill Place, Northside E2A',
    );
  });

  it('are chosen, or nobody chose one', () => {
    const body = (location: string, street: string) =>
      `<h1>3 bedroom house for sale</h1><p>$90,000</p><dl><dt>Location</dt><dd>${location}</dd><dt>Street / Landmark</dt><dd>${street}</dd></dl>`;
    expect(readListingPage(page({ body: body('Other, Sampleton', 'East Northside') })).address).toBe(
      'East Northside, Sampleton',
    );
    expect(readListingPage(page({ body: body('Otherby, Sampleton', 'East Northside') })).address).toBe(
      'East Northside, Otherby, Sampleton',
    );
  });

  it('stand in another record of the same home', () => {
    const own = { id: 1006099, price: 22400000, rooms: 2, square: 44, addressTitle: 'Е 12' };
    const other = { id: 1006099, title: 'A flat', fullAddress: 'Sampleton, North, Е 12' };
    const read = (second: object) =>
      readListingPage(page({ scripts: [`window.data = ${json({ advert: own, adverts: [second] })}`] }))
        .address;
    expect(read(other)).toBe('Sampleton, North, Е 12');
    expect(read({ ...other, fullAddress: 'Sampleton, South, Е 99' })).toBe('Е 12');
  });

  it('are no postcode where the street has a number of four digits', () => {
    const html = page({
      title: '1600 Broadlane',
      body: '<h1>1600 Broadlane<br>Apt. 10G</h1><p>$2,000,000</p>',
    });
    expect(readListingPage(html)).toMatchObject({ town: null, postcode: null });
  });
});

describe('what a line offers', () => {
  it.each([
    ['<h2>Now available for sale</h2>', 'sale'],
    ['<strong>A bright 1 bedroom flat off Mill Road to let:</strong>', 'rent'],
    ['<a>Houses to let</a>', null],
  ])('%s', (line, offer) => {
    const html = page({ title: 'Samples', body: `<h1>Mill Road</h1>${line}` });
    expect(readListingPage(html).listingType).toBe(offer);
  });

  it('is a home, and land only where that is no label of a size', () => {
    const body =
      '<div>For Sale Private house</div><table><tr><td>Price</td><td>1500000 $</td></tr><tr><td>Space</td><td>310 sq.m.</td></tr><tr><td>Land</td><td>600 sq.m.</td></tr></table>';
    const found = readListingPage(page({ title: 'Samples', body }));
    expect(found).toMatchObject({ homeType: 'house', area: { value: 310, unit: 'm2' } });
  });
});

describe('what elements carry', () => {
  it('is a position behind the number of the listing', () => {
    const body = '<h1>12 Oak Road</h1><button data-value="29399999_49.25036_-123.183331_1">Save</button>';
    expect(readListingPage(page({ body })).position).toEqual({ latitude: 49.25036, longitude: -123.183331 });
  });

  it('is a picture that a box opens, or that the page asks for in advance', () => {
    const boxes = [1, 2, 3, 4].map(
      (n) => `<div class="gallery-item" data-lightbox-src="https://media.example.com/photo-${n}.jpg"></div>`,
    );
    expect(readListingPage(page({ body: boxes.join('') })).photos).toHaveLength(4);
    const asked = [1, 2, 3].map(
      (n) =>
        `<link rel="preload" as="image" imageSrcSet="https://media.example.com/s-${n}.webp 480w, https://media.example.com/l-${n}.webp 1024w">`,
    );
    expect(readListingPage(page({ body: asked.join('') })).photos).toEqual(
      [1, 2, 3].map((n) => `https://media.example.com/l-${n}.webp`),
    );
  });
});

describe('an address', () => {
  const read = (body: string, lang = 'en', title = 'Samples') =>
    readListingPage(
      page({ title, head: `<meta http-equiv="content-language" content="${lang}">`, body }),
      `https://homes.example/${lang}/4711`,
    );

  it('stands behind a label with a colon in a box of its own, and is no kind of place', () => {
    const body = (value: string) =>
      `<h1>House for sale</h1><p>€239,000</p><dl><div><dt>Location</dt><dd>${value}</dd></div></dl><div class="line"><div class="icon">Adres:</div>Voorbeeldweg 194, 2999 Stad</div>`;
    expect(read(body('Countryside')).address).toBe('Voorbeeldweg 194, 2999 Stad');
    expect(read('<h1>House for sale</h1><dl><dt>Location</dt><dd>Quiet area</dd></dl>').address).toBeNull();
  });

  it('is no description of the place, and the one that a map is asked for', () => {
    const prose =
      '<section id="location"><div><h2>Lage</h2></div><div><p>Die Wohnung befindet sich im beliebten Muster Kiez rund um den Platz</p></div></section>';
    const map = (query: string) =>
      `<iframe src="https://maps.google.de/maps?hl=de&amp;q=${query}&amp;output=embed"></iframe>`;
    expect(read(`${prose}${map('98765 Musterstadt')}`).address).toBe('98765 Musterstadt');
    for (const query of ['Sample+Immobilien+GmbH', '48.1372,11.5755', '%E0%A4%A'])
      expect(read(`${prose}${map(query)}`).address).toBeNull();
    expect(read(`${prose}<footer>${map('98765 Musterstadt')}</footer>`).address).toBeNull();
  });

  it('is a street in its town where data keep both apart', () => {
    const item = { id: 881234, price: 255000, bedrooms: 2, surface: 170 };
    const html = (location: object) =>
      page({ scripts: [`window.classified = ${json({ ...item, location })}`] });
    const location = { locality: 'Stad', street: 'Voorbeeldlaan', number: '113', postalCode: '2999' };
    expect(readListingPage(html(location)).address).toBe('Voorbeeldlaan 113, Stad');
    expect(readListingPage(html({ ...location, number: null })).address).toBe('Voorbeeldlaan');
  });

  it('ends in front of a price with a gap', () => {
    expect(read('<p>€ 239.000</p>', 'nl', 'Huis te koop in Stad € 239.000 (AB12) - Agents').address).toBe(
      'Stad',
    );
  });
});

describe('figures beside others', () => {
  it('are a telephone and no Belgian postcode', () => {
    expect(readPostcode('Call 0473/11.22.33', 'BE')).toBeNull();
    expect(readPostcode('Call 3473/11.22.33', 'BE')).toBeNull();
    expect(readPostcode('Voorbeeldweg 26, 2999 Stad', 'BE')).toBe('2999');
    expect(readPostcode('Sample Street, Pretoria, 0181', 'ZA')).toBe('0181');
  });

  it('are bedrooms in words', () => {
    expect(onlyBedrooms('Апартамент: хол, две големи непреходни спални, баня')).toBe(2);
    expect(onlyBedrooms('Дом: кухня, 3 спальни, терраса')).toBe(3);
    expect(onlyBedrooms('две тераси и спалня')).toBeNull();
  });

  it('are a position that a link to a map has in full', () => {
    const body = (pair: string) =>
      `<script>const lat = 51.1831; const lng = 4.9354;</script><h1>House</h1><a href="https://maps.example/ul?ll=${pair}">map</a>`;
    const read = (pair: string) => readListingPage(page({ body: body(pair) })).position;
    expect(read('51.1831485,4.9353502')).toEqual({ latitude: 51.1831485, longitude: 4.9353502 });
    // Further away it is another place.
    expect(read('51.2831485,4.9353502')).toEqual({ latitude: 51.1831, longitude: 4.9354 });
  });
});

describe('headings', () => {
  it('of a part of the page name no home', () => {
    const body = '<h2>Beschreibung</h2><p>Text</p><h2>Haus am See</h2><p>309.000 €</p>';
    expect(readListingPage(page({ title: 'Haus am See - Muster', body })).title).toBe('Haus am See');
  });

  it('are not needed for what is marked as the description', () => {
    const words =
      'A bright flat with a wide view over the fields, near the school and the station of the town.';
    const body = `<h1>Flat</h1><div itemprop="description" class="text">${words}</div>`;
    expect(readListingPage(page({ body })).description).toBe(words);
  });
});
