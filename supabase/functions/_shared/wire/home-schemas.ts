import { z } from 'zod';
import { CLUE_KEYS, type ClueKey } from '../domain/clue-keys.ts';
import {
  HOME_FIELDS,
  HOME_FIELD_KEYS,
  homeField,
  READ_FIELD_KEYS,
  type HomeFieldKey,
  type HomeNumberKey,
  type HomeTextKey,
  type HomeValue,
  type ReadFieldKey,
} from '../domain/home-fields.ts';

/** A text of a home as a form sends it, within the limit of its field. */
export const homeText = (key: HomeTextKey) => z.string().trim().max(HOME_FIELDS[key].most);

/** A text as it is kept while somebody is still writing: as long as one that is stored. */
export const draftText = (key: HomeTextKey) => z.string().max(HOME_FIELDS[key].most);

/** A number of a home within the limits of its field. */
export function homeNumber(key: HomeNumberKey) {
  const { least, most, isWhole } = HOME_FIELDS[key];
  const within = z.number().min(least).max(most);
  return isWhole ? within.refine(Number.isInteger) : within;
}

/** What a home has to offer, text by text. */
export const homeFeatures = z
  .array(z.string().trim().min(1).max(HOME_FIELDS.features.most))
  .max(HOME_FIELDS.features.mostTexts);

type Known<Key extends HomeFieldKey> = z.ZodType<HomeValue<Key>, HomeValue<Key>>;
type Nullable = { readonly [Key in HomeFieldKey]: z.ZodNullable<Known<Key>> };

/** Every field as a form sends it, within its limits. */
export const sentFields = schemasOf(HOME_FIELD_KEYS, (key) =>
  schemaOf(key, z.string().trim()).nullable(),
) as unknown as Nullable;

/** Every field as an answer tells it: what is stored is within its limits. */
export const toldFields = schemasOf(HOME_FIELD_KEYS, (key) =>
  plainSchemaOf(key).nullable(),
) as unknown as Nullable;

/** The fields that a draft keeps as the reader read them; one that an older draft lacks is not known. */
export const draftFields = schemasOf(READ_FIELD_KEYS, (key) =>
  schemaOf(key, z.string()).nullable().default(null),
) as unknown as { readonly [Key in ReadFieldKey]: z.ZodDefault<z.ZodNullable<Known<Key>>> };

/** The fields that players read before the guess; a game may keep any of them back. */
export const clueFields = schemasOf(CLUE_KEYS, (key) => plainSchemaOf(key).nullish()) as unknown as {
  readonly [Key in ClueKey]: z.ZodOptional<z.ZodNullable<Known<Key>>>;
};

/** One schema for each key. What a key holds follows from the kind of its row, here as in `HomeValue`. */
function schemasOf(keys: readonly HomeFieldKey[], schema: (key: HomeFieldKey) => z.ZodType) {
  return Object.fromEntries(keys.map((key) => [key, schema(key)]));
}

function schemaOf(key: HomeFieldKey, text: z.ZodString): z.ZodType {
  const row = homeField(key);
  switch (row.kind) {
    case 'text':
    case 'word':
      return text.max(row.most);
    case 'choice':
      return z.enum(row.choices);
    case 'list':
      return homeFeatures;
    case 'number':
      return homeNumber(key as HomeNumberKey);
  }
}

function plainSchemaOf(key: HomeFieldKey): z.ZodType {
  const { kind } = homeField(key);
  return kind === 'number' ? z.number() : kind === 'list' ? z.array(z.string()) : z.string();
}
