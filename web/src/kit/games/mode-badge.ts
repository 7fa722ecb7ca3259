import { formatClock } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import type { Game } from '#wire/games.ts';

/** How a game is played, in two or three words made from what its mode and rules say; null for the plain game. */
export function modeBadge(game: BadgedGame): string | null {
  const words = [wordsOf(game), game.modeOptions?.isHard ? t('badge.hard') : null].filter(
    (one) => one !== null,
  );
  return words.length > 0 ? words.join(' · ') : null;
}

type BadgedGame = Pick<Game, 'modeOptions' | 'roundSeconds' | 'missLimitLog'>;

function wordsOf({ modeOptions: options, roundSeconds, missLimitLog }: BadgedGame): string | null {
  if (options?.showsFacts === false) return t('badge.noFacts');
  if (options?.showsPhotos === false) return t('badge.noPhotos');
  if (options?.isRange) return t('badge.range');
  if (options?.isClassroom) return t('badge.classroom');
  if (options?.isFamily) return t('badge.family');
  if (options?.hasWords) return t('badge.words');
  if (options?.runSeconds) return t('badge.runClock', { time: formatClock(options.runSeconds) });
  if (options?.mayDouble) return t('badge.double');
  if (options?.hasFog) return t('badge.fog');
  if (options?.isComparison) return t('badge.comparison');
  if (options?.regions) return t('badge.regions');
  if (options?.lives) return t('badge.lives', { lives: options.lives });
  if (missLimitLog !== null) return t('badge.oneLife');
  if (roundSeconds !== null) return t('badge.clock', { seconds: roundSeconds });
  if (options?.isCalm) return t('badge.calm');
  return null;
}
