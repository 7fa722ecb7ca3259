import { withoutCurrency } from './currency-words.ts';
import type { Table } from './read-table.ts';
import { isTableField, plainName, TABLE_FIELD_NAMES, TABLE_FIELDS, type TableField } from './table-fields.ts';

/** What one column was taken for. */
export interface ColumnGuess {
  readonly index: number;
  readonly name: string;
  /** null: nothing reads it */
  readonly field: TableField | null;
  /** from 0 to 1; under 0.6 somebody should look at it */
  readonly confidence: number;
  readonly by: 'name' | 'content' | 'mapping' | 'none';
  /** the first values in it, to show beside the choice */
  readonly samples: readonly string[];
}

const SAMPLE_ROWS = 60;
/** Fields that several columns may hold together. */
const REPEATABLE: ReadonlySet<TableField> = new Set(['photos', 'features']);

/**
 * Guesses what each column of a table holds: by its name, then by what is in it. A person's own choices win over both.
 * @param mapping index of a column to a field of TABLE_FIELDS, null to leave the column out
 */
export function guessColumns(
  table: Table,
  mapping: Readonly<Record<number, string | null>> = {},
): ColumnGuess[] {
  const samples = table.header.map((_, index) =>
    table.rows.slice(0, SAMPLE_ROWS).flatMap((row) => row.cells[index] || []),
  );
  const taken = new Set<TableField>();
  const guesses = table.header.map((name, index): ColumnGuess => {
    const base = { index, name, samples: (samples[index] ?? []).slice(0, 3) };
    if (!Object.hasOwn(mapping, index)) return { ...base, field: null, confidence: 0, by: 'none' };
    const chosen = mapping[index] ?? '';
    const field = isTableField(chosen) ? chosen : null;
    if (field) taken.add(field);
    return { ...base, field, confidence: 1, by: 'mapping' };
  });
  const claim = (index: number, field: TableField, confidence: number, by: ColumnGuess['by']) => {
    const guess = guesses[index];
    if (guess?.by !== 'none' || (taken.has(field) && !REPEATABLE.has(field))) return;
    taken.add(field);
    guesses[index] = { ...guess, field, confidence, by };
  };
  for (const { index, field, confidence } of byName(table.header)) {
    claim(index, field, fits(field, samples[index] ?? []) ? confidence : confidence - 0.5, 'name');
  }
  for (const { index, field, confidence } of byContent(guesses, samples))
    claim(index, field, confidence, 'content');
  return guesses;
}

interface Claim {
  readonly index: number;
  readonly field: TableField;
  readonly confidence: number;
}

const MONEY: ReadonlySet<TableField> = new Set(['price', 'soldPrice', 'rentPrice']);

/** "Photo 3", "photo_kitchen", "image url", and not what is said of photos. */
function isPhotoName(name: string): boolean {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_');
  return (
    /^(?:photo|image|img|picture|pic|foto|media_image)s?(?:url)?\d*(?:_|$)/.test(words) &&
    !/count|number|credit|attribution|rights|caption|hash|date|alt|text/.test(words)
  );
}

/** Whole names first, then names that begin or end with one ("price_gbp", "Photo 3", "total bedrooms"). */
function byName(header: readonly string[]): Claim[] {
  const names = header.map(plainName);
  const bare = header.map((name) => plainName(withoutCurrency(name)));
  const claims: Claim[] = [];
  for (const field of TABLE_FIELD_NAMES) {
    const known: readonly string[] = TABLE_FIELDS[field];
    for (const [index, name] of names.entries()) {
      const rank = known.indexOf(name);
      if (rank >= 0) claims.push({ index, field, confidence: rank === 0 ? 1 : 0.95 - rank / 1000 });
      else if (field === 'photos' && isPhotoName(header[index] ?? ''))
        claims.push({ index, field, confidence: 0.9 });
      // "amount_gbp", "GBP amount": a currency in its name makes a price of a column.
      else if (MONEY.has(field) && bare[index] !== name && known.includes(bare[index] ?? ''))
        claims.push({ index, field, confidence: 0.9 });
    }
  }
  for (const field of [
    'price',
    'bedrooms',
    'bathrooms',
    'postcode',
    'latitude',
    'longitude',
    'description',
    'address',
  ] as const) {
    const known: readonly string[] = TABLE_FIELDS[field];
    for (const [index, name] of names.entries()) {
      const isPart = known
        .slice(0, 3)
        .some((word) => word.length >= 4 && (name.startsWith(word) || name.endsWith(word)));
      // "price per m2", "original price", "price date" are other things.
      if (isPart && !/per|original|old|date|change|range|code$|history|was|count|type|qualifier/.test(name))
        claims.push({ index, field, confidence: 0.7 });
    }
  }
  return claims.sort((a, b) => b.confidence - a.confidence);
}

