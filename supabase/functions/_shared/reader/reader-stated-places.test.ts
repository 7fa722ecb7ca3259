// Places that a page states in pieces: what stands in one place is read as one address. Every home in here is made up.
import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';
import { json, linkedPage, page } from './test-pages.ts';

const host = (country: string) => `https://homes.example.${country}/listing/90001`;
const PRICE = '<p class="price">450 000 €</p>';

describe('the postcode of an address', () => {
  it('stands in brackets behind the town', () => {
    const body = `<h1>Belle villa</h1>${PRICE}<div>Localisation : <a>Exempleville (98765)</a></div>
      <div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><p itemprop="addressLocality">Exempleville</p></div>
      <footer>Agence, 1 rue du Port, 98700 Autreville</footer>`;
    expect(readListingPage(page({ title: 'Belle villa', body }), host('fr'))).toMatchObject({
      ...{ address: 'Exempleville (98765)', town: 'Exempleville', postcode: '98765' },
    });
  });

  it('ends a heading that offers the home, and is the place where there is no street', () => {
    const body = '<h1>Vente maison 450 000 € 160 m² 4 chambres Exemple-les-Bains (98765)</h1>';
    const html = page({ title: 'Vente maison 160 m² Exemple-les-Bains (98765) - Site', body });
    expect(readListingPage(html, host('fr')).address).toBe('Exemple-les-Bains (98765)');
  });

  const home = (address: Record<string, string>, body: string) =>
    linkedPage({ '@type': 'House', address, offers: { price: 450000, priceCurrency: 'EUR' } }, body);

  it('stands in front of the town of a street, as a line of the page has it', () => {
    const address = { streetAddress: 'Musterweg 5', addressLocality: 'Musterstadt', postalCode: '98765' };
    const html = home(address, '<h1>Schönes Haus</h1><p>Lage: 98765 Musterstadt, ruhig</p>');
    expect(readListingPage(html, host('de')).address).toBe('Musterweg 5, 98765 Musterstadt');
  });

  it('is behind an American state, as its own record has it, and another one is not taken', () => {
    const address = {
      ...{
        streetAddress: '1 Oak St',
        addressLocality: 'Sampleton',
        addressRegion: 'TX',
        postalCode: '75001',
      },
    };
    const read = (line: string) =>
      readListingPage(home(address, `<h1>A home</h1><p>${line}</p>`), host('us')).address;
    expect(read('1 Oak St, Sampleton, TX 75001')).toBe('1 Oak St, Sampleton, TX 75001');
    expect(read('Sampleton, TX 75001')).toBe('1 Oak St, Sampleton, TX 75001');
    expect(read('1 Oak St, Sampleton, TX 75999')).toBe('1 Oak St, Sampleton, TX 75001');
  });
});

