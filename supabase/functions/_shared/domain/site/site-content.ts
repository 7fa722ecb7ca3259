import { EVERY_LOCALE, ORDER_FIELD, type PartKind } from './page-kinds.ts';

/** One field of one row in one language: the unit in which an agency's site is written. */
export interface SiteField {
  readonly row: string;
  /** empty where it is the same in every language */
  readonly locale: string;
  readonly field: string;
  readonly value: unknown;
}

export interface PartRow {
  readonly id: string;
  readonly kind: PartKind;
}

/** A page as it is edited and as it was published: its parts, and the fields of it and of them. */
export interface PageContent {
  readonly id: string;
  readonly parts: readonly PartRow[];
  readonly fields: readonly SiteField[];
}

/** A part in one language. */
export interface ResolvedPart {
  readonly id: string;
  readonly kind: PartKind;
  readonly values: Readonly<Record<string, unknown>>;
  /** the language that its texts are in where they are in none of the asked one */
  readonly language: string | null;
}

export interface ResolvedPage {
  readonly title: string;
  readonly description: string;
  /** the language of title and description */
  readonly language: string;
  readonly parts: readonly ResolvedPart[];
}

/**
 * The languages in which a text is looked for, the best first: the asked one, another kind of the same language, the
 * first that the agency speaks.
 */
export function localesToTry(locale: string, supported: readonly string[]): readonly string[] {
  const [language] = locale.split('-');
  const alike = supported.filter((one) => one.split('-')[0] === language);
  return [...new Set([locale, ...alike, ...supported.slice(0, 1)])];
}

/** Looks fields of rows up. */
export function fieldsByRow(fields: readonly SiteField[]): ReadonlyMap<string, readonly SiteField[]> {
  const rows = new Map<string, SiteField[]>();
  for (const field of fields) {
    const own = rows.get(field.row);
    if (own) own.push(field);
    else rows.set(field.row, [field]);
  }
  return rows;
}

/** A page in one language, with only those parts that it shows, in their order. */
export function resolvePage(
  content: PageContent,
  locale: string,
  supported: readonly string[],
): ResolvedPage {
  const rows = fieldsByRow(content.fields);
  const locales = localesToTry(locale, supported);
  const own = resolveRow(rows.get(content.id) ?? [], locales);
  const textOf = (name: string) => {
    const value = own.values[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    title: textOf('title'),
    description: textOf('description'),
    language: own.language ?? locale,
    parts: orderRows(content.parts, rows.get(content.id) ?? []).flatMap((part) => {
      const { values, language } = resolveRow(rows.get(part.id) ?? [], locales);
      return values['visible'] === false ? [] : [{ ...part, values, language }];
    }),
  };
}

/** Rows in the order that the row above them says; those that it does not name come last, as they came. */
export function orderRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
  fieldsAbove: readonly SiteField[],
  name = ORDER_FIELD,
): readonly Row[] {
  const order = fieldsAbove.find(({ field }) => field === name)?.value;
  const ids: readonly unknown[] = Array.isArray(order) ? order : [];
  const placeOf = ({ id }: Row) => {
    const place = ids.indexOf(id);
    return place === -1 ? ids.length : place;
  };
  return [...rows].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Is there anything in it? */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object') return false;
  const { type, content } = value as { readonly type?: unknown; readonly content?: unknown };
  if (type !== 'doc' || !Array.isArray(content)) return false;
  return content.every(
    (block: unknown) =>
      typeof block === 'object' &&
      block !== null &&
      (block as { type?: unknown }).type === 'paragraph' &&
      !('content' in block),
  );
}

/** The values of a row in the first of these languages that has each. */
export function resolveRow(
  fields: readonly SiteField[],
  locales: readonly string[],
): { readonly values: Readonly<Record<string, unknown>>; readonly language: string | null } {
  const values: Record<string, unknown> = {};
  const used = new Set<string>();
  const rankOf = (locale: string) => (locale === EVERY_LOCALE ? 0 : locales.indexOf(locale));
  const best = new Map<string, SiteField>();
  for (const field of fields) {
    if (rankOf(field.locale) < 0 || isBlank(field.value)) continue;
    const known = best.get(field.field);
    if (!known || rankOf(field.locale) < rankOf(known.locale)) best.set(field.field, field);
  }
  for (const { field, value, locale } of best.values()) {
    values[field] = value;
    if (locale !== EVERY_LOCALE) used.add(locale);
  }
  const [first] = locales;
  const [other] = used;
  return { values, language: first !== undefined && !used.has(first) && other !== undefined ? other : null };
}
