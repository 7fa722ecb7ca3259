import { describe, expect, it } from 'vitest';
import { linked } from './odd-page-parts.ts';
import { readListingPage } from './read-listing-page.ts';
import { currencyOfSign } from './texts/currency-signs.ts';
import { addressInHeading, partsOfAddress } from './texts/parts-of-address.ts';
import { countryOfLine } from './texts/place-evidence.ts';
import { readEircode } from './texts/read-postcode.ts';

const page = (body: string, { lang = 'en-IE', title = 'Home for sale', head = '' } = {}) =>
  `<html lang="${lang}"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;

describe('rows of figures on agents’ own sites', () => {
  it('have an icon in front of each figure', () => {
    const html = page(
      '<h1>2 Sample Road, Sampleton</h1><h3 id="Price">€425,000</h3><p><i class="fa-solid fa-bed"></i><span> 3</span><span> | </span><i class="fa-solid fa-bath"></i><!-- --> <span> 1</span><span> | </span><i class="fa-solid fa-expand"></i><span> 105m²</span></p>',
    );
    expect(readListingPage(html)).toMatchObject({ bedrooms: 3, bathrooms: 1, area: { value: 105 } });
  });

  it('are boxes with remarks of a program between them', () => {
    const html = page(
      '<h1>52 Sample Street, Sampleton</h1><div><b>€575,000</b> <span>3 beds</span><!----><span>2 baths</span><!----><span>131 m<sup>2</sup></span></div>',
    );
    expect(readListingPage(html)).toMatchObject({ bedrooms: 3, bathrooms: 2, area: { value: 131 } });
  });

  it('are a label and a value in one box of a line, or in an element whose class names the field', () => {
    const spans = page(
      '<h1>Sample House</h1><p>€425,000</p><span><span>Beds</span> <span>5</span></span><span><span>Baths</span> <span>3</span></span>',
    );
    expect(readListingPage(spans)).toMatchObject({ bedrooms: 5, bathrooms: 3 });
    const named = page(
      '<h1>Maison à vendre</h1><p>290 000 €</p><li class="x-property-field--city"><span>Exempleville</span></li><li class="x-property-field--bedrooms"><span>6</span></li>',
      { lang: 'fr' },
    );
    expect(readListingPage(named)).toMatchObject({ bedrooms: 6, town: 'Exempleville' });
  });

  it('have a bare count that says more than the sentence before it', () => {
    const html = page(
      '<h1>Sample House</h1><p>€425,000</p><ul><li>Bathrooms: 1 large bathroom and one en-suite of the master bedroom</li></ul><ul><li><strong>Bathrooms:</strong> 2</li></ul>',
    );
    expect(readListingPage(html).bathrooms).toBe(2);
  });

  it('keep the figure in front of a raised sign', () => {
    const html = page(
      '<h1>Sample villa</h1><p>€ 425.000</p><div><strong>Perceel:</strong> 500 m<sup>2</sup></div><div><strong>Stad:</strong> Voorbeeldstad</div>',
      { lang: 'nl' },
    );
    expect(readListingPage(html)).toMatchObject({ plot: { value: 500 }, town: 'Voorbeeldstad' });
  });
});

describe('the address of a home', () => {
  it('is no link to a map', () => {
    const html = page(
      '<h1>Lakeview Apartment</h1><p>€580,000</p><div><h2>Address</h2><div><a href="https://maps.example/">Open on Google Maps</a></div></div><ul><li><strong>Address:</strong> 9 Sample Terrace, Sampleton</li></ul>',
    );
    expect(readListingPage(html).address).toBe('9 Sample Terrace, Sampleton');
  });

  it('is the title’s, and not that of the firm in a box of that name', () => {
    const html = page(
      '<address class="title">Sample Advisors, Asset House, 3 Old Quay, Bigtown</address><p>€175,000</p>',
      { title: '21 Beech Road, Sampleton, Co. Carlow, R93 F2P9 | Sample Advisors' },
    );
    expect(readListingPage(html)).toMatchObject({
      address: expect.stringMatching(/^21 Beech Road/) as string,
      postcode: 'R93 F2P9',
      country: 'IE',
    });
  });

  it('is the heading with its number, where a label names only the place', () => {
    const html = page(
      '<h1>38 Sample Meadow Sampleton Co. Leitrim N41H2P7</h1><p>€ 235,000</p><dl><dt>Location</dt><dd><a>Leitrim</a> <span>,</span> <a>Sampleton</a></dd></dl>',
    );
    expect(readListingPage(html)).toMatchObject({
      address: expect.stringMatching(/^38 Sample Meadow/) as string,
      town: 'Sampleton',
      postcode: 'N41 H2P7',
    });
  });

  it('goes on in the line below a heading that ends in a comma', () => {
    const html = page(
      '<h1>Sample Cottage, Mill Road<!-- -->,</h1><p>Sampleton, Carlow, R93 E2Y5</p><p>4 Bed Cottage</p><p>Guide price €399,000</p>',
      { lang: 'en', title: 'Sample Cottage, Mill Road, Carlow - Samplepal' },
    );
    expect(readListingPage(html, 'https://www.propertypal.com/sample-cottage/1')).toMatchObject({
      address: 'Sample Cottage, Mill Road, Sampleton, Carlow, R93 E2Y5',
      postcode: 'R93 E2Y5',
      country: 'IE',
    });
  });

  it.each([
    [
      'Samplehill, Sampleton, Co. Kildare, R51 T2R3  SALE AGREED',
      'Samplehill, Sampleton, Co. Kildare, R51 T2R3',
    ],
    ['3 Sample Meadow Sampleton Co. Sligo', '3 Sample Meadow Sampleton Co. Sligo'],
    ['Samplehill, a house with a view', null],
  ])('%s', (heading, address) => {
    expect(addressInHeading(heading)).toBe(address);
  });

  it('has the town in front of its county, where the page calls it a village', () => {
    const words = (called: string) =>
      page(
        `<h1>21 Sample Crescent, Tinaville, Wicklow Y14 F2P2</h1><p>€349,950</p><p>A home on the edge of ${called}.</p>`,
        { title: '21 Sample Crescent, Tinaville, Wicklow - Sample Properties' },
      );
    const url = 'https://www.example.ie/1';
    expect(readListingPage(words('Tinaville village'), url).town).toBe('Tinaville');
    expect(readListingPage(words('the park'), url).town).toBe('Wicklow');
  });

  it('is a postcode with its town in data', () => {
    const html = page('<h1>Maison à vendre</h1><p>290 000 €</p>', {
      lang: 'fr',
      head: linked({ '@type': 'House', name: 'Maison à vendre', address: '98765 Exempleville' }),
    });
    expect(readListingPage(html)).toMatchObject({ town: 'Exempleville', postcode: '98765' });
  });

  it('is American without a comma in front of the state, and by the state alone behind a house number', () => {
    const line = '100 Sample Ct, Sampleton FL 32824';
    expect(partsOfAddress(line)).toMatchObject({ town: 'Sampleton', region: 'FL', postcode: '32824' });
    expect(countryOfLine(line)).toBe('US');
    expect(countryOfLine('456 Sample Drive, Sampleton, TX')).toBe('US');
    expect(countryOfLine('Musterweg, Musterstadt, DE')).not.toBe('US');
    expect(partsOfAddress('12 Musterweg, Musterstadt DE 10115')).toBeNull();
  });
});

describe('an Eircode', () => {
  it.each([
    ['12 Sample Road, Sampleton, A65F4E2', 'A65 F4E2'],
    ['D6W XY45', 'D6W XY45'],
    ['€450,000 T12 V4K3 3 beds', 'T12 V4K3'],
    ['THE D12 PARK ROAD', null],
    ['Ref. XA651F4E29', null],
    ['a65 f4e2', null],
  ])('%s', (text, code) => {
    expect(readEircode(text)).toBe(code);
  });

  it('makes no Irish home of one whose price is in pounds', () => {
    const html = page('<h1>12 Sample Road, Sampleton, A65 F4E2</h1><p>£349,950</p>', { lang: 'en-GB' });
    expect(readListingPage(html).country).not.toBe('IE');
  });
});

describe('other homes of the firm', () => {
  const card = (beds: number) =>
    `<div class="property-card"><a href="#"><i class="fa fa-bed"></i><span> ${beds}</span><span>€290,000</span></a></div>`;

  it('stand below a box that is called a title', () => {
    const html = page(
      `<h1>2 Sample Road, Sampleton</h1><p>€425,000</p><div class="title">--Other Properties--</div><div id="recent"><div><i class="fa fa-bed"></i><span> 4</span></div></div>`,
    );
    expect(readListingPage(html).bedrooms).toBeNull();
  });

  it('are cards below a heading, and the one card before them is the home’s own', () => {
    const own =
      '<article class="property-item"><h5 class="price"><span>€175,000 <small> - Apartment, Residential</small></span></h5><span>2 Bedrooms</span></article>';
    const html = page(
      `<h1>21 Sample Road</h1>${own}<section><h3>Similar Properties</h3><div>${card(4)}${card(5)}</div></section>`,
      { title: '21 Sample Road' },
    );
    const record = readListingPage(html);
    expect(record).toMatchObject({ price: { amountMinor: 17_500_000 }, bedrooms: 2, homeType: 'apartment' });
    // Without the heading all of them are a list.
    expect(readListingPage(page(`<h1>Homes</h1>${own}${card(4)}${card(5)}`)).bedrooms).toBeNull();
  });
});

describe('the position of a home', () => {
  const firm = linked({
    '@type': 'RealEstateAgent',
    name: 'Sample Homes',
    geo: { '@type': 'GeoCoordinates', latitude: '52.68545', longitude: '-7.83008' },
  });

  it('is not that of the firm', () => {
    const html = page('<h1>4 Sample Square, Sampleton</h1><p>€305,000</p>', { head: firm });
    expect(readListingPage(html).position).toBeNull();
    const meta =
      '<meta property="og:latitude" content="53.33712"/><meta property="og:longitude" content="-6.45406"/>';
    const both = page('<h1>4 Sample Square, Sampleton</h1><p>€305,000</p>', { head: firm + meta });
    expect(readListingPage(both).position).toEqual({ latitude: 53.33712, longitude: -6.45406 });
  });

  it('stands in hidden fields named for it', () => {
    const html = page(
      '<h1>4 Sample Square, Sampleton</h1><p>€305,000</p><input type="hidden" value="52.79496" name="propertyLat"/><input type="hidden" value="-6.45491" name="propertyLng"/>',
    );
    expect(readListingPage(html).position).toEqual({ latitude: 52.79496, longitude: -6.45491 });
  });

  it('is a record of its own on a page of Zoopla', () => {
    const html = page(
      `<h1>Sample Lane</h1><script id="__ZAD_TARGETING__" type="application/json">${JSON.stringify({ num_beds: '2', price_actual: '625000', display_address: 'Sample Lane, Sampleton' })}</script><script>self.__next_f.push([1,${JSON.stringify(`9:${JSON.stringify({ coordinates: { latitude: 52.04465, longitude: -2.10323 }, displayAddress: 'Sample Lane, Sampleton' })}\n`)}])</script>`,
      { lang: 'en-GB' },
    );
    expect(readListingPage(html, 'https://www.zoopla.co.uk/for-sale/details/1/').position).toEqual({
      latitude: 52.04465,
      longitude: -2.10323,
    });
  });
});

describe('pictures and prices', () => {
  it('a small picture in a link to the large one is one picture', () => {
    const slide = (n: number) =>
      `<a href="https://img.example/hd/${n}.jpg"><picture><source srcset="https://img.example/s/${n}t.jpg"><img src="https://img.example/s/${n}t.jpg"></picture></a>`;
    const html = page(
      `<h1>Sample House</h1><p>€305,000</p><div class="gallery">${slide(1)}${slide(2)}</div>`,
    );
    expect(readListingPage(html).photos).toEqual([
      'https://img.example/hd/1.jpg',
      'https://img.example/hd/2.jpg',
    ]);
  });

  it('currencies of the Caribbean are no euros', () => {
    expect(currencyOfSign('XCG', 'EUR')).toBe('XCG');
    const html = page('<h1>Sample villa</h1><span class="price_area">XCG 750.000</span>', { lang: 'nl-NL' });
    expect(readListingPage(html).price?.currency).toBe('XCG');
  });
});
