import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';
import { json, linkedPage, page } from './test-pages.ts';

const read = (body: string, url: string, title = 'A home') => readListingPage(page({ title, body }), url);
const host = (country: string) => `https://homes.example.${country}/1`;

describe('energy classes', () => {
  const rows: readonly (readonly [string, string, string, string])[] = [
    ['nl', 'Energielabel', 'C', 'C'],
    ['de', 'Energieeffizienzklasse', 'D', 'D'],
    ['no', 'Energimerking', 'F - Rød', 'F'],
    ['fi', 'Energialuokka', 'E (2018)', 'E'],
    ['cz', 'Třída energetické náročnosti', 'G - Mimořádně nehospodárná', 'G'],
    ['cz', 'Energetická náročnost', 'Úsporná (C)', 'C'],
    ['sk', 'Energetický certifikát', 'B', 'B'],
    ['hr', 'Energetski razred', 'D', 'D'],
    ['hu', 'Energiatanúsítvány', 'FF', 'FF'],
  ];
  it.each(rows)('%s: %s %s', (country, label, value, energyRating) => {
    const body = `<p class="price">€ 335.000</p><dl><dt>${label}</dt><dd>${value}</dd></dl>`;
    expect(read(body, host(country)).energyRating).toBe(energyRating);
  });

  it('are none where a page shows the whole scale', () => {
    const body = '<p class="price">€ 335.000</p><p>DPE</p><div>A</div><div>B</div><div>C</div>';
    expect(read(body, host('fr')).energyRating).toBeNull();
  });

  it('stand below their name', () => {
    const body = '<p class="price">289 000 €</p><div>DPE</div><div>D</div><div>198 kWh/m²/an</div>';
    expect(read(body, host('fr')).energyRating).toBe('D');
  });

  it('are told by lists of attributes', () => {
    const attributes = [
      { key: 'energy_rate', value: 'c', value_label: 'C' },
      { key: 'rooms', value: '3' },
    ];
    const ad = { price: [215000], body: 'Bel appartement', images: [], attributes, city: 'Exempleville' };
    const html = page({ scripts: [`window.__STATE__ = ${json({ ad })}`], body: '<p>215 000 €</p>' });
    expect(readListingPage(html, host('fr')).energyRating).toBe('C');
  });
});

describe('sizes', () => {
  it('a garden is the plot only where no label names the plot', () => {
    const table = (rows: string) => `<p class="price">€749,000</p><table>${rows}</table>`;
    const garden = '<tr><th>Garden surface</th><td>1100 m²</td></tr>';
    const plot = '<tr><th>Surface of the plot</th><td>1837 m²</td></tr>';
    expect(read(table(garden + plot), host('be')).plot?.m2).toBe(1837);
    expect(read(table(garden), host('be')).plot?.m2).toBe(1100);
  });

  it('a figure in front of its ground, and land in acres', () => {
    expect(read('<p class="price">545 000 €</p><p>430 m² de terrain</p>', host('fr')).plot?.m2).toBe(430);
    const facts = '<h3>Offered at $1,250,000</h3><p>3 baths | 2.3 acres | Built 1998</p>';
    expect(read(facts, 'https://homes.example.us/1')).toMatchObject({
      plot: { value: 2.3, unit: 'acre' },
      yearBuilt: 1998,
    });
  });

  it('a total is the floor only where no label names the floor', () => {
    const total = '<tr><th>Superficie total</th><td>180 m²</td></tr>';
    const built = '<tr><th>Superficie construida</th><td>240 m²</td></tr>';
    const body = (rows: string) => `<p class="price">MXN 4,850,000</p><table>${rows}</table>`;
    expect(read(body(total + built), host('mx')).area?.m2).toBe(240);
    expect(read(body(total), host('mx')).area?.m2).toBe(180);
  });

  it('square metres in Greek', () => {
    expect(read('<h1>Διαμέρισμα, 88τ.μ.</h1><p class="price">€320.000</p>', host('gr')).area?.m2).toBe(88);
  });

  it('a bare number of the data has the unit that the page shows it with', () => {
    const home = { price: 1350000, bedrooms: 2, bathrooms: 3, size: 1240, property_type: 'Apartment' };
    const scripts = [
      `window.__STATE__ = ${json({ home: { ...home, photos: [], address: 'Sample Tower' } })}`,
    ];
    const html = page({ scripts, body: '<p>AED 1,350,000</p><p>1,240 sqft</p>' });
    expect(readListingPage(html, host('ae')).area).toMatchObject({ value: 1240, unit: 'sqft' });
  });
});

