import type { z } from 'zod';
import { EVERY_LOCALE, OWN_SLUGS } from '../_shared/domain/site/page-kinds.ts';
import { cleanPlaceholder } from '../_shared/pictures/clean-placeholder.ts';
import { Refusal } from '../_shared/problem.ts';
import { photoFiles } from '../_shared/wire/photos.ts';
import type { saveSiteRequest } from '../_shared/wire/site.ts';
import { controlOf, SITE_FIELDS } from '../_shared/wire/site-parts.ts';

type Changes = Extract<z.output<typeof saveSiteRequest>, { what: 'fields' }>['changes'];

/** Shows nothing while the picture loads. */
const NO_PLACEHOLDER = 'data:,';

/** Each change with its value as the schema of its field reads it, and the picture that it names. */
export function readChanges(changes: Changes) {
  const names = changes.map(({ row, locale, field }) => `${row} ${locale} ${field}`);
  if (new Set(names).size !== names.length) refuse('A save names each field once.');
  return changes.map((change) => {
    const { of, locale, field, value } = change;
    const fields = Object.hasOwn(SITE_FIELDS, of) ? SITE_FIELDS[of] : undefined;
    const shape: Readonly<Record<string, z.ZodType>> =
      (locale === EVERY_LOCALE ? fields?.settings.shape : fields?.texts.shape) ?? {};
    const schema = Object.hasOwn(shape, field) ? shape[field] : undefined;
    if (!schema) return refuse(`There is no field ${field} here.`);
    if (value === null || value === undefined) return { change: { ...change, value: null }, photo: null };
    const read = schema.safeParse(value);
    if (!read.success) return refuse(read.error.issues[0]?.message ?? 'A field holds what it cannot.');
    if (controlOf(schema) === 'slug' && OWN_SLUGS.includes(String(read.data))) {
      throw new Refusal(
        'slug_reserved',
        'This address is a page of the product. Choose another one for yours.',
      );
    }
    if (controlOf(schema) !== 'picture') return { change: { ...change, value: read.data }, photo: null };
    const photo = photoFiles.parse(read.data);
    const clean = { ...photo, placeholder: cleanPlaceholder(photo.placeholder) ?? NO_PLACEHOLDER };
    return { change: { ...change, value: clean }, photo };
  });
}

function refuse(sentence: string): never {
  throw new Refusal('invalid_request', sentence);
}
