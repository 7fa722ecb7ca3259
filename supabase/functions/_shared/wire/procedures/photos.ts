import { z } from 'zod';
import { procedure } from '../call.ts';
import { id } from '../fields.ts';

const names = z.array(z.string());

/** Folders whose files are to be removed next. */
export const foldersToRemove = procedure(
  z.object({ atMost: z.number().int() }),
  z.array(z.object({ bucket: z.string(), folder: z.string() })),
);

/** These folders are empty now; answers how many of them were queued. */
export const foldersRemoved = procedure(z.object({ folders: names }), z.number().int());

/** Files in folders of a user that nobody has looked at yet. */
export const photosToCheck = procedure(z.object({ userId: id, folders: names }), names);

/** Notes files that hold nothing but pixels now; answers in how many folders. */
export const photosChecked = procedure(z.object({ userId: id, files: names }), z.number().int());

/** Content hashes of a listing's stored photos, in order. */
export const photoHashes = procedure(z.object({ externalRef: z.string() }), names);