describe('the quarter of an address', () => {
  it('stands in a line of the data beside the same street', () => {
    const linked = {
      '@type': 'RealEstateListing',
      address: { streetAddress: 'Musterstraße 5', addressLocality: 'Musterstadt', postalCode: '98765' },
      offers: { price: '229900', priceCurrency: 'EUR' },
    };
    const state = {
      home: { purchasePrice: 229900, bedrooms: 2, street: 'Musterstraße', houseNumber: '5', zip: '98765' },
      lines: { streetAndHouseNumber: 'Musterstraße 5,', below: 'Alt-Muster, 98765 Musterstadt' },
    };
    const html = page({
      head: `<script type="application/ld+json">${json(linked)}</script>`,
      scripts: [`window.__STATE__ = ${json(state)}`],
    });
    expect(readListingPage(html, host('de')).address).toBe('Musterstraße 5, Alt-Muster, 98765 Musterstadt');
  });

  const french = (description: string) =>
    linkedPage(
      {
        ...{ '@type': 'Product', name: 'Exempleville - Maison à vendre - 10 pièces', description },
        offers: { price: 9500000, priceCurrency: 'EUR' },
      },
      '<h1>Maison à vendre à EXEMPLEVILLE - 10 pièces</h1><p>EXEMPLEVILLE - LA NORDA - VUE MER</p>',
    );

  it('is the second part of a line that the town begins, where the text calls it a part of the town', () => {
    const told = readListingPage(french('Dans le secteur prisé de La Norda, une bastide.'), host('fr'));
    expect(told).toMatchObject({ address: 'La Norda, Exempleville', town: 'Exempleville' });
    expect(readListingPage(french('Une bastide au calme.'), host('fr')).address).toBe('Exempleville');
  });

  it('stands behind the town in a box of the heading, where the title has the town in its district', () => {
    const html = page({
      title: 'Prodej bytu 4+kk, 71 m², Vzorov nad Vzorou, okres Vzorec - Site',
      body: '<h1>Prodej bytu 4+kk 71 m²<span>Vzorov nad Vzorou Horní Ves</span></h1><h2>13 900 000 Kč</h2>',
    });
    expect(readListingPage(html, host('cz'))).toMatchObject({
      ...{ address: 'Vzorov nad Vzorou - Horní Ves, okres Vzorec', town: 'Vzorov nad Vzorou' },
    });
  });

  it('stands with its town at the end of a title, in front of the postcode and the district of a label', () => {
    const body = `<h1>Prodej byt 2+1 os. vl. Vzorov nad Vzorou, Nová čtvrť</h1>
      <table><tr><td>Lokalita:</td><td>744 01 Vzorec</td></tr><tr><td>Cena:</td><td>3 400 000 Kč</td></tr></table>`;
    const html = page({ title: 'Prodej byt 2+1 os. vl. Vzorov nad Vzorou, Nová čtvrť - Vzorec', body });
    expect(readListingPage(html, host('cz'))).toMatchObject({
      ...{ address: 'Nová čtvrť, Vzorov nad Vzorou, 744 01 Vzorec', town: 'Vzorov nad Vzorou' },
    });
  });
});

describe('the street of a heading', () => {
  const read = (heading: string) =>
    readListingPage(
      page({
        title: 'Vente Maison 412 m² Exempleville',
        body: `<h1>${heading}</h1>${PRICE}<p>EXEMPLEVILLE</p>`,
      }),
      host('fr'),
    ).address;

  it('is at its end, behind the town that it begins with and what is offered', () => {
    expect(read('Exempleville, domaine de deux villas au Chemin de la Norde')).toBe(
      'Chemin de la Norde, Exempleville',
    );
  });

  it('is none where the home is only near it', () => {
    expect(read('Exempleville, belle villa proche du centre et de la Rue de la Norde')).toBeNull();
  });
});

describe('labels of the place', () => {
  it.each([
    ['az', 'Yerləşmə', 'Nümunə, Misal r., 28 May m.'],
    ['vn', 'Địa chỉ', 'Mau 12, Vidu'],
    ['kr', '소재지', '서울시 예시구 예시동'],
  ])('%s: %s', (country, label, value) => {
    const body = `${PRICE}<div><label>${label}</label><span>${value}</span></div>`;
    expect(readListingPage(page({ body }), host(country)).address).toBe(value);
  });
});

describe('a position', () => {
  const corners =
    '"bounds":{"southWest":{"latitude":52.48471,"longitude":13.43924},"northEast":{"latitude":52.49835,"longitude":13.46611}}';
  const script = (own: string) =>
    page({ scripts: [`App.map = draw({"area":{${corners}${own}}}, f())`], body: PRICE });

  it('is that of the home beside the corners of the map, also with members between its two figures', () => {
    const own = ',"latitude":52.49269,"isKnown":true,"showsWholeAddress":true,"longitude":13.45802';
    expect(readListingPage(script(own), host('de')).position).toEqual({
      latitude: 52.49269,
      longitude: 13.45802,
    });
  });

  it('is none where a page names the corners of its map alone', () => {
    expect(readListingPage(script(''), host('de')).position).toBeNull();
  });
});

describe('pictures', () => {
  it('in the row that moves a slider are the home’s, with addresses relative to the page', () => {
    const body = `${PRICE}<div class="home-photos"><div class="home-photos__slider-nav"><img src="/p/1.jpg"><img data-src="/p/2.jpg"><img src="/p/1.jpg"></div></div>
      <nav class="site-nav"><div class="gallery"><img src="/menu/9.jpg"></div></nav>`;
    expect(readListingPage(page({ body }), 'https://homes.example.az/items/1').photos).toEqual([
      'https://homes.example.az/p/1.jpg',
      'https://homes.example.az/p/2.jpg',
    ]);
  });
});
