import { randomFrom } from '#domain/seeded-random.ts';

/**
 * Amounts as guessers spread them: log-normal around 400,000.00, the same for the same seed.
 * @returns draws the next amount, in minor units
 */
export function createAmountDraw(seed: number): () => number {
  const next = randomFrom(seed);
  return () => {
    const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()); // Box and Muller
    return Math.round(40_000_000 * Math.exp(0.45 * normal));
  };
}
