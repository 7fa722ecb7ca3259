import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';
import { json, page, rightmoveProperty } from './test-pages.ts';
import { priceKind } from './texts/price-kinds.ts';
import { isAddressLine } from './texts/spoken-words.ts';
import { townInAddress } from './texts/town-in-address.ts';

// Classes that came up when real pages were changed: without their scripts, with a neighbour's data, with other values.
const read = (body: string, head = '') => readListingPage(page({ head, body }));

describe('a page without its programs', () => {
  it('has its row of icons in the footer of its own box, and none in that of the site', () => {
    const row =
      '<ul><li><i class="fa fa-arrows-alt"></i> 340.0m<sup>2</sup></li><li><i class="fa fa-bed"></i> 3</li></ul>';
    const of = (name: string) =>
      read(`<h1>Villa in Sampleton</h1><b>€575,000</b><div class="${name}">${row}</div>`);
    expect(of('wp-block-footer')).toMatchObject({ bedrooms: 3, area: { value: 340 } });
    expect(of('site-footer')).toMatchObject({ bedrooms: null, area: null });
  });

  it('counts bathrooms as its summary does, and else a half one as half', () => {
    const labels =
      '<h1>1 Oak Dr</h1><li>Bathrooms: 3</li><li>Full bathrooms: 2</li><li>1/2 bathrooms: 1</li><b>$400,000</b>';
    expect(read(labels, '<meta name="description" content="5 beds, 3 baths home">').bathrooms).toBe(3);
    expect(read(labels, '<meta name="description" content="5 beds, 2.5 baths home">').bathrooms).toBe(2.5);
    expect(read(labels).bathrooms).toBe(2.5);
  });

  it('has the place of its home in the picture of a map, longitude first', () => {
    const map = (place: string) =>
      `<picture><source srcset="https://maps.example/styles/portal/static/${place},13/400x200@2x.webp"></picture>`;
    const one = read(`<h1>Sample Park</h1><b>£300,000</b>${map('1.134746,51.36907')}`);
    expect(one.position).toEqual({ latitude: 51.36907, longitude: 1.134746 });
    const two = read(
      `<h1>Sample Park</h1><b>£300,000</b>${map('1.134746,51.36907')}${map('1.2001,51.4002')}`,
    );
    expect(two.position).toBeNull();
  });

  it('has its address below the heading, with the first half of a postcode', () => {
    const of = (line: string) =>
      read(`<a>£725,000</a><h1>4 bedroom house for sale</h1><div>${line}</div>`).address;
    expect(of('Station Road, Great Sample, Sampleton, Berkshire, RG17')).toBe(
      'Station Road, Great Sample, Sampleton, Berkshire, RG17',
    );
    expect(of('Added today, 14 photos, floor plan 2')).toBeNull();
  });

  it('has no address in a line that names a part of a place', () => {
    expect(isAddressLine('Region: Sampleton')).toBe(false);
    expect(isAddressLine('12 Region Road, Sampleton')).toBe(true);
  });
});

describe('a neighbour', () => {
  const neighbour = (street: string, price: number) =>
    `<script type="application/ld+json">${json({ '@type': 'House', address: { streetAddress: street, addressLocality: 'Otherton' }, numberOfBedrooms: 6, offers: { '@type': 'Offer', price, priceCurrency: 'GBP' } })}</script>`;
  const portal = (extra: string) =>
    readListingPage(
      page({
        scripts: [
          `window.PAGE_MODEL = ${json({ propertyData: { ...rightmoveProperty, address: { ...rightmoveProperty.address, displayAddress: 'Sample Lane, OX9' } } })}`,
        ],
        body: extra,
      }),
      'https://www.rightmove.co.uk/properties/900000001',
    );

  it('gives a portal’s own home nothing, its town neither', () => {
    expect(portal(neighbour('9 Elm Row', 1_234_000)).town).not.toBe('Otherton');
    expect(portal(neighbour('Sample Lane', 450_000)).town).toBe('Otherton');
  });

  it('is no detail of a home whose box stands behind it', () => {
    const own =
      '<h1><span class="main-info__title-main">Flat for sale in Sample Street</span></h1><div class="info-data"><span class="info-data-price">189,500 €</span></div><ul class="own"><li>2 bedrooms</li></ul>';
    const others =
      '<section class="similar-properties"><h2>Similar properties</h2><ul><li>6 bedrooms</li></ul></section>';
    const home = readListingPage(page({ body: others + own }), 'https://www.idealista.com/en/inmueble/1/');
    expect(home.bedrooms).toBe(2);
    expect(
      readListingPage(
        page({ body: others.replace('6', '5') + own.replace('2 b', '7 b') }),
        'https://www.idealista.com/en/inmueble/1/',
      ).bedrooms,
    ).toBe(7);
  });
});

