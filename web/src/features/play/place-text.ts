import type { RunSummary } from '#wire/results.ts';
import { boardPath } from '#domain/game-paths.ts';
import { formatNumber, formatPercent } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import type { SayPractice } from './load-practice.ts';

/** The run's place among everybody, in a sentence. */
export function placeText(
  run: Pick<RunSummary, 'game' | 'rank' | 'players' | 'percentile' | 'practiceReason' | 'status'>,
  sayPractice: SayPractice,
): string {
  const { game, rank, players, percentile, status } = run;
  if (status === 'active') return t('results.unfinished');
  if (sayPractice) return sayPractice(run);
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
