/** What a home's field holds: a line or page of text, a list of short texts, or a number. */
interface TextField {
  readonly kind: 'text';
  /** of characters */
  readonly most: number;
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
export type HomeField = (TextField | ListField | NumberField) & {
  readonly table: 'assets' | 'listings';
  readonly column: string;
};

/**
 * Every field of a home that people, pages and files fill, once. Drafts, publishing, saving, reading again and the forms
 * have their limits from here, and the constraints of the database are the same, so that whatever is stored can be saved.
 */
export const HOME_FIELDS = {
  title: { table: 'listings', column: 'title', kind: 'text', most: 500 },
  description: { table: 'listings', column: 'description', kind: 'text', most: 20_000 },
  propertyType: { table: 'assets', column: 'property_type', kind: 'text', most: 200 },
  bedrooms: number('bedrooms', { least: 0, most: 999, isWhole: true }),
  bathrooms: number('bathrooms', { least: 0, most: 999 }),
  floorAreaM2: number('floor_area_m2', { unit: 'm2', least: 0.01, most: 99_999_999.99 }),
  plotAreaM2: number('plot_area_m2', { unit: 'm2', least: 0.01, most: 9_999_999_999.99 }),
  yearBuilt: number('year_built', { unit: 'year', least: 1, most: 2200, isWhole: true }),
  tenure: { table: 'assets', column: 'tenure', kind: 'text', most: 200 },
  energyRating: { table: 'assets', column: 'energy_rating', kind: 'text', most: 40 },
  features: { table: 'assets', column: 'features', kind: 'list', most: 500, mostTexts: 100 },
  addressLine: { table: 'assets', column: 'address_line', kind: 'text', most: 500 },
  town: { table: 'assets', column: 'town', kind: 'text', most: 200 },
  postcode: { table: 'assets', column: 'postcode', kind: 'text', most: 40 },
  district: { table: 'assets', column: 'district', kind: 'text', most: 200 },
  region: { table: 'assets', column: 'region', kind: 'text', most: 200 },
  latitude: number('latitude', { unit: 'degrees', least: -90, most: 90 }),
  longitude: number('longitude', { unit: 'degrees', least: -180, most: 180 }),
} as const satisfies Readonly<Record<string, HomeField>>;

export type HomeFieldKey = keyof typeof HOME_FIELDS;
type KeysOf<Kind extends HomeField['kind']> = {
  [Key in HomeFieldKey]: (typeof HOME_FIELDS)[Key] extends { readonly kind: Kind } ? Key : never;
}[HomeFieldKey];
export type HomeTextKey = KeysOf<'text'>;
export type HomeNumberKey = KeysOf<'number'>;

/** A text as long as its field may be; null for nothing. */
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

/** The first characters of a text, none of them halved: half a surrogate pair is refused wherever it is sent. */
function cutText(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

function number(
  column: string,
  limits: Pick<NumberField, 'least' | 'most'> & Partial<Pick<NumberField, 'unit' | 'isWhole'>>,
): NumberField & { readonly table: 'assets'; readonly column: string } {
  return { table: 'assets', column, kind: 'number', unit: null, isWhole: false, ...limits };
}
