import { z } from 'zod';
import { procedure } from '../call.ts';

/** Chooses the homes of the next sixty days and opens those that have begun; answers how many days were chosen. */
export const planEditions = procedure(z.object({}), z.number().int());

/** Gives days to come that repeat homes fresh ones, as far as there are; answers how many days were chosen anew. */
export const replanEditions = procedure(z.object({}), z.number().int());
