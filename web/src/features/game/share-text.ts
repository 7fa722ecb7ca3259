import { bandOf } from '#domain/error-bands.ts';
import { t } from '#lib/i18n.ts';
import { bandWord } from './guess-verdict.ts';
import type { SharedRun } from './run-types.ts';

/** One square for each band, best first: the shape changes with the colour, so that nobody needs to see the colour. */
const SQUARES = ['🟩', '🟢', '🟨', '🟠', '🟥', '⬛'] as const;
const NOT_GUESSED = '⬜';

/** A round's outcome as one sign. It says a band and nothing finer. */
export function squareOf(band: number | null): string {
  return band === null ? NOT_GUESSED : (SQUARES[band] ?? NOT_GUESSED);
}

/** The same in words. */
export function bandText(band: number | null): string {
  return band === null ? t('band.none') : bandWord(band);
}

/** What a player pastes elsewhere: the game, the total where there is one, and the squares. No price follows from it. */
export function shareText(run: SharedRun, url: string): string {
  const total =
    run.totalScore === null ? '' : ` ${t('share.total', { score: run.totalScore, max: run.maxScore })}`;
  return `${run.game.title}:${total}\n${run.rounds.map((round) => squareOf(round.band)).join('')}\n${url}`;
}

/** The squares as a sentence, for a screen reader and for pasting without emoji. */
export function shareWords(run: SharedRun): string {
  return run.rounds
    .map((round) => t('share.round', { position: round.position, word: bandText(round.band) }))
    .join(', ');
}

/** The CSS class suffix of a band, for marks that repeat the word in colour. */
export function bandTone(band: number | null): 'good' | 'warn' | 'bad' | 'neutral' {
  if (band === null) return 'neutral';
  const { upToPercent } = bandOf(band);
  return upToPercent <= 10 ? 'good' : upToPercent <= 35 ? 'warn' : 'bad';
}
