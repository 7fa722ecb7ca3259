import { z } from 'zod';
import { brand, guestToken, id, optionalText, slug } from './fields.ts';

/** Starts a run of a game, or gets back the one under way. */
export const startRunRequest = z.object({
  game: slug,
  brand,
  /** A mode of the table that is built; none is the game's own. The handler refuses others with a sentence. */
  mode: z.string().max(40).nullish(),
  displayName: optionalText(40),
  guestToken,
  accessCode: optionalText(64),
  shareToken: optionalText(128),
  /** Made once per intention to start, so that a retry after a lost reply gets the same run. */
  requestKey: optionalText(128),
  /** A run of the same game, whose homes are played again in its order. */
  like: id.nullish(),
  /** homes that this player does not know come first */
  avoidsKnown: z.boolean().nullish(),
  /** one that the game names */
  region: optionalText(80),
  /** the code of a preset, by which the game is played, as practice */
  preset: optionalText(20),
});
export type StartRunRequest = z.input<typeof startRunRequest>;
