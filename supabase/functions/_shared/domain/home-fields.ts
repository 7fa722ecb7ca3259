import type { ClueKey } from './clue-keys.ts';

/** A text of its own, as long as people write it. */
interface TextField {
  readonly kind: 'text';
  /** of characters */
  readonly most: number;
}
/** A word or two that a source says of the home ("freehold"), kept as it was read. */
interface WordField {
  readonly kind: 'word';
  /** of characters */
  readonly most: number;
}
/** One of a few words, and nothing else. */
interface ChoiceField {
  readonly kind: 'choice';
  readonly choices: readonly string[];
}
interface ListField {
  readonly kind: 'list';
  /** of characters in each text */
  readonly most: number;
  readonly mostTexts: number;
}
interface NumberField {
  readonly kind: 'number';
  readonly unit: 'm2' | 'degrees' | 'year' | null;
  readonly least: number;
  readonly most: number;
  readonly isWhole: boolean;
}

/** One field of a home: where it is kept, what it holds, and within which limits. */
export type HomeField = (TextField | WordField | ChoiceField | ListField | NumberField) & {
  readonly table: 'assets' | 'listings';
  readonly column: string;
  /** the fact of the reader that it follows from, where that is not the field itself; null: from several */
  readonly readFrom?: string | null;
};

const asset = { table: 'assets' } as const;
const amount = { kind: 'number', unit: null } as const;
const area = { kind: 'number', unit: 'm2', least: 0.01, isWhole: false } as const;
const year = { kind: 'number', unit: 'year', isWhole: true } as const;
/** Of Great Britain; I is Wales's alone. */
const COUNCIL_TAX_BANDS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
const degrees = { kind: 'number', unit: 'degrees', isWhole: false, readFrom: 'position' } as const;

/**
 * Every field of a home that people, pages and files fill, once, in the order in which forms and players see them. Reader,
 * drafts, publishing, saving, reading again, importers, forms, clues and what players read are made from these rows; the
 * columns and constraints of the database are held to them by a test. Where a source says a word is in
 * `reader/word-sources.ts`, what columns of files are called in `reader/feeds/table-fields.ts`.
 */
export const HOME_FIELDS = {
  title: { table: 'listings', column: 'title', kind: 'text', most: 500 },
  propertyType: { ...asset, column: 'property_type', kind: 'text', most: 200 },
  bedrooms: { ...asset, ...amount, column: 'bedrooms', least: 0, most: 999, isWhole: true },
  bathrooms: { ...asset, ...amount, column: 'bathrooms', least: 0, most: 999, isWhole: false },
  floorAreaM2: { ...asset, ...area, column: 'floor_area_m2', most: 99_999_999.99, readFrom: 'area' },
  plotAreaM2: { ...asset, ...area, column: 'plot_area_m2', most: 9_999_999_999.99, readFrom: 'plot' },
  yearBuilt: { ...asset, ...year, column: 'year_built', least: 1, most: 2200 },
  tenure: { ...asset, column: 'tenure', kind: 'word', most: 200 },
  energyRating: { ...asset, column: 'energy_rating', kind: 'word', most: 40 },
  councilTaxBand: { ...asset, column: 'council_tax_band', kind: 'choice', choices: COUNCIL_TAX_BANDS },
  addressLine: { ...asset, column: 'address_line', kind: 'text', most: 500, readFrom: 'address' },
  town: { ...asset, column: 'town', kind: 'text', most: 200 },
  postcode: { ...asset, column: 'postcode', kind: 'text', most: 40 },
  district: { ...asset, column: 'district', kind: 'text', most: 200, readFrom: null },
  region: { ...asset, column: 'region', kind: 'text', most: 200 },
  latitude: { ...asset, ...degrees, column: 'latitude', least: -90, most: 90 },
  longitude: { ...asset, ...degrees, column: 'longitude', least: -180, most: 180 },
  features: { ...asset, column: 'features', kind: 'list', most: 500, mostTexts: 100 },
  description: { table: 'listings', column: 'description', kind: 'text', most: 20_000 },
} as const satisfies Readonly<Record<string, HomeField>>;

