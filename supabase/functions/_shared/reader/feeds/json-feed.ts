import { isRecord, textAt, type JsonRecord } from '../json/json-value.ts';
import { parseJson, sliceLiteral } from '../json/parse-json.ts';
import { plainName as plainMember, saysField } from '../layers/member-meaning.ts';
import { isWebBuilderProperty, webBuilderFacts } from '../portals/web-builder.ts';
import { currencyOfCountry, readCurrency } from '../texts/currency-signs.ts';
import { countryOfLine, countryOfPlace } from '../texts/place-evidence.ts';
import type { FeedOptions, FeedResult, FeedRow } from './feed-result.ts';
import { refuseDuplicates, toFeedRow } from './feed-row.ts';
import { levelsOf, photosOf } from './json-lists.ts';
import { fieldsSaid } from './json-members.ts';
import { readRowFacts, type RowCells } from './row-facts.ts';
import { plainName, TABLE_FIELD_NAMES, TABLE_FIELDS, type TableField } from './table-fields.ts';

/**
 * Homes as JSON: RESO Web API answers (`{ value: […] }`), RETS rows, exports; also with comments before or behind, and
 * one record a line.
 */
export function readJsonFeed(text: string, options: FeedOptions = {}): FeedResult {
  const found = readRecords(text);
  const rows = found.flatMap(({ line, record }) => {
    const row = readRecord(line, record, options);
    return row ? [row] : [];
  });
  if (rows.length > 0) return { format: 'json', rows: refuseDuplicates(rows), columns: [], refused: null };
  const reason =
    found.length > 0
      ? 'The records of this JSON have neither prices nor rooms.'
      : 'This is no JSON with a record for each home.';
  return { format: 'json', rows: [], columns: [], refused: { code: 'unreadable', reason } };
}

interface Found {
  readonly line: number;
  readonly record: JsonRecord;
}

/** Every record of the outermost list, or the records on their own, with the line each begins on. */
function readRecords(text: string): Found[] {
  const start = openingOf(text);
  if (start < 0) return [];
  if (text.charAt(start) === '[') return listRecords(text, start);
  const literal = sliceLiteral(text, start);
  const whole = literal === null ? undefined : parseJson(literal);
  if (isRecord(whole)) {
    const list = Object.entries(whole).find(
      ([, value]) => Array.isArray(value) && value.length > 0 && value.every(isRecord) && isHomeList(value),
    );
    if (list && !hasPrice(whole)) {
      const inside = text.indexOf('[', text.indexOf(`"${list[0]}"`, start));
      return inside < 0 ? [] : listRecords(text, inside);
    }
  }
  return listRecords(text, start - 1);
}

function isHomeList(list: readonly unknown[]): boolean {
  return list.some((item) => isRecord(item) && hasPrice(item));
}

function hasPrice(record: JsonRecord): boolean {
  return Object.keys(record).some(
    (name) => /price|beds|bedrooms/i.test(name) || saysField(plainMember(name), 'price'),
  );
}

