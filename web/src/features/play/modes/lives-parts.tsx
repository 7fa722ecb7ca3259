import { livesLeft, livesLost } from '#domain/lives.ts';
import { plural, t } from '#lib/i18n.ts';
import type { ModePartProps } from './mode-parts.ts';
import './modes.css';

/** The lives of a run as hearts: whole ones are left. The words beside them say the same. */
export function BarSign({ run, round, answer }: ModePartProps) {
  const lives = run.modeOptions?.lives ?? 0;
  const left = leftOf(run, round, answer);
  return (
    <span className="lives">
      {Array.from({ length: lives }, (_, place) => (
        <i key={place} className="lives-heart" data-lost={place >= left || undefined} aria-hidden="true" />
      ))}
      <span className="ui-hidden">{plural('lives.left', left)}</span>
    </span>
  );
}

/** What the guess cost, and whether the run goes on. */
export function RevealNote({ run, round, answer }: ModePartProps) {
  const lost = livesLost(answer?.guess.label ?? null);
  if (lost === 0) return null;
  const left = leftOf(run, round, answer);
  return (
    <p className={left === 0 ? 'guess-waiting life-lost' : 'guess-waiting'} role="status">
      {plural('lives.cost', lost)}{' '}
      {left === 0
        ? t('lives.ended', { guessed: answer?.session.guessed ?? 0, rounds: run.game.rounds })
        : plural('lives.left', left)}
    </p>
  );
}

/** The home on screen counts as soon as its answer is told, whether or not the run was read again since. */
function leftOf(
  run: ModePartProps['run'],
  round: ModePartProps['round'],
  answer: ModePartProps['answer'],
): number {
  const others = run.rounds.filter(({ gameListingId }) => gameListingId !== round.gameListingId);
  const labels = others.map(({ guess }) => guess?.guess.label ?? null);
  return livesLeft(run.modeOptions?.lives ?? 0, [...labels, answer?.guess.label ?? null]);
}
