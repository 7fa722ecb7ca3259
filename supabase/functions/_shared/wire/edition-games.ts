import { z } from 'zod';
import { EDITION_KEYS } from '../domain/editions.ts';
import { brand, cursor } from './fields.ts';
import { ownGame } from './managed-games.ts';

/** The games of an edition's days, the latest first; `next` is the day before which the next page goes on. */
export const editionGames = {
  takes: z.object({ edition: z.enum(EDITION_KEYS), brand, before: z.string().optional() }),
  answers: z.object({ games: z.array(ownGame), next: cursor }),
  callers: 'account',
  mayRepeat: true,
} as const;
