import type { DraftRow } from '#wire/drafts.ts';
import { t } from '#lib/i18n.ts';

/** What a home is called in the list: its address, else what else is known, at last its file. */
export function nameOfHome({ facts, card, origin, file }: DraftRow, place: number): string {
  return (
    facts.address ??
    card?.title ??
    facts.title ??
    facts.url?.replace(/^https?:\/\/(?:www\.)?/, '') ??
    file ??
    t(`builder.row.unnamed.${origin === 'photos' ? 'photos' : 'home'}`, { place })
  );
}
