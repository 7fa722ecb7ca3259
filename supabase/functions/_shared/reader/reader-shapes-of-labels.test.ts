import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';
import { SHAPES_OF_LABELS, VALUE_FIRST, type Pairs } from './shapes-of-labels.ts';

const HOMES: readonly (readonly [string, string, number, Pairs])[] = [
  [
    'en-GB',
    'Price £425,000',
    425000,
    [
      ['Property type', 'House'],
      ['Bedrooms', '4'],
      ['Bathrooms', '2'],
      ['Floor area', '148 m²'],
      ['Plot size', '612 m²'],
      ['Year built', '1978'],
      ['Town', 'Sampleton'],
    ],
  ],
  [
    'de',
    '425.000 €',
    425000,
    [
      ['Objektart', 'Haus'],
      ['Schlafzimmer', '4'],
      ['Badezimmer', '2'],
      ['Wohnfläche', '148 m²'],
      ['Grundstücksfläche', '612 m²'],
      ['Baujahr', '1978'],
      ['Ort', 'Musterstadt'],
    ],
  ],
  [
    'fr',
    '425 000 €',
    425000,
    [
      ['Type de bien', 'Maison'],
      ['Chambres', '4'],
      ['Salles de bain', '2'],
      ['Surface habitable', '148 m²'],
      ['Surface terrain', '612 m²'],
      ['Année de construction', '1978'],
      ['Ville', 'Sampleville'],
    ],
  ],
  [
    'pl',
    '850 000 zł',
    850000,
    [
      ['Rodzaj domu', 'Dom jednorodzinny'],
      ['Liczba sypialni', '4'],
      ['Liczba łazienek', '2'],
      ['Powierzchnia', '148 m²'],
      ['Powierzchnia działki', '612 m²'],
      ['Rok budowy', '1978'],
      ['Miejscowość', 'Przykładowo'],
    ],
  ],
  [
    'es',
    '425.000 €',
    425000,
    [
      ['Tipo de inmueble', 'Casa'],
      ['Dormitorios', '4'],
      ['Baños', '2'],
      ['Superficie construida', '148 m²'],
      ['Superficie parcela', '612 m²'],
      ['Año de construcción', '1978'],
      ['Municipio', 'Ejemplar'],
    ],
  ],
  [
    'ja',
    '4,250万円',
    42500000,
    [
      ['物件種別', '戸建て'],
      ['建物面積', '148 m²'],
      ['土地面積', '612 m²'],
      ['築年月', '1978年3月'],
    ],
  ],
];

const page = (lang: string, price: string, body: string) =>
  `<html lang="${lang}"><head><title>Sample</title></head><body><h1>Sample</h1><p class="price">${price}</p>${body}</body></html>`;

function told(lang: string, price: string, body: string) {
  const record = readListingPage(page(lang, price, body), null);
  return {
    price: (record.price?.amountMinor ?? 0) / (record.price?.currency === 'JPY' ? 1 : 100),
    area: record.area?.m2,
    plot: record.plot?.m2,
    bedrooms: record.bedrooms,
    bathrooms: record.bathrooms,
    year: record.yearBuilt,
    town: record.town,
    isHouse: record.homeType === 'house' || record.homeType === 'detached',
  };
}

describe('labels and values', () => {
  it.each(Object.keys(SHAPES_OF_LABELS))('are read as %s, in either order of the facts', (name) => {
    const shape = SHAPES_OF_LABELS[name];
    for (const [index, [lang, price, amount, pairs]] of HOMES.entries()) {
      const [, town] = pairs.at(-1) ?? [];
      const counts = lang === 'ja' ? {} : { bedrooms: 4, bathrooms: 2 };
      const words = VALUE_FIRST.has(name) ? {} : { year: 1978, ...(lang === 'ja' ? {} : { town }) };
      const expected = { price: amount, area: 148, plot: 612, isHouse: true, ...counts, ...words };
      const order = index % 2 === 0 ? pairs : pairs.toReversed();
      expect(told(lang, price, shape?.(order) ?? ''), `${name} ${lang}`).toMatchObject(expected);
    }
  });
});
