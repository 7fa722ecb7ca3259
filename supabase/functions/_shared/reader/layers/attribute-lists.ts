import { isRecord, recordsIn, textAt, type JsonRecord } from '../json/json-value.ts';
import { isAboutOthers, plainName } from './member-meaning.ts';
import { MEMBER_NAMES, type MemberField } from './member-names.ts';
import { fieldOfLabel } from './label-field.ts';

/** What an entry of a list of attributes calls the attribute, and what it says of it; the first that is there counts. */
const NAMES = [
  'type',
  'key',
  'name',
  'code',
  'id',
  'attributeName',
  'label',
  'title',
  'fieldFormatted',
  'formattedName',
  'key_label',
] as const;
const VALUES = [
  'valueFormatted',
  'formattedValue',
  'displayValue',
  'value_label',
  'localizedValue',
  'valore',
  'valor',
  'wert',
  'waarde',
  'value',
  'values',
  'text',
  'content',
  'definition',
] as const;
/** Fields that such lists say and that are read from them. */
const READ = [
  'price',
  'bedrooms',
  'bathrooms',
  'area',
  'plot',
  'year',
  'postcode',
  'town',
  'type',
  'address',
  'energy',
  'description',
] as const;
/** What the labels of pages call the same. */
const OF_LABEL: Readonly<Record<string, (typeof READ)[number]>> = {
  ...{ price: 'price', bedrooms: 'bedrooms', bathrooms: 'bathrooms', area: 'area', plot: 'plot' },
  ...{ yearBuilt: 'year', postcode: 'postcode', propertyType: 'type', address: 'address', town: 'town' },
  energyRating: 'energy',
};
const MAX_RECORDS = 2_000;
const MAX_ENTRIES = 200;

/** Attributes that a record keeps as a list of names and values: `[{ "type": "bedrooms", "value": "3" }]`. */
export function attributesIn(root: JsonRecord): ReadonlyMap<MemberField, string> {
  const found = new Map<MemberField, string>();
  for (const { record, depth } of recordsIn(root, isAboutOthers, MAX_RECORDS)) {
    if (depth > 3) break;
    putLists(record, found);
  }
  return found;
}

/** What lists of attributes right in this record say: a home may have no other members. */
export function attributesOf(record: JsonRecord): ReadonlyMap<MemberField, string> {
  const found = new Map<MemberField, string>();
  putLists(record, found);
  return found;
}

function putLists(record: JsonRecord, found: Map<MemberField, string>): void {
  for (const list of Object.values(record)) {
    if (!Array.isArray(list) || list.length < 2) continue;
    for (const entry of list.slice(0, MAX_ENTRIES).filter(isRecord)) put(entry, found);
  }
}

function put(entry: JsonRecord, found: Map<MemberField, string>): void {
  const value = VALUES.map((name) => textAt(entry, name) ?? textAt(entry, name, 0)).find(
    (text) => text !== null,
  );
  if (value === undefined) return;
  for (const name of NAMES) {
    const field = fieldOf(textAt(entry, name));
    if (field === null) continue;
    if (!found.has(field)) found.set(field, value);
    return;
  }
}

function fieldOf(name: string | null): (typeof READ)[number] | null {
  if (name === null || name.length > 60) return null;
  // "ESTATE_SIZE/LIVING_AREA": what is behind the stroke names it.
  const plain = plainName(name.replace(/^.*[/:]/, '').replace(/^(address)_?\d$/i, '$1'));
  const named = READ.find((field) => MEMBER_NAMES[field].includes(plain));
  return named ?? OF_LABEL[fieldOfLabel(name.replace(/^.*[/:]/, '').replaceAll('_', ' ')) ?? ''] ?? null;
}
