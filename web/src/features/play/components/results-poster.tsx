import type { RunSummary } from '#wire/results.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { nextRating } from '#domain/rating.ts';
import { formatShare } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { countUp } from '../count-up.ts';
import type { SayPractice } from '../load-practice.ts';
import { placeText } from '../place-text.ts';
import { sentenceOf } from '../result-sentence-text.ts';
import { PosterTiles } from './poster-tiles.tsx';
import '../results-poster.css';

interface ResultsPosterProps {
  readonly run: RunSummary;
  readonly sayPractice: SayPractice;
  /** what to do with it: share, and the way on */
  readonly children: ReactNode;
}

/** How a run went, on one screen: its homes, the share of the points, what a friend would repeat, the place. */
export function ResultsPoster({ run, sayPractice, children }: ResultsPosterProps) {
  const sentence = sentenceOf(run);
  return (
    <section className="poster">
      <p className="poster-game muted">
        {run.game.title} {run.ranked ? null : <Badge>{t('run.practice')}</Badge>}
      </p>
      <Total run={run} />
      <PosterTiles run={run} />
      <div className="poster-told">
        {sentence ? <p className="poster-sentence ui-display">{sentence}</p> : null}
        <p>{placeText(run, sayPractice)}</p>
        {children}
      </div>
      <Rating run={run} />
    </section>
  );
}

/** Sudden death is measured in homes survived, everything else in points. */
function Total({ run: { survived, totalScore, maxScore, game } }: { readonly run: RunSummary }) {
  const [shown, setShown] = useState(0);
  useEffect(() => countUp(0, totalScore, setShown), [totalScore]);
  if (survived !== null) return <h1>{t('faces.sudden.result', { survived, rounds: game.rounds })}</h1>;
  return (
    <h1>
      <span className="poster-percent ui-number">{formatShare(totalScore / Math.max(1, maxScore))}</span>{' '}
      <span className="poster-points-of ui-number" aria-hidden="true">
        {t('poster.of', { score: shown, max: maxScore })}
      </span>
      <VisuallyHidden>{t('reveal.score', { score: totalScore, max: maxScore })}</VisuallyHidden>
    </h1>
  );
}

/** The rating in kind words, and what the next one takes. */
function Rating({ run }: { readonly run: RunSummary }) {
  if (run.status === 'active') return null;
  const next =
    run.survived === null
      ? nextRating(run.totalScore, run.maxScore, run.formula)
      : nextRating(run.survived, run.game.rounds, 'log_ratio');
  return (
    <p className="poster-rating">
      <strong>{t(`rating.${run.rating}`)}.</strong> {t(`ratingWords.${run.rating}`)}{' '}
      {next
        ? plural(run.survived === null ? 'rating.next' : 'rating.nextHomes', next.points, {
            rating: t(`rating.${next.rating}`),
          })
        : null}
    </p>
  );
}
