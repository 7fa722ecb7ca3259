import type { GuessAnswer } from '#wire/guesses.ts';
import { bandOf, bandOfLabel, type BandKey } from '#domain/error-bands.ts';
import { errorPercent, nearestAmount } from '#domain/misses.ts';
import { formatPercent } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { guessEnds } from '#kit/games/guess-ends.ts';

/** The word for how close a guess was, in the reader's language. */
export function bandWord(band: number): string {
  const key: BandKey = bandOf(band).key;
  return t(`band.${key}`);
}

/** The outcome in a few words: "Excellent, 6% over". */
export function verdictOf(answer: GuessAnswer): string {
  const { guess } = answer;
  if (guess.priceMinor === null) return t('reveal.poll');
  if (guess.score === null) return t('reveal.void');
  if (guess.isLate || guess.label === 'time_over' || guess.label === null) return t('reveal.timeOver');
  const word = bandWord(bandOfLabel(guess.label));
  const distance = distanceOf(answer);
  return distance === null ? word : t('reveal.verdict', { word, distance });
}

/** How far off and to which side: "6% over"; null where nothing was missed. A range misses by what the price lies outside of it. */
export function distanceOf({ guess }: GuessAnswer): string | null {
  const { priceMinor } = guess;
  const ends = guessEnds(guess);
  if (priceMinor === null || !ends) return null;
  const nearest = nearestAmount(ends, priceMinor);
  const percent = errorPercent(nearest, priceMinor);
  if (percent === 0) return ends.lowMinor === ends.highMinor ? null : t('reveal.inside');
  return t(nearest > priceMinor ? 'reveal.over' : 'reveal.under', { percent: formatPercent(percent) });
}

/** The number of the band, 0 (best) to 5; null where there was no guess in time, or no price yet. */
export function bandOfGuess({ guess }: GuessAnswer): number | null {
  return guess.isLate || guess.label === 'time_over' || guess.label === null || guess.priceMinor === null
    ? null
    : bandOfLabel(guess.label);
}
