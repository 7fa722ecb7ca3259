import type { GuessAnswer } from '#wire/guesses.ts';
import { amountInWords } from '#domain/amount-in-words.ts';
import { numberInWords } from '#domain/number-in-words.ts';
import { locale, t } from '#lib/i18n.ts';
import { guessEnds } from '#kit/games/guess-ends.ts';
import { roundMax } from '../round-max.ts';
import { verdictOf } from '../guess-verdict.ts';
import type { AmountPartProps, ModePartProps } from './mode-parts.ts';
import './modes.css';

/** What stands in the instrument, in words; before that, how far its tape goes. The instrument itself tells a screen reader. */
export function AmountNote({ round: { bounds, currency }, amount }: AmountPartProps) {
  const say = sayIn(currency);
  return (
    <p className="amount-words">
      {amount === null
        ? t('words.bounds', { low: say(bounds.minMinor), high: say(bounds.maxMinor) })
        : 'amountMinor' in amount
          ? t('words.amount', { amount: say(amount.amountMinor) })
          : t('words.range', { low: say(amount.lowMinor), high: say(amount.highMinor) })}
    </p>
  );
}

/** The reveal in words: the price, the guess and how near it was, the points. */
export function RevealNote({ run, round, answer }: ModePartProps) {
  if (!answer || answer.guess.priceMinor === null) return null;
  const { priceMinor, currency, score } = answer.guess;
  const max = roundMax(run, round);
  return (
    <p className="amount-words">
      {t('words.price', { price: sayIn(currency)(priceMinor) })} {sayGuess(answer)}{' '}
      {run.modeOptions?.isCalm
        ? null
        : t('words.points', {
            score: numberInWords(score ?? 0, locale()),
            max: numberInWords(max, locale()),
          })}
    </p>
  );
}

function sayGuess(answer: GuessAnswer): string | null {
  const ends = guessEnds(answer.guess);
  if (!ends) return null;
  const say = sayIn(answer.guess.currency);
  const verdict = verdictOf(answer);
  return ends.lowMinor === ends.highMinor
    ? t('words.guess', { amount: say(ends.lowMinor), verdict })
    : t('words.guessRange', { low: say(ends.lowMinor), high: say(ends.highMinor), verdict });
}

function sayIn(currency: string): (amountMinor: number) => string {
  return (amountMinor) => amountInWords(amountMinor, currency, locale());
}
