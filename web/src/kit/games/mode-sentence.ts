import type { ModeOptions } from '#domain/modes.ts';
import { formatClock } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';

/** More of them would push the way in off a phone's screen. */
const NAMED_REGIONS = 3;

/** What changes for a player, in a sentence made from what the mode says, and one for hard rules; null where nothing does. */
export function modeSentence(options: ModeOptions | undefined): string | null {
  if (options === undefined) return null;
  const sentences = [sentenceOf(options), options.isHard ? t('mode.hard') : null].filter(
    (one) => one !== null,
  );
  return sentences.length > 0 ? sentences.join(' ') : null;
}

function sentenceOf(options: ModeOptions): string | null {
  if (options.showsFacts === false) return t('mode.noFacts');
  if (options.showsPhotos === false) return t('mode.noPhotos');
  if (options.isRange) return t('mode.range');
  if (options.isClassroom) return t('mode.classroom');
  if (options.isFamily) return t('mode.family');
  if (options.hasWords) return t('mode.words');
  if (options.runSeconds) return t('mode.runClock', { time: formatClock(options.runSeconds) });
  if (options.mayDouble) return t('mode.double');
  if (options.hasFog) return t('mode.fog');
  if (options.isComparison) return t('mode.comparison');
  if (options.regions)
    return options.regions.length > NAMED_REGIONS
      ? t('mode.regionsMany', { count: options.regions.length })
      : t('mode.regions', { regions: options.regions.join(', ') });
  if (options.lives) return t('mode.lives', { lives: options.lives });
  if (options.isCalm) return t(options.isRanked === false ? 'mode.calmPractice' : 'mode.calm');
  if (typeof options.roundSeconds === 'number') return t('mode.clock', { seconds: options.roundSeconds });
  if (options.isRanked === false) return t('mode.practice');
  if (options.hasHints === false && !options.isHard) return t('mode.noHints');
  return null;
}
