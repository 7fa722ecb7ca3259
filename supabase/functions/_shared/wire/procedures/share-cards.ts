import { z } from 'zod';
import { procedure } from '../call.ts';
import { id } from '../fields.ts';
import { shareCard as card } from '../share-cards.ts';

/** Names, colour, cover, squares and shared total for a share image. Nothing here is more than anybody may see. */
export const shareCard = procedure(
  z.object({ brand: z.string().nullable(), gameSlug: z.string().nullable(), sessionId: id.nullable() }),
  card,
);
