// Places, positions and offers of pages in English that private owners, agents and portals write. Every home in here is made up.
import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';
import { linkedPage, page } from './test-pages.ts';

const US = 'https://homes.example.us/1';
const PRICE = '<p class="price">$445,000</p>';

describe('an American address', () => {
  it('is one line at the top of a page, parted by the kind of the street alone', () => {
    const body = '<h3>For Sale (No. 1)</h3><p>Home Sweet Home</p><p>3008 Oak CT SE Port Sample, WA 98366</p>';
    expect(readListingPage(page({ title: '', body }), 'https://owner.example.com/1')).toMatchObject({
      ...{ address: '3008 Oak CT SE, Port Sample, WA 98366', town: 'Port Sample', region: 'WA' },
      ...{ postcode: '98366', listingType: 'sale' },
    });
  });

  it('is none where the ZIP code is of another state, or where two stand there', () => {
    const read = (lines: string) => readListingPage(page({ title: 'Home', body: lines }), US).address;
    expect(read('<p>Welcome</p><p>3008 Oak CT SE Port Sample, WA 10001</p>')).toBeNull();
    const two = '<p>1 Oak Ct Sampleton, WA 98366</p><p>2 Elm St Otherton, WA 98367</p>';
    expect(read(`<h3>For sale</h3>${two}`)).toBeNull();
  });

  it('is none above all that offers the home: there the firm says where it is', () => {
    const body = `<p>9 Firm Street Firmton, WA 98366</p><h3>A bright home</h3>${PRICE}`;
    expect(readListingPage(page({ title: 'A bright home', body }), US).address).toBeNull();
  });

  it('is the street of a heading in two lines above its town, with the state by its name', () => {
    const body = `<h1 class="hero-address">762 <em>Oakbridge</em><br>Drive</h1><p>Sampleton, Colorado 80503</p>${PRICE}
      <footer><p>9 Firm Street, Firmton, Colorado 80202</p></footer>`;
    expect(readListingPage(page({ title: '762 Oakbridge Drive — Sampleton, CO', body }), US)).toMatchObject({
      ...{ address: '762 Oakbridge Drive, Sampleton, Colorado 80503', town: 'Sampleton' },
      ...{ region: 'Colorado', postcode: '80503' },
    });
  });
});

describe('the members of one record', () => {
  const home = (address: Record<string, string>, more = {}) =>
    linkedPage({ '@type': 'House', address, offers: { price: 450000, priceCurrency: 'EUR' }, ...more });

  it('are one address, with the postcode where the country writes it', () => {
    const de = { streetAddress: 'Musterweg 5', addressLocality: 'Musterstadt', postalCode: '98765' };
    expect(
      readListingPage(home({ ...de, addressCountry: 'DE' }), 'https://homes.example.com/1').address,
    ).toBe('Musterweg 5, 98765 Musterstadt');
    const us = {
      streetAddress: '1 Oak Rd',
      addressLocality: 'Sampleton',
      addressRegion: 'MA',
      postalCode: '02478',
    };
    expect(
      readListingPage(home({ ...us, addressCountry: 'US' }), 'https://homes.example.com/1').address,
    ).toBe('1 Oak Rd, Sampleton, MA 02478');
  });

  it('have a name that is what the home is called, and not its street', () => {
    const node = {
      ...{ '@type': 'SingleFamilyResidence', name: '3 Bedroom House for Sale in Northside' },
      ...{ addressLocality: ' Northside', addressRegion: 'Sampleton', numberOfRooms: '3' },
    };
    const html = linkedPage(
      node,
      '<h1>3 Bedroom House For Sale in Northside</h1><span class="price">R2,000,000</span>',
    );
    expect(readListingPage(html, 'https://homes.example.co.za/1').address).toBe('Northside, Sampleton');
  });
});

describe('a place without a street', () => {
  const read = (title: string, body: string, url = US) => readListingPage(page({ title, body }), url).address;
  const offer = '3 Bedroom House For Sale in Northside';

  it('has behind it the city that a line and the way to the page name', () => {
    const body = `<h1>${offer}</h1>${PRICE}<h2>Northside, Sample Town</h2>`;
    expect(read(offer, body, 'https://homes.example.com/for-sale/sample-town/northside/1')).toBe(
      'Northside, Sample Town',
    );
    expect(read(offer, body, 'https://homes.example.com/1')).toBe('Northside');
  });

  it('has in front of it what a line and the description name', () => {
    const description = '4-bed villa is for sale in Palms 1, Sample Islands at AED 2,520,000.';
    const address = { addressLocality: 'Sample Islands', addressRegion: 'Dubai', addressCountry: 'AE' };
    const node = { '@type': 'House', description, address, offers: { price: 2520000, priceCurrency: 'AED' } };
    const html = linkedPage(node, '<div>Palms 1, Sample Islands, Dubai</div><p>4 Beds</p>');
    expect(readListingPage(html, 'https://homes.example.ae/1').address).toBe(
      'Palms 1, Sample Islands, Dubai',
    );
  });

  it('is what a line that offers the home says in full, and a title may end in a stroke', () => {
    const title = 'Tall Court 2 Bed Apartment for Sale at Sampleton —';
    const body = '<b>Brand new apartment at 18th floor for sale in Northside, Sampleton.</b>';
    const more = '<p>Northside has schools and shops.</p><p>Southside is near.</p>';
    expect(read(title, body + more)).toBe('Northside, Sampleton');
    expect(read(title, body)).toBe('Sampleton');
    const other = 'Another apartment for sale in Southside, Sampleton.';
    expect(read(title, `${body}<b>${other}</b>${more}`)).toBe('Sampleton');
    expect(read(title, `${body}<p>${other}</p>${more}`)).toBe('Sampleton');
  });

  it('takes no names of others', () => {
    expect(read(offer, `<h1>${offer}</h1>${PRICE}<p>Mill House, Northside</p>`)).toBe('Northside');
    const shops = '<meta name="description" content="A short walk to the shops of High Street.">';
    const html = page({
      title: offer,
      head: shops,
      body: `<h1>${offer}</h1>${PRICE}<p>High Street, Northside</p>`,
    });
    expect(readListingPage(html, US).address).toBe('Northside');
  });
});