describe('labels', () => {
  it('several pairs in a row, rows that are lost, figures above their labels', () => {
    const pairs =
      '<table><tr><th>価格</th><td>5880万円</td><th>間取り</th><td>2LDK</td></tr><tr><th>専有面積</th><td>65.32m<sup>2</sup></td><th>完成時期(築年月)</th><td>2003年3月</td></tr></table>';
    expect(read(`${pairs}<p>管理費 1万2000円／月</p>`, host('jp'))).toMatchObject({
      price: { amountMinor: 58_800_000, currency: 'JPY' },
      area: { m2: 65.3 },
      yearBuilt: 2003,
    });
    const lost =
      '<p class="price">4.990.000 Kč</p><table><th>Adresa: </th><td>Praha - Vzorov<br>Ukázková</td></table>';
    expect(read(lost, host('cz'))).toMatchObject({ address: 'Praha - Vzorov, Ukázková', town: 'Praha' });
    const above =
      '<p class="price">$849,900</p><div><div>3 + 1</div><div>Bedrooms</div></div><div><div>2</div><div>Bathrooms</div></div>';
    expect(read(above, host('ca'))).toMatchObject({ bedrooms: 3, bathrooms: 2 });
  });

  it('counts of rooms, streets and countries that have labels of their own', () => {
    const rows = (pairs: Record<string, string>) =>
      `<p class="price">€ 575.000</p><ul>${Object.entries(pairs)
        .map(([label, value]) => `<li><span>${label}</span> <span>${value}</span></li>`)
        .join('')}</ul>`;
    expect(read(rows({ 'Aantal slaapkamers': '2', 'Aantal badkamers': '1' }), host('nl'))).toMatchObject({
      bedrooms: 2,
      bathrooms: 1,
    });
    expect(
      read(
        rows({ Land: 'Deutschland', Grundstücksgröße: 'ca. 742 m²', Ort: 'Musterstadt' }),
        'https://homes.example.com/1',
      ),
    ).toMatchObject({ country: 'DE', plot: { m2: 742 }, town: 'Musterstadt' });
    expect(
      read(rows({ Lokacija: 'Grad Zagreb, Primjerovo', Ulica: 'Primjerna ulica' }), host('hr')),
    ).toMatchObject({ address: 'Primjerna ulica, Grad Zagreb, Primjerovo', town: 'Zagreb' });
    expect(read(rows({ 'Zip/Postal Code': '29604', 'State/county': 'Málaga' }), host('es'))).toMatchObject({
      postcode: '29604',
      region: 'Málaga',
    });
  });
});

describe('places by their order', () => {
  const rows: readonly (readonly [string, string, string])[] = [
    ['hu', 'Budapest XII. kerület, Minta út', 'Budapest'],
    ['cz', 'Praha 5, Vzorov, Ukázková', 'Praha'],
    ['br', 'Rua Exemplo, 12 - Centro, Cidade Exemplo - SP', 'Cidade Exemplo'],
    ['at', 'Mustergasse, 1020 Wien, 02. Bezirk, Leopoldstadt', 'Wien'],
    ['in', 'Sample Avenue, Wakad, Sampleton, Maharashtra', 'Sampleton'],
    ['fr', '34170 Exemple-le-Lez (Centre)', 'Exemple-le-Lez'],
    ['tr', 'Ankara, Örnekköy, Deneme Mah.', 'Örnekköy'],
    ['ro', 'Strada Exemplu, Centru, Orașul, Cluj', 'Orașul'],
    ['pt', 'Cascais e Estoril, Cascais, Lisboa', 'Cascais'],
    ['us', '18 Sample Cove Road, Sampleton, Maine', 'Sampleton'],
  ];
  it.each(rows)('%s: %s', (country, address, town) => {
    const body = `<p class="price">EUR 450,000</p><div class="address">${address}</div>`;
    expect(read(body, host(country)).town).toBe(town);
  });

  it('name the region where the last part is one and no town', () => {
    const body = '<h1>Sample Lane, Sampleton, Shropshire, SY8</h1><p class="price">£365,000</p>';
    expect(read(body, host('uk'))).toMatchObject({ town: 'Sampleton', region: 'Shropshire' });
  });

  it('a street with a number is no city with the number of a district', () => {
    const title = 'Storgatan 14, Centrum, Provstad - Lägenhet till salu - Site';
    expect(read('<p>3 250 000 kr</p>', host('se'), title).town).toBe('Provstad');
  });

  it('squares and Notre-Dame are in addresses, the firm’s street is not the home’s', () => {
    const body = '<p class="price">$649,000</p><h1>12, Rue Notre-Dame, Laville</h1>';
    expect(read(body, host('ca')).address).toBe('12, Rue Notre-Dame, Laville');
    expect(read('<h1>10 Sample Square, Sampleton</h1>', host('uk')).address).toBe(
      '10 Sample Square, Sampleton',
    );
    const firm =
      '<h1>Sample Lane, Sampleton, OX9</h1><p>£365,000</p><p>Sample Agents, 7 Broad Street, Sampleton OX9 1NG</p>';
    expect(read(firm, host('uk')).postcode).toBeNull();
  });

  it('a heading of two lines, a heading that ends in its region, a line in words', () => {
    const two = '<h1>88 Sample Avenue<br>Sampleton, Ontario N1H 2B4</h1><p class="price">$849,900</p>';
    expect(read(two, host('ca'))).toMatchObject({
      town: 'Sampleton',
      region: 'Ontario',
      postcode: 'N1H 2B4',
    });
    const region = '<h2>Vzorová, Vzorov, Středočeský kraj</h2><p class="price">1.200.000 Kč</p>';
    expect(read(region, host('cz'))).toMatchObject({ town: 'Vzorov', region: 'Středočeský kraj' });
    const words =
      '<h1>Prodej bytu 2+1</h1><table><tr><td>Lokalita:</td><td>742 21 Vzorov</td></tr><tr><td>Cena:</td><td>2 690 000 Kč</td></tr></table>';
    const street = (text: string) => read(`${words}<div class="popis">${text}</div>`, host('cz')).address;
    expect(street('Byt v osobním vlastnictví, ulice Májová.')).toBe('ulice Májová, 742 21 Vzorov');
    expect(street('Byt nedaleko ulice Májová.')).toBe('742 21 Vzorov');
    expect(street('Byt, ulice Májová. Sídlo: ulice Dlouhá.')).toBe('742 21 Vzorov');
  });

  it('a street and its number from data, never the agency’s', () => {
    const address = { street: { name: 'ul. Próbna', number: '7' }, city: { name: 'Wzorowo' } };
    const home = {
      price: 1249000,
      title: 'Mieszkanie',
      description: 'Jasne',
      images: [],
      location: { address },
    };
    const ad = { ...home, agency: { name: 'Domy', address: 'ul. Prosta 51, 00-838 Inne' } };
    const html = page({ scripts: [`window.__STATE__ = ${json({ ad })}`], body: '<p>1 249 000 zł</p>' });
    expect(readListingPage(html, host('pl'))).toMatchObject({ address: 'ul. Próbna 7', town: 'Wzorowo' });
  });

  it('a postcode of four digits is none of France', () => {
    const html =
      '<html lang="fr"><body><p>Adresse : Rue du Moulin 8, 5000 Exemple</p><p>Prix : 680.000 €</p></body></html>';
    expect(readListingPage(html, null).country).toBe('BE');
  });
});

