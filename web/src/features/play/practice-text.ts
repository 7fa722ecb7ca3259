import type { Run } from '#wire/runs.ts';
import { t } from '#lib/i18n.ts';

/** Why a run is practice, in a sentence; of a home that stands for itself, what practice means for it. */
export function practiceText({ practiceReason }: Pick<Run, 'practiceReason'>, isAlone = false): string {
  return isAlone ? t('guess.practice') : t(`practice.${practiceReason ?? 'not_first'}`);
}