describe('other values', () => {
  it('are offers in region of a figure, with or without an article', () => {
    expect(['Offers in Region of', 'Offers in the region of', 'Offers in Excess of'].map(priceKind)).toEqual([
      'offers-around',
      'offers-around',
      'offers-over',
    ]);
  });

  it('are towns of Spain between their province and region, in either order', () => {
    expect(townInAddress('Sampleton, Alicante, Valencia', null)).toBe('Sampleton');
    expect(townInAddress('Andalucia, Malaga, Sampleton', null)).toBe('Sampleton');
    expect(townInAddress('Sampleton, Malaga, Andalusia', null)).toBe('Sampleton');
    expect(townInAddress('Sampleton, Otherton, Malaga', null)).toBe('Malaga');
  });
});

describe('pages of French agencies', () => {
  const french = (body: string) =>
    readListingPage(`<html lang="fr"><body>${body}</body></html>`, 'https://agence.example.fr/1');

  it('have a price for sale beside what a loan costs a month', () => {
    const box = '<div>199 000 €</div><p class="second_price">à partir de 850 €/mois</p>';
    expect(french(`<h1>Appartement 3 pièces</h1><div>Appartement à vendre</div>${box}`)).toMatchObject({
      listingType: 'sale',
      price: { amountMinor: 19_900_000 },
    });
    const rent = french(
      '<h1>Appartement 3 pièces</h1><div>Appartement à louer</div><p class="price">850 €/mois</p>',
    );
    expect(rent).toMatchObject({ listingType: 'rent', price: { amountMinor: 85_000, period: 'month' } });
  });

  it('have their town and its postcode behind the size', () => {
    const of = (heading: string) => french(`<h1>${heading}</h1><p class="price">190 000 €</p>`);
    expect(of('Appartement F3 à vendre 3 pièces - 61 m2 Sampleton - 69008')).toMatchObject({
      town: 'Sampleton',
      postcode: '69008',
    });
    expect(of('Appartement F3 à vendre 3 pièces - 61 m2 - Réf. 69008').postcode).toBeNull();
  });

  it('keep pictures at the side out of the gallery, unless the gallery is there', () => {
    const slide = (name: string) => `<div class="swiper-slide"><img src2="/media/upload/${name}.jpg"></div>`;
    const box = (names: readonly string[]) => `<div class="swiper">${names.map(slide).join('')}</div>`;
    const home = '<h1>Maison à vendre</h1><p class="price">190 000 €</p>';
    expect(french(`${home}${box(['a', 'b'])}<aside>${box(['other'])}</aside>`).photos).toHaveLength(2);
    expect(french(`${home}<aside>${box(['a', 'b', 'c'])}</aside>`).photos).toHaveLength(3);
  });
});

