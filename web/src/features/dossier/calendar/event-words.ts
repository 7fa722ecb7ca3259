import { EVENT_KINDS } from '#wire/dossier-rows.ts';
import { t } from '#lib/i18n.ts';
import type { FieldValue } from '#kit/edits/merge-edits.ts';
import type { Scene } from '../notes/scene.ts';

const NAMED = ['title', 'startsOn', 'startTime', 'endsOn', 'endTime', 'place', 'details', 'allDay'] as const;

/** How a field of an appointment is called where two edits of it meet. */
export function fieldName(key: string): string {
  const known = NAMED.find((one) => one === (key === 'isAllDay' ? 'allDay' : key));
  if (known) return t(`dossierNotes.event.${known}`);
  return key === 'kind'
    ? t('dossierNotes.event.kindLabel')
    : key === 'timeZone'
      ? t('dossierNotes.event.zone')
      : t('dossierNotes.home');
}

/** What a field of an appointment says there. */
export function showValue(scene: Scene, key: string, value: FieldValue): string {
  if (typeof value === 'boolean') return t(value ? 'dossierNotes.yes' : 'dossierNotes.no');
  const text = String(value ?? '');
  if (key === 'assetId') return scene.homes.find(({ id }) => id === text)?.title ?? t('dossierNotes.noHome');
  const kind = EVENT_KINDS.find((one) => key === 'kind' && one === text);
  return kind ? t(`dossierNotes.event.kind.${kind}`) : text || t('dossierNotes.task.nothing');
}
