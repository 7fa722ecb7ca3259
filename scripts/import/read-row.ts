import { scrubPlayerTexts } from '#domain/player-texts.ts';
import { clampHomeText } from '#domain/home-fields.ts';
import type { FieldName } from './column-names.ts';
import { hideAddress } from '#domain/hide-address.ts';
import { listingReference, normaliseUrl } from './listing-identity.ts';
import { RIGHTS_STATUSES, type RightsStatus } from '#wire/drafts.ts';
import type { ImportedListing } from '#wire/procedures/stored-homes.ts';
import { listingTitle } from '#domain/listing-title.ts';
import type { ColumnMap } from './map-columns.ts';
import type { Market } from './markets.ts';
import { photoKind, type PhotoKind } from './photo-kinds.ts';
import { readAsset } from './read-asset.ts';
import { readDate } from './read-facts.ts';
import { placeName } from './read-place.ts';
import { readPrice } from './read-price.ts';
import type { TableRow } from '../../supabase/functions/_shared/reader/feeds/read-table.ts';

export interface WantedPhoto {
  /** as the row names it, relative to the folder of the photos */
  readonly file: string;
  readonly kind: PhotoKind;
}

export interface ReadRow {
  readonly line: number;
  /** the record without its photos, which are yet to be found and prepared */
  readonly listing: Omit<ImportedListing, 'photos'>;
  readonly photos: readonly WantedPhoto[];
  readonly rights: RightsStatus;
  readonly attribution: string | null;
  /** facts that could not be read and were left out, as clauses */
  readonly notes: readonly string[];
}

export type RowResult =
  | { readonly ok: true; readonly row: ReadRow }
  | { readonly ok: false; readonly reason: string };

export interface RowContext {
  readonly columns: ColumnMap;
  readonly header: readonly string[];
  readonly currency: string;
  readonly market: Market;
  readonly agencyKey: string;
  readonly rights: RightsStatus;
  readonly attribution: string | null;
}

/** One row of the table as a listing, or the reason why it is none, as a clause. */
export function readRow({ line, cells }: TableRow, context: RowContext): RowResult {
  const { columns, header, currency, market } = context;
  if (cells.slice(header.length).some((text) => text !== '')) {
    return refuse(`it has ${cells.length} cells where the header has ${header.length}`);
  }
  const cell = (field: FieldName): string => cells[columns.fields[field] ?? -1] ?? '';

  const stated = cell('currency').toUpperCase();
  if (stated !== '' && stated !== currency) return refuse(`its currency is ${stated}, not ${currency}`);
  const isSold = cell('sold_price') !== '';
  const kind = isSold ? 'sold' : 'asking';
  const price = readPrice(cell(isSold ? 'sold_price' : 'price'), kind, currency, market.locale);
  if (!price.ok) return price;

  const rights =
    cell('rights')
      .toLowerCase()
      .replace(/[\s_]+/g, '-') || context.rights;
  if (!isRightsStatus(rights)) {
    return refuse(`its rights status "${cell('rights')}" is not one of ${RIGHTS_STATUSES.join(', ')}`);
  }
  if (rights === 'link-only') return refuse('its photos are link-only: they may be neither copied nor shown');

  const notes: string[] = [];
  const fact = <T>(field: FieldName, read: (text: string) => T | null): T | null => {
    const text = cell(field);
    const value = text === '' ? null : read(text);
    if (text !== '' && value === null) notes.push(`${field} "${text}" was not understood`);
    return value;
  };
  const known = [{ amountMinor: price.amountMinor, currency }];
  const asset = scrubPlayerTexts('assets', readAsset({ cell, fact }, market), known);
  const photos = columns.photos.flatMap(({ index, words }) =>
    splitFiles(cells[index] ?? '').map((file) => ({ file, kind: photoKind(words === '' ? file : words) })),
  );
  const url = normaliseUrl(cell('url'));
  const publicText = (text: string) => hideAddress(text, asset.addressLine, asset.postcode).trim();
  const listing = scrubPlayerTexts(
    'listings',
    {
      externalRef: listingReference(
        url === null ? [...IDENTITY.map(cell), ...photos.map(({ file }) => file)] : [url],
      ),
      agencyKey: context.agencyKey,
      portal: cell('portal') || (url === null ? null : new URL(url).hostname.replace(/^www\./, '')),
      sourceUrl: url,
      currency,
      price: {
        kind,
        amountMinor: price.amountMinor,
        datedOn: fact('price_date', (text) => readDate(text, market.isMonthFirst)),
      } as const,
      asset,
      title: clampHomeText(
        'title',
        publicText(cell('title')) ||
          listingTitle(asset.bedrooms, asset.propertyType, placeName(asset, asset.countryCode)),
      ),
      description: clampHomeText('description', publicText(cell('description'))),
    },
    known,
  );
  const { attribution } = scrubPlayerTexts(
    'listing_photos',
    { attribution: cell('attribution') || context.attribution },
    known,
  );
  return { ok: true, row: { line, listing, photos, rights, attribution, notes } };
}

/** The cells that tell one home of a table from another, where it has no web address. */
const IDENTITY: readonly FieldName[] = [
  ...([
    'id',
    'address',
    'postcode',
    'town',
    'bedrooms',
    'bathrooms',
    'area',
    'area_m2',
    'area_sqft',
  ] as const),
];

function refuse(reason: string): RowResult {
  return { ok: false, reason };
}

function isRightsStatus(text: string): text is RightsStatus {
  return RIGHTS_STATUSES.some((status) => status === text);
}

function splitFiles(cell: string): string[] {
  // A comma separates only where it follows a file's extension: names may hold commas themselves.
  const files = cell.split(/[|;\n]|(?<=\.\w{3,4}),/);
  return files.map((file) => file.trim()).filter((file) => file !== '');
}
