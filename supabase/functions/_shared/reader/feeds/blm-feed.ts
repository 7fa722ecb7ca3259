import type { PartialFacts } from '../listing-record.ts';
import { cleanLine, plainText } from '../texts/clean-text.ts';
import { currencyOfCountry, readCurrency } from '../texts/currency-signs.ts';
import { countryOfName } from '../texts/country-names.ts';
import { toArea, type AreaUnit } from '../texts/read-area.ts';
import { readCount } from '../texts/read-count.ts';
import { readDate } from '../texts/read-date.ts';
import type { ListedPriceKind } from '../texts/price-kinds.ts';
import { readPrice } from '../texts/read-price.ts';
import type { FeedResult, FeedRow } from './feed-result.ts';
import { refuseDuplicates, toFeedRow } from './feed-row.ts';

/** Codes of the Rightmove data feed format 3.2 (PROP_SUB_ID), as words. */
const PROPERTY_TYPES: Readonly<Record<string, string>> = {
  ...{
    1: 'Terraced',
    2: 'End of terrace',
    3: 'Semi-detached',
    4: 'Detached',
    5: 'Mews',
    6: 'Cluster house',
    7: 'Ground flat',
    8: 'Flat',
  },
  ...{
    9: 'Studio',
    10: 'Ground maisonette',
    11: 'Maisonette',
    12: 'Bungalow',
    13: 'Terraced bungalow',
    14: 'Semi-detached bungalow',
  },
  ...{
    15: 'Detached bungalow',
    16: 'Mobile home',
    20: 'Land',
    21: 'Link detached house',
    22: 'Town house',
    23: 'Cottage',
    24: 'Chalet',
  },
  ...{
    27: 'Villa',
    28: 'Apartment',
    29: 'Penthouse',
    30: 'Finca',
    43: 'Barn conversion',
    44: 'Serviced apartment',
    45: 'Parking',
  },
};
const PRICE_QUALIFIERS: Readonly<Record<string, ListedPriceKind>> = {
  ...{
    1: 'on-application',
    2: 'guide',
    3: 'fixed',
    4: 'offers-over',
    5: 'offers-around',
    7: 'from',
    10: 'offers-over',
    15: 'offers-around',
  },
};
const STATUSES: Readonly<Record<string, string>> = {
  1: 'sold subject to contract',
  2: 'sold subject to contract',
  3: 'under offer',
  4: 'reserved',
  5: 'let agreed',
};
const TENURES: Readonly<Record<string, string>> = {
  1: 'freehold',
  2: 'leasehold',
  4: 'commonhold',
  5: 'share of freehold',
};
const AREA_UNITS: Readonly<Record<string, AreaUnit>> = { 1: 'sqft', 2: 'm2', 3: 'acre', 4: 'ha' };

/** A Rightmove bulk file (.blm): its own separators, a definition line, one record after another. UK and pounds. */
export function readBlmFeed(text: string): FeedResult {
  const definition = section(text, 'DEFINITION');
  const data = section(text, 'DATA');
  if (!definition || !data) {
    const reason = text.trimStart().startsWith('<')
      ? 'This file is XML, not BLM. A BLM file begins with #HEADER#.'
      : 'This file is no BLM file: it lacks #DEFINITION# or #DATA#.';
    return { format: 'blm', rows: [], columns: [], refused: { code: 'unreadable', reason } };
  }
  const header = section(text, 'HEADER')?.text ?? '';
  const endOfField = /EOF\s*:\s*'(.)'/.exec(header)?.[1] ?? '^';
  const endOfRecord = /EOR\s*:\s*'(.)'/.exec(header)?.[1] ?? '~';
  const names = (definition.text.split(endOfRecord)[0] ?? '').split(endOfField).map((name) => name.trim());
  const places = new Map<string, number>();
  for (const [place, name] of names.entries()) if (!places.has(name)) places.set(name, place);
  const rows: FeedRow[] = [];
  let line = lineBreaks(text.slice(0, data.start)) + 1;
  for (const record of data.text.split(endOfRecord)) {
    const blank = /^\s*/.exec(record)?.[0].length ?? 0;
    if (blank < record.length) {
      const values = record.slice(blank).split(endOfField);
      const field = (name: string) => values[places.get(name) ?? -1]?.trim() ?? '';
      // A short record is asked for its own fields alone, however many the definition has.
      const own = names.slice(0, values.length);
      rows.push(toFeedRow(line + lineBreaks(record.slice(0, blank)), factsOf(field, own), 'GB'));
    }
    line += lineBreaks(record);
  }
  return { format: 'blm', rows: refuseDuplicates(rows), columns: [], refused: null };
}

