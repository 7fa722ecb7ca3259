import { describe, expect, it } from 'vitest';
import { fieldOfLabel } from './layers/label-field.ts';
import { fieldsOfName, plainName, saysField } from './layers/member-meaning.ts';
import { MEMBER_NAMES } from './layers/member-names.ts';
import { readListingPage } from './read-listing-page.ts';

/** Pages of programs, portals and agents whose words are other than English; every place and name in them is made up. */
interface Parts {
  readonly lang?: string;
  readonly title?: string;
  readonly head?: string;
}

function page(body: string, { lang = 'en', title = 'One', head = '' }: Parts = {}): string {
  return `<!doctype html><html lang="${lang}"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
}

const scripted = (value: unknown) => `<script>window.__STATE__ = ${JSON.stringify(value)};</script>`;
const listed = (pairs: readonly (readonly [string, string])[]) =>
  `<dl>${pairs.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join('')}</dl>`;
const read = (html: string, url = 'https://www.sample-homes.example/homes/1') => readListingPage(html, url);

describe('names that programs give to the facts of a home', () => {
  it('are none in scripts that have no plain name', () => {
    for (const name of ['価格', '面積', '_', '', '—']) expect(fieldsOfName(plainName(name))).toEqual([]);
  });

  it('are plain, and each field knows its own', () => {
    for (const [field, names] of Object.entries(MEMBER_NAMES))
      for (const name of names) {
        expect(name).toMatch(/^[a-z0-9]+$/);
        expect(fieldsOfName(name)).toContain(field);
      }
  });

  it.each([
    ['Schlafräume', 'bedrooms'],
    ['nombre_chambres', 'bedrooms'],
    ['aantalBadkamers', 'bathrooms'],
    ['numeroBaños', 'bathrooms'],
    ['wohnfläche', 'area'],
    ['superficie_construida', 'area'],
    ['užitná_plocha', 'area'],
    ['Grundstücksgröße', 'plot'],
    ['perceelGrootte', 'plot'],
    ['prix_de_vente', 'price'],
    ['preçoDeVenda', 'price'],
  ] as const)('%s is about %s', (name, field) => expect(saysField(plainName(name), field)).toBe(true));

  it.each([
    [
      'de',
      {
        kaufpreis: 420000,
        waehrung: 'EUR',
        wohnflaeche: 96,
        schlafzimmer: 3,
        badezimmer: 2,
        ort: 'Musterstadt',
        plz: '01234',
        objektart: 'Wohnung',
      },
    ],
    [
      'es',
      {
        precioVenta: 420000,
        moneda: 'EUR',
        metrosConstruidos: 96,
        habitaciones: 3,
        baños: 2,
        municipio: 'Villamuestra',
        tipoInmueble: 'piso',
      },
    ],
    [
      'nl',
      {
        vraagprijs: 420000,
        valuta: 'EUR',
        woonoppervlakte: 96,
        aantalSlaapkamers: 3,
        aantalBadkamers: 2,
        plaats: 'Voorbeeldstad',
        woningtype: 'appartement',
      },
    ],
    [
      'pl',
      {
        cena: 420000,
        waluta: 'EUR',
        powierzchnia: 96,
        liczbaSypialni: 3,
        liczbaLazienek: 2,
        miejscowosc: 'Wzorowo',
        typNieruchomosci: 'mieszkanie',
      },
    ],
  ])('make a listing of a script in %s', (lang, record) => {
    const record1 = read(page('<h1>1</h1>', { lang, head: scripted({ data: { object: record } }) }));
    expect(record1.price?.amountMinor).toBe(42_000_000);
    expect(record1.area?.m2).toBe(96);
    expect(record1.bedrooms).toBe(3);
    expect(record1.bathrooms).toBe(2);
  });
});

describe('labels', () => {
  it.each([
    ['Hoofdtype', 'propertyType'],
    ['Via', 'street'],
    ['Schätzwert', 'price'],
    ['Mise à prix', 'price'],
    ["Prezzo base d'asta", 'price'],
    ['Utropspris', 'price'],
    ['Schlafzimmer(n)', 'bedrooms'],
  ])('%s', (label, field) => expect(fieldOfLabel(label)).toBe(field));

  it('a size with a note in brackets is a size', () => {
    const { area } = read(
      page(
        `<h1>Casa</h1>${listed([
          ['Prezzo', '€ 200.000'],
          ['Superficie', '142 (sup. catastale)'],
        ])}`,
        {
          lang: 'it',
        },
      ),
      'https://www.esempio-case.it/1',
    );
    expect(area?.m2).toBe(142);
  });

  it('one label holds the postcode and its town', () => {
    const { town, postcode } = read(
      page(
        `<h1>Wohnung</h1>${listed([
          ['Kaufpreis', '300.000 €'],
          ['PLZ/Ort', '1234 Musterdorf'],
        ])}`,
        { lang: 'de' },
      ),
      'https://www.muster-wohnen.at/1',
    );
    expect([postcode, town]).toEqual(['1234', 'Musterdorf']);
  });
});

describe('an address', () => {
  it('is read where the description labels it', () => {
    const { address } = read(
      page(
        `<h1>Wohnung in Wien</h1>${listed([['Kaufpreis', '300.000 €']])}
        <div class="description">Zum Verkauf kommt eine helle Wohnung in einem Haus von 1905, mit Balkon und Keller.
        Adresse: Beispielstraße 42, 1020 Wien. Besichtigung nach Absprache.</div>`,
        { lang: 'de' },
      ),
      'https://www.muster-wohnen.at/1',
    );
    expect(address).toContain('Beispielstraße 42');
  });

  it('is no sentence behind a label, and no form', () => {
    const { address } = read(
      page(
        `<h1>House</h1>${listed([
          ['Price', '£300,000'],
          [
            'Location',
            'The house stands in a quiet lane and is close to schools, shops and the railway station.',
          ],
        ])}<form class="address"><label>Your address</label><input name="q"></form>`,
      ),
    );
    expect(address).toBeNull();
  });

  it('stands in front of the site in the title of a page without a heading', () => {
    const html = page(
      listed([
        ['Vraagprijs', '€ 425.000 k.k.'],
        ['Woonoppervlakte', '123 m²'],
      ]),
      {
        lang: 'nl',
        title: 'Voorbeeldstraat 12 | Makelaars',
      },
    );
    const { address, town } = read(
      html,
      'https://www.voorbeeld-makelaars.nl/aanbod/woningaanbod/voorbeeldstad/koop/huis-12-voorbeeldstraat-12/',
    );
    expect(address).toBe('Voorbeeldstraat 12');
    expect(town).toBe('Voorbeeldstad');
  });

  it('has no quarter that a link behind its town leads to', () => {
    const { town } = read(
      page(
        `<h1><span>Voorbeeldweg 7</span> <span>1234 AB Voorbeeldstad <a href="/q/">Noord en Zuid</a></span></h1>
        ${listed([['Vraagprijs', '€ 425.000 k.k.']])}`,
        { lang: 'nl' },
      ),
      'https://www.voorbeeld-makelaars.nl/1',
    );
    expect(town).toBe('Voorbeeldstad');
  });
});