describe('a British portal’s page of which parts are kept', () => {
  const flight = (row: unknown) =>
    `<script>self.__next_f.push([1,${json(`b3:${json(['$', '$Lc4', null, row])}\n`)}])</script>`;
  const taxonomy = {
    display_address: '31, Sample Road, Sampleton',
    num_beds: '1',
    price: '249500',
    currency_code: 'GBP',
    listing_status: 'for_sale',
  };
  const zoopla = (...rows: unknown[]) =>
    readListingPage(
      page({ body: rows.map(flight).join('') }),
      'https://www.zoopla.co.uk/for-sale/details/72000001/',
    );

  it('has its home where its own map is, and not where a charger is', () => {
    const charger = {
      address: 'Test Road 123',
      distance: 0,
      coordinates: { latitude: 51.6, longitude: -0.2 },
    };
    const map = {
      coordinates: { latitude: 51.501009, longitude: -0.141588 },
      evChargingData: { locations: [charger] },
    };
    expect(zoopla({ nearestStation: charger }, { targeting: taxonomy }, map).position).toEqual({
      latitude: 51.501009,
      longitude: -0.141588,
    });
    expect(zoopla({ nearestStation: charger }, { targeting: taxonomy }).position).toBeNull();
  });

  it('says in its statistics what kind of price it is', () => {
    expect(zoopla({ targeting: { ...taxonomy, price_qualifier: 'offers_over' } }).price?.kind).toBe(
      'offers-over',
    );
    expect(zoopla({ targeting: { ...taxonomy, price_qualifier: '' } }).price?.kind).toBe('asking');
  });

  it('names its place in a description that begins with the agent', () => {
    const of = (offer: string) =>
      readListingPage(
        page({
          title: 'Sample Road, Sampleton, Greater... 3 bed semi-detached house for sale - £190,000',
          head: `<meta property="og:description" content="Sample Agents - Sampleton present this 3 bedroom semi-detached house ${offer}">`,
          body: '<p>2a Sample Square</p>',
        }),
        'https://www.onthemarket.com/details/18000001/',
      );
    expect(of('for sale in Harrogate Road, Sampleton, Greater Manchester, SK5')).toMatchObject({
      town: 'Sampleton',
      address: expect.stringContaining('Harrogate Road, Sampleton') as string,
    });
    expect(of('near the station').address).toBeNull();
  });
});

describe('what stands around a figure or a picture', () => {
  const british = (body: string) =>
    readListingPage(`<html lang="en-GB"><body>${body}</body></html>`, 'https://agent.example.co.uk/1');

  it('is a qualifier in a line of its own above the price, and no word about something else', () => {
    const of = (line: string) =>
      british(`<p>${line}</p><div class="price"><p>£750,000</p></div><h1>2 bed flat for sale</h1>`).price
        ?.kind;
    expect(of('Guide price')).toBe('guide');
    expect(of('Offers over')).toBe('offers-over');
    expect(of('Guide to buying in 12 steps')).toBe('asking');
    expect(of('London Property Zone')).toBe('asking');
  });

  it('is a part in front of a town that one field names', () => {
    const of = (place: string) =>
      british(
        `<script type="application/ld+json">${json({ '@type': 'Residence', name: 'Leafy Court', address: { addressLocality: place }, offers: { price: '215000', priceCurrency: 'GBP' } })}</script><h1>Leafy Court flat</h1>`,
      ).town;
    expect(of('Edgbaston, Birmingham')).toBe('Birmingham');
    expect(of('Harrogate, North Yorkshire')).toBe('Harrogate');
    expect(of('Harrogate')).toBe('Harrogate');
  });

  it('is one picture in several sizes and forms, a plan, or a link to the large picture', () => {
    const print = (name: string) => name.repeat(20).slice(0, 40);
    const sources = (name: string) =>
      `<picture><source srcset="https://lid.example.com/u/480/360/${print(name)}.png:p 480w"><source srcset="https://lid.example.com/u/1024/768/${print(name)}.png:p 768w"><img src="https://lid.example.com/u/1024/768/${print(name)}.png"></picture>`;
    const home = '<h1>2 bed flat for sale</h1><p class="price">£190,000</p>';
    const photos = british(`${home}<div class="gallery">${sources('ab12')}${sources('cd34')}</div>`).photos;
    expect(photos).toHaveLength(2);
    expect(photos?.every((link) => link.includes('/1024/768/'))).toBe(true);
    const plan =
      '<img src="/media/a.jpg" alt="Garden"><img src="/media/b.jpg" alt="Floor plan"><img src="/media/c.jpg" alt="Planters">';
    expect(british(`${home}<div class="swiper">${plan}</div>`).photos).toHaveLength(2);
    const thumb = (name: string) =>
      `<a class="thumb" href="/media/${name}_600x450.jpg"><img src="/media/${name}_50x50.jpg"></a>`;
    expect(british(`${home}<div id="thumbs">${thumb('a')}${thumb('b')}</div>`).photos).toEqual([
      'https://agent.example.co.uk/media/a_600x450.jpg',
      'https://agent.example.co.uk/media/b_600x450.jpg',
    ]);
  });
});
