import { t } from '#lib/i18n.ts';
import { bandOf } from '#domain/error-bands.ts';
import { bandOfGuess, verdictOf } from '../guess-verdict.ts';
import type { GuessAnswer } from '#wire/guesses.ts';

/** How a guess went, in a word that discourages nobody, and without any figure. */
export function sayVerdict(answer: GuessAnswer): string {
  const band = bandOfGuess(answer);
  if (band !== null) return t(`gentle.${bandOf(band).key}`);
  return answer.guess.isLate || answer.guess.label === 'time_over' ? t('gentle.late') : verdictOf(answer);
}
