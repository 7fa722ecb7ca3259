import { biasOf, LEAST_FOR_BIAS, type Misses } from '../../bias.ts';

/** A buyer's measure is told from so many counted guesses on; fewer would be chance. */
export const LEAST_FOR_MEASURE = 20;

/** One counted guess of the buyer and what kind of home it was on. */
export interface MeasuredGuess {
  /** ln(guess / price) */
  readonly miss: number;
  /** the district of the postcode, or the town */
  readonly area: string | null;
  readonly kind: string | null;
  readonly priceBand: number;
}

/** The home that the measure is for. */
export type MeasuredHome = Omit<MeasuredGuess, 'miss'>;
const TRAITS = ['area', 'kind', 'priceBand'] as const;
type Trait = (typeof TRAITS)[number];

/** Groups of like guesses, the nearest to the home first; the last is all of them. */
const GROUPS: readonly (readonly Trait[])[] = [
  ['area', 'kind', 'priceBand'],
  ['area', 'kind'],
  ['kind', 'priceBand'],
  ['area'],
  ['kind'],
  ['priceBand'],
  [],
];

/** How a buyer guesses homes like this one. Shares are of the price: 0.08 is 8 % too high. */
export interface BuyerMeasure {
  /** what the guesses have in common with the home; nothing: all guesses */
  readonly traits: readonly Trait[];
  readonly n: number;
  readonly share: number;
  /** between these the bias lies with 80 % */
  readonly low: number;
  readonly high: number;
  /** the standard deviation of one guess, as a logarithm */
  readonly spread: number;
}

/** Upper ends of the bands of price, in thousands of major units; a home above the last is in a band of its own. */
const BAND_ENDS = [100, 150, 200, 300, 400, 550, 750, 1000, 1500, 2500] as const;

/** The band of a price, by its major units: about as wide as homes that people compare. */
export function priceBandOf(priceMajor: number): number {
  const band = BAND_ENDS.findIndex((end) => priceMajor < end * 1000);
  return band < 0 ? BAND_ENDS.length : band;
}

/**
 * The buyer's bias and spread for homes like this one, from the nearest group with enough guesses, shrunk towards the
 * buyer's overall bias (`biasOf`). With fewer guesses than `LEAST_FOR_MEASURE` in all: how many are missing.
 */
export function buyerMeasure(
  guesses: readonly MeasuredGuess[],
  home: MeasuredHome,
): BuyerMeasure | { readonly missing: number } {
  const sound = guesses.filter(({ miss }) => Number.isFinite(miss));
  if (sound.length < LEAST_FOR_MEASURE) return { missing: LEAST_FOR_MEASURE - sound.length };
  const all = missesOf(sound);
  for (const traits of GROUPS) {
    const like = sound.filter((guess) =>
      traits.every((trait) => home[trait] !== null && guess[trait] === home[trait]),
    );
    const group = missesOf(like);
    const bias = like.length < LEAST_FOR_BIAS ? null : biasOf(group, traits.length > 0 ? all : undefined);
    if (bias) return { traits, ...bias, spread: pooledSpread(group, all) };
  }
  return { missing: LEAST_FOR_MEASURE };
}

function missesOf(guesses: readonly MeasuredGuess[]): Misses {
  const n = guesses.length;
  const mean = guesses.reduce((sum, { miss }) => sum + miss, 0) / Math.max(1, n);
  const squares = guesses.reduce((sum, { miss }) => sum + (miss - mean) ** 2, 0);
  return { n, mean, spread: n > 1 ? Math.sqrt(squares / (n - 1)) : null };
}

/** The spread of a group, shrunk towards that of all guesses as its bias is: by ten guesses' worth. */
function pooledSpread(group: Misses, all: Misses): number {
  const [own, overall] = [group.spread ?? 0, all.spread ?? 0];
  return Math.sqrt((group.n * own ** 2 + LEAST_FOR_BIAS * overall ** 2) / (group.n + LEAST_FOR_BIAS));
}
