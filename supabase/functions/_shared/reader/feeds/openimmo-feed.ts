import { attribute, isElement, type HtmlElement } from '../html/html-node.ts';
import { parseTree } from '../html/parse-tree.ts';
import type { PartialFacts } from '../listing-record.ts';
import { cleanLine, plainText } from '../texts/clean-text.ts';
import { countryOfName } from '../texts/country-names.ts';
import { currencyOfCountry, readCurrency } from '../texts/currency-signs.ts';
import { energyRatingOf } from '../texts/home-words.ts';
import { toArea } from '../texts/read-area.ts';
import { readCount } from '../texts/read-count.ts';
import { readDate, readYear } from '../texts/read-date.ts';
import { priceOf, type ListedPrice } from '../texts/read-price.ts';
import type { FeedOptions, FeedResult } from './feed-result.ts';
import { refuseDuplicates, toFeedRow } from './feed-row.ts';
import { child, children, elementAt, inner, isYes, lineAt, numberIn, placedElements } from './xml-parts.ts';

/** OpenImmo, the exchange format of German-speaking agents: one `immobilie` for each home. */
export function readOpenimmoFeed(text: string, options: FeedOptions = {}): FeedResult {
  const document = parseTree(text, { isXml: true });
  const rows = [...placedElements(document, text, ({ name }) => name === 'immobilie')].map(
    ({ element, line }) => toFeedRow(line, factsOf(element, options), options.country ?? 'DE'),
  );
  return { format: 'openimmo', rows: refuseDuplicates(rows), columns: [], refused: null };
}

function factsOf(home: HtmlElement, options: FeedOptions): PartialFacts {
  const value = (...path: string[]) => lineAt(home, ...path);
  const country = countryOfHome(home) ?? options.country ?? 'DE';
  const currency =
    readCurrency(attributeAt(home, ['preise', 'waehrung'], 'iso_waehrung'), null) ??
    currencyOfCountry(country) ??
    options.currency ??
    'EUR';
  const isLet = isMarketed(home, 'MIETE_PACHT') && !isMarketed(home, 'KAUF');
  return {
    listingType: isLet ? 'rent' : 'sale',
    status: attributeAt(home, ['verwaltung_techn', 'aktion'], 'aktionart') === 'DELETE' ? 'removed' : null,
    price: priceOfHome(home, currency, isLet),
    bedrooms: readCount(value('flaechen', 'anzahl_schlafzimmer')?.replace(/\.0+$/, '')),
    bathrooms: readCount(value('flaechen', 'anzahl_badezimmer')?.replace(/\.0+$/, '')),
    area: toArea(numberIn(home, 'flaechen', 'wohnflaeche'), 'm2'),
    plot: toArea(numberIn(home, 'flaechen', 'grundstuecksflaeche'), 'm2'),
    propertyType: kindOf(home),
    energyRating: energyRatingOf(value('zustand_angaben', 'energiepass', 'wertklasse')),
    yearBuilt: readYear(value('zustand_angaben', 'baujahr')),
    title: value('freitexte', 'objekttitel'),
    address: streetOf(home),
    town: value('geo', 'ort'),
    region: value('geo', 'bundesland'),
    postcode: value('geo', 'plz'),
    country,
    position: positionOf(home),
    description: plainText(inner(home, ['freitexte', 'objektbeschreibung'])),
    photos: photosOf(home),
    agent: value('kontaktperson', 'firma'),
    updatedOn: readDate(value('verwaltung_techn', 'stand_vom')),
    listingId: value('verwaltung_techn', 'objektnr_extern') ?? value('verwaltung_techn', 'openimmo_obid'),
    url: null,
  };
}

function attributeAt(home: HtmlElement, path: readonly string[], name: string): string | null {
  const element = elementAt(home, path);
  return element ? attribute(element, name) : null;
}

function isMarketed(home: HtmlElement, way: string): boolean {
  return isYes(attributeAt(home, ['objektkategorie', 'vermarktungsart'], way));
}

/** ISO 3166-1 alpha-3, as the format has countries. */
const COUNTRIES: Readonly<Record<string, string>> = {
  ...{ DEU: 'DE', AUT: 'AT', CHE: 'CH', LIE: 'LI', LUX: 'LU', ESP: 'ES', ITA: 'IT', FRA: 'FR', PRT: 'PT' },
  ...{ NLD: 'NL', BEL: 'BE', DNK: 'DK', POL: 'PL', CZE: 'CZ', HRV: 'HR', GRC: 'GR', TUR: 'TR', USA: 'US' },
};

