import type { Crowd } from '#wire/crowds.ts';
import type { GuessAnswer } from '#wire/guesses.ts';
import { useEffect, useState } from 'react';
import { formatMoney } from '#domain/format-money.ts';
import { formatMonth } from '#lib/format.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import { Reveal } from '#ui/reveal.tsx';
import { bandOfGuess, distanceOf, verdictOf } from '../guess-verdict.ts';
import { bandTone } from '../band-tone.ts';
import { useCue } from '../use-cue.ts';
import { BandSign } from './band-sign.tsx';
import { readCrowd } from '../result-queries.ts';
import { crowdSpread } from '#kit/games/crowd-spread.ts';
import { besideText, markNames } from '#kit/games/crowd-texts.ts';
import { guessEnds } from '#kit/games/guess-ends.ts';

interface RoundRevealProps {
  readonly sessionId: string;
  readonly gameListingId: string;
  readonly answer: GuessAnswer;
  readonly maxScore: number;
  /** false where points wait for the result */
  readonly hasPoints: boolean;
  readonly isFresh: boolean;
  /** the price turns over card by card */
  readonly hasCards?: boolean | undefined;
  /** a game of words says so how it went: no distance, and nothing of other players */
  readonly sayVerdict?: ((answer: GuessAnswer) => string) | undefined;
  /** the hints that were taken, as the shares of the points that each leaves */
  readonly hintShares: readonly number[];
  readonly onDone: () => void;
}

/** The price, the player's mark, the points, and the crowd as soon as it has answered. */
export function RoundReveal({
  sessionId,
  gameListingId,
  answer,
  maxScore,
  hasPoints,
  isFresh,
  hasCards,
  sayVerdict,
  hintShares,
  onDone,
}: RoundRevealProps) {
  const crowd = useCrowd(sessionId, sayVerdict ? null : gameListingId);
  const { guess } = answer;
  const verdict = (sayVerdict ?? verdictOf)(answer);
  const band = bandOfGuess(answer);
  const distance = sayVerdict ? null : distanceOf(answer);
  useCue(isFresh, band);
  if (guess.priceMinor === null) return <p className="reveal-poll">{verdict}</p>;
  const money = (minor: number) => formatMoney(minor, guess.currency, locale());
  const marks = guessEnds(guess);
  const home = { priceMinor: guess.priceMinor, guess: marks, crowd: crowdSpread(crowd) };
  const score = guess.score ?? 0;
  const values = { price: money(guess.priceMinor), verdict, score, max: maxScore };
  return (
    <>
      <Reveal
        {...home}
        score={hasPoints ? score : null}
        maxScore={maxScore}
        currency={guess.currency}
        locale={locale()}
        isFresh={isFresh}
        hasCards={hasCards ?? false}
        onDone={onDone}
        labels={{
          summary: marks
            ? t(hasPoints ? 'reveal.summary' : 'reveal.summaryCalm', {
                ...values,
                guess:
                  marks.lowMinor === marks.highMinor
                    ? money(marks.lowMinor)
                    : `${money(marks.lowMinor)} – ${money(marks.highMinor)}`,
              })
            : t('reveal.summaryLate', values),
          price:
            guess.priceKind === 'sold' && guess.priceOn
              ? t('reveal.soldIn', { month: formatMonth(guess.priceOn) })
              : t(`reveal.${guess.priceKind}`),
          marks: { ...markNames(), ...(distance === null ? {} : { distance }) },
          score: t('reveal.score', { score, max: maxScore }),
          points: t('reveal.points'),
          verdict: sayVerdict ? (
            verdict
          ) : (
            <span className="reveal-verdict" data-tone={bandTone(band)}>
              <BandSign band={band} />
              {verdict}
            </span>
          ),
          ...(hasPoints && hintShares.length > 0 ? { sum: sumText(score, hintShares) } : {}),
          skip: t('reveal.skip'),
        }}
      />
      {sayVerdict ? null : (
        <p className="reveal-crowd muted">
          {crowd ? crowdText(crowd, money) : ' '} {besideText(home, guess.currency)}
        </p>
      )}
    </>
  );
}

/** A hint's cost as a line of the sum: what the guess alone earned, and what the hints left of it. */
function sumText(score: number, shares: readonly number[]): string {
  const share = shares.reduce((left, one) => left * one, 1);
  const rounded = Math.round(share * 1000) / 1000;
  return plural('reveal.sum', shares.length, { points: Math.round(score / share), share: rounded });
}

/** Fetched after the guess only: the server tells nobody earlier. Without it the reveal stands by itself. */
function useCrowd(sessionId: string, gameListingId: string | null): Crowd | null {
  const [crowd, setCrowd] = useState<Crowd | null>(null);
  useEffect(() => {
    if (gameListingId === null) return;
    let isCurrent = true;
    readCrowd(sessionId, gameListingId).then(
      (figures) => {
        if (isCurrent) setCrowd(figures);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [sessionId, gameListingId]);
  return crowd;
}

function crowdText(crowd: Crowd, money: (minor: number) => string): string {
  const spread = crowdSpread(crowd);
  if (!spread) return plural('reveal.crowdFew', crowd.count);
  const { medianMinor, q1Minor, q3Minor } = spread;
  return t('reveal.crowdText', {
    median: money(medianMinor),
    low: money(q1Minor),
    high: money(q3Minor),
    count: crowd.count,
  });
}
