import { DRAFT_SCHEMA } from '#wire/drafts.ts';
import type { GameTemplate } from '#wire/listing-cards.ts';
import { isMessageKey, t } from '#lib/i18n.ts';
import { newId } from '#lib/new-id.ts';
import { rowOfCard } from '../intake/row-of-card.ts';
import { readTemplateHomes } from '../queries.ts';
import type { LocalDraft } from './local-drafts.ts';
import { newDraft } from './new-draft.ts';

/** A new draft from a pack; the draft that was on screen stays among the drafts. */
export async function draftOfPack({ key, family, rules }: GameTemplate): Promise<LocalDraft> {
  const homes = await readTemplateHomes(key);
  const base = newDraft(family, homes[0]?.currency ?? 'GBP');
  return {
    id: newId(),
    ownerId: null,
    baseVersion: 0,
    isDirty: true,
    changedAt: new Date().toISOString(),
    photoNames: {},
    document: {
      ...base,
      schema: DRAFT_SCHEMA,
      title: packName(key),
      currencyFrom: 'homes',
      rules: { ...base.rules, ...rules },
      rows: homes.map((card) => rowOfCard(card, newId(), 'sample')),
    },
  };
}

/** What a pack is called. */
export function packName(key: string): string {
  const name = `builder.template.${key}`;
  return isMessageKey(name) ? t(name) : key;
}
