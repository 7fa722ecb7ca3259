import { z } from 'zod';
import { HIDEABLE_FACTS } from '../../domain/clues.ts';
import { procedure } from '../call.ts';
import { publishedGame } from '../drafts.ts';
import { id } from '../fields.ts';
import { PHOTO_FILE_TYPES } from '../photos.ts';
import { storedGame } from './stored-games.ts';
import { storedListing, storedPhoto } from './stored-homes.ts';

const text = z.string().nullable();
const ofDraft = { draftId: id, userId: id };

/** A user's draft, for the function that publishes it. Its document is the person's own. */
export const draftToPublish = procedure(
  z.object(ofDraft),
  z.object({ version: z.number().int(), document: z.unknown(), published: publishedGame.nullable() }),
  { verbatim: ['document'] },
);

/** A photo in the folder that its maker was given. */
const publishedPhoto = storedPhoto.extend({ fileType: z.enum(PHOTO_FILE_TYPES) });

/** A home that the game brings along. */
export const newListing = storedListing.extend({
  importId: id,
  status: z.enum(['available', 'sold']),
  photos: z.array(publishedPhoto),
});
export type NewListing = z.output<typeof newListing>;

/** A home that exists already, or a new one with its line in the import history. */
const publishedHome = z.union([
  z.object({ rowId: id, listingId: id }),
  z.object({
    rowId: id,
    listing: newListing,
    import: z
      .object({
        way: z.enum(['page', 'file', 'typed']),
        grade: text,
        home: text,
        link: text,
        sourceHost: text,
      })
      .nullable(),
  }),
]);
export type PublishedHome = z.output<typeof publishedHome>;

/** A whole game with its codes and homes. */
export const newGame = z.object({
  game: storedGame.extend({ hostName: text, embedDomains: z.array(z.string()).readonly() }),
  codes: z.array(z.object({ code: z.string(), maxUses: z.number().int().nullable(), expiresAt: text })),
  hiddenFacts: z.array(z.enum(HIDEABLE_FACTS)).readonly(),
  homes: z.array(publishedHome),
});
export type NewGame = z.output<typeof newGame>;

/** Makes a game of a draft, whole or not at all, and once. */
export const publishGame = procedure(
  z.object({
    payload: newGame.extend({
      ...ofDraft,
      version: z.number().int(),
      requestKey: z.string(),
      /** key of the brand; none is the default brand */
      agencyKey: text,
    }),
  }),
  z.object({ created: z.boolean(), published: publishedGame }),
);
