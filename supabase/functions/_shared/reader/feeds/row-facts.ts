import type { PartialFacts } from '../listing-record.ts';
import { cleanLine, plainText } from '../texts/clean-text.ts';
import { readArea, readAreaUnit, type Area, type AreaUnit } from '../texts/read-area.ts';
import { readCount } from '../texts/read-count.ts';
import { readDate, readYear } from '../texts/read-date.ts';
import { readPostcode } from '../texts/read-postcode.ts';
import { priceOf, readPrice, type ListedPrice } from '../texts/read-price.ts';
import { isBusiness } from '../texts/home-words.ts';
import { readWords } from '../word-sources.ts';
import type { TableField } from './table-fields.ts';

/** Cells of one row by the field that their column holds; of several columns of a field all, in order. */
export type RowCells = Readonly<Partial<Record<TableField, readonly string[]>>>;

/** What is known of all rows of a feed. */
export interface RowPlace {
  readonly currency: string | null;
  readonly country: string | null;
  readonly locale: string;
}

/** One row of a table or one record of an MLS as facts. */
export function readRowFacts(cells: RowCells, place: RowPlace): PartialFacts {
  const cell = (field: TableField): string | null =>
    cleanLine(cells[field]?.find((value) => value.trim() !== ''));
  const status = cell('status');
  const price = priceOfRow(cell, status, place);
  const address = addressOf(cell);
  const latitude = degrees(cell('latitude'));
  const longitude = degrees(cell('longitude'));
  return {
    listingType: typeOf(
      [cell('listingType'), status, cell('propertyType'), cell('propertySubtype')].join(' '),
      price,
    ),
    status: status?.toLowerCase() ?? null,
    price,
    bedrooms: readCount(cell('bedrooms')),
    bathrooms: bathroomsOf(cell),
    area: areaOf(cell, place),
    plot:
      readArea(cell('plotM2'), 'm2') ??
      readArea(cell('plotAcres'), 'acre') ??
      readArea(cell('plotSqft'), 'sqft') ??
      readArea(cell('plot'), unitOf(cell, place)),
    propertyType:
      [businessOf(cell), cell('propertySubtype'), cell('propertyType')]
        .find((value) => value !== null)
        ?.replace(/^.*\.(?=\w)/, '') ?? null,
    ...readWords((key) => cell(key)),
    yearBuilt: readYear(cell('yearBuilt')),
    title: cell('title'),
    address,
    town: cell('town'),
    region: cell('region'),
    postcode: cell('postcode') ?? readPostcode(address, place.country),
    country: cell('country'),
    position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    description: plainText(cells.description?.find((value) => value !== '')),
    features: (cells.features ?? [])
      .flatMap((value) => value.split(/[|;\n]|,(?=\s*\p{L})/u))
      .flatMap((value) => cleanLine(value) ?? []),
    agent: cell('agent'),
    listedOn: readDate(cell('listedOn'), place.locale === 'en-US'),
    updatedOn: null,
    listingId: cell('listingId'),
    url: cell('url'),
  };
}

type Cell = (field: TableField) => string | null;

/** "Commercial Sale" goes before the "Multi Family" under it. */
function businessOf(cell: Cell): string | null {
  return isBusiness(cell('propertyType')) ? cell('propertyType') : null;
}

function priceOfRow(cell: Cell, status: string | null, place: RowPlace): ListedPrice | null {
  const currency = cell('currency')?.toUpperCase().slice(0, 3) ?? place.currency;
  const context = { currency, locale: place.locale };
  const sold = readPrice(cell('soldPrice'), context);
  const isSold = /\b(?:sold|closed|vendido)\b/i.test(status ?? '') || cell('soldOn') !== null;
  if (sold?.amountMinor != null && (isSold || cell('price') === null)) return { ...sold, kind: 'sold' };
  const cents = Number(cell('priceCents') ?? 0);
  const asking = readPrice(cell('price'), context) ?? priceOf(cents / 100, currency);
  if (asking && (asking.amountMinor ?? 1) > 0) return asking;
  const rent =
    readPrice(cell('rentPrice'), context) ?? priceOf(Number(cell('rentCents') ?? 0) / 100, currency);
  return rent ? { ...rent, kind: 'rent', period: rent.period ?? 'month' } : null;
}

function typeOf(said: string, price: ListedPrice | null) {
  // "ResidentialLease" is two words of one code.
  const words = said.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
  if (price?.kind === 'rent' || /\b(?:rent|rentals?|to let|let|leased?|alquiler|lettings?)\b/i.test(words))
    return 'rent' as const;
  return price?.kind === 'sold' ? ('sold' as const) : ('sale' as const);
}

function bathroomsOf(cell: Cell): number | null {
  const whole = readCount(cell('bathrooms'));
  if (whole !== null) return whole;
  const full = readCount(cell('fullBaths'));
  const half = readCount(cell('halfBaths')) ?? 0;
  return full === null ? null : full + half / 2;
}

function unitOf(cell: Cell, place: RowPlace): AreaUnit {
  return readAreaUnit(cell('areaUnit')) ?? (place.country === 'US' ? 'sqft' : 'm2');
}

function areaOf(cell: Cell, place: RowPlace): Area | null {
  return (
    readArea(cell('areaM2'), 'm2') ??
    readArea(cell('areaSqft'), 'sqft') ??
    readArea(cell('area'), unitOf(cell, place))
  );
}

function addressOf(cell: Cell): string | null {
  const names = ['streetNumber', 'streetDirection', 'streetName', 'streetSuffix', 'streetEnd'] as const;
  const street = names
    .map(cell)
    .filter((part) => part !== null)
    .join(' ');
  const whole = cell('address');
  const number = cell('streetNumber');
  // "Calle Sup" with the number in a column of its own.
  const line =
    whole === null
      ? street
      : number !== null && !whole.includes(number) && cell('streetName') === null
        ? `${whole}, ${number}`
        : whole;
  const parts = [
    cell('unitNumber') === null || whole !== null ? null : `Unit ${cell('unitNumber') ?? ''}`,
    line === '' ? null : line,
    cell('address2'),
  ];
  return cleanLine(parts.filter((part) => part !== null).join(', '));
}

/** Degrees with a point or a comma; null for 0, which sheets write for "not known". */
function degrees(text: string | null): number | null {
  const value = Number(text?.replace(',', '.') ?? Number.NaN);
  return Number.isFinite(value) && value !== 0 ? value : null;
}
