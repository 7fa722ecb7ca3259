import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';
import { json, linkedPage, nextPage, page } from './test-pages.ts';

const AGENT = 'https://www.agent.example.co.uk/homes/12';

describe('readListingPage() from schema.org', () => {
  it('reads JSON-LD lists, @graph and lists of types', () => {
    const home = {
      '@type': ['RealEstateListing', 'House'],
      name: 'House in Sampleton',
      numberOfBedrooms: { '@type': 'QuantitativeValue', value: 3 },
      numberOfBathroomsTotal: 2,
      floorSize: { value: 120, unitCode: 'MTK' },
      address: { streetAddress: '1 Sample Lane', addressLocality: 'Sampleton', postalCode: 'OX9 1ZZ' },
      geo: { latitude: '51.5', longitude: '-1.2' },
      offers: { '@type': 'Offer', price: '450000.00', priceCurrency: 'GBP' },
      image: ['/a.jpg', '/b.jpg'],
    };
    const wanted = {
      price: { amountMinor: 45_000_000, currency: 'GBP' },
      bedrooms: 3,
      bathrooms: 2,
      area: { m2: 120 },
      address: '1 Sample Lane, Sampleton OX9 1ZZ',
      postcode: 'OX9 1ZZ',
      position: { latitude: 51.5, longitude: -1.2 },
      photos: ['https://www.agent.example.co.uk/a.jpg', 'https://www.agent.example.co.uk/b.jpg'],
    };
    for (const shape of [
      home,
      [{ '@type': 'Organization', name: 'Firm', address: 'Elsewhere' }, home],
      { '@context': 'x', '@graph': [{ '@type': 'WebSite' }, home] },
    ]) {
      const record = readListingPage(linkedPage(shape), AGENT);
      expect(record).toMatchObject(wanted);
      expect(record.sources.price).toBe('json-ld');
    }
  });

  it('reads JSON-LD with raw control characters and trailing commas', () => {
    const html = page({
      head: '<script type="application/ld+json">{"@type":"House","description":"Two\nlines\tof text",\n"numberOfBedrooms":2,"offers":{"price":199000,"priceCurrency":"EUR",},}</script>',
    });
    expect(readListingPage(html, 'https://www.agent.example.es/1')).toMatchObject({
      bedrooms: 2,
      price: { amountMinor: 19_900_000, currency: 'EUR' },
    });
  });

  it('reads microdata, pictures once', () => {
    const html = page({
      body: '<div itemscope itemtype="http://schema.org/House"><h1 itemprop="name">Cottage</h1><img itemprop="image" src="/s.jpg"><meta itemprop="photo" content="/1.jpg"><meta itemprop="photo" content="/2.jpg"><div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><span itemprop="streetAddress">2 Sample Row</span><span itemprop="postalCode">OX9 2ZZ</span></div><span itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="price" content="250000"><meta itemprop="priceCurrency" content="GBP"></span></div>',
    });
    const record = readListingPage(html, AGENT);
    expect(record).toMatchObject({
      price: { amountMinor: 25_000_000 },
      address: '2 Sample Row',
      postcode: 'OX9 2ZZ',
    });
    expect(record.sources.price).toBe('microdata');
    expect(record.photos).toHaveLength(2);
  });
});

describe('readListingPage() from markup and text', () => {
  it('reads labelled tables, icons and galleries of agents’ sites', () => {
    const html = page({
      title: 'Chalet in Sample Bay | Agent',
      body: '<h2>Chalet in Sample Bay</h2><div class="carousel"><img src="/1.png"><img src="/2.png"><img src="/logo.png"></div><ul><li><i class="fa fa-arrows-alt"></i> 340.0m<sup>2</sup></li><li><i class="fa fa-bed"></i> 3</li><li><i class="fa fa-tint"></i> 2.0</li></ul><table><tr><td><strong>Price:</strong></td><td>€575,000</td></tr><tr><td>Operation Type:</td><td>For Sale</td></tr><tr><td>Property Type:</td><td>Chalet</td></tr></table><div id="map" data-lat="39.48" data-lng="2.73"></div><div class="similar"><span class="price">€1</span></div>',
    });
    expect(readListingPage(html, 'http://www.agent.example.es/en/71?utm_source=x')).toMatchObject({
      listingType: 'sale',
      price: { amountMinor: 57_500_000, currency: 'EUR' },
      bedrooms: 3,
      bathrooms: 2,
      area: { value: 340 },
      homeType: 'chalet',
      address: 'Sample Bay',
      position: { latitude: 39.48, longitude: 2.73 },
      photos: ['http://www.agent.example.es/1.png', 'http://www.agent.example.es/2.png'],
      url: 'http://www.agent.example.es/en/71',
    });
  });

  it('reads embedded data of portals it does not know', () => {
    const classified = {
      id: 9,
      property: {
        bedroomCount: 3,
        bathroomCount: 1,
        netHabitableSurface: 140,
        type: 'HOUSE',
        location: {
          latitude: 50.8,
          longitude: 4.3,
          street: 'Rue Exemple',
          postalCode: '1000',
          locality: 'Bruxelles',
        },
      },
      price: { mainValue: 395000 },
      media: { pictures: [{ largeUrl: 'https://img.example.com/1.jpg' }] },
    };
    expect(
      readListingPage(
        page({ scripts: [`window.classified = ${json(classified)};`] }),
        'https://www.immoweb.be/en/classified/house/for-sale/bruxelles/1000/9000001',
      ),
    ).toMatchObject({
      price: { amountMinor: 39_500_000, currency: 'EUR' },
      bedrooms: 3,
      bathrooms: 1,
      area: { value: 140, unit: 'm2' },
      postcode: '1000',
      position: { latitude: 50.8, longitude: 4.3 },
    });
  });

  it('reads a page of text as the last resort', () => {
    const html = page({
      title: '3 bedroom house for sale in Sample Lane, OX9 1ZZ',
      body: '<p>Offers over £450,000</p><p>Three bedrooms, 2 bathrooms and 1,250 sq ft. EPC rating: C. Tenure: Freehold.</p>',
    });
    const record = readListingPage(html, AGENT);
    expect(record).toMatchObject({
      price: { kind: 'offers-over', amountMinor: 45_000_000 },
      bedrooms: 3,
      bathrooms: 2,
      area: { value: 1250 },
      energyRating: 'C',
      tenure: 'freehold',
      postcode: 'OX9 1ZZ',
    });
    expect(record.sources.price).toBe('text');
  });

  it('keeps the facts of a currency that games cannot use', () => {
    const html = linkedPage({
      '@type': 'House',
      numberOfBedrooms: 2,
      offers: { price: 5000000, priceCurrency: 'KES' },
    });
    expect(readListingPage(html, 'https://agent.example.co.ke/1')).toMatchObject({
      bedrooms: 2,
      price: { currency: 'KES' },
      refused: { code: 'currency_not_supported' },
    });
  });
});

