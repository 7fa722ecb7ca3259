import { ASKED_PEOPLE } from '#domain/dossier/guide/ready-questions.ts';
import type { QueryRow } from '#wire/dossier-rows.ts';
import { t } from '#lib/i18n.ts';

/** All of these questions as one message, by whom they are asked and which home they are about; ready to be sent. */
export function questionMessage(
  queries: readonly Pick<QueryRow, 'question' | 'askedOf' | 'assetId'>[],
  homes: readonly { readonly id: string; readonly title: string }[],
): string {
  const places = [
    ...homes.map(({ id, title }) => ({ id: id as string | null, title })),
    { id: null, title: '' },
  ];
  return ASKED_PEOPLE.flatMap((who) => {
    const asked = queries.filter(({ askedOf }) => askedOf === who);
    if (asked.length === 0) return [];
    const blocks = places.flatMap(({ id, title }) => {
      // A home that is gone leaves its questions without one.
      const about = asked.filter(({ assetId }) =>
        id === null ? assetId === null || homes.every((home) => home.id !== assetId) : assetId === id,
      );
      const lines = about.map(({ question }, place) => `${String(place + 1)}. ${question.trim()}`);
      return lines.length === 0 ? [] : [[title, ...lines].filter((line) => line !== '').join('\n')];
    });
    return [[t('dossierNotes.messageFor', { who: t(`dossierNotes.asked.${who}`) }), ...blocks].join('\n\n')];
  }).join('\n\n');
}
