import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import {
  isTableField,
  plainName,
  TABLE_FIELD_NAMES,
  TABLE_FIELDS,
  type TableField,
} from '../../supabase/functions/_shared/reader/feeds/table-fields.ts';
import { ImportError } from './import-error.ts';

/**
 * A mapping file: `{ "columns": { "price": "Harga", … }, "photos": ["Pic 1", { "column": "Pic 2", "room": "kitchen" }] }`.
 * Columns that it does not name are still found by their own names and by what is in them.
 */
export const mappingSchema = z.strictObject({
  columns: z.record(z.string().min(1), z.string().min(1)).default({}),
  photos: z.array(z.union([z.string(), z.strictObject({ column: z.string(), room: z.string() })])).optional(),
});
export type Mapping = z.infer<typeof mappingSchema>;

/** What a mapping says of one table: its columns by their index, and the rooms that its photos show. */
export interface TableMapping {
  readonly fields: Readonly<Record<number, string | null>>;
  readonly rooms: ReadonlyMap<number, string>;
}

/** @throws ImportError for a file that is no mapping */
export async function readMapping(file: string): Promise<Mapping> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ImportError(`${file} cannot be read. Check that it is there.`);
  });
  try {
    return mappingSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new ImportError(
      `The mapping file ${file} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** @throws ImportError when the mapping names a column that the table does not have, or a fact that homes do not */
export function mapTable(header: readonly string[], mapping: Mapping): TableMapping {
  const names = header.map(plainName);
  const indexOf = (name: string): number => {
    const index = header.indexOf(name);
    const found = index < 0 ? names.indexOf(plainName(name)) : index;
    if (found >= 0) return found;
    throw new ImportError(
      `The mapping names a column "${name}" that the file does not have. It has: ${header.join(', ')}.`,
    );
  };
  const photos = (mapping.photos ?? []).map((entry) =>
    typeof entry === 'string'
      ? { index: indexOf(entry), room: entry }
      : { index: indexOf(entry.column), room: entry.room },
  );
  return {
    fields: {
      ...Object.fromEntries(
        Object.entries(mapping.columns).map(([fact, column]) => [indexOf(column), fieldOf(fact)]),
      ),
      ...Object.fromEntries(photos.map(({ index }) => [index, 'photos'])),
    },
    rooms: new Map(photos.map(({ index, room }) => [index, room])),
  };
}

/** The reader's name of a fact: "soldPrice", "sold_price" and "id" are known. */
function fieldOf(fact: string): TableField {
  if (isTableField(fact)) return fact;
  const plain = plainName(fact);
  const field = TABLE_FIELD_NAMES.find(
    (name) => name.toLowerCase() === plain || (TABLE_FIELDS[name] as readonly string[]).includes(plain),
  );
  if (field) return field;
  throw new ImportError(`The mapping names "${fact}", which is no fact of a home.`);
}
