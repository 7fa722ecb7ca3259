import type { GuessAnswer } from '#wire/guesses.ts';
import type { ClockBarProps } from '../components/clock-bar.tsx';
import type { RoundPhotosProps } from '../components/round-photos.tsx';
import type { Amount } from '../mutations.ts';
import type { RoundClock } from '../use-round-clock.ts';
import type { Round } from '#wire/rounds.ts';
import type { Run } from '#wire/runs.ts';
import type { ComponentType } from 'react';
import type { OwnLook } from '#domain/presentations.ts';
import type { ModeOptions } from '#domain/modes.ts';
import { withTexts } from '#lib/load-texts.ts';

/** What the parts of a mode are told: the run, the home, and the answer once the reveal has told it. */
export interface ModePartProps {
  readonly run: Run;
  readonly round: Round;
  readonly answer: GuessAnswer | null;
}

/** What stands in the instrument, and what it takes. */
export interface AmountPartProps {
  readonly round: Round;
  /** null until there is a guess */
  readonly amount: Amount | null;
}

/** What stands over the photo before the guess: what may be known for points. */
export interface ChipProps {
  readonly round: Round;
  /** the points of a perfect guess without anything that costs */
  readonly maxScore: number;
  readonly isDisabled: boolean;
}

/** What a clock adds: seconds left, null where none runs, and how they are shown. */
interface ClockParts {
  readonly useClock?: (clock: RoundClock) => number | null;
  readonly ClockFigures?: ComponentType<{ readonly secondsLeft: number }>;
  readonly ClockBar?: ComponentType<ClockBarProps>;
}

/** What clock and mode add to the screens of a run. */
export interface ModeParts extends ClockParts {
  /** in the run's bar */
  readonly BarSign?: ComponentType<ModePartProps>;
  /** in the place of a home that opens once its player has answered */
  readonly StakeQuestion?: ComponentType<Pick<ModePartProps, 'run' | 'round'>>;
  /** in the place of the whole round: two homes at once */
  readonly Pair?: ComponentType<Pick<ModePartProps, 'run' | 'round'>>;
  /** in the place of the photos */
  readonly Photos?: ComponentType<RoundPhotosProps>;
  /** in the place of the verdict, and of all that counts */
  readonly sayVerdict?: (answer: GuessAnswer) => string;
  /** in the place of the hints */
  readonly Chip?: ComponentType<ChipProps>;
  /** what each thing that was bought leaves of the points, besides hints */
  readonly sharesOf?: (round: Round) => readonly number[];
  /** below the photos */
  readonly More?: ComponentType<{ readonly round: Round }>;
  /** below the instrument */
  readonly AmountNote?: ComponentType<AmountPartProps>;
  /** below the reveal */
  readonly RevealNote?: ComponentType<ModePartProps>;
}

/** Each mode's own parts, by the option that asks for them. */
const PARTS: Readonly<Partial<Record<keyof ModeOptions | keyof OwnLook, () => Promise<ModeParts>>>> = {
  lives: () => import('./lives-parts.tsx'),
  hasFog: () => import('./fog-parts.tsx'),
  isComparison: () => import('./pair-parts.tsx'),
  mayDouble: () => import('./stake-parts.tsx'),
  runSeconds: () => import('./run-clock-parts.tsx'),
  hasWords: () => import('./word-parts.tsx'),
  isLight: () => withTexts(['presentation'], () => import('./light-parts.tsx')),
  isFamily: () => withTexts(['presentation'], () => import('./family-parts.tsx')),
  isStill: async () => {
    await import('./still-parts.ts');
    return {};
  },
};

/** The parts of what a run's mode says, and of its clock where there is one. */
export async function findModeParts(options: ModeOptions, isTimed: boolean): Promise<ModeParts> {
  const asked = Object.entries(PARTS).filter(([option]) => options[option as keyof ModeOptions]);
  const found = await withTexts(['modes'], () =>
    Promise.all([...(isTimed ? [import('./clock-parts.tsx')] : []), ...asked.map(([, load]) => load())]),
  );
  return Object.assign({}, ...found) as ModeParts;
}
