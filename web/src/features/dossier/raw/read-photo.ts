import { readPhotoFile } from '#lib/dossier-files.ts';
import { toAppError } from '#lib/app-error.ts';

/** The bytes of a dossier's photo, by the reader's own rights; null where its file was never stored. */
export async function readPhoto(path: string | null): Promise<Uint8Array | null> {
  if (path === null) return null;
  try {
    return new Uint8Array(await (await readPhotoFile(path)).arrayBuffer());
  } catch (thrown) {
    if (toAppError(thrown).code === 'not_found') return null;
    throw thrown;
  }
}
