import { z } from 'zod';
import { editedHome, homeTextCell, importedHome } from '../agency-homes.ts';
import { PLACES_SHOWN } from '../../domain/home-list.ts';
import { procedure } from '../call.ts';
import { id } from '../fields.ts';
import { homeFacts, homePrice, OFFER_STATUSES } from '../home-edits.ts';
import { saveListing } from './managing.ts';
import { storedListing } from './stored-homes.ts';

/** The prices that no text of a home may tell; refuses whoever does not manage it. */
export const pricesOfHome = procedure(
  z.object({ userId: id, listingId: id }),
  z.array(z.object({ amountMinor: z.number(), currency: z.string() })),
);

/** Where a home is, so that no text of it names the house. */
export const placeOfHome = procedure(
  z.object({ userId: id, listingId: id }),
  z.object({ addressLine: z.string().nullable(), postcode: z.string().nullable() }),
);

/** Saves what is given of a home, from the versions that were edited. */
export const saveHome = procedure(
  z.object({
    userId: id,
    listingId: id,
    version: z.number().int(),
    facts: homeFacts.nullable(),
    offer: z
      .object({
        status: z.enum(OFFER_STATUSES).optional(),
        isVisible: z.boolean().optional(),
        placeShown: z.enum(PLACES_SHOWN).optional(),
      })
      .nullable(),
    price: homePrice.nullable(),
    photos: saveListing.takes.shape.photos.nullable(),
    texts: z.array(homeTextCell).nullable(),
  }),
  z.object({ home: editedHome, removedFiles: z.array(z.string()) }),
  { mayRepeat: false },
);

/** Homes of a file become an agency's. */
export const importHomes = procedure(
  z.object({
    userId: id,
    agencyId: id,
    homes: z.array(
      z.object({
        line: z.number().nullable(),
        /** the agency's own number of the home */
        reference: z.string().nullable(),
        listing: storedListing.extend({ status: z.string() }),
      }),
    ),
  }),
  z.array(importedHome),
);