function lineBreaks(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

function section(text: string, name: string): { text: string; start: number } | null {
  const open = text.indexOf(`#${name}#`);
  if (open < 0) return null;
  const start = open + name.length + 2;
  const next = /#(?:HEADER|DEFINITION|DATA|END)#/.exec(text.slice(start));
  return { text: next ? text.slice(start, start + next.index) : text.slice(start), start };
}

function factsOf(field: (name: string) => string, names: readonly string[]): PartialFacts {
  const isRent = field('TRANS_TYPE_ID') === '2';
  const country = countryOfName(field('COUNTRY') || field('COUNTRY_CODE') || field('OS_COUNTRY'));
  const usual = currencyOfCountry(country) ?? 'GBP';
  const currency = readCurrency(field('CURRENCY') || field('PRICE_CURRENCY'), usual) ?? usual;
  const price = readPrice(field('PRICE'), { currency, locale: 'en-GB' });
  const qualifier = PRICE_QUALIFIERS[field('PRICE_QUALIFIER')];
  const postcode = [field('POSTCODE1'), field('POSTCODE2')]
    .filter((part) => part !== '')
    .join(' ')
    .toUpperCase();
  const lines = ['ADDRESS_1', 'ADDRESS_2', 'ADDRESS_3', 'ADDRESS_4'].map(field);
  const street = [...lines, field('TOWN')]
    .filter((part, at, all) => part !== '' && all.indexOf(part) === at)
    .join(', ');
  const latitude = Number(field('LATITUDE') || Number.NaN);
  const longitude = Number(field('LONGITUDE') || Number.NaN);
  const kind = isRent ? 'rent' : (qualifier ?? price?.kind ?? 'asking');
  return {
    listingType: isRent ? 'rent' : 'sale',
    status: field('PUBLISHED_FLAG') === '0' ? 'removed' : (STATUSES[field('STATUS_ID')] ?? null),
    price: price
      ? { ...price, kind, period: isRent ? 'month' : null }
      : qualifier === 'on-application'
        ? { kind: qualifier, amountMinor: null, highMinor: null, currency, period: null }
        : null,
    bedrooms: readCount(field('BEDROOMS')),
    bathrooms: readCount(field('BATHROOMS')) || null,
    area: toArea(
      Number(field('MIN_SIZE_ENTERED') || field('MAX_SIZE_ENTERED')),
      AREA_UNITS[field('AREA_SIZE_UNIT_ID')] ?? 'sqft',
    ),
    propertyType: PROPERTY_TYPES[field('PROP_SUB_ID')] ?? null,
    tenure: TENURES[field('TENURE_TYPE_ID')] ?? null,
    title: cleanLine(field('DISPLAY_ADDRESS')),
    address: cleanLine(street) ?? cleanLine(field('DISPLAY_ADDRESS')),
    town: cleanLine(field('TOWN')),
    postcode: postcode === '' ? null : postcode,
    country,
    position: Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null,
    description: plainText(field('DESCRIPTION')) ?? plainText(field('SUMMARY')),
    features: names
      .filter((name) => /^FEATURE\d+$/.test(name))
      .flatMap((name) => plainText(field(name)) ?? []),
    photos: names
      .filter((name) => /^MEDIA_IMAGE_(?!TEXT)\d+$/.test(name))
      .flatMap((name) => cleanLine(field(name)) ?? []),
    listedOn: readDate(field('CREATE_DATE')),
    updatedOn: readDate(field('UPDATE_DATE')),
    listingId: cleanLine(field('AGENT_REF')),
  };
}
