import { z } from 'zod';
import { CURRENCIES } from '#domain/currencies.ts';
import { linesOf, storedOf, textOf, valueAt } from './brand-values.ts';

/** A row of the brand's table, as the wire spells it. */
export type BrandRow = Readonly<Record<string, unknown>> & { readonly version: number };
export type BrandFields = Readonly<Record<string, string>>;

export interface FieldRow {
  /** `column`, or `column.key` of a column that holds several by name */
  readonly key: string;
  readonly kind: 'text' | 'email' | 'url' | 'long' | 'lines' | 'locales' | 'links' | 'number' | 'choice';
  readonly most: number;
  readonly isNeeded?: true;
  readonly choices?: readonly string[];
  readonly autoComplete?: string;
}

const PARTS = [
  ...(['names', 'mailboxes', 'phones', 'web', 'person', 'money'] as const),
  ...(['address', 'place', 'hours', 'branches', 'site', 'languages', 'measure'] as const),
] as const;

interface FieldPart {
  readonly part: (typeof PARTS)[number];
  readonly fields: readonly FieldRow[];
}

export const BRAND_SCREENS = ['general', 'location', 'website'] as const;
export type BrandScreen = (typeof BRAND_SCREENS)[number];

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const money: FieldRow = {
  key: 'currency',
  kind: 'choice',
  most: 3,
  isNeeded: true,
  choices: CURRENCIES.map(({ code }) => code),
};
const locales: FieldRow = { key: 'supportedLocales', kind: 'locales', most: 800, isNeeded: true };
const analytics: FieldRow = { key: 'analyticsId', kind: 'text', most: 40 };

/** What of a brand is edited where: the forms, what is wrong in them, and what is saved are made of these rows. */
export const BRAND_PARTS: Readonly<Record<BrandScreen, readonly FieldPart[]>> = {
  general: [
    {
      part: 'names',
      fields: [
        { key: 'displayName', kind: 'text', most: 200, isNeeded: true },
        { key: 'company', kind: 'text', most: 200 },
        { key: 'companyId', kind: 'text', most: 60 },
        { key: 'description', kind: 'long', most: 2000 },
      ],
    },
    {
      part: 'mailboxes',
      fields: [
        { key: 'serviceEmail', kind: 'email', most: 254, isNeeded: true },
        { key: 'headerEmail', kind: 'email', most: 254 },
        { key: 'generalEmail', kind: 'email', most: 254 },
        { key: 'propertyEmail', kind: 'email', most: 254 },
      ],
    },
    {
      part: 'phones',
      fields: [
        { key: 'phone', kind: 'text', most: 60, autoComplete: 'tel' },
        { key: 'whatsapp', kind: 'text', most: 60 },
        ...['office', 'sales', 'lettings', 'mobile', 'emergency'].map((use): FieldRow => ({
          key: `phones.${use}`,
          kind: 'text',
          most: 60,
        })),
      ],
    },
    {
      part: 'web',
      fields: [
        { key: 'website', kind: 'url', most: 2000 },
        { key: 'homeUrl', kind: 'url', most: 2000, isNeeded: true },
        { key: 'socialMedia', kind: 'links', most: 4000 },
      ],
    },
    {
      part: 'person',
      fields: [
        { key: 'agentName', kind: 'text', most: 200 },
        { key: 'agentTitle', kind: 'text', most: 200 },
        { key: 'specialties', kind: 'lines', most: 4000 },
        { key: 'coverageAreas', kind: 'lines', most: 4000 },
        { key: 'propertyReference', kind: 'text', most: 200 },
      ],
    },
    { part: 'money', fields: [money, locales, analytics] },
  ],
  location: [
    {
      part: 'address',
      fields: [
        { key: 'addressParts.street', kind: 'text', most: 120, autoComplete: 'address-line1' },
        { key: 'addressParts.street2', kind: 'text', most: 120, autoComplete: 'address-line2' },
        { key: 'addressParts.town', kind: 'text', most: 120, autoComplete: 'address-level2' },
        { key: 'addressParts.county', kind: 'text', most: 120, autoComplete: 'address-level1' },
        { key: 'addressParts.postcode', kind: 'text', most: 120, autoComplete: 'postal-code' },
        { key: 'addressParts.country', kind: 'text', most: 120, autoComplete: 'country-name' },
      ],
    },
    {
      part: 'place',
      fields: [
        { key: 'latitude', kind: 'number', most: 90 },
        { key: 'longitude', kind: 'number', most: 180 },
      ],
    },
    {
      part: 'hours',
      fields: DAYS.map((day): FieldRow => ({ key: `openingHours.${day}`, kind: 'text', most: 60 })),
    },
    { part: 'branches', fields: [{ key: 'branches', kind: 'lines', most: 8000 }] },
  ],
  website: [
    {
      part: 'site',
      fields: [
        { key: 'whitelabelName', kind: 'text', most: 200, isNeeded: true },
        { key: 'name', kind: 'text', most: 200, isNeeded: true },
        { key: 'brandedGameSlug', kind: 'choice', most: 60, isNeeded: true },
      ],
    },
    {
      part: 'languages',
      fields: [
        locales,
        money,
        { key: 'areaUnit', kind: 'choice', most: 3, choices: ['m2', 'ft2'] },
        {
          key: 'timeZone',
          kind: 'choice',
          most: 60,
          isNeeded: true,
          choices: Intl.supportedValuesOf('timeZone'),
        },
      ],
    },
    { part: 'measure', fields: [analytics] },
  ],
};

