import type { GuessAnswer } from '#wire/guesses.ts';
import type { DetailedRound } from '#wire/results.ts';
import { formatMoney } from '#domain/format-money.ts';
import { formatNumber, formatPercent } from '#lib/format.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { crowdSpread } from '#kit/games/crowd-spread.ts';
import { besideText, markNames } from '#kit/games/crowd-texts.ts';
import { guessEnds } from '#kit/games/guess-ends.ts';
import { CrowdRuler } from '#ui/crowd-ruler.tsx';
import { comparedText } from '../compared-text.ts';
import { bandOfGuess, verdictOf } from '../guess-verdict.ts';
import { bandTone } from '../band-tone.ts';
import { BandSign } from './band-sign.tsx';

interface DetailedOutcomeProps {
  readonly round: DetailedRound;
  readonly answer: GuessAnswer;
}

/** What came of one home: the verdict, the ruler and the figures. */
export function DetailedOutcome({ round, answer }: DetailedOutcomeProps) {
  const { guess } = answer;
  const { currency } = guess;
  const money = (minor: number) => formatMoney(minor, currency, locale());
  const spread = crowdSpread(round.crowd);
  const ends = guessEnds(guess);
  const home = { priceMinor: guess.priceMinor, guess: ends, crowd: spread };
  const band = bandOfGuess(answer);
  const figures = {
    'details.price': guess.priceMinor === null ? null : money(guess.priceMinor),
    'details.guess':
      guess.isDearer !== undefined
        ? comparedText(guess.isDearer)
        : ends && [...new Set([ends.lowMinor, ends.highMinor])].map(money).join(' – '),
    'details.crowd': spread && money(spread.medianMinor),
    'details.points': formatNumber(guess.score ?? 0),
  } as const;
  return (
    <>
      <p className="detailed-verdict" data-tone={bandTone(band)}>
        <BandSign band={band} /> {verdictOf(answer)}
      </p>
      {/* A ruler without the price would have nothing to measure from. */}
      {guess.priceMinor === null ? null : (
        <CrowdRuler {...home} currency={currency} locale={locale()} labels={markNames()} />
      )}
      <dl className="detailed-figures">
        {Object.entries(figures).map(([key, figure]) => (
          <div key={key}>
            <dt>{t(key as keyof typeof figures)}</dt>
            <dd className="ui-number">{figure ?? '—'}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{crowdSentence(round, besideText(home, currency))}</p>
    </>
  );
}

/** How the guess compares, and what the ruler leaves out; too few guesses compare with nobody. */
function crowdSentence({ crowd, closerThanPercent }: DetailedRound, beside: string | null): string {
  if (crowd?.medianMinor == null) return plural('reveal.crowdFew', crowd?.count ?? 0);
  const closer = closerThanPercent
    ? t('details.closer', { percent: formatPercent(Math.floor(closerThanPercent)) })
    : null;
  return [closer, beside].filter(Boolean).join(' ');
}
