import { minorDigits } from '../domain/currencies.ts';
import {
  FIELDS,
  NO_FACTS,
  type Field,
  type Layer,
  type ListingFacts,
  type PartialFacts,
} from './listing-record.ts';
import { isSameAmount } from './settle-currency.ts';
import { homeTypeOf, isBusiness } from './texts/home-words.ts';
import { largestPictures } from './texts/picture-link.ts';
import { floorArea, isSameSize, type Area } from './texts/read-area.ts';
import { isAddressLine, spoken } from './texts/spoken-words.ts';
import { isStreetName } from './texts/town-in-address.ts';
import type { ListedPriceKind } from './texts/price-kinds.ts';
import type { ListedPrice } from './texts/read-price.ts';

export interface LayerFacts {
  readonly layer: Layer;
  readonly facts: PartialFacts | null;
}

export interface FoundValue {
  readonly layer: Layer;
  readonly value: unknown;
}

/** What every layer said of a field, the most trusted first. */
export type FoundFacts = Readonly<Partial<Record<Field, readonly FoundValue[]>>>;

export interface MergedFacts {
  readonly facts: ListingFacts;
  readonly sources: Readonly<Partial<Record<Field, Layer>>>;
  readonly found: FoundFacts;
}

/**
 * One set of facts from many layers, the most trusted first: each field from the first layer that has it. Photos come
 * from the layer with the most, unless the portal's own data has some; a price takes the finer kind ("offers over") from a
 * later layer that names the same figure.
 */
export function mergeFacts(layers: readonly LayerFacts[]): MergedFacts {
  const facts: Record<string, unknown> = { ...NO_FACTS };
  const sources: Partial<Record<Field, Layer>> = {};
  const found: Partial<Record<Field, FoundValue[]>> = {};
  for (const field of FIELDS) {
    const values =
      field === 'photos'
        ? photosOf(layers)
        : field === 'address'
          ? nameAloneLast(valuesOf(layers, field))
          : valuesOf(layers, field);
    const taken = field === 'propertyType' ? namedKind(values) : values[0];
    if (!taken) continue;
    facts[field] = taken.value;
    sources[field] = taken.layer;
    found[field] = values;
  }
  const merged = facts as unknown as ListingFacts;
  // A figure in running text that a label calls the plot is the plot.
  if (
    sources.area === 'text' &&
    (isSameSize(merged.area, merged.plot) || isEndOf(merged.area, merged.plot))
  ) {
    facts.area = null;
    delete sources.area;
    delete found.area;
  }
  const area = asStated(inStatedUnit(facts.area as Area | null, layers), layers);
  const propertyType = finerKind(merged.propertyType, layers, merged.title);
  return {
    facts: { ...merged, area, propertyType, price: finerPrice(inOnes(merged.price, layers), layers) },
    sources,
    found,
  };
}

/** "3 1 983 m²" in a row of figures is no 983 where a plot of 1,983 is named. */
function isEndOf(area: Area | null, plot: Area | null): boolean {
  return (
    area?.unit === plot?.unit && (plot?.value ?? 0) > 1_000 && area?.value === (plot?.value ?? 0) % 1_000
  );
}

/** "Ground floor" behind a label of the page's own says how a home is built: another layer may know what it is. */
function namedKind([first, ...others]: readonly FoundValue[]): FoundValue | undefined {
  const said = typeof first?.value === 'string' ? first.value : null;
  const isKind = first?.layer !== 'markup' || homeTypeOf(said) !== null || isBusiness(said);
  return isKind ? first : (others.find(({ value }) => homeTypeOf(String(value)) !== null) ?? first);
}

function valuesOf(layers: readonly LayerFacts[], field: Field): FoundValue[] {
  return layers.flatMap(({ layer, facts }) => {
    const value = usable(field, facts?.[field], layer);
    return isKnown(value) ? [{ layer, value }] : [];
  });
}

/** "Hermanos Sample" of a page's data, neither a street by its word nor with a number: what the page shows says more. */
function nameAloneLast(values: readonly FoundValue[]): FoundValue[] {
  const isNameAlone = ({ layer, value }: FoundValue) =>
    layer === 'embedded-data' && typeof value === 'string' && !/[\d,]/.test(value) && !isStreetName(value);
  return [...values.filter((value) => !isNameAlone(value)), ...values.filter(isNameAlone)];
}

/** Layers whose addresses are fields of the source itself, whatever words are in them. */
const OWN_FIELDS: ReadonlySet<Layer> = new Set(['portal-data', 'feed']);

/** A value as people may read it, or null for one that the field cannot have. */
function usable(field: Field, value: unknown, layer: Layer): unknown {
  if (value === null || value === undefined) return null;
  if (field === 'area') return floorArea(value as Area);
  if (field === 'address' && !OWN_FIELDS.has(layer))
    return typeof value === 'string' && isAddressLine(value) ? value : null;
  return spoken(field, value);
}

function isKnown(value: unknown): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}