function openingOf(text: string): number {
  let index = 0;
  for (;;) {
    while (/\s|\ufeff/.test(text.charAt(index))) index += 1;
    // Comments may stand before the JSON.
    const isLine = text.startsWith('//', index);
    if (!isLine && !text.startsWith('/*', index)) break;
    const end = text.indexOf(isLine ? '\n' : '*/', index + 2);
    if (end < 0) return -1;
    index = end + (isLine ? 1 : 2);
  }
  return /[[{]/.test(text.charAt(index)) ? index : -1;
}

function listRecords(text: string, open: number): Found[] {
  const records: Found[] = [];
  let line = text.slice(0, Math.max(open, 0)).split('\n').length;
  let from = Math.max(open, 0);
  let index = open + 1;
  while (index < text.length) {
    const char = text.charAt(index);
    if (char === '{') {
      const literal = sliceLiteral(text, index);
      if (literal === null) break;
      line += text.slice(from, index).split('\n').length - 1;
      from = index;
      const record = parseJson(literal);
      if (isRecord(record)) records.push({ line, record });
      index += literal.length;
    } else if (char === '/' && text.charAt(index + 1) === '/') {
      const end = text.indexOf('\n', index);
      index = end < 0 ? text.length : end;
    } else if (char === ']') {
      break;
    } else index += 1;
  }
  return records;
}

function readRecord(line: number, record: JsonRecord, options: FeedOptions): FeedRow | null {
  if (isWebBuilderProperty(record) || 'price_sale_current_cents' in record) {
    return toFeedRow(line, webBuilderFacts(record, options.currency ?? null), options.country ?? null);
  }
  const cells = cellsOf({ ...flatRecord(record), ...levelsOf(record) });
  if (!cells.price && !cells.soldPrice && !cells.bedrooms && !cells.priceCents) return null;
  const told = {
    country: cells.country?.[0],
    region: cells.region?.[0],
    postcode: cells.postcode?.[0],
  };
  const country = countryOfPlace(told) ?? countryOfLine(cells.address?.[0]) ?? options.country ?? null;
  // What the record tells of its place goes before what somebody takes for granted of the file.
  const currency = currencyOfCountry(country) ?? options.currency ?? null;
  const place = {
    country,
    locale: options.locale ?? (country === 'US' ? 'en-US' : 'en-GB'),
    currency: readCurrency(cells.currency?.[0], currency) ?? currency,
  };
  return toFeedRow(line, { ...readRowFacts(cells, place), photos: photosOf(record) }, country);
}

/** Members that tell of other things than the home: people, pictures, the home's past. */
const NOT_HOME =
  /agent|office|broker|contact|member|user|media|photo|image|picture|history|openhouse|tour|school|tax|unitmix|rooms?$|custom|compan|similar|nearby|neighbo|comparable|metadata/i;
/** How deep a home lies in its record: `{ Unit: { Building: { Address: … } } }`. */
const MAX_DEPTH = 3;

/**
 * A record with the members of the records inside it, the outer ones first: OData feeds keep the building, its address and
 * its position apart. Half bathrooms beside full ones tell more than a total that counts them as whole.
 */
function flatRecord(record: JsonRecord): JsonRecord {
  const flat: Record<string, unknown> = {};
  const known = new Set<string>();
  let level: readonly JsonRecord[] = [record];
  for (let depth = 0; depth <= MAX_DEPTH && level.length > 0; depth += 1) {
    const inner: JsonRecord[] = [];
    for (const owner of level) {
      for (const [name, value] of Object.entries(owner).slice(0, 2_000)) {
        const plain = plainName(name);
        const one: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
        if (isRecord(one)) {
          if (!NOT_HOME.test(name)) inner.push(one);
        } else if (!known.has(plain) && textAt(value) !== null) {
          known.add(plain);
          flat[name] = value;
        }
      }
    }
    level = inner.slice(0, 40);
  }
  return known.has('bathroomsfull') && known.has('bathroomshalf')
    ? Object.fromEntries(Object.entries(flat).filter(([name]) => plainName(name) !== 'bathroomstotalinteger'))
    : flat;
}

function cellsOf(record: JsonRecord): RowCells {
  const byName = new Map<string, string>();
  for (const [name, value] of Object.entries(record)) {
    const text = typeof value === 'string' ? value : textAt(value);
    if (text !== null && text.trim() !== '') byName.set(plainName(name), text);
  }
  const cells: Partial<Record<TableField, string[]>> = {};
  for (const field of TABLE_FIELD_NAMES) {
    const names: readonly string[] = TABLE_FIELDS[field];
    const values = names.flatMap((name) => byName.get(name) ?? []).filter((value) => !isLookup(field, value));
    if (values.length > 0) cells[field] = values;
  }
  // What no column is called may still be a member of another language's data.
  const also: Partial<Record<TableField, string[]>> = {};
  for (const [name, value] of byName) {
    for (const field of fieldsSaid(name)) {
      // A street in parts is put together from them.
      const isInParts = field === 'address' && cells.streetName !== undefined;
      if (cells[field] === undefined && !isInParts && !isLookup(field, value))
        (also[field] ??= []).push(value);
    }
  }
  return { ...cells, ...also };
}

/** Fields that are words: a number of many digits in them stands for a row of the source's own lists. */
const WORDS: ReadonlySet<TableField> = new Set([
  ...([
    'propertyType',
    'propertySubtype',
    'status',
    'tenure',
    'town',
    'region',
    'features',
    'listingType',
  ] as const),
  ...(['energyRating', 'councilTaxBand', 'areaUnit', 'agent', 'country'] as const),
]);

function isLookup(field: TableField, value: string): boolean {
  return WORDS.has(field) && /^[\d\s,;|-]{5,}$/.test(value);
}