type Rows = typeof HOME_FIELDS;
export type HomeFieldKey = keyof Rows;
type KeysWith<Part> = { [Key in HomeFieldKey]: Rows[Key] extends Part ? Key : never }[HomeFieldKey];
/** Fields that hold a text of any words. */
export type HomeTextKey = KeysWith<{ kind: 'text' | 'word' }>;
export type HomeNumberKey = KeysWith<{ kind: 'number' }>;
/** Fields that a source fills with a word or two. */
export type HomeWordKey = KeysWith<{ kind: 'word' | 'choice' }>;
/** Columns that players read before the guess. */
export type ClueColumn = Rows[ClueKey]['column'];
/** Fields that the reader knows under the same name. */
export type ReadFieldKey = Exclude<HomeFieldKey, KeysWith<{ readFrom: string | null }>>;

/** What a field holds where it is known. */
export type HomeValue<Key extends HomeFieldKey> = Rows[Key] extends { kind: 'number' }
  ? number
  : Rows[Key] extends { kind: 'list' }
    ? readonly string[]
    : string;

const ROWS: Readonly<Record<HomeFieldKey, HomeField>> = HOME_FIELDS;
export const HOME_FIELD_KEYS = Object.keys(HOME_FIELDS) as readonly HomeFieldKey[];
export const READ_FIELD_KEYS = HOME_FIELD_KEYS.filter(
  (key): key is ReadFieldKey => ROWS[key].readFrom === undefined,
);
export const HOME_WORD_KEYS = HOME_FIELD_KEYS.filter(
  (key): key is HomeWordKey => ROWS[key].kind === 'word' || ROWS[key].kind === 'choice',
);

/** The row of a field, whatever its kind. */
export function homeField(key: HomeFieldKey): HomeField {
  return ROWS[key];
}

/** A text as long as its field may be; null for nothing. */
export function clampHomeText<Text extends string | null>(key: HomeTextKey, text: Text): Text | string;
export function clampHomeText(key: HomeTextKey, text: string | null): string | null {
  return text === null ? null : cutText(text, HOME_FIELDS[key].most);
}

/** Features as long and as many as they may be; empty ones are left out. */
export function clampHomeFeatures(features: readonly string[]): string[] {
  const { most, mostTexts } = HOME_FIELDS.features;
  return features
    .map((feature) => cutText(feature, most).trim())
    .filter((feature) => feature !== '')
    .slice(0, mostTexts);
}

/** A number within the limits of its field; null where it is none that a home has. */
export function fitHomeNumber(key: HomeNumberKey, value: number | null): number | null {
  const { least, most, isWhole } = HOME_FIELDS[key];
  if (value === null || !(value >= least && value <= most)) return null;
  return isWhole && !Number.isInteger(value) ? null : value;
}

/** What a field can take of a value: texts cut, numbers and choices left out where they are none that a home has. */
export function fitHomeValue(key: HomeFieldKey, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  const row = ROWS[key];
  switch (row.kind) {
    case 'text':
    case 'word':
      return typeof value === 'string' ? cutText(value, row.most) : null;
    case 'choice':
      return typeof value === 'string' && row.choices.includes(value) ? value : null;
    case 'list':
      return clampHomeFeatures(value as readonly string[]);
    case 'number':
      return fitHomeNumber(key as HomeNumberKey, value as number);
  }
}

/** Facts under the names that home and reader share. */
export type ReadFacts = { readonly [Key in ReadFieldKey]: HomeValue<Key> | null };

/** The facts of a source that a home keeps under the same name, each as its field can take it. */
export function fitReadFacts(facts: ReadFacts): ReadFacts {
  return Object.fromEntries(
    READ_FIELD_KEYS.map((key) => [key, fitHomeValue(key, facts[key])]),
  ) as unknown as ReadFacts;
}

/** Values of fields under the names of their columns. */
export function homeColumns(values: { readonly [Key in HomeFieldKey]?: unknown }): Record<string, unknown> {
  return Object.fromEntries(
    HOME_FIELD_KEYS.filter((key) => key in values).map((key) => [ROWS[key].column, values[key]]),
  );
}

/** The first characters of a text, none of them halved: half a surrogate pair is refused wherever it is sent. */
function cutText(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
