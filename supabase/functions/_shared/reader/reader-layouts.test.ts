import { describe, expect, it } from 'vitest';
import { fieldOfLabel } from './layers/label-field.ts';
import { readListingPage } from './read-listing-page.ts';

/** A made-up home with its facts as a page of its language says them. */
interface Home {
  readonly lang: string;
  readonly heading: string;
  readonly price: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
}

const FACTS = { bedrooms: 3, bathrooms: 2, yearBuilt: 1978, homeType: 'villa' };
const SIZES = { area: { value: 148, unit: 'm2' }, plot: { value: 612, unit: 'm2' } };

const HOMES: readonly Home[] = [
  home('en-GB', 'Villa for sale', '£425,000', [
    ['Property style', 'Villa'],
    ['No. of Bedrooms', '3'],
    ['Bathroom(s)', '2'],
    ['Gross internal area', '148 m²'],
    ['Plot size', '612 m²'],
    ['Year constructed', '1978'],
  ]),
  home('es', 'Villa en venta', '289.000 €', [
    ['Tipología', 'Villa'],
    ['N.º habitaciones', '3'],
    ['Cuartos de baño', '2'],
    ['Sup. construida', '148 m²'],
    ['Superficie de parcela', '612 m²'],
    ['Fecha de construcción', '1978'],
  ]),
  home('fr', 'Villa à vendre', '348 000 €', [
    ['Nature du bien', 'Villa'],
    ['Nb de chambres', '3'],
    ['Salle(s) de bain', '2'],
    ['Surface Carrez', '148 m²'],
    ['Superficie du terrain', '612 m²'],
    ['Date de construction', '1978'],
  ]),
  home('de', 'Villa zu verkaufen', '459.000 €', [
    ['Art der Immobilie', 'Villa'],
    ['Anzahl der Schlafzimmer', '3'],
    ['Anzahl Badezimmer', '2'],
    ['Wohnfläche (ca.)', '148 m²'],
    ['Grundstück ca.', '612 m²'],
    ['Baujahr ca.', '1978'],
  ]),
  home('it', 'Villa in vendita', '€ 235.000', [
    ['Tipologia immobile', 'Villa'],
    ['N. camere da letto', '3'],
    ['Nr. bagni', '2'],
    ['Sup. commerciale', '148 m²'],
    ['Superficie terreno', '612 m²'],
    ['Anno costruzione', '1978'],
  ]),
  home('pt', 'Villa à venda', '310.000 €', [
    ['Tipo de imóvel', 'Villa'],
    ['N.º de quartos', '3'],
    ['N.º de casas de banho', '2'],
    ['Área habitável', '148 m²'],
    ['Área do terreno', '612 m²'],
    ['Ano de construção', '1978'],
  ]),
  home('nl', 'Villa te koop', '€ 375.000 k.k.', [
    ['Type object', 'Villa'],
    ['Aantal slaapkamer(s)', '3'],
    ['Aantal badkamers', '2'],
    ['Gebruiksoppervlakte wonen', '148 m²'],
    ['Oppervlakte perceel', '612 m²'],
    ['Bouwjaar', '1978'],
  ]),
];

function home(lang: string, heading: string, price: string, facts: Home['facts']): Home {
  return { lang, heading, price, facts };
}

const page = ({ lang, heading, price }: Home, body: string) =>
  `<html lang="${lang}"><head><title>${heading}</title></head><body><h1>${heading}</h1><p class="price">${price}</p>${body}</body></html>`;

const each = ({ facts }: Home, write: (label: string, value: string) => string) =>
  facts.map(([label, value]) => write(label, value)).join('');

/** Ways in which pages set labels and values side by side. */
const LAYOUTS: readonly (readonly [name: string, write: (home: Home) => string])[] = [
  ['a list of definitions', (h) => `<dl>${each(h, (l, v) => `<dt>${l}</dt><dd>${v}</dd>`)}</dl>`],
  ['rows of a table', (h) => `<table>${each(h, (l, v) => `<tr><td>${l}</td><td>${v}</td></tr>`)}</table>`],
  [
    'a table of labels above one row of values',
    (h) =>
      `<table><thead><tr>${each(h, (l) => `<th>${l}</th>`)}</tr></thead><tbody><tr>${each(h, (_, v) => `<td>${v}</td>`)}</tr></tbody></table>`,
  ],
  [
    'rows with several pairs of cells',
    (h) =>
      `<table><tr>${each({ ...h, facts: h.facts.slice(0, 3) }, (l, v) => `<td>${l}</td><td>${v}</td>`)}</tr><tr>${each({ ...h, facts: h.facts.slice(3) }, (l, v) => `<td>${l}</td><td>${v}</td>`)}</tr></table>`,
  ],
  ['boxes in a row without a box of a pair', (h) => each(h, (l, v) => `<div>${l}</div><div>${v}</div>`)],
  ['spans in a row', (h) => `<div>${each(h, (l, v) => `<span>${l}</span><span>${v}</span>`)}</div>`],
  ['values above their labels', (h) => each(h, (l, v) => `<div><b>${v}</b><small>${l}</small></div>`)],
  ['a label, a line break and its value', (h) => each(h, (l, v) => `<p>${l}<br>${v}</p>`)],
  ['lines of one paragraph', (h) => `<p>${each(h, (l, v) => `${l}: ${v}<br>`)}</p>`],
  ['elements of a program', (h) => each(h, (l, v) => `<app-fact><em>${l}</em> <b>${v}</b></app-fact>`)],
  ['items of a list', (h) => `<ul>${each(h, (l, v) => `<li><b>${l}:</b> ${v}</li>`)}</ul>`],
];