/** All fields of a screen. */
export function fieldsOf(screen: BrandScreen): readonly FieldRow[] {
  return BRAND_PARTS[screen].flatMap(({ fields }) => fields);
}

/** A form's fields as text, from the stored row. */
export function formOfBrand(screen: BrandScreen, row: BrandRow): BrandFields {
  return Object.fromEntries(
    fieldsOf(screen).map((field) => [field.key, textOf(valueAt(row, field.key), field)]),
  );
}

/** The columns that a form of this screen writes. */
export function columnsOfForm(screen: BrandScreen, fields: BrandFields): Readonly<Record<string, unknown>> {
  const columns: Record<string, unknown> = {};
  for (const field of fieldsOf(screen)) {
    const value = storedOf(fields[field.key] ?? '', field);
    const [column = '', name] = field.key.split('.');
    if (name === undefined) columns[column] = value;
    else columns[column] = { ...(columns[column] as object), ...(value === null ? {} : { [name]: value }) };
  }
  if (screen !== 'location') return columns;
  // What pages show of the address is made of its parts.
  const lines = addressLines(fields);
  return {
    ...columns,
    ...(lines.length > 0 ? { address: lines, location: fields['addressParts.town'] || null } : {}),
  };
}

/** An address in at most two lines: the house, and the town. */
export function addressLines(fields: BrandFields): readonly string[] {
  const part = (name: string) => fields[`addressParts.${name}`]?.trim() ?? '';
  const join = (names: readonly string[], between: string) =>
    names
      .map(part)
      .filter((text) => text !== '')
      .join(between);
  return [join(['street', 'street2'], ', '), join(['town', 'postcode'], ' ')].filter((line) => line !== '');
}

/** What is allowed in the fields of a screen. */
export function schemaOf(screen: BrandScreen) {
  return z.object(Object.fromEntries(fieldsOf(screen).map((field) => [field.key, fieldSchema(field)])));
}

/** Keys of fields that would be refused. */
export function refusedIn(screen: BrandScreen, fields: BrandFields): readonly string[] {
  const { shape } = schemaOf(screen);
  const wrong = fieldsOf(screen)
    .map(({ key }) => key)
    .filter((key) => shape[key]?.safeParse(fields[key]).success === false);
  // A place is two figures or none.
  if (screen === 'location' && (fields['latitude'] === '') !== (fields['longitude'] === ''))
    return [...new Set([...wrong, fields['latitude'] === '' ? 'latitude' : 'longitude'])];
  return wrong;
}

function fieldSchema({ kind, most, isNeeded }: FieldRow): z.ZodType {
  const text = z.string().trim();
  const orNothing = <S extends z.ZodType>(schema: S) =>
    isNeeded ? schema : z.union([z.literal(''), schema]);
  if (kind === 'email') return orNothing(z.email().max(most));
  if (kind === 'url') return orNothing(text.max(most).regex(/^(https?:\/\/\S+|\/\S*)$/));
  if (kind === 'number')
    return text.refine((typed) => typed === '' || Math.abs(Number(typed.replace(',', '.'))) <= most);
  if (kind === 'links')
    return text
      .max(most)
      .refine((typed) => linesOf(typed).every((line) => /^[^:\s][^:]{0,39}:\s*https?:\/\/\S+$/.test(line)));
  return isNeeded ? text.min(1).max(most) : text.max(most);
}
