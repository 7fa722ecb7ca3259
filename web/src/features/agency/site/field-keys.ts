import type { z } from 'zod';
import { EVERY_LOCALE } from '#domain/site/page-kinds.ts';
import type { SiteField } from '#domain/site/site-content.ts';
import type { FieldValue } from '#kit/edits/merge-edits.ts';
import { controlOf, SITE_FIELDS, type FieldControl } from '#wire/site-parts.ts';

/** The flat form of a site: a field's key is its row, its language and its name. */
export type SiteFields = Readonly<Record<string, FieldValue>>;

export interface FieldPlace {
  readonly row: string;
  readonly locale: string;
  readonly field: string;
}

export function fieldKey({ row, locale, field }: FieldPlace): string {
  return `${row}|${locale}|${field}`;
}

export function readKey(key: string): FieldPlace {
  const [row = '', locale = '', field = ''] = key.split('|');
  return { row, locale, field };
}

/** Trees, pictures and lists of things are one value of a form: their JSON. */
const AS_JSON: readonly FieldControl[] = ['rich', 'picture', 'items'];

/** The schema of a field; null where its kind has none of this name. */
export function schemaOf(
  of: string,
  { locale, field }: Pick<FieldPlace, 'locale' | 'field'>,
): z.ZodType | null {
  const fields = Object.hasOwn(SITE_FIELDS, of) ? SITE_FIELDS[of] : undefined;
  const shape: Readonly<Record<string, z.ZodType>> | undefined =
    locale === EVERY_LOCALE ? fields?.settings.shape : fields?.texts.shape;
  return shape?.[field] ?? null;
}

/** A value as a form holds it. */
export function toForm(value: unknown): FieldValue {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
  return JSON.stringify(value);
}

/** A value of a form as it is kept; null empties the field. */
export function fromForm(value: FieldValue, control: FieldControl): unknown {
  if (value === '') return null;
  return AS_JSON.includes(control) && typeof value === 'string' ? parse(value) : value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The fields as they are typed, in the shape that pages are drawn from. */
export function typedFields(fields: SiteFields, kindOf: (row: string) => string): SiteField[] {
  return Object.entries(fields).map(([key, value]) => {
    const place = readKey(key);
    const schema = schemaOf(kindOf(place.row), place);
    return { ...place, value: schema ? fromForm(value, controlOf(schema)) : null };
  });
}