describe('kinds, prices and photos', () => {
  it('a label says which house schema.org’s house is', () => {
    const home = { '@type': 'House', name: 'Sample', offers: { price: 12000000, priceCurrency: 'AED' } };
    const body = '<ul><li><span>Property Type</span><span>Villa</span></li></ul>';
    expect(readListingPage(linkedPage(home, body), host('ae')).homeType).toBe('villa');
  });

  it('a site’s name is no kind, and a condominium’s house no flat', () => {
    const url = 'https://www.samplehomes.ie/1';
    const body = '<p>€795,000</p><p>3 bed semi-detached house for sale</p>';
    expect(read(body, url, '12 Sample Road, Sampleton - SampleHomes.ie Residential').homeType).toBe(
      'semi-detached',
    );
    expect(read('<p>R$ 3.200.000</p>', host('br'), 'Casa de Condomínio à Venda').homeType).toBe('house');
  });

  it('millions in words', () => {
    const price = (text: string, country: string) =>
      read(`<div class="price">${text}</div>`, host(country)).price;
    expect(price('79,9 millió Ft 1 288 710 Ft/m²', 'hu')?.amountMinor).toBe(79_900_000 * 100);
    expect(price('1,2 mln zł', 'pl')?.amountMinor).toBe(120_000_000);
  });

  it('pictures that a hidden field lists, and those that a script opens', () => {
    const links = [1, 2, 3].map((index) => `https://fotos.example.com/${index}.jpg`);
    const hidden = `<p class="price">990.000 €</p><input type="hidden" value="${links.join('#,!')}">`;
    expect(read(hidden, host('es')).photos).toEqual(links);
    const opened = links.map(
      (link) => `<a href="${link}" data-lightbox="home"><img src="${link}" width="75"></a>`,
    );
    expect(read(`<p class="price">$33,500</p>${opened.join('')}`, host('us')).photos).toEqual(links);
  });

  it('a mail that names two homes is a list', () => {
    const home = (street: string, price: string) =>
      `<div><h3>${street}, Sampleton OX9 1ZZ</h3><p>${price} · 3 bed terraced house</p></div>`;
    const mail = `<html><body><p>Hi</p>${home('9 Elm Grove', '£395,000')}${home('2 Oak Row', '£275,000')}</body></html>`;
    expect(readListingPage(mail, null).refused?.code).toBe('search');
    const one = `<html><body><p>Hi</p>${home('9 Elm Grove', '£395,000')}</body></html>`;
    expect(readListingPage(one, null).refused).toBeNull();
  });
});
