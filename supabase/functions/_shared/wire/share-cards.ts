import { z } from 'zod';
import { CONTENT_TOPICS } from '../domain/content-topics.ts';
import { id, optionalText } from './fields.ts';
import { photo } from './photos.ts';

/** The query of an image's address: of a brand, of one of its games, of a result, or of a group of its pages. */
export const shareImageRequest = z.object({
  /** Key of the brand; none is the default brand. */
  brand: optionalText(63),
  /** A game's slug. */
  game: optionalText(60),
  /** A run's id. */
  session: id.optional(),
  /** A group of content pages; a name that is none is left out of the picture. */
  topic: z.enum(CONTENT_TOPICS).optional().catch(undefined),
  lang: z.enum(['en', 'es']).catch('en'),
});
export type ShareImageRequest = z.input<typeof shareImageRequest>;

/** What the database says that the picture may show (`share_card`). */
export const shareCard = z.object({
  brand: z.string(),
  accent: z.string().nullable(),
  /** null: the game is not public, so the picture does not name it */
  title: z.string().nullable(),
  /** null: the game is not public, or shows no photo before the guess */
  cover: photo.nullable(),
  homes: z.number().int().nullable(),
  squares: z.array(z.number().int().nullable()).nullable(),
  totalScore: z.number().int().nullable(),
  maxScore: z.number().int().nullable(),
});
export type ShareCard = z.output<typeof shareCard>;
