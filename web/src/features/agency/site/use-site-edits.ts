import { useEdits, type Saved } from '#kit/edits/use-edits.ts';
import { isSame } from '#kit/edits/merge-edits.ts';
import { controlOf } from '#wire/site-parts.ts';
import type { StoredField } from '#wire/site.ts';
import { fieldKey, fromForm, readKey, schemaOf, toForm, type SiteFields } from './field-keys.ts';
import { saveSite } from './site-calls.ts';

/** What was loaded or saved last: each field's version, and what it held then. */
export interface SiteVersions {
  readonly versions: Readonly<Record<string, number>>;
  readonly values: SiteFields;
}

/** Stored fields as a form that remembers the version of each. */
export function savedFields(stored: readonly StoredField[]): Saved<SiteFields, SiteVersions> {
  const fields = Object.fromEntries(stored.map((one) => [fieldKey(one), toForm(one.value)]));
  const versions = Object.fromEntries(stored.map((one) => [fieldKey(one), one.version]));
  return { fields, version: { versions, values: fields } };
}

interface SiteEditsOptions {
  readonly brand: string;
  readonly storageKey: string;
  readonly stored: readonly StoredField[];
  readonly reload: () => Promise<readonly StoredField[]>;
  /** what a row is, as changes say it */
  readonly kindOf: (row: string) => string;
  readonly onSaved?: () => void;
}

/**
 * Edits of fields of a site. Only what differs is sent, each field with the version that it was made from, so that people
 * who write different fields or languages never meet.
 */
export function useSiteEdits({ brand, storageKey, stored, reload, kindOf, onSaved }: SiteEditsOptions) {
  return useEdits<SiteFields, SiteVersions>({
    storageKey,
    loaded: savedFields(stored),
    check: (fields) =>
      Object.entries(fields).flatMap(([key, value]) => {
        const place = readKey(key);
        const schema = schemaOf(kindOf(place.row), place);
        const kept = schema && fromForm(value, controlOf(schema));
        return schema && kept !== null && !schema.safeParse(kept).success ? [key] : [];
      }),
    save: async (fields, from) => {
      const changed = Object.keys(fields).filter((key) => !isSame(fields[key], from.values[key]));
      const { fields: saved } = await saveSite({
        what: 'fields',
        brand,
        changes: changed.map((key) => {
          const place = readKey(key);
          const of = kindOf(place.row);
          const schema = schemaOf(of, place);
          return {
            ...place,
            of,
            value: schema ? fromForm(fields[key] ?? '', controlOf(schema)) : null,
            version: from.versions[key] ?? 0,
          };
        }),
      });
      onSaved?.();
      const next = savedFields(saved);
      const values = { ...from.values, ...next.fields };
      return {
        fields: values,
        version: { versions: { ...from.versions, ...next.version.versions }, values },
      };
    },
    reload: async () => savedFields(await reload()),
  });
}
