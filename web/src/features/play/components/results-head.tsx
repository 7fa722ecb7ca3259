import type { RunSummary } from '#wire/results.ts';
import { boardPath } from '#domain/game-paths.ts';
import { formatNumber, formatPercent } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { ScoreRing } from '#ui/score-ring.tsx';
import { practiceText } from '../practice-text.ts';

/** Points, rating, and the place among everybody. */
export function ResultsHead({
  run,
}: {
  readonly run: Pick<
    RunSummary,
    | 'game'
    | 'totalScore'
    | 'maxScore'
    | 'rating'
    | 'rank'
    | 'players'
    | 'percentile'
    | 'ranked'
    | 'practiceReason'
    | 'status'
    | 'survived'
  >;
}) {
  // Sudden death is measured in homes survived, everything else in points.
  const score =
    run.survived === null
      ? { score: run.totalScore, max: run.maxScore }
      : { score: run.survived, max: run.game.rounds };
  return (
    <header className="results-head">
      <ScoreRing
        value={score.score}
        max={score.max}
        label={
          run.survived === null
            ? t('reveal.score', score)
            : t('faces.sudden.result', { survived: run.survived, rounds: run.game.rounds })
        }
        caption={run.survived === null ? t('run.points') : t('faces.sudden.homes')}
        isCounting
        size="large"
      />
      <div>
        <p className="muted">{run.game.title}</p>
        <h1>
          {run.survived === null
            ? t('results.title', { rating: t(`rating.${run.rating}`) })
            : t('faces.sudden.result', { survived: run.survived, rounds: run.game.rounds })}
        </h1>
        <p className="lead">{placeText(run)}</p>
        {run.ranked ? null : <Badge>{t('run.practice')}</Badge>}
      </div>
    </header>
  );
}

/** The run's place among everybody, in a sentence. */
export function placeText({
  game,
  rank,
  players,
  percentile,
  ranked,
  practiceReason,
  status,
}: Pick<
  RunSummary,
  'game' | 'rank' | 'players' | 'percentile' | 'ranked' | 'practiceReason' | 'status'
>): string {
  if (status === 'active') return t('results.unfinished');
  if (!ranked) return practiceText({ practiceReason });
  if (rank === null || players === null) return t('results.unranked');
  if (players === 1) return t(boardPath(game) ? 'results.first' : 'results.firstPlain');
  const ahead = Math.round(percentile ?? 0);
  // "Ahead of nobody" is true and helps nobody.
  if (ahead === 0)
    return t('results.placeOnly', { rank: formatNumber(rank), players: formatNumber(players) });
  return t('results.place', {
    rank: formatNumber(rank),
    players: formatNumber(players),
    percentile: formatPercent(ahead),
  });
}
