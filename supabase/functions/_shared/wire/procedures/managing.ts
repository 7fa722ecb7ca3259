import { z } from 'zod';
import { procedure } from '../call.ts';
import { id } from '../fields.ts';
import { gameHome, gameSettings } from '../game-settings.ts';
import { homeFacts, homePhoto, homePhotoFile, homePrice, OFFER_STATUSES } from '../home-edits.ts';
import { managedGame } from '../managed-games.ts';
import { managedListing } from '../managed-homes.ts';

const ofGame = { userId: id, gameSlug: z.string(), brand: z.string().nullable() };

/** The prices that texts of a game are scrubbed of, as far as the writer may see them. */
export const pricesToScrub = procedure(
  z.object(ofGame),
  z.array(z.object({ gameListingId: id, amountMinor: z.number(), currency: z.string() })),
);

/** Saves a game's settings and homes, made from this version of it. */
export const saveGame = procedure(
  z.object({
    ...ofGame,
    version: z.number().int(),
    settings: gameSettings,
    homes: z.array(
      z.object({
        ...gameHome.shape,
        gameListingId: id.nullable(),
        listingId: id.nullable(),
        titleOverride: z.string(),
      }),
    ),
  }),
  managedGame,
  { mayRepeat: false },
);

/** Saves a home made from this version of it: facts, texts, a new price version, photos. */
export const saveListing = procedure(
  z.object({
    ...ofGame,
    gameListingId: id,
    version: z.number().int(),
    facts: homeFacts.extend({ status: z.enum(OFFER_STATUSES).nullable() }),
    price: homePrice.nullable(),
    photos: z.array(
      homePhoto.extend({
        room: z.string(),
        attribution: z.string(),
        file: homePhotoFile.extend({ placeholder: z.string() }).nullable(),
      }),
    ),
  }),
  z.object({
    listing: managedListing,
    /** names of the files whose photos are gone */
    removedFiles: z.array(z.string()),
  }),
  { mayRepeat: false },
);
