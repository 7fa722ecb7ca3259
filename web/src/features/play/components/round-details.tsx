import type { Round } from '#wire/rounds.ts';
import type { Run } from '#wire/runs.ts';
import type { ReactNode } from 'react';
import { t } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import type { GuessPhase } from '../use-guess.ts';
import { GiveUp } from './give-up.tsx';

interface RoundDetailsProps {
  readonly run: Run;
  readonly round: Round;
  readonly phase: GuessPhase['is'];
  /** before the guess, where each home stands for itself */
  readonly isAlone: boolean;
  /** comes first */
  readonly children?: ReactNode;
}

/** Everything else about the home, and before the guess: the seal on its price, a way out of the run. */
export function RoundDetails({ run, round, phase, isAlone, children }: RoundDetailsProps) {
  const isOver = phase === 'revealed';
  const { features, description } = round.facts;
  return (
    <div className="guess-more">
      {children}
      {features && features.length > 0 ? (
        <ul className="home-features" aria-label={t('facts.features')}>
          {features.map((feature) => (
            <li key={feature}>
              <Badge>{feature}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
      {description ? <p className="home-description">{description}</p> : null}
      {isAlone && run.ranked ? <p className="muted">{t('guess.counts')}</p> : null}
      {!isOver && round.commitment ? (
        <details className="seal">
          <summary>{t('proof.sealed')}</summary>
          <p>{t('proof.sealedHelp')}</p>
          <code>{round.commitment}</code>
        </details>
      ) : null}
      {phase === 'guessing' && !isAlone ? <GiveUp run={run} round={round} /> : null}
    </div>
  );
}
