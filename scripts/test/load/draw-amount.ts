/**
 * Amounts as guessers spread them: log-normal around 400,000.00, the same for the same seed.
 * @returns draws the next amount, in minor units
 */
export function createAmountDraw(seed: number): () => number {
  const next = uniform(seed);
  return () => {
    const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()); // Box and Muller
    return Math.round(40_000_000 * Math.exp(0.45 * normal));
  };
}

/** Numbers from 0 to below 1 (mulberry32). */
function uniform(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
