import { describe, expect, it } from 'vitest';
import { linked } from './odd-page-parts.ts';
import { readListingPage } from './read-listing-page.ts';
import { tenureOf } from './texts/home-words.ts';
import { addressNamed, placeInTitle } from './texts/place-in-title.ts';
import { yearNamed } from './texts/read-date.ts';
import { kindInAddress } from './url/offer-in-address.ts';

const page = (body: string, { lang = 'en', title = '', head = '' } = {}) =>
  `<html lang="${lang}"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;

describe('a position with the longitude first', () => {
  // Somewhere in the middle of each, far enough from where it would lie turned round.
  const middles: readonly (readonly [string, number, number])[] = [
    ...([['GB', 52.5, -1.5] as const, ['ES', 40.4, -3.7] as const, ['PT', 39.5, -8.2] as const] as const),
    ...([['DE', 51, 10] as const, ['PL', 52, 19] as const, ['AE', 25.1, 55.3] as const] as const),
    ...([['US', 39, -98] as const, ['AU', -25, 134] as const, ['ZA', -29, 24] as const] as const),
  ];
  const read = (country: string, latitude: number, longitude: number) =>
    readListingPage(
      page('<h1>A house</h1>', {
        head: linked({
          '@type': 'House',
          name: 'A house',
          address: { addressCountry: country, addressLocality: 'Sampleton' },
          geo: { latitude, longitude },
          offers: { price: 450000, priceCurrency: 'EUR' },
        }),
      }),
    ).position;

  it.each(middles)('is turned round in %s, and one that is right stays', (country, latitude, longitude) => {
    expect(read(country, longitude, latitude)).toEqual({ latitude, longitude });
    expect(read(country, latitude, longitude)).toEqual({ latitude, longitude });
  });

  it('stays as it is where neither way lies in the country, and where its ends are not known', () => {
    expect(read('GB', 10, 20)).toEqual({ latitude: 10, longitude: 20 });
    expect(read('KZ', 71.3, 51.1)).toEqual({ latitude: 71.3, longitude: 51.1 });
  });
});

describe('tenure beyond Britain', () => {
  it.each([
    ['Upplåtelseform', 'Bostadsrätt', 'sv', 'co-op'],
    ['Upplåtelseform', 'Äganderätt', 'sv', 'freehold'],
    ['Eieform', 'Andel', 'nb', 'co-op'],
    ['Eieform', 'Eier (Selveier)', 'nb', 'freehold'],
    ['Eigendomssituatie', 'Volle eigendom', 'nl', 'freehold'],
    ['Eigendomssituatie', 'Gemeentelijk eigendom belast met erfpacht', 'nl', 'leasehold'],
    ['Forma własności', 'spółdzielcze własnościowe', 'pl', 'co-op'],
    ['Forma własności', 'pełna własność', 'pl', 'freehold'],
    ['Vlastnictví', 'Osobní', 'cs', 'freehold'],
    ['Vlastnictví', 'Družstevní', 'cs', 'co-op'],
    ['Tipo proprietà', 'Intera proprietà', 'it', 'freehold'],
  ])('%s: %s', (label, value, lang, tenure) => {
    const html = page(`<h1>Hem</h1><p>1 875 000 kr</p><dl><dt>${label}</dt><dd>${value}</dd></dl>`, { lang });
    expect(readListingPage(html).tenure).toBe(tenure);
    // A label of something else says nothing of it.
    expect(readListingPage(html.replace(label, 'Anmärkning')).tenure).toBeNull();
  });

  it('is none where words only begin alike', () => {
    expect(['Andelen sol', 'Aksjekurs', 'eieren', 'Osobnost'].map(tenureOf).slice(0, 3)).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('what stands where few pages have it', () => {
  it('is a packed model whose list is no text', () => {
    const pool = [
      { propertyData: 1 },
      { id: 2, bedrooms: 3, bathrooms: 4, address: 5, prices: 8, propertySubType: 10, transactionType: 11 },
      100000001,
      3,
      2,
      { displayAddress: 6, outcode: 7, incode: 12 },
      '12 Sample Road, Sampleton, SA1',
      'SA1',
      { primaryPrice: 9 },
      '£325,000',
      'Flat',
      'BUY',
      '2AB',
    ];
    const model = JSON.stringify({ data: pool, encoding: 'on' });
    const html = page(`<div id="root"></div><script>window.__PAGE_MODEL = ${model};</script>`);
    const record = readListingPage(html, 'https://www.rightmove.co.uk/properties/100000001');
    expect(record).toMatchObject({ bedrooms: 3, bathrooms: 2, postcode: 'SA1 2AB', refused: null });
    expect(record.price).toMatchObject({ amountMinor: 32_500_000, currency: 'GBP' });
  });

  it('is marked up without saying of what, once for each property', () => {
    const html = (more: string) =>
      page(
        `<h1>Appartamento</h1><p>€ 245.000</p><span itemprop="latitude">43.779</span><span itemprop="longitude">11.246</span><div itemprop="addressLocality">Esempio (98765) – quartier Nord</div>${more}`,
        { lang: 'fr-FR' },
      );
    expect(readListingPage(html(''))).toMatchObject({
      position: { latitude: 43.779, longitude: 11.246 },
      town: 'Esempio',
      postcode: '98765',
    });
    // Of two none is known to be the home's.
    const two = readListingPage(html('<span itemprop="latitude">44.1</span>'));
    expect(two.position).not.toEqual({ latitude: 43.779, longitude: 11.246 });
  });

  it('is drawn: one class of energy is the home’s, a scale of them is nobody’s', () => {
    const icon = (letter: string) => `<span class="icon-energy-${letter}"></span>`;
    const html = (icons: string) => page(`<h1>Moradia</h1><p>€ 245.000</p>${icons}`, { lang: 'pt-PT' });
    for (const letter of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
      expect(readListingPage(html(icon(letter))).energyRating).toBe(letter.toUpperCase());
    expect(readListingPage(html(['a', 'b', 'c'].map(icon).join(''))).energyRating).toBeNull();
  });

  it('is an address without its buttons', () => {
    const html = page(
      '<div class="home-address"><h1>Exempelgatan 152, 6 tr</h1><span>Norra Centrum, Exempelstad</span><a href="#karta">Se på karta</a><button>Dela</button></div><p>1 875 000 kr</p>',
      { lang: 'sv' },
    );
    expect(readListingPage(html)).toMatchObject({
      address: 'Exempelgatan 152, 6 tr, Norra Centrum, Exempelstad',
      town: 'Exempelstad',
    });
  });

  it('is a heading that is a street, and the town behind it in the title', () => {
    const html = page('<h1>Prof. Voorbeeldlaan 54</h1><dl><dt>Vraagprijs</dt><dd>€ 895.000</dd></dl>', {
      lang: 'nl',
      title: 'Te koop: Prof. Voorbeeldlaan 54 Voorbeeld',
    });
    expect(readListingPage(html)).toMatchObject({ address: 'Prof. Voorbeeldlaan 54', town: 'Voorbeeld' });
    expect(readListingPage(html.replaceAll('Prof. Voorbeeldlaan 54', 'Woning 54')).address).toBeNull();
  });

  it('is said in the description of the node that has no member for it', () => {
    const home = (description: string) =>
      readListingPage(
        page('', {
          head: linked({ '@type': 'House', description, offers: { price: 895000, priceCurrency: 'USD' } }),
        }),
      );
    expect(home('For Sale: This 3 bed, 2.5 bath, 1850 sqft. single family home.')).toMatchObject({
      bedrooms: 3,
      bathrooms: 2.5,
    });
    expect(home('A home near 3 bath houses of the Romans.').bathrooms).toBeNull();
  });

  it('is the kind that a label knows better than a template', () => {
    const html = (label: string) =>
      page(`<h1>Ruim</h1><dl><dt>Woningtype</dt><dd>${label}</dd></dl>`, {
        lang: 'nl',
        head: linked({
          '@type': 'SingleFamilyResidence',
          name: 'Ruim',
          offers: { price: 850000, priceCurrency: 'EUR' },
        }),
      });
    expect(readListingPage(html('Appartement')).homeType).toBe('flat');
    expect(readListingPage(html('Onbekend')).homeType).toBe('detached');
  });

  it('is a line that is a kind and nothing else, if it is the only one', () => {
    const html = (...lines: string[]) =>
      page(
        `<h1>21 Sample Crescent, Sampleton</h1><p>£185,000</p>${lines.map((line) => `<p>${line}</p>`).join('')}`,
      );
    expect(readListingPage(html('House')).homeType).toBe('house');
    expect(readListingPage(html('House', 'Villa')).homeType).toBeNull();
  });

  it('is a kind in the address of the page, where nothing else says it', () => {
    expect(kindInAddress('https://www.example.fr/fr/properties/appartement/exempleville/1.htm')).toBe(
      'Appartement',
    );
    expect(kindInAddress('https://www.example.fr/maison/appartement/1')).toBeNull();
    expect(kindInAddress('https://www.example.com/sample-house-name/1')).toBeNull();
    expect(kindInAddress(null)).toBeNull();
  });

  it('is a year by its own word, and not any year', () => {
    expect(yearNamed('монолитный дом, 2020 г.п., потолки 2.8м')).toBe(2020);
    expect(yearNamed('Baujahr: 1974, renoviert 2015')).toBe(1974);
    expect(yearNamed('Since 1998 the church stands here')).toBeNull();
    expect(yearNamed('Baujahr 1974, Nachbarhaus Baujahr 1980')).toBeNull();
  });

  it('is a place in capitals, and an address that a description names', () => {
    expect(placeInTitle('Maison à vendre à EXEMPLEVILLE - 249 000 € - 4 chambres - Site')).toBe(
      'Exempleville',
    );
    expect(addressNamed('Vente. Prix: 1 €. Adresse: Rue de Modèle 174 6041 — EXEMPLE')).toBe(
      'Rue de Modèle 174, 6041 Exemple',
    );
    expect(addressNamed('Une maison à la bonne adresse')).toBeNull();
    const html = page('<div>Maison récemment rénovée</div>', {
      title: 'Maison à vendre à EXEMPLE - 249 000 € - 4 chambres - 185m² - Site',
    });
    expect(readListingPage(html, 'https://www.example.be/fr/1').town).toBe('Exemple');
  });

  it('is a place that a title keeps in brackets, and one that a description puts between strokes', () => {
    const html = (title: string, description = '') =>
      page('<p>€ 249.000</p>', {
        lang: 'de-AT',
        title,
        head: `<meta name="description" content="${description}">`,
      });
    expect(
      readListingPage(html('Wohnung, Nord, 86 m², € 249.000,-, (1234 Musterstadt) - Site')),
    ).toMatchObject({
      town: 'Musterstadt',
      postcode: '1234',
    });
    expect(
      readListingPage(
        html('Alles neu!', 'Wohnung (Kauf): 74 m² - Mustergasse - 1234 - Musterstadt - bei Site'),
      ),
    ).toMatchObject({ town: 'Musterstadt', postcode: '1234', listingType: 'sale', homeType: 'flat' });
    // Four digits are no postcode in a country that has others.
    const british = html('Flat (1234 Sampleton) - Site').replace('de-AT', 'en-GB');
    expect(readListingPage(british).postcode).toBeNull();
  });

  it('is no rent where its label calls it a charge', () => {
    const html = (label: string) =>
      page(`<h1>Appartement</h1><div><div>${label}</div><div>150 €/mois</div></div>`, { lang: 'fr-FR' });
    for (const label of ['Charges mensuelles', 'Taxe foncière', 'Hausgeld', 'Gastos de comunidad', 'Avgift'])
      expect(readListingPage(html(label)).price).toBeNull();
    expect(readListingPage(html('À louer')).price?.kind).toBe('rent');
  });

  it('is ground by the word that opens its part of the line', () => {
    const plot = (line: string) =>
      readListingPage(page(`<h1>Casa</h1><p>USD 250.000</p><p>${line}</p>`)).plot?.m2 ?? null;
    expect(plot('3 dormitorios, 2 baños. Lote 800 m². Laguna')).toBe(800);
    expect(plot('Grundstück: 430 m²')).toBe(430);
    expect(plot('Living 40 m²')).toBeNull();
  });

  it('is in the unit of its country where data name none', () => {
    const data = (country: string, more = {}) =>
      page(
        `<script type="application/json">${JSON.stringify({ home: { price: 479990, currency: 'USD', bedrooms: 5, bathrooms: 3, livingArea: 3234, country, address: { street: '1 Oak St', city: 'Sampleton' }, description: 'A home', ...more } })}</script>`,
      );
    expect(readListingPage(data('US')).area).toMatchObject({ value: 3234, unit: 'sqft' });
    expect(readListingPage(data('US', { areaUnit: 'sqm' })).area).toMatchObject({ value: 3234, unit: 'm2' });
    expect(readListingPage(data('ES')).area).toMatchObject({ unit: 'm2' });
    expect(readListingPage(data('US', { lotSizeSqFt: 8400 })).plot).toMatchObject({
      value: 8400,
      unit: 'sqft',
    });
  });
});
