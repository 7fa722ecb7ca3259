import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { Progress } from '#ui/progress.tsx';

interface RunBarProps {
  /** the game's family, which may draw the way so far in its own manner */
  readonly face: string;
  readonly position: number;
  readonly rounds: number;
  readonly guessed: number;
  /** null where points wait for the result */
  readonly totalScore: number | null;
  readonly isPractice: boolean;
  /** time left, and what the run's mode has to say */
  readonly sign?: ReactNode;
  /** a sentence about the run */
  readonly children?: ReactNode;
}

/** Where the run stands: round, points so far, what clock and mode say. It shares the site's own line, so that the home has the rest. */
export function RunBar(props: RunBarProps) {
  const { face, position, rounds, guessed, totalScore, isPractice, sign, children } = props;
  const label = t('run.round', { position, rounds });
  const [header, setHeader] = useState<Element | null>(null);
  const bar = (
    <div
      className="run-bar"
      data-face={face}
      // Only once it stands on the page: until then the line may be the one that the site server drew.
      ref={(bar) => {
        if (bar) setHeader(document.querySelector('.site-header'));
      }}
    >
      <span className="run-round">
        {label}
        {isPractice ? <small className="muted"> · {t('run.practice')}</small> : null}
      </span>
      <Progress value={guessed} max={rounds} label={label} look="segments" />
      {sign}
      {totalScore === null ? null : (
        <span className="run-total ui-number">
          {formatNumber(totalScore)} <small>{t('run.points')}</small>
        </span>
      )}
    </div>
  );
  return (
    <>
      {header ? createPortal(bar, header) : bar}
      {children ? <p className="run-note">{children}</p> : null}
    </>
  );
}
