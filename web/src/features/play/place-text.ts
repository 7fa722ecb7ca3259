import type { RunSummary } from '#wire/results.ts';
import { boardPath } from '#domain/game-paths.ts';
import { formatNumber, formatPercent } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { practiceText } from './practice-text.ts';

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
