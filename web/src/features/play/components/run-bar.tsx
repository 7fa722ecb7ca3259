import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { formatClock, formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import { LiveRegion } from '#ui/live-region.tsx';
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
  /** null in an untimed game, and once the round is over */
  readonly secondsLeft: number | null;
  /** what the run's mode has to say */
  readonly sign?: ReactNode;
  /** a sentence about the run */
  readonly children?: ReactNode;
}

/** Where the run stands: round, points so far, time left. It shares the site's own line, so that the home has the rest. */
export function RunBar(props: RunBarProps) {
  const { face, position, rounds, guessed, totalScore, isPractice, secondsLeft, sign, children } = props;
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
      {secondsLeft === null ? null : (
        <span className="run-time ui-number" data-hurry={secondsLeft <= 10 || undefined} role="timer">
          <span className="ui-hidden">{t('run.timeLeft')}</span> {formatClock(secondsLeft)}
        </span>
      )}
      {totalScore === null ? null : (
        <span className="run-total ui-number">
          {formatNumber(totalScore)} <small>{t('run.points')}</small>
        </span>
      )}
      {secondsLeft === null ? null : (
        <LiveRegion>{Math.ceil(secondsLeft) === 10 ? t('run.tenSeconds') : ''}</LiveRegion>
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
