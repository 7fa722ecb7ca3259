import { readUkPostcode } from '../texts/read-postcode.ts';
import { countryAtEnd, countryOfWord } from './country-words.ts';
import { plainName } from './table-fields.ts';
import { stateOfZip, US_STATES } from './zip-states.ts';

/** What one row says of where its home is. */
export interface PlaceWords {
  readonly country: string;
  readonly region: string;
  readonly postcode: string;
  readonly address: string;
  /** names of the columns of region and postcode, which say whose they are: "zip", "state", "PLZ" */
  readonly regionColumn: string;
  readonly postcodeColumn: string;
}

const PROVINCES = words('ON QC BC AB MB SK NS NB NL PE NT YT NU');
const PROVINCE_NAMES = words(
  'ontario,quebec,québec,british columbia,alberta,manitoba,saskatchewan,nova scotia,new brunswick',
  ',',
);
const AUSTRALIAN = words('NSW VIC QLD TAS ACT');
const AUSTRALIAN_NAMES = words(
  'new south wales,victoria,queensland,tasmania,western australia,south australia',
  ',',
);
const STATE_NAMES = words(
  'alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,georgia,hawaii,idaho,illinois,indiana,' +
    'iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,' +
    'nevada,new hampshire,new jersey,new mexico,new york,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,' +
    'rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia,washington,west virginia,wisconsin,wyoming',
  ',',
);

/** Shapes of postcodes that one country alone has. */
const SHAPES: readonly (readonly [string, RegExp])[] = [
  ['GB', /^(?:GIR 0AA|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})$/i],
  ['CA', /^[A-Z]\d[A-Z]\s?\d[A-Z]\d$/i],
  ['IE', /^[AC-FHKNPRTV-Y]\d[0-9W]\s?[0-9AC-FHKNPRTV-Y]{4}$/i],
  ['US', /^\d{5}-\d{4}$/],
  ['NL', /^\d{4}\s?[A-Z]{2}$/],
  ['PT', /^\d{4}-\d{3}$/],
  ['PL', /^\d{2}-\d{3}$/],
  ['JP', /^\d{3}-\d{4}$/],
  ['BR', /^\d{5}-\d{3}$/],
  // An outward code alone; Canadian sorting areas look alike, but are written whole.
  ['GB', /^[A-Z]{1,2}\d[A-Z\d]?$/i],
];

/** What a postcode of digits alone is, by what its column is called. */
const BY_COLUMN: readonly (readonly [RegExp, string, RegExp])[] = [
  [/zip/, 'US', /^\d{4,5}$/],
  [/^plz|postleitzahl/, 'DE', /^\d{5}$/],
  [/^cap$/, 'IT', /^\d{5}$/],
  [/^codepostal/, 'FR', /^\d{5}$/],
  [/^codigopostal/, 'ES', /^\d{5}$/],
  [/^eircode/, 'IE', /./],
];

/** The country of a row by what it says itself, the plainest first; null where it says nothing. */
export function countryOfRow(row: PlaceWords): string | null {
  return (
    (row.country === '' ? null : countryOfWord(row.country)) ??
    countryAtEnd(row.address) ??
    countryOfRegion(row) ??
    countryOfPostcode(row) ??
    countryOfAddress(row.address)
  );
}

function countryOfRegion({ region, regionColumn, postcode }: PlaceWords): string | null {
  const word = region.trim();
  const name = word.toLowerCase();
  if (STATE_NAMES.has(name)) return 'US';
  if (PROVINCE_NAMES.has(name)) return 'CA';
  if (AUSTRALIAN_NAMES.has(name)) return 'AU';
  // "MI" is Michigan and Milan: the code beside it, or the column's name, has to agree.
  if (US_STATES.has(word) && stateOfZip(postcode) === word) return 'US';
  const isStates = /state/.test(plainName(regionColumn));
  if (AUSTRALIAN.has(word)) return 'AU';
  if (isStates && US_STATES.has(word) && /^(?:\d{5}(?:-\d{4})?)?$/.test(postcode)) return 'US';
  return PROVINCES.has(word) &&
    /^(?:[A-Z]\d[A-Z].*)?$/i.test(postcode) &&
    /prov|state/.test(plainName(regionColumn))
    ? 'CA'
    : null;
}

function countryOfPostcode({ postcode, postcodeColumn }: PlaceWords): string | null {
  const code = postcode.trim();
  if (code === '') return null;
  const shape = SHAPES.find(([, pattern]) => pattern.test(code))?.[0];
  if (shape !== undefined) return shape;
  const column = plainName(postcodeColumn);
  return BY_COLUMN.find(([name, , digits]) => name.test(column) && digits.test(code))?.[1] ?? null;
}

function countryOfAddress(address: string): string | null {
  const text = address.slice(0, 400);
  if (readUkPostcode(text) !== null) return 'GB';
  const us = /\b([A-Z]{2}),?\s+(\d{5})(?:-\d{4})?(?!\d)/.exec(text);
  return us !== null && stateOfZip(us[2] ?? '') === us[1] ? 'US' : null;
}

function words(text: string, mark = ' '): ReadonlySet<string> {
  return new Set(text.split(mark));
}
