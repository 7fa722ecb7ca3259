import { plural, t } from '#lib/i18n.ts';
import type { ModePartProps } from './mode-parts.ts';

/** Says that the run's clock goes on between homes, and at its end what was done in the time. */
export function RevealNote({ answer }: ModePartProps) {
  if (!answer) return null;
  const { guess, session } = answer;
  // Nothing to say of the last home that was guessed in time.
  if (session.status !== 'active' && !guess.isLate) return null;
  return (
    <p className="guess-waiting" role="status">
      {guess.isLate ? plural('runClock.over', session.guessed - 1) : t('runClock.goesOn')}
    </p>
  );
}
