import type { RoomGuess } from '#wire/rooms.ts';

/** The amount of a guess, or the middle of a range. */
export function middleOf({ amountMinor, lowMinor, highMinor }: RoomGuess): number {
  return amountMinor ?? Math.sqrt((lowMinor ?? 1) * (highMinor ?? 1));
}

/** Places on a logarithmic scale from 0 to 1 that holds all amounts with some air. */
export function scaleOf(amounts: readonly number[]): (amount: number) => number {
  const logs = amounts.map(Math.log);
  const low = Math.min(...logs) - 0.1;
  const high = Math.max(...logs) + 0.1;
  return (amount) => (Math.log(amount) - low) / (high - low);
}
