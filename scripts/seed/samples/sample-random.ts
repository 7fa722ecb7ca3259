import { randomFrom } from '#domain/seeded-random.ts';

/** A source of repeatable chance: the same seed text always gives the same sequence. */
export interface SampleRandom {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A number from `low` to `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** True with the given probability (0..1). */
  chance(probability: number): boolean;
  /** One member of a list. @throws RangeError when the list is empty. */
  pick<T>(list: readonly T[]): T;
  /** A draw from the standard normal distribution (Box–Muller). */
  normal(): number;
}

/** 32-bit FNV-1a of a text; spreads short seeds over the generator's state. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * Makes a mulberry32 generator from a seed text. For what everybody may know: its whole state is 32 bits, so one who saw a
 * few of its draws knows all of them. What stays secret comes from `secret-random.ts`.
 */
export function createSampleRandom(seed: string): SampleRandom {
  return drawWith(randomFrom(hashText(seed)));
}

/** Everything that can be drawn, from a source of numbers from 0 up to, not including, 1. */
export function drawWith(next: () => number): SampleRandom {
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]): T => {
      const member = list[Math.floor(next() * list.length)];
      if (member === undefined) throw new RangeError('cannot pick from an empty list');
      return member;
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
