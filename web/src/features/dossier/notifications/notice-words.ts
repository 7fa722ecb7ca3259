import type { NoticeGroup } from '#domain/dossier/notices.ts';
import type { DossierNotice } from '#wire/dossier-notices.ts';
import { t } from '#lib/i18n.ts';

/** What a group of notices says in one line: who did what, and how often. */
export function groupWords({ notices }: NoticeGroup<DossierNotice>): string {
  const [first, ...more] = notices;
  const name = first.actor ?? t('dossierNotes.somebody');
  const title = first.title === null ? t('dossierNotes.notice.gone') : wholeOrCut(first, first.title);
  const values = { name, title, count: notices.length };
  if (first.kind === 'stage_changed' && more.length === 0 && first.toStage !== null)
    return t('dossierNotes.notice.stage_to', { ...values, stage: t(`dossierNotes.stage.${first.toStage}`) });
  return t(`dossierNotes.notice.${more.length === 0 ? 'one' : 'many'}.${first.kind}`, values);
}

/** Of what somebody wrote the database tells so many characters. */
const MOST_TOLD = 140;

/** What a notice is about; words that were cut say so. */
function wholeOrCut({ kind }: DossierNotice, title: string): string {
  const isCut =
    (kind === 'note_shared' || kind === 'question_answered') && Array.from(title).length >= MOST_TOLD;
  return isCut ? `${title.trimEnd()}…` : title;
}

/** Where a notice leads: to what it is about, or where such things stand. */
export function noticePath(dossierId: string, { kind, subjectId, title }: DossierNotice): string {
  const base = `/dossiers/${dossierId}`;
  if (kind === 'task_assigned' || kind === 'task_done' || kind === 'task_reminder')
    return title === null ? `${base}/tasks` : `${base}/tasks/view/${subjectId}`;
  if (kind === 'event_added' || kind === 'event_moved' || kind === 'event_cancelled')
    return `${base}/calendar`;
  if (kind === 'note_shared' || kind === 'question_answered') return `${base}/notes-and-queries`;
  return kind === 'offer_recorded' ? `${base}/offers` : `${base}/home`;
}
