import { z } from 'zod';
import { PERIODS } from '../boards.ts';
import { procedure } from '../call.ts';
import { id } from '../fields.ts';
import { API_RESOURCES } from '../public-api.ts';

const brand = z.string().nullable();
const ofGame = { gameSlug: z.string(), brand };

/** Counts a request by its key, or by its address: null, or how many seconds to wait. */
export const countApiRequest = procedure(
  z.object({ apiKey: z.string().nullable(), clientAddress: z.string() }),
  z.object({ wait: z.number().int().nullable(), isUnknown: z.boolean().optional() }),
  { mayRepeat: false },
);

export const apiGames = procedure(
  z.object({ brand, after: z.string().nullable() }),
  API_RESOURCES.games.answers,
);
export const apiGameFacts = procedure(z.object(ofGame), API_RESOURCES.game.answers);
export const apiBoard = procedure(
  z.object({ ...ofGame, period: z.enum(PERIODS), after: z.string().nullable() }),
  API_RESOURCES.board.answers,
);
export const apiCrowd = procedure(z.object(ofGame), API_RESOURCES.crowd.answers);
export const apiCorrections = procedure(
  z.object({ ...ofGame, after: id.nullable() }),
  API_RESOURCES.corrections.answers,
);
