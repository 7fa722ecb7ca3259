import { EVERY_LOCALE, type PartKind } from '#domain/site/page-kinds.ts';
import { localesToTry, orderRows, resolveRow } from '#domain/site/site-content.ts';
import { t } from '#lib/i18n.ts';
import type { SitePageDraft } from '#wire/site.ts';
import { readKey, typedFields } from './field-keys.ts';
import { fieldName } from './field-name.ts';
import { localeName } from './locale-name.ts';
import { readPageDraft } from './site-calls.ts';
import { useSiteEdits } from './use-site-edits.ts';

/** A page as it is being typed: its edits, what they make of it, and what its parts and fields are called. */
export function usePageForm(brand: string, draft: SitePageDraft, locale: string, onSaved: () => void) {
  const { page, parts, locales, fields: stored } = draft;
  const kinds = new Map<string, PartKind>(parts.map(({ id, kind }) => [id, kind]));
  const kindOf = (row: string) => {
    const kind = kinds.get(row);
    return kind ? `part.${kind}` : 'page';
  };
  const edits = useSiteEdits({
    brand,
    storageKey: `site ${page.id}`,
    stored,
    kindOf,
    reload: async () => (await readPageDraft(page.id, brand)).fields,
    onSaved,
  });
  const typed = typedFields(edits.fields, kindOf);
  const content = { id: page.id, parts, fields: typed };
  const ordered = orderRows(
    parts,
    typed.filter(({ row }) => row === page.id),
  );
  const nameOfPart = (id: string) => {
    const kind = kinds.get(id);
    const { values } = resolveRow(
      typed.filter(({ row }) => row === id),
      localesToTry(locale, locales),
    );
    const title = values['title'];
    const name = kind ? t(`agencySite.part.${kind}`) : '';
    return typeof title === 'string' && title !== '' ? `${name}: ${title}` : name;
  };
  const nameOfField = (key: string) => {
    const { row, locale: of, field } = readKey(key);
    const place = row === page.id ? t('agencySite.tab.title') : nameOfPart(row);
    return [place, fieldName(field), of === EVERY_LOCALE ? '' : localeName(of)].filter(Boolean).join(' · ');
  };
  return { edits, kindOf, typed, content, ordered, nameOfPart, nameOfField };
}
