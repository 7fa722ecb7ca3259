/** Bias of fewer guesses is not shown: it would be chance. */
export const LEAST_FOR_BIAS = 10;

/**
 * So many guesses at the player's usual bias are added to each group's own, and so many without bias to all of them. A
 * group of ten is thus half its own.
 */
const LEAN = 10;

/** The middle 80 % of a normal distribution, in standard deviations to each side. */
export const MIDDLE_80 = 1.2815515655446004;

/** Guesses by their misses, ln(guess / price): how many, their mean and their standard deviation. */
export interface Misses {
  readonly n: number;
  readonly mean: number;
  /** null of a single guess */
  readonly spread: number | null;
}

/** How far a player guesses too high (above zero) or too low, as shares of the price, and where it lies with 80 %. */
export interface Bias {
  readonly n: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The bias of a group of guesses, leaning on the player's bias in all of them, which leans on none; null under
 * `LEAST_FOR_BIAS` guesses. It is the posterior of a normal mean whose prior weighs as much as `LEAN` guesses.
 */
export function biasOf(group: Misses, all?: Misses): Bias | null {
  if (group.n < LEAST_FOR_BIAS || group.spread === null) return null;
  const prior = all ? leaned(all, 0) : 0;
  const middle = leaned(group, prior);
  const reach = (MIDDLE_80 * group.spread) / Math.sqrt(group.n + LEAN);
  const share = (log: number) => Math.exp(log) - 1;
  return { n: group.n, share: share(middle), low: share(middle - reach), high: share(middle + reach) };
}

function leaned({ n, mean }: Misses, prior: number): number {
  return (n * mean + LEAN * prior) / (n + LEAN);
}
