import type { ModeOptions } from '#domain/modes.ts';
import { formatClock, formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';

/** One thing that a mode decides, and how. */
export interface WayFact {
  readonly fact: 'clock' | 'guess' | 'shown' | 'hints' | 'points' | 'board';
  readonly text: string;
}

/** What a mode's row says, fact by fact; what it leaves out is as each game says. */
export function wayFacts(options: ModeOptions): readonly WayFact[] {
  return [
    { fact: 'clock', text: clock(options) },
    { fact: 'guess', text: guess(options) },
    { fact: 'shown', text: shown(options) },
    { fact: 'hints', text: options.hasHints === false ? t('ways.hints.none') : t('ways.byGame') },
    { fact: 'points', text: points(options) },
    { fact: 'board', text: board(options) },
  ];
}

function clock({ roundSeconds, runSeconds }: ModeOptions): string {
  if (runSeconds !== undefined) return t('ways.clock.run', { time: formatClock(runSeconds) });
  if (roundSeconds === undefined) return t('ways.byGame');
  return roundSeconds === null ? t('ways.clock.none') : t('ways.clock.home', { seconds: roundSeconds });
}

function guess({ isRange, isComparison, hasWords }: ModeOptions): string {
  if (isRange) return t('ways.guess.range');
  if (isComparison) return t('ways.guess.comparison');
  return hasWords ? t('ways.guess.words') : t('ways.guess.amount');
}

function shown({ showsPhotos, showsFacts, hasFog, isLight }: ModeOptions): string {
  if (showsFacts === false) return t('ways.shown.photos');
  if (showsPhotos === false) return t('ways.shown.facts');
  if (hasFog) return t('ways.shown.fog');
  return isLight ? t('ways.shown.light') : t('ways.shown.all');
}

function points({ isFamily, isCalm, mayDouble, lives, isHard }: ModeOptions): string {
  if (isFamily) return t('ways.points.words');
  if (isCalm) return t('ways.points.late');
  if (mayDouble) return t('ways.points.stake');
  if (lives !== undefined) return t('ways.points.lives', { lives: formatNumber(lives) });
  return isHard ? t('ways.points.hard') : t('ways.byGame');
}

function board({ isRanked, isClassroom, isFamily, regions }: ModeOptions): string {
  if (isRanked === false || isClassroom || isFamily) return t('ways.board.none');
  return regions === undefined ? t('ways.board.own') : t('ways.board.regions');
}
