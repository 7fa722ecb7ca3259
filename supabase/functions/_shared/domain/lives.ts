import { ERROR_BANDS, type BandLabel } from './error-bands.ts';

/** What a guess that came too late is called on the wire. */
const LATE = 'time_over';

/** How many lives a guess of each band costs. Letting the time run out costs as much as the widest miss. */
export const LIVES_LOST: Readonly<Record<BandLabel | typeof LATE, number>> = {
  'spot on': 0,
  excellent: 0,
  close: 0,
  fair: 0,
  'far off': 1,
  'way off': 2,
  [LATE]: 2,
};

/** The lives that a guess costs by its word; a home without a price yet costs none. */
export function livesLost(label: string | null): number {
  return label !== null && Object.hasOwn(LIVES_LOST, label)
    ? LIVES_LOST[label as keyof typeof LIVES_LOST]
    : 0;
}

/** What is left of a run's lives after guesses with these words; never less than none. */
export function livesLeft(lives: number, labels: readonly (string | null)[]): number {
  return labels.reduce((left, label) => Math.max(0, left - livesLost(label)), lives);
}

export interface LifeStep {
  /** The largest miss that belongs here, in percent of the price; infinite in the last step. */
  readonly upToPercent: number;
  readonly lives: number;
}

/** What misses cost, nearest first, with neighbouring bands of one cost together: what a player is told before the run. */
export const LIFE_STEPS: readonly LifeStep[] = ERROR_BANDS.map(({ upToPercent, label }) => ({
  upToPercent,
  lives: LIVES_LOST[label],
})).filter(({ lives }, place, steps) => steps[place + 1]?.lives !== lives);
