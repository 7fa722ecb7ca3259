import { randomFrom } from '../seeded-random.ts';
import { bootstrapRange } from './ratio-study.ts';
import { median, squareOf } from './statistics.ts';

/** A home whose price became known after it was valued and guessed; amounts of one currency. */
export interface SettledHome {
  readonly value: number;
  /** the median of its guesses */
  readonly crowd: number;
  readonly price: number;
}

/** How a crowd moves a value of its market. */
interface CrowdWeight {
  /** of what the crowd says beyond its habit: 0 leaves the value as it is */
  readonly weight: number;
  /** by how much the log of a crowd's median usually lies above the log of the value */
  readonly habit: number;
}

/** What a market's settled homes say of its crowd. */
interface CrowdGain {
  readonly homes: number;
  /** median absolute error, a share of the price, of values alone less that of values with the crowd */
  readonly gain: number;
  /** of 100 samples of as many homes, 97 to 98 would gain more than this */
  readonly leastGain: number;
  /** That the crowd improves values may be said of this market. */
  readonly isProven: boolean;
}

/** Fewer settled homes prove nothing, whatever they show. */
export const LEAST_SETTLED = 200;
/** So many homes that say nothing stand against what the settled ones say. */
const SHRINKAGE = 30;
const MOST_SAID = 1.2;
const MOST_LEFT = 0.4;
const FOLDS = 10;
const ROUNDS = 1000;

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** The slope of what values left over on what the crowd said beyond its habit, shrunk towards nothing, never below 0. */
export function weighCrowd(homes: readonly SettledHome[]): CrowdWeight {
  if (homes.length === 0) return { weight: 0, habit: 0 };
  const habit = median(homes.map(({ crowd, value }) => Math.log(crowd / value)));
  const said = homes.map(({ crowd, value }) => within(Math.log(crowd / value) - habit, MOST_SAID));
  const both = homes.reduce(
    (sum, { price, value }, at) => sum + (said[at] ?? 0) * within(Math.log(price / value), MOST_LEFT),
    0,
  );
  const square = said.reduce((sum, one) => sum + squareOf(one), 0);
  const held = square + (SHRINKAGE * square) / homes.length;
  return { weight: held > 0 ? Math.max(0, both / held) : 0, habit };
}

/** A value that a crowd of this weight moves: ln V = ln M + w (C − ln M − habit). */
export function valueWithCrowd(
  { value, crowd }: Pick<SettledHome, 'value' | 'crowd'>,
  { weight, habit }: CrowdWeight,
): number {
  return value * Math.exp(weight * within(Math.log(crowd / value) - habit, MOST_SAID));
}

/**
 * Does the crowd bring values nearer? Each home is judged by a weight that was learned without it; the least gain is the
 * lower end of a percentile bootstrap over homes (Efron 1979).
 * @param homes of one market, in an order that stays the same
 */
export function measureCrowdGain(homes: readonly SettledHome[]): CrowdGain {
  const weights = Array.from({ length: FOLDS }, (_, fold) =>
    weighCrowd(homes.filter((__, at) => at % FOLDS !== fold)),
  );
  const errors = homes.map((home, at) => {
    const moved = valueWithCrowd(home, weights[at % FOLDS] ?? { weight: 0, habit: 0 });
    return { alone: Math.abs(home.value / home.price - 1), together: Math.abs(moved / home.price - 1) };
  });
  const gainOf = (sample: typeof errors): number =>
    median(sample.map(({ alone }) => alone)) - median(sample.map(({ together }) => together));
  const isAny = homes.length > 0;
  const leastGain = isAny ? bootstrapRange(errors, gainOf, randomFrom(homes.length), ROUNDS).low : 0;
  return {
    homes: homes.length,
    gain: isAny ? gainOf(errors) : 0,
    leastGain,
    isProven: homes.length >= LEAST_SETTLED && leastGain > 0,
  };
}
