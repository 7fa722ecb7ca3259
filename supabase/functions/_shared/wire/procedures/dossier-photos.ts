import { z } from 'zod';
import { procedure } from '../call.ts';
import { id } from '../fields.ts';

/** Notes that a file of a photo was checked and stored; false where the photo is gone by now. */
export const noteDossierPhotoFile = procedure(
  z.object({ photoId: id, width: z.number().int() }),
  z.boolean(),
);
