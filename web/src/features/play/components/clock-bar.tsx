import type { Round } from '#wire/rounds.ts';
import type { CSSProperties } from 'react';
import { fullSeconds } from '#domain/run-clock.ts';

export interface ClockBarProps {
  readonly round: Pick<Round, 'openedAt' | 'deadlineAt' | 'modeOptions'>;
  readonly secondsLeft: number;
}

/** The time of a timed round or run, draining along its photo. The run's bar says the same in figures. */
export function ClockBar({ round, secondsLeft }: ClockBarProps) {
  const left = secondsLeft / fullSeconds(round, round.modeOptions?.runSeconds);
  return <i className="clock-bar" style={{ '--left': left } as CSSProperties} />;
}
