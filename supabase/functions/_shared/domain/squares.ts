import { bandOf } from './error-bands.ts';

/** One square per error band, best first. Colour and word say the same, so neither is needed alone. */
export const SQUARES = ['🟩', '🟢', '🟨', '🟠', '🟥', '⬛'] as const;

/** A run as squares, one per round, in order: what a player pastes into a chat. Holds no price and no exact error. */
export function squaresOf(bands: readonly number[]): string {
  return bands.map((band) => SQUARES[band] ?? SQUARES[5]).join('');
}

/** The same in words, for people and screen readers that do not see colours: "spot on, close, way off". */
export function wordsOf(bands: readonly number[]): string {
  return bands.map((band) => bandOf(band).label).join(', ');
}
