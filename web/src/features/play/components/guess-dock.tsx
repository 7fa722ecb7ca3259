import type { Round } from '#wire/rounds.ts';
import type { Run } from '#wire/runs.ts';
import { lazy, Suspense, useEffect } from 'react';
import { withTexts } from '#lib/load-texts.ts';
import type { Amount } from '../mutations.ts';
import type { ModeParts } from '../modes/mode-parts.ts';
import type { GuessPhase } from '../use-guess.ts';
import { GuessForm } from './guess-form.tsx';

const loadReveal = () => withTexts(['reveal'], () => import('./reveal-panel.tsx'));
const RevealPanel = lazy(async () => ({ default: (await loadReveal()).RevealPanel }));

interface GuessDockProps {
  readonly run: Run;
  readonly round: Round;
  readonly phase: GuessPhase;
  readonly next: Run['rounds'][number] | undefined;
  readonly parts: ModeParts | null | undefined;
  readonly hintShares: readonly number[];
  readonly onSend: (amount: Amount) => void;
  /** the reveal has said everything: the run's points count up to their new sum */
  readonly onCount: (points: number) => void;
}

/** Where the guess is made, and in its place afterwards what the home cost. */
export function GuessDock({ run, round, phase, next, parts, hintShares, onSend, onCount }: GuessDockProps) {
  // The reveal is fetched while the guess is on its way. Not offline: a file that failed is not asked for again.
  const isSending = phase.is === 'sending';
  useEffect(() => {
    if (isSending && navigator.onLine) loadReveal().catch(() => undefined);
  }, [isSending]);
  return (
    // Another box, not the same one moved: nothing on the page shifts.
    <div className="guess-dock" key={phase.is === 'revealed' ? 'reveal' : 'guess'}>
      {phase.is === 'revealed' ? (
        <Suspense>
          <RevealPanel
            run={run}
            round={round}
            phase={phase}
            next={next}
            parts={parts}
            hintShares={hintShares}
            onCount={onCount}
          />
        </Suspense>
      ) : (
        <GuessForm round={round} phase={phase} parts={parts} onSend={onSend} />
      )}
    </div>
  );
}