function countryOfHome(home: HtmlElement): string | null {
  const code = attributeAt(home, ['geo', 'land'], 'iso_land') ?? '';
  return COUNTRIES[code.toUpperCase()] ?? countryOfName(lineAt(home, 'geo', 'land'));
}

function priceOfHome(home: HtmlElement, currency: string, isLet: boolean): ListedPrice | null {
  if (isLet) {
    const rents = ['kaltmiete', 'nettokaltmiete', 'warmmiete', 'pacht'].map((name) =>
      numberIn(home, 'preise', name),
    );
    return priceOf(
      rents.find((rent) => rent !== null),
      currency,
      'rent',
    );
  }
  const isHidden = isYes(attributeAt(home, ['preise', 'kaufpreis'], 'auf_anfrage'));
  if (isHidden) return { kind: 'on-application', amountMinor: null, highMinor: null, currency, period: null };
  const price = priceOf(numberIn(home, 'preise', 'kaufpreis'), currency);
  const isForced = isYes(lineAt(home, 'zustand_angaben', 'zwangsversteigerung'));
  return price && isForced ? { ...price, kind: 'auction' } : price;
}

/** The kind of an object is the name of the one element inside, and its attribute says which of that kind. */
function kindOf(home: HtmlElement): string | null {
  const isBusiness = isYes(attributeAt(home, ['objektkategorie', 'nutzungsart'], 'GEWERBE'));
  const isLived = isYes(attributeAt(home, ['objektkategorie', 'nutzungsart'], 'WOHNEN'));
  if (isBusiness && !isLived) return 'Gewerbeobjekt';
  const kind = elementAt(home, ['objektkategorie', 'objektart'])?.children.find(isElement);
  if (!kind) return null;
  const finer = Object.values(kind.attribs)[0] ?? '';
  return KINDS[finer.toUpperCase()] ?? KINDS[kind.name.toUpperCase()] ?? null;
}

/** The format's words for kinds of homes, in words that people read. */
const KINDS: Readonly<Record<string, string>> = {
  ...{
    WOHNUNG: 'Wohnung',
    HAUS: 'Haus',
    GRUNDSTUECK: 'Grundstück',
    ZIMMER: 'Zimmer',
    PENTHOUSE: 'Penthouse',
  },
  ...{
    LOFT: 'Loft',
    'LOFT-STUDIO-ATELIER': 'Loft',
    MAISONETTE: 'Maisonette',
    EINFAMILIENHAUS: 'Einfamilienhaus',
  },
  ...{ DOPPELHAUSHAELFTE: 'Doppelhaushälfte', REIHENHAUS: 'Reihenhaus', REIHENEND: 'Reihenhaus' },
  ...{ REIHENMITTEL: 'Reihenhaus', BUNGALOW: 'Bungalow', VILLA: 'Villa', BAUERNHAUS: 'Farmhouse' },
  ...{ BUERO_PRAXEN: 'Büro', EINZELHANDEL: 'Gewerbeobjekt', GASTGEWERBE: 'Gewerbeobjekt', PARKEN: 'Parking' },
  ...{ HALLEN_LAGER_PROD: 'Gewerbeobjekt', LAND_UND_FORSTWIRTSCHAFT: 'Gewerbeobjekt' },
};

/** The street, unless the owner does not allow it. */
function streetOf(home: HtmlElement): string | null {
  const isShown = lineAt(home, 'verwaltung_objekt', 'objektadresse_freigeben');
  if (isShown !== null && !isYes(isShown)) return null;
  return cleanLine(`${lineAt(home, 'geo', 'strasse') ?? ''} ${lineAt(home, 'geo', 'hausnummer') ?? ''}`);
}

function positionOf(home: HtmlElement) {
  const [latitude, longitude] = ['breitengrad', 'laengengrad'].map((name) =>
    Number((attributeAt(home, ['geo', 'geokoordinaten'], name) ?? 'none').replace(',', '.')),
  );
  return Number.isFinite(latitude) && Number.isFinite(longitude) && latitude !== 0
    ? { latitude: latitude ?? 0, longitude: longitude ?? 0 }
    : null;
}

/** Pictures of the home, the one for the title first; plans, maps and documents are none. */
function photosOf(home: HtmlElement): string[] {
  const attached = children(child(home, 'anhaenge'), 'anhang');
  const group = (element: HtmlElement) => attribute(element, 'gruppe')?.toUpperCase() ?? 'BILD';
  return ['TITELBILD', 'BILD', 'AUSSENANSICHTEN', 'INNENANSICHTEN']
    .flatMap((name) => attached.filter((element) => group(element) === name))
    .flatMap((element) => lineAt(element, 'daten', 'pfad') ?? []);
}