describe('readListingPage() on pages that are no listing', () => {
  const code = (html: string, url: string | null = null) => readListingPage(html, url).refused?.code;

  it('names walls against robots', () => {
    expect(
      code(
        page({ title: 'Just a moment...', scripts: ['window._cf_chl_opt = {cvId: "3"}'] }),
        'https://www.zoopla.co.uk/for-sale/details/1/',
      ),
    ).toBe('blocked');
    expect(
      code(
        page({
          title: 'idealista.com',
          body: '<p id="cmsg">Please enable JS and disable any ad blocker</p>',
          scripts: ["var dd={'host':'geo.captcha-delivery.com'}"],
        }),
      ),
    ).toBe('blocked');
    expect(
      code(
        page({
          title: 'Access to this page has been denied',
          body: 'Press & Hold to confirm you are a human',
        }),
      ),
    ).toBe('blocked');
    expect(code(page({ title: 'Pardon Our Interruption' }))).toBe('blocked');
  });

  it('takes no page for a wall that tells of a home, whoever guards its site', () => {
    const guarded = (head: string) =>
      page({ head, scripts: ['KPSDK.configure([])'], body: '<p>FOR SALE NOW</p>' });
    const address = { '@type': 'PostalAddress', streetAddress: '32 Sample St', postalCode: '4064' };
    const home = `<script type="application/ld+json">${json({ '@type': 'House', numberOfBedrooms: 6, address })}</script>`;
    expect(code(guarded(''))).toBe('blocked');
    expect(code(guarded(home))).toBe('no_price');
    expect(readListingPage(guarded(home)).address).toBe('32 Sample St');
  });

  it('names searches, sign-in pages and removed listings', () => {
    expect(
      code(
        page({ title: 'Rental Listings in Boston MA - 17380 Rentals | Zillow' }),
        'https://www.zillow.com/',
      ),
    ).toBe('search');
    expect(
      code(
        page({ title: 'Property for sale in Oxford' }),
        'https://www.rightmove.co.uk/property-for-sale/find.html?searchType=SALE',
      ),
    ).toBe('search');
    expect(code(page({ title: 'Sign in - Sample', body: '<form><input type="password"></form>' }))).toBe(
      'login',
    );
    expect(
      code(
        page({
          title: 'Rightmove',
          body: '<h1>Oops</h1><p>This property has been removed by the agent.</p>',
        }),
      ),
    ).toBe('removed');
    expect(code(page({ title: '404 - page not found' }))).toBe('removed');
  });

  it('names the results that a portal shows in the place of a listing that is gone', () => {
    const card = '<article class="property-card"><a href="/x">£250,000</a><p>3 beds</p></article>';
    const results = page({
      title: '3 bedroom houses for sale in Leeds',
      body: `<h1>3 bedroom houses for sale in Leeds</h1><p>1,203 results</p>${card.repeat(4)}`,
    });
    expect(
      readListingPage(results, 'https://www.zoopla.co.uk/for-sale/details/900000009/').refused?.code,
    ).toBe('search');
    const listing = page({
      body: `<h1>3 bedroom house for sale</h1><p class="price">£250,000</p>${card.repeat(4)}`,
    });
    expect(
      readListingPage(listing, 'https://www.zoopla.co.uk/for-sale/details/900000009/').refused,
    ).toBeNull();
    expect(code(page({ title: 'Portal', body: '<p>Oops! We think you might be a bot.</p>' }))).toBe(
      'blocked',
    );
  });

  it('takes no listing for a search by its title', () => {
    const home = page({
      title: 'House for sale in Oxford',
      body: '<h1>House for sale in Oxford</h1><p class="price">£250,000</p>',
    });
    expect(readListingPage(home, AGENT)).toMatchObject({ price: { amountMinor: 25_000_000 }, refused: null });
    const flats = page({
      title: 'Flats for sale in Leeds',
      body: '<p>£150,000</p><p>£160,000</p><p>£170,000</p>',
    });
    expect(code(flats, AGENT)).toBe('search');
  });

  it('refuses nothing, and pages about something else', () => {
    expect(code('')).toBe('unreadable');
    expect(code(page({ title: 'Bread', body: '<p>How to bake bread.</p>' }))).toBe('no_listing');
    expect(code(nextPage({}))).toBe('no_listing');
  });
});
