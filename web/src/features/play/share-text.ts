import type { SharedRun } from '#wire/results.ts';
import { SQUARES } from '#domain/squares.ts';
import { t } from '#lib/i18n.ts';
import { bandWord } from './guess-verdict.ts';

const NOT_GUESSED = '⬜';

/** A round's outcome as one sign, whose shape changes with its colour. It says a band and nothing finer. */
export function squareOf(band: number | null): string {
  return band === null ? NOT_GUESSED : (SQUARES[band] ?? NOT_GUESSED);
}

/** The same in words. */
export function bandText(band: number | null): string {
  return band === null ? t('band.none') : bandWord(band);
}

/** What a player pastes elsewhere: the game, the total where there is one, and the squares. No price follows from it. */
export function shareText(run: SharedRun, url: string): string {
  return `${headline(run)}\n${run.rounds.map((round) => squareOf(round.band)).join('')}\n${url}`;
}

/** The same without emoji: every home with its word, for screen readers and plain places. */
export function shareWords(run: SharedRun, url: string): string {
  const homes = run.rounds.map(({ position, band }) => t('share.round', { position, word: bandText(band) }));
  return `${headline(run)}\n${homes.join('\n')}\n${url}`;
}

/** The same for one home of an edition: its band and nothing finer. */
export function itemShareText(game: string, home: string, band: number | null, url: string): string {
  return `${game}, ${home}: ${squareOf(band)} ${bandText(band)}\n${url}`;
}

function headline({ game, totalScore, maxScore, survived, rounds }: SharedRun): string {
  if (survived !== null)
    return `${game.title}: ${t('faces.sudden.share', { survived, rounds: rounds.length })}`;
  return totalScore === null
    ? `${game.title}:`
    : `${game.title}: ${t('share.total', { score: totalScore, max: maxScore })}`;
}
