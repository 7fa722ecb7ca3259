import type { GuessAnswer } from '#wire/guesses.ts';
import { bandOf, bandOfLabel, type BandKey } from '#domain/error-bands.ts';
import { formatPercent } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';

/** The word for how close a guess was, in the reader's language. */
export function bandWord(band: number): string {
  const key: BandKey = bandOf(band).key;
  return t(`band.${key}`);
}

/** The outcome in a few words: "Excellent, 6% over". */
export function verdictOf({ guess }: GuessAnswer): string {
  if (guess.priceMinor === null || guess.score === null) return t('reveal.poll');
  if (guess.isLate || guess.label === 'time_over' || guess.label === null) return t('reveal.timeOver');
  const word = bandWord(bandOfLabel(guess.label));
  if (guess.errorPercent === null || guess.errorPercent === 0) return word;
  const amount = guess.amountMinor ?? Math.sqrt((guess.lowMinor ?? 0) * (guess.highMinor ?? 0));
  const values = { word, percent: formatPercent(guess.errorPercent) };
  return amount > guess.priceMinor ? t('reveal.over', values) : t('reveal.under', values);
}
