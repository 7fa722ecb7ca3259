import type { Run } from '#wire/runs.ts';
import { t } from '#lib/i18n.ts';

/** Why a run is practice, in a sentence. */
export function practiceText({ practiceReason }: Pick<Run, 'practiceReason'>): string {
  return t(`practice.${practiceReason ?? 'not_first'}`);
}