describe('a picture of a map', () => {
  const picture = (centre: string, marker: string) =>
    page({
      body: `<p class="price">£450,000</p><div data-map="https://maps.example.com/api/staticmap?center&#x3D;${centre}&amp;zoom&#x3D;16&amp;markers&#x3D;icon:https://x.example.com/pin.png%7C${marker}&amp;scale&#x3D;1"></div>`,
    });

  it('places the home that it marks in its middle', () => {
    const { position } = readListingPage(picture('51.516452,-0.156021', '51.516452,-0.156021'), null);
    expect(position).toEqual({ latitude: 51.516452, longitude: -0.156021 });
  });

  it('places nothing where it marks another point', () => {
    expect(readListingPage(picture('51.516452,-0.156021', '51.526452,-0.166021'), null).position).toBeNull();
  });
});

describe('pictures of pages that need no script', () => {
  it('stand in a gallery for browsers without scripts', () => {
    const body = `${PRICE}<ul class="dp-gallery"><noscript><li><img src="https://img.example.com/645/1.jpg" alt="Sample Square"></li></noscript></ul><noscript><img src="https://count.example.com/hit.jpg"></noscript>`;
    expect(readListingPage(page({ body }), US).photos).toEqual(['https://img.example.com/645/1.jpg']);
  });

  it('fill the boxes of a slider as backgrounds', () => {
    const box = (name: string) =>
      `<div style="background-image:url(https://img.example.com/${name}=w920)"></div>`;
    const body = `${PRICE}<div class="rsis-container">${box('a')}${box('b')}</div>`;
    expect(readListingPage(page({ body }), US).photos).toHaveLength(2);
  });
});

describe('a figure that says it is rounded', () => {
  it('gives way to one that another line has in full', () => {
    const body = `${PRICE}<p>The living space is just shy of 1,200 square feet.</p><p>1156 sq feet, 4 bedroom</p>`;
    expect(readListingPage(page({ body }), US).area?.value).toBe(1156);
    expect(readListingPage(page({ body: body.replace('1156 sq feet, ', '') }), US).area?.value).toBe(1200);
  });
});

describe('a sign that several currencies have', () => {
  const read = (script: string) =>
    readListingPage(
      page({
        scripts: [script],
        body: '<h1>3 Bedroom House For Sale</h1><span class="price">R3,700,000</span>',
      }),
      'https://homes.example.com/1',
    ).price?.currency;

  it('is the one that the page’s scripts count in', () => {
    expect(read('const CURRENCY = "ZAR";')).toBe('ZAR');
  });

  it('stays open where scripts name two, or one that has another sign', () => {
    expect(read('const CURRENCY = "ZAR"; const o = { currency: "USD" };')).toBeNull();
    expect(read('const CURRENCY = "USD";')).toBeNull();
  });
});

describe('what is no count and no offer', () => {
  it('a date is no number of bathrooms', () => {
    const body = '<h1>Maison</h1><p class="price">228 800 €</p><p>jeudi 12 février 2026 à 14h</p>';
    expect(readListingPage(page({ body }), 'https://ventes.example.fr/1').bathrooms).toBeNull();
    const american = `${PRICE}<p>2F 1H baths</p>`;
    expect(readListingPage(page({ body: american }), US).bathrooms).toBe(2.5);
  });

  it('an active listing is for sale, and not where the page lets', () => {
    const read = (body: string) => readListingPage(page({ body }), 'https://agent.example.com/1').listingType;
    expect(read('<h1>1 Oak Drive</h1><div>Active Listing</div>')).toBe('sale');
    expect(read('<h1>1 Oak Drive</h1><div>Active Listing</div><p>For rent</p>')).not.toBe('sale');
  });
});

describe('a place without a street', () => {
  it('is what a description says first, behind a kind of home', () => {
    const meta = (text: string) =>
      readListingPage(
        page({ title: '', head: `<meta name="description" content="${text}">`, body: PRICE }),
        US,
      ).address;
    expect(meta('House in Sample Bay, Sampleton, Western Cape. R39 995 000. 5 bedrooms.')).toBe(
      'Sample Bay, Sampleton, Western Cape',
    );
    expect(meta('News in Sample Bay, Sampleton, Western Cape. Read more.')).toBeNull();
  });

  it('is behind a kind of home in a line of the two', () => {
    const read = (line: string) =>
      readListingPage(page({ title: 'Rosalie', body: `<h1>Rosalie</h1>${PRICE}<p>${line}</p>` }), US).address;
    expect(read('Townhouse | Northside, Sampleton, Samplecounty')).toBe('Northside, Sampleton, Samplecounty');
    expect(read('Contact | Northside, Sampleton, Samplecounty')).toBeNull();
  });

  it('is none of those that a search offers to choose from', () => {
    const search = `<span class="label">Location</span><select><option>Any</option><option>Northside</option></select>`;
    const body = `<h1>A bright home</h1>${PRICE}<div>${search}</div>`;
    expect(readListingPage(page({ title: 'A bright home', body }), US).address).toBeNull();
  });
});