const CONTENT: readonly (readonly [
  TableField,
  number,
  (value: string, all: readonly string[]) => boolean,
])[] = [
  [
    'url',
    0.8,
    (value) => /^https?:\/\/\S+$/i.test(value) && !/\.(?:jpe?g|png|webp|gif)(?:$|[?|,; ])/i.test(value),
  ],
  ['photos', 0.85, (value) => /\.(?:jpe?g|png|webp)(?:$|[?|,; ])/i.test(value)],
  ['price', 0.8, (value) => /^(?:[£€$]|GBP|EUR|USD)\s?\d|\d\s?(?:[£€$]|GBP|EUR|USD)$/i.test(value)],
  ['postcode', 0.8, (value) => /^[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$/i.test(value)],
  ['area', 0.75, (value) => /\d\s*(?:m²|m2|sq\.?\s?(?:m|ft)|sqm|sqft|square)/i.test(value)],
  ['bedrooms', 0.7, (value) => /^\d{1,2}\s*(?:bed|bd|br|hab|dorm)/i.test(value)],
  ['bathrooms', 0.7, (value) => /^\d{1,2}(?:\.\d)?\s*(?:bath|ba\b|baño)/i.test(value)],
  [
    'latitude',
    0.6,
    (value, all) => /^-?\d{1,2}\.\d{3,}$/.test(value) && Math.abs(Number(value)) > 20 && all.length > 0,
  ],
  ['longitude', 0.55, (value) => /^-?\d{1,3}\.\d{3,}$/.test(value) && Math.abs(Number(value)) <= 180],
  [
    'propertyType',
    0.6,
    (value) =>
      /^(?:semi-?detached|detached|terraced|flat|apartment|house|bungalow|land|villa|condo\w*|town\s?house|studio|piso|casa)(?: house)?$/i.test(
        value,
      ),
  ],
  [
    'price',
    0.5,
    (value) => /^\d{5,8}(?:\.\d\d)?$|^\d{1,3}(?:[.,' ]\d{3})+$|^\d+(?:\.\d+)?\s?[km]$/i.test(value),
  ],
  [
    'address',
    0.5,
    (value) =>
      /^\d+\w?\s+\p{L}|,\s*\p{L}|\b(?:street|road|avenue|lane|close|drive|calle|via)\b/iu.test(value) &&
      value.length < 160,
  ],
  ['description', 0.5, (value) => value.length > 160],
  ['bedrooms', 0.35, (value) => /^\d$/.test(value)],
];

/** Most values of a column look like the field. */
const SHARE = 0.7;

function byContent(guesses: readonly ColumnGuess[], samples: readonly (readonly string[])[]): Claim[] {
  const claims: Claim[] = [];
  for (const [field, confidence, test] of CONTENT) {
    for (const { index, by } of guesses) {
      const values = samples[index] ?? [];
      if (by !== 'none' || values.length === 0) continue;
      const hits = values.filter((value) => test(value, values)).length;
      if (hits / values.length >= SHARE)
        claims.push({ index, field, confidence: confidence * (hits / values.length) });
    }
  }
  return claims;
}

/** Whether a column named for a field may hold it; empty columns may. */
function fits(field: TableField, values: readonly string[]): boolean {
  const isMostly = (test: (value: string) => boolean) =>
    values.length === 0 || values.filter(test).length >= values.length / 2;
  if (field === 'latitude' || field === 'longitude')
    return isMostly((value) => /^-?\d{1,3}(?:[.,]\d+)?$/.test(value));
  if (field === 'price') return isMostly((value) => /\d|poa|application/i.test(value));
  if (field === 'bedrooms' || field === 'bathrooms')
    return isMostly((value) => /^(?:\d|studio)/i.test(value));
  if (field === 'url') return isMostly((value) => /[./]/.test(value));
  return true;
}
