import { describe, expect, it } from 'vitest';
import { readListingPage } from './read-listing-page.ts';
import { countsHomes } from './list-without-prices.ts';
import { homeTypeOf } from './texts/home-words.ts';
import { townOfOfferTitle } from './texts/town-of-offer-title.ts';

/** Titles of offers, by country, with the town that they name. */
const TITLES: readonly (readonly [string, string, string])[] = [
  ['FR', 'Maison à vendre à Sampleville', 'Sampleville'],
  ['DE', 'Einfamilienhaus in Musterstadt zu verkaufen', 'Musterstadt'],
  ['IT', 'Villa in vendita a Esempiopoli', 'Esempiopoli'],
  ['ES', 'Chalet en venta en Ejemplar, Málaga', 'Ejemplar'],
  ['PT', 'Moradia T4 à venda em Exemplar', 'Exemplar'],
  ['NL', 'Huis te koop in Voorbeeldstad', 'Voorbeeldstad'],
  ['SE', 'Villa till salu i Exempelstad', 'Exempelstad'],
  ['PL', 'Dom na sprzedaż, Przykładowo', 'Przykładowo'],
  ['CZ', 'Prodej domu 148 m², Vzorov', 'Vzorov'],
  ['HU', 'Eladó ház Példafalva', 'Példafalva'],
  ['RO', 'Casă de vânzare în Exemplu', 'Exemplu'],
  ['HR', 'Kuća na prodaju Primjergrad', 'Primjergrad'],
  ['UA', 'Продаж будинку, Зразків', 'Зразків'],
  ['TR', 'Satılık Villa Örnekşehir', 'Örnekşehir'],
];

/** Titles that praise and name no place. */
const PRAISE: readonly (readonly [string, string])[] = [
  ['GB', 'Period House, Sea Views'],
  ['US', 'Charming Bungalow - Priced to Sell'],
  ['DE', 'Wohnung im Herzen'],
  ['FR', 'Bel appartement, Vue Mer'],
  ['IT', 'Appartamento Ristrutturato'],
  ['ES', 'Piso en Planta Baja'],
  ['PT', 'Moradia em Construção'],
  ['NL', 'Te koop: Instapklare woning'],
  ['PL', 'Mieszkanie, Stan deweloperski'],
  ['CZ', 'Prodej bytu - Exkluzivně'],
  ['HU', 'Eladó Felújított lakás'],
  ['TR', 'Satılık Lüks Villa'],
  ['UA', 'Продаж квартири, Ремонт'],
];

describe('the title of an offer', () => {
  it.each(TITLES)('%s: "%s" tells the town where the page names it as well', (country, title, town) => {
    const around = { lines: [`1234 ${town}`, town], url: null };
    expect(townOfOfferTitle([title], country, around)).toBe(town);
  });

  it.each(PRAISE)('%s: "%s" tells none', (country, title) => {
    expect(townOfOfferTitle([title], country, { lines: [title, 'Contact the agent'], url: null })).toBeNull();
  });
});

describe('a home that is named before its land', () => {
  const HOMES: readonly (readonly [string, string])[] = [
    ['Maison 5 pièces avec terrain 800 m²', 'house'],
    ['Casa con terreno en venta', 'house'],
    ['Haus mit Grundstück', 'house'],
    ['Villa with a plot of 1,000 m²', 'villa'],
    ['2 bed cottage on a 1 acre site', 'cottage'],
    ['Appartement avec terrain', 'flat'],
    ['House plot for sale', 'land'],
    ['Residential land', 'land'],
    ['Terrain à bâtir', 'land'],
    ['Prodej zasíťovaného stavebního pozemku, 1150 m²', 'land'],
    ['Działka budowlana, Przykładowo', 'land'],
    ['Eladó építési telek', 'land'],
    ['Земельный участок 10 соток', 'land'],
    ['Teren intravilan 1200 mp', 'land'],
  ];
  it.each(HOMES)('"%s" is a %s', (title, kind) => {
    expect(homeTypeOf(title)).toBe(kind);
  });

  it('and land alone has a plot, and no floor', () => {
    const html =
      '<html lang="cs"><head><title>Stavební pozemek</title></head><body><h1>Prodej stavebního pozemku, 1150 m², Vzorov</h1><p class="price">5 980 000 Kč</p></body></html>';
    const { area, plot } = readListingPage(html, 'https://reality.example.cz/1');
    expect([area, plot?.m2]).toStrictEqual([null, 1150]);
  });
});

