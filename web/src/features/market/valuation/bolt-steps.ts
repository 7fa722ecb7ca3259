import type { HomeQuestion } from '#wire/valuations.ts';
import { readsAsNothing } from '#kit/valuation/say-parts.ts';
import { BOLT_RANGES, type BoltSlider } from './bolt-subject.ts';

/** The same home with a little more of one thing. */
export interface BoltStep {
  readonly name: BoltSlider;
  readonly more: number;
  readonly question: HomeQuestion;
}

const SQUARE_METRES_OF_100_FEET = 9.290304;

/** The homes that differ from one by a single step, as far as the sliders go: what they say of it is asked of each. */
export function oneStepMore(question: HomeQuestion, isFeet: boolean): readonly BoltStep[] {
  const steps = [
    { name: 'floorAreaM2', more: isFeet ? SQUARE_METRES_OF_100_FEET : 10 },
    { name: 'bedrooms', more: 1 },
    { name: 'yearBuilt', more: 25 },
  ] as const;
  return steps.flatMap(({ name, more }) => {
    const next = (question[name] ?? NaN) + more;
    return next <= BOLT_RANGES[name].max ? [{ name, more, question: { ...question, [name]: next } }] : [];
  });
}

interface ValuedStep {
  readonly step: BoltStep;
  readonly value: { readonly estimateMinor: number };
}

/** What each step is worth, and the names of those that come to nothing: a market's sales do not tell everything. */
export function stepsWorth(
  steps: readonly ValuedStep[],
  estimateMinor: number,
): {
  readonly told: readonly { readonly step: BoltStep; readonly moreMinor: number }[];
  readonly untold: readonly BoltSlider[];
} {
  const all = steps.map(({ step, value }) => ({ step, moreMinor: value.estimateMinor - estimateMinor }));
  return {
    told: all.filter(({ moreMinor }) => !readsAsNothing(moreMinor)),
    untold: all.filter(({ moreMinor }) => readsAsNothing(moreMinor)).map(({ step }) => step.name),
  };
}
