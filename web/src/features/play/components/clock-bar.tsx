import type { Round } from '#wire/rounds.ts';
import type { CSSProperties } from 'react';

interface ClockBarProps {
  readonly round: Pick<Round, 'openedAt' | 'deadlineAt'>;
  readonly secondsLeft: number;
}

/** The time of a timed round, draining along its photo. The run's bar says the same in figures. */
export function ClockBar({ round: { openedAt, deadlineAt }, secondsLeft }: ClockBarProps) {
  const left = (secondsLeft * 1000) / (Date.parse(deadlineAt ?? '') - Date.parse(openedAt));
  return <i className="clock-bar" style={{ '--left': left } as CSSProperties} />;
}
