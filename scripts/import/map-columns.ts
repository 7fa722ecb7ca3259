import { isCurrencyCode } from '#domain/currencies.ts';
import { z } from 'zod';
import { COLUMN_NAMES, FIELD_NAMES, isCalled, normaliseName, type FieldName } from './column-names.ts';
import { ImportError } from './import-error.ts';

const fieldNames = z.enum(FIELD_NAMES as [FieldName, ...FieldName[]]);

/**
 * A mapping file: `{ "columns": { "price": "Harga", … }, "photos": ["Pic 1", { "column": "Pic 2", "room": "kitchen" }] }`.
 * Columns that it does not name are still found by their own names.
 */
export const mappingSchema = z.strictObject({
  columns: z.partialRecord(fieldNames, z.string().min(1)).default({}),
  photos: z.array(z.union([z.string(), z.strictObject({ column: z.string(), room: z.string() })])).optional(),
});
export type Mapping = z.infer<typeof mappingSchema>;

export interface ColumnMap {
  /** index of each known field's column */
  readonly fields: Partial<Record<FieldName, number>>;
  /** columns that name photos, and the words that say what is on them */
  readonly photos: readonly { readonly index: number; readonly words: string }[];
  /** currency that a price column states in its name (`price_usd`), or null */
  readonly priceCurrency: string | null;
  /** columns that nothing reads, by the name they have in the file */
  readonly ignored: readonly string[];
}

const PHOTO_NAME = /^(photo|photos|image|images|img|picture|pictures|pic|foto|fotos)(_(.+))?$/;
const NO_PHOTO = /count|number_of|credit|attribution|rights|caption|url_hash/;

/**
 * Finds out which column means what, by its name or by the mapping file.
 * @throws ImportError when no price column is there, a name is used twice, or the mapping names a column that is not
 */
export function mapColumns(header: readonly string[], mapping: Mapping = { columns: {} }): ColumnMap {
  const names = header.map(normaliseName);
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (twice) throw new ImportError(`Two columns are called "${twice}". Rename one of them.`);

  const used = new Set<number>();
  const fields: Partial<Record<FieldName, number>> = {};
  const indexOf = (name: string): number => {
    const index = names.indexOf(normaliseName(name));
    if (index < 0) {
      throw new ImportError(
        `The mapping names a column "${name}" that the file does not have. It has: ${header.join(', ')}.`,
      );
    }
    used.add(index);
    return index;
  };

  for (const field of FIELD_NAMES) {
    const wanted = mapping.columns[field];
    if (wanted !== undefined) fields[field] = indexOf(wanted);
  }
  const mappedPhotos = mapping.photos?.map((entry) =>
    typeof entry === 'string'
      ? { index: indexOf(entry), words: normaliseName(entry) }
      : { index: indexOf(entry.column), words: entry.room },
  );

  let priceCurrency: string | null = null;
  for (const field of FIELD_NAMES) {
    if (fields[field] !== undefined) continue;
    for (const name of COLUMN_NAMES[field]) {
      const found = findColumn(names, name, field, used);
      if (!found) continue;
      fields[field] = found.index;
      used.add(found.index);
      priceCurrency ??= found.currency;
      break;
    }
  }
  if (fields.price === undefined && fields.sold_price === undefined) {
    throw new ImportError(
      `No column is called "price". The file has: ${header.join(', ')}. Name the price column in a mapping file.`,
    );
  }

  const photos = mappedPhotos ?? findPhotoColumns(names, used);
  for (const { index } of photos) used.add(index);
  const ignored = header.filter((name, index) => name !== '' && !used.has(index));
  return { fields, photos, priceCurrency, ignored };
}

function findColumn(names: readonly string[], name: string, field: FieldName, used: ReadonlySet<number>) {
  for (const [index, candidate] of names.entries()) {
    if (used.has(index)) continue;
    if (isCalled(candidate, name)) return { index, currency: null };
    const suffix = candidate.startsWith(`${name}_`) ? candidate.slice(name.length + 1).toUpperCase() : '';
    const isPrice = field === 'price' || field === 'sold_price';
    if (isPrice && isCurrencyCode(suffix)) return { index, currency: suffix };
  }
  return null;
}

function findPhotoColumns(names: readonly string[], used: ReadonlySet<number>) {
  return names.flatMap((name, index) => {
    const match = PHOTO_NAME.exec(name);
    return match && !used.has(index) && !NO_PHOTO.test(name) ? [{ index, words: match[3] ?? '' }] : [];
  });
}
