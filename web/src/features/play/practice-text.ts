import type { Run } from '#wire/runs.ts';
import { t } from '#lib/i18n.ts';
import { loadTexts } from '#lib/load-texts.ts';

/** Why a run is practice, in a sentence. */
export function practiceText({ practiceReason }: Pick<Run, 'practiceReason'>): string {
  return t(`practice.${practiceReason ?? 'not_first'}`);
}

/** The sentences of practice come with the runs that are: a first visit does without them. */
export async function loadPractice({ ranked }: Pick<Run, 'ranked'>): Promise<void> {
  if (!ranked) await loadTexts(['practice']);
}