describe.each(LAYOUTS)('facts in %s', (_, write) => {
  it.each(HOMES.map((one) => [one.lang, one] as const))('are read in %s', (_lang, one) => {
    const facts = readListingPage(page(one, write(one)));
    expect(facts).toMatchObject(FACTS);
    expect(facts).toMatchObject({ area: { ...SIZES.area }, plot: { ...SIZES.plot } });
  });
});

describe('labels', () => {
  it.each([
    ['Offers in excess of', 'price'],
    ['Prix FAI', 'price'],
    ['Prezzo di vendita', 'price'],
    ['Koopprijs', 'price'],
    ['Total interior livable area', 'area'],
    ['Wohnfl.', 'area'],
    ['# of Acres', 'plot'],
    ['Eircode', 'postcode'],
    ['Town/City', 'town'],
    ['Woonplaats', 'town'],
    ['Ubicación', 'address'],
    ['Anschrift', 'address'],
    ['Type of tenure', 'tenure'],
  ])('say what they mean: %s', (label, field) => {
    expect(fieldOfLabel(label)).toBe(field);
  });

  it.each(['Address', 'Ulica', 'Price per m²', 'Superficie trastero', 'Preço por m²', 'Terrasse'])(
    'lose nothing of their words and take in no others: %s',
    (label) => {
      expect(fieldOfLabel(label)).toBe({ Address: 'address', Ulica: 'street' }[label] ?? null);
    },
  );

  it('of a category or a title tell a kind or a tenure, or nothing', () => {
    const rows = (category: string, title: string) =>
      `<html lang="en-AU"><body><h1>4 Sample Street</h1><table><tr><td>Category</td><td>${category}</td></tr><tr><td>Title</td><td>${title}</td></tr><tr><td>Property type</td><td>Townhouse</td></tr></table></body></html>`;
    expect(readListingPage(rows('Residential', 'Freehold'))).toMatchObject({
      propertyType: 'Townhouse',
      tenure: 'freehold',
    });
    expect(readListingPage(rows('Bungalow', '4 Sample Street'))).toMatchObject({
      propertyType: 'Bungalow',
      tenure: null,
    });
  });
});

describe('icons', () => {
  const icons = (body: string) =>
    readListingPage(`<html lang="en"><body><h1>1 Sample Road, Sampleton</h1>${body}</body></html>`);
  const read = { bedrooms: 3, bathrooms: 2, area: { value: 164, unit: 'm2' } };

  it('are shown from one file by their names', () => {
    expect(
      icons(
        '<p><span><svg><use href="/s.svg#bed"></use></svg>3</span><span><svg><title>Baths</title></svg>2</span><span><svg><use xlink:href="#floor-area"/></svg>164 m²</span></p>',
      ),
    ).toMatchObject(read);
  });

  it('stand in one line, each in front of its own figure or behind it', () => {
    expect(
      icons(
        '<p><i class="fa fa-bed"></i> 3 <i class="fa fa-bath"></i> 2 <i class="fa fa-ruler"></i> 164 m²</p>',
      ),
    ).toMatchObject(read);
    expect(
      icons(
        '<p>3 <i class="fa fa-bed"></i> 2 <i class="fa fa-bath"></i> 164 m² <i class="fa fa-ruler"></i></p>',
      ),
    ).toMatchObject(read);
  });

  it('are boxes whose class says what their bare figure is', () => {
    expect(
      icons(
        '<div class="bedrooms">3</div><div class="bathrooms-count">2</div><div class="floor-area">164 m²</div>',
      ),
    ).toMatchObject(read);
  });
});

describe('rooms in a line of labels', () => {
  const line = (text: string) =>
    readListingPage(`<html lang="en"><body><h1>Home</h1><p>${text}</p></body></html>`);

  it('stand in front of their figures', () => {
    expect(line('Bedrooms 6 Bathrooms 4 Receptions 3')).toMatchObject({ bedrooms: 6, bathrooms: 4 });
  });

  it('leave what may become one out', () => {
    expect(line('3+1 Beds')).toMatchObject({ bedrooms: 3 });
  });
});