describe('a flat whose rooms and kitchen are measured apart', () => {
  it.each(['54 / 32 / 9 м²', '54,3/32/9 м²', '54/-/9 м²'])('%s is as large as its whole', (size) => {
    const html = `<html lang="uk"><body><h1>Продаж квартири</h1><p class="price">2 500 000 грн</p><ul><li>2 кімнати</li><li>${size}</li></ul></body></html>`;
    expect(Math.floor(readListingPage(html, 'https://homes.example.ua/1').area?.m2 ?? 0)).toBe(54);
  });
});

describe('pages that hold no home', () => {
  const code = (title: string, body: string, lang = 'en') =>
    readListingPage(
      `<html lang="${lang}"><head><title>${title}</title></head><body>${body}</body></html>`,
      'https://homes.example.com/x',
    ).refused?.code;
  const card = (index: number, words: string) =>
    `<li class="result"><a href="/homes/${index}"><h3>${words}</h3></a></li>`;
  const cards = (words: readonly string[]) =>
    `<ul>${words.map((text, index) => card(index, text)).join('')}</ul>`;

  it.each([
    '12 appartements à vendre à Sampleville',
    '1.234 Immobilien in Musterstadt',
    '1 203 mieszkania na sprzedaż',
    '72 annunci a Esempiopoli',
    '345 bostäder till salu',
  ])('"%s" counts homes', (title) => expect(countsHomes(title)).toBe(true));

  it.each(['Immeuble de 12 appartements', 'Haus mit 12 Wohnungen', '3 bedroom house'])(
    '"%s" counts none',
    (title) => expect(countsHomes(title)).toBe(false),
  );

  it('are searches where no card has a price', () => {
    const list = cards(['Maison 5 pièces 120 m²', 'Appartement 3 pièces 64 m²', 'Maison 4 pièces 98 m²']);
    expect(code('Nos biens', list, 'fr')).toBe('search');
  });

  it('are searches where the cards share one line', () => {
    const links = ['Casă 4 camere', 'Vilă 5 camere', 'Casă 3 camere'].map(
      (text, index) => `<a href="/oferta/${index}-casa">${text}</a>`,
    );
    expect(code('Case Exemplu', links.join(''), 'ro')).toBe('search');
  });

  it('are searches that say how many they found, be it one', () => {
    const body = `<h1>Case a Esempiopoli</h1><p>La ricerca ha trovato 1 annunci</p><div><a href="/1">Trilocale</a> <b>234.567 €</b> 85 m²</div>`;
    expect(code('Immobili a Esempiopoli', body, 'it')).toBe('search');
  });

  it('are no searches where a home without a price stands above its neighbours', () => {
    const neighbours = cards(['House, 3 bedrooms', 'House, 4 bedrooms', 'Flat, 2 bedrooms']);
    const body = `<h1>12 Sample Road, Sampleton</h1><p>Price on application</p><p>5 bedrooms</p><p>148 m²</p>${neighbours}`;
    expect(code('12 Sample Road', body)).not.toBe('search');
  });

  it.each([
    ['fr', 'Cette annonce n’est plus disponible', 'removed'],
    ['pl', 'Ogłoszenie nie jest już dostępne', 'removed'],
    ['hu', 'Ez a hirdetés már nem aktív', 'removed'],
    ['fr', 'Vérifiez que vous êtes humain pour continuer', 'blocked'],
    ['de', 'Bestätigen Sie, dass Sie ein Mensch sind', 'blocked'],
  ])('%s: "%s" is told as %s', (lang, words, kind) => {
    expect(code('Sample', `<h1>${words}</h1>`, lang)).toBe(kind);
  });
});