function photosOf(layers: readonly LayerFacts[]): FoundValue[] {
  const found = layers.flatMap(({ layer, facts }) => {
    const photos = largestPictures(facts?.photos ?? []);
    return photos.length > 0 ? [{ layer, value: photos }] : [];
  });
  const own = found.find(({ layer }) => layer === 'portal-data');
  if (own) return [own];
  const [most, ...others] = found.sort((a, b) => b.value.length - a.value.length);
  if (!most) return [];
  return [{ ...most, value: [...beforeFirst(most.value, others), ...most.value] }, ...others];
}

/** A name of a picture that ends in its number in a row. */
const NUMBERED = /^(?:https?:)?\/\/[^/]+\/(.{1,300}[_-])(\d{1,3})(\.\w{3,4}(?:\?.*)?)$/;

/** The first picture of a row, where a page has it apart from the others: "home_1.jpg" in its head, and "home_2.jpg" below. */
function beforeFirst(photos: readonly string[], others: readonly { value: string[] }[]): string[] {
  const [, row, first, end] = NUMBERED.exec(photos[0] ?? '') ?? [];
  if (row === undefined || Number(first) !== 2) return [];
  const found = others
    .flatMap(({ value }) => value)
    .find((link) => {
      const [, name, number, ending] = NUMBERED.exec(link) ?? [];
      return name === row && Number(number) === 1 && ending === end;
    });
  return found === undefined ? [] : [found];
}

const FINER_KINDS: ReadonlySet<ListedPriceKind> = new Set([
  'guide',
  'offers-over',
  'offers-around',
  'from',
  'fixed',
  'auction',
]);

/** A bare number in a page's data is in the unit that the page shows it with. */
function inStatedUnit(area: Area | null, layers: readonly LayerFacts[]): Area | null {
  if (area === null || area.unit !== 'm2') return area;
  const shown = layers.find(
    ({ layer, facts }) =>
      (layer === 'markup' || layer === 'open-graph' || layer === 'text') && facts?.area?.value === area.value,
  )?.facts?.area;
  return shown?.unit === 'sqft' || shown?.unit === 'sqyd' ? shown : area;
}

/** 205.0370093 square metres were worked out from another unit: what the page states is a size that somebody wrote. */
function asStated(area: Area | null, layers: readonly LayerFacts[]): Area | null {
  if (area === null || !/\.\d{4}/.test(String(area.value))) return area;
  const written = layers
    .map(({ facts }) => facts?.area)
    .find((other) => /^\d+(?:\.\d)?$/.test(`${other?.value}`));
  return written ?? area;
}

/** "House" of schema.org is any house: a label on the page may say which. */
function finerKind(kind: string | null, layers: readonly LayerFacts[], title: string | null): string | null {
  if (!/^(?:house|single ?family ?residence|residence|home)$/i.test(kind ?? '')) return kind;
  const factsOf = (name: Layer) => layers.find(({ layer }) => layer === name)?.facts;
  const labelled =
    factsOf('markup')?.propertyType ?? factsOf('embedded-data')?.propertyType ?? kindInTitle(title);
  const said = homeTypeOf(labelled) ?? '';
  // Templates call every home a house of one family: a label that says another kind knows better.
  const isOther = /family/i.test(kind ?? '') && OTHER_KINDS.has(said);
  return labelled !== null && (FINER_HOUSES.has(said) || isOther) ? labelled : kind;
}

/** "Single family villa via Sample, Sampleton": the kind that a title begins with; a place may be called Villa too. */
function kindInTitle(title: string | null): string | null {
  const start = title?.slice(0, 200).split(/[,|]|\s(?:in|en|a|à|at|near|with|con|via|te|til|i)\s/iu)[0] ?? '';
  const named =
    /^(?:[\p{L}\d]+[- ]){0,4}(villa|bungalow|cottage|farmhouse|semi-detached|detached|terraced)(?!\p{L})/iu;
  return named.exec(start)?.[1] ?? null;
}

const FINER_HOUSES: ReadonlySet<string> = new Set([
  ...['villa', 'bungalow', 'cottage', 'farmhouse', 'detached', 'semi-detached', 'terraced', 'townhouse'],
]);
const OTHER_KINDS: ReadonlySet<string> = new Set([
  ...['flat', 'apartment', 'maisonette', 'studio', 'penthouse', 'loft', 'condo', 'land'],
]);

/** A bare 2680 in a script of a page that shows 26,800,000 円 counts ten thousands; others count thousands or millions. */
function inOnes(price: ListedPrice | null, layers: readonly LayerFacts[]): ListedPrice | null {
  if (price?.currency !== null || price.amountMinor === null) return price;
  const bare = price.amountMinor / 100;
  const shown = layers.find(({ facts }) => {
    const { currency = null, amountMinor = null } = facts?.price ?? {};
    if (currency === null || amountMinor === null) return false;
    return COUNTS.has(amountMinor / 10 ** minorDigits(currency) / bare);
  });
  return shown?.facts?.price ?? price;
}

const COUNTS: ReadonlySet<number> = new Set([1_000, 10_000, 1_000_000]);

function finerPrice(price: ListedPrice | null, layers: readonly LayerFacts[]): ListedPrice | null {
  if (price?.kind !== 'asking') return price;
  for (const { facts } of layers) {
    const other = facts?.price;
    if (other && FINER_KINDS.has(other.kind) && isSameAmount(other, price)) {
      return { ...price, kind: other.kind };
    }
  }
  return price;
}
