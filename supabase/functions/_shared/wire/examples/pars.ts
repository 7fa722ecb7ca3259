import type { ExamplesOf } from './examples-of.ts';
import { exampleId } from './example-id.ts';

/** One answer for each call of this subject. */
export const parsCalls: ExamplesOf<'over_par'> = {
  over_par: {
    sessionId: exampleId(1),
    points: 1480,
    par: 1210,
    homes: [
      { gameListingId: exampleId(2), position: 1, points: 860, par: 610, guesses: 214 },
      { gameListingId: exampleId(3), position: 2, points: 620, par: 600, guesses: 12 },
    ],
  },
};
