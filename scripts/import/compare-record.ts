import type { PrintedRecord } from '../../supabase/functions/_shared/reader/print-record.ts';

/** Fields of index.csv that a record is held against, in its order. */
export const COMPARED_FIELDS = [
  'listing_type',
  'price',
  'currency',
  'bedrooms',
  'bathrooms',
  'area',
  'address',
  'postcode',
  'latitude',
  'longitude',
  'photos',
] as const;
export type ComparedField = (typeof COMPARED_FIELDS)[number];

export type ExpectedFacts = Readonly<Record<ComparedField, string>>;

/**
 * Whether a record says what the index says of a field; null where the index says nothing. Addresses agree when every word
 * of the stated one is there (accents and case aside); photos when there are at least as many, since some counts are of the
 * pictures that the page shows at first; positions to a millionth of a degree; areas are numbers, so that "54.70 sqm" is 54.7.
 */
export function isFieldRight(
  field: ComparedField,
  expected: ExpectedFacts,
  got: PrintedRecord,
): boolean | null {
  const wanted = expected[field].trim();
  if (wanted === '' || wanted === '(none)') return null;
  const value = got[field];
  switch (field) {
    case 'listing_type':
      return wanted === 'search page' ? refusalOf(got) === 'search' : wanted.startsWith(String(value));
    case 'price':
    case 'bedrooms':
    case 'bathrooms':
      return value === Number(wanted);
    case 'currency':
      return wanted.slice(0, 3) === value;
    case 'area':
      return isSameArea(wanted, value, got.area_unit);
    case 'latitude':
    case 'longitude':
      return typeof value === 'number' && Math.abs(value - Number(wanted)) <= 1e-6;
    case 'photos':
      return Array.isArray(value) && value.length >= Number(wanted);
    case 'postcode':
      return squeeze(wanted) === squeeze(value);
    case 'address':
      return words(wanted).every((word) => words(value).includes(word));
  }
}

/** The code of a record's refusal, or null. */
export function refusalOf(record: PrintedRecord): string | null {
  const refused: unknown = record.refused;
  return typeof refused === 'object' && refused !== null && 'code' in refused ? String(refused.code) : null;
}

/** "54.70 sqm", "1631 sqft (151 sqm)": the first figure and its unit. */
function isSameArea(wanted: string, value: unknown, unit: unknown): boolean {
  const [, figure = '', named = ''] = /^(\d+(?:\.\d+)?) ([a-z]+\d?)/i.exec(wanted) ?? [];
  return value === Number(figure) && named.replace(/^sqm$/, 'm2') === unit && figure !== '';
}

function squeeze(value: unknown): string {
  return String(value).replace(/\s/g, '').toUpperCase();
}

function words(value: unknown): string[] {
  const plain = String(value).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
