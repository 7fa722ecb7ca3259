import type { Run } from '#wire/runs.ts';
import { withTexts } from '#lib/load-texts.ts';

/** Says why a run is practice, or what that means for a home that stands for itself; null for a ranked one. */
export type SayPractice = ((run: Pick<Run, 'practiceReason'>, isAlone?: boolean) => string) | null;

/** The sentences of practice come with the runs that are: a first visit does without them. */
export async function loadPractice({ ranked }: Pick<Run, 'ranked'>): Promise<SayPractice> {
  return ranked ? null : (await withTexts(['practice'], () => import('./practice-text.ts'))).practiceText;
}
