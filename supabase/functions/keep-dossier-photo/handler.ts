import { z } from 'zod';
import { asCaller } from '../_shared/dossier/as-caller.ts';
import { cleanPicture } from '../_shared/pictures/clean-picture.ts';
import { Refusal } from '../_shared/problem.ts';
import { readAtMost } from '../_shared/read-at-most.ts';
import type { Handler } from '../_shared/serve.ts';
import type { Settings } from '../_shared/settings.ts';
import { MOST_PHOTO_BYTES, type keepDossierPhotoRequest } from '../_shared/wire/dossier-photos.ts';

const BUCKET = 'dossier-photos';
const toStore = z.object({ dossier_id: z.uuid(), is_stored: z.boolean() });

/** Photo and width of the address, and the body as it is. */
export async function readPhoto(request: Request): Promise<unknown> {
  const bytes = await readAtMost(request.body, MOST_PHOTO_BYTES);
  if (bytes === null)
    throw new Refusal('photo_unreadable', 'A file of a photo has at most ten megabytes. Make it smaller.');
  const asked = new URL(request.url).searchParams;
  return { photoId: asked.get('photoId'), width: asked.get('width'), file: new Blob([bytes]) };
}

/**
 * Stores a file of a dossier's photo once it holds nothing but a picture: what a client left in it (where it was taken,
 * with which camera, when) is taken out, and what is no picture is refused. Nothing else writes into the bucket.
 */
export function keepDossierPhoto(
  settings: Settings,
  fetcher: typeof fetch,
): Handler<z.output<typeof keepDossierPhotoRequest>> {
  return async ({ photoId, width, file }, { caller: { userId }, authorization, database, files }) => {
    if (userId === null || !authorization)
      throw new Refusal('not_found', 'There is no such photo. Sign in to see yours.');
    const asked = await asCaller(settings, fetcher, authorization).call('dossier_photo_to_store', {
      photo_id: photoId,
      width,
    });
    const { dossier_id: dossierId, is_stored: isStored } = toStore.parse(asked);
    if (isStored) return { status: 200, body: { isStored } };
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = bytes[0] === 0xff ? 'jpg' : 'webp';
    const clean = cleanPicture(type, bytes);
    if (clean === null || clean.width > width)
      throw new Refusal(
        'photo_unreadable',
        'This file is no JPEG or WebP picture of the width that it is sent for. Send another one.',
      );
    const name = `${dossierId}/${photoId}/${width}.webp`;
    await files.replace(
      BUCKET,
      name,
      clean.bytes,
      type === 'webp' ? 'image/webp' : 'image/jpeg',
      // What no right reads any more, no cache may hand out either.
      'no-store',
    );
    const isKept = await database.call('note_dossier_photo_file', { photoId, width });
    // The photo was deleted meanwhile, with all its files: this one goes after them.
    if (!isKept) await files.remove(BUCKET, [name]);
    return { status: 200, body: { isStored: isKept } };
  };
}
