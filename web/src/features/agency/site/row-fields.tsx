import type { z } from 'zod';
import { EVERY_LOCALE } from '#domain/site/page-kinds.ts';
import { localesToTry, resolveRow, type SiteField } from '#domain/site/site-content.ts';
import type { FormEdits } from '#kit/edits/use-edits.ts';
import { controlOf, SITE_FIELDS, type FieldControl as Control } from '#wire/site-parts.ts';
import type { SiteChoices } from '#wire/site.ts';
import { FieldControl } from './field-control.tsx';
import { fieldKey, type SiteFields } from './field-keys.ts';

interface RowFieldsProps {
  readonly row: string;
  /** what it is, as changes say it */
  readonly of: string;
  readonly locale: string;
  readonly locales: readonly string[];
  readonly edits: FormEdits<SiteFields>;
  readonly choices: SiteChoices;
  /** everything as it is typed now */
  readonly typed: readonly SiteField[];
}

/** Orders are made where the rows stand. */
const ELSEWHERE: readonly Control[] = ['ids', 'target'];

/** The form of a row, made from the schema of its kind: texts in one language, and what is the same in all. */
export function RowFields({ row, of, locale, locales, edits, choices, typed }: RowFieldsProps) {
  const schemas = SITE_FIELDS[of];
  if (!schemas) return null;
  const others = resolveRow(
    typed.filter((one) => one.row === row),
    localesToTry(locale, locales).slice(1),
  ).values;
  const draw = (shape: Readonly<Record<string, z.ZodType>>, at: string) =>
    Object.entries(shape).map(([field, schema]) => {
      const key = fieldKey({ row, locale: at, field });
      const fallback = at === EVERY_LOCALE ? undefined : others[field];
      return ELSEWHERE.includes(controlOf(schema)) ? null : (
        <FieldControl
          key={key}
          name={field}
          schema={schema}
          value={edits.fields[key] ?? ''}
          onChange={(value) => edits.set(key, value)}
          choices={choices}
          fallback={typeof fallback === 'string' ? fallback : undefined}
        />
      );
    });
  return (
    <>
      {draw(schemas.texts.shape, locale)}
      {draw(schemas.settings.shape, EVERY_LOCALE)}
    </>
  );
}
