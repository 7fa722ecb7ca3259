import { countryAtEnd, countryOfName } from '../texts/country-names.ts';
import { countryOfForm, countryOfRegion } from '../texts/place-evidence.ts';
import { readUkPostcode } from '../texts/read-postcode.ts';
import { stateOfZip, US_STATES } from '../texts/zip-states.ts';
import { plainName } from './table-fields.ts';

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

const PROVINCES = new Set('ON QC BC AB MB SK NS NB NL PE NT YT NU'.split(' '));
/** An outward code alone; Canadian sorting areas look alike, but are written whole. */
const UK_OUTWARD = /^[A-Z]{1,2}\d[A-Z\d]?$/i;

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
    countryOfName(row.country) ??
    countryAtEnd(row.address) ??
    countryOfState(row) ??
    countryOfPostcode(row) ??
    countryOfAddress(row.address)
  );
}

function countryOfState({ region, regionColumn, postcode }: PlaceWords): string | null {
  const word = region.trim();
  const named = countryOfRegion(word);
  if (named !== null) return named;
  // "MI" is Michigan and Milan: the code beside it, or the column's name, has to agree.
  if (US_STATES.has(word) && stateOfZip(postcode) === word) return 'US';
  const isStates = /state/.test(plainName(regionColumn));
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
  const form = countryOfForm(code) ?? (UK_OUTWARD.test(code) ? 'GB' : null);
  if (form !== null) return form;
  const column = plainName(postcodeColumn);
  return BY_COLUMN.find(([name, , digits]) => name.test(column) && digits.test(code))?.[1] ?? null;
}

function countryOfAddress(address: string): string | null {
  const text = address.slice(0, 400);
  if (readUkPostcode(text) !== null) return 'GB';
  const us = /\b([A-Z]{2}),?\s+(\d{5})(?:-\d{4})?(?!\d)/.exec(text);
  return us !== null && stateOfZip(us[2] ?? '') === us[1] ? 'US' : null;
}
