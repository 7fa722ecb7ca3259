import { BackendRefusal, PHOTO_BUCKET, type Backend } from './backend.ts';
import type { ImportedListing, ListingImport, StoredPhoto } from '#wire/procedures/stored-homes.ts';
import { photoFolder } from './photo-folder.ts';
import type { PreparedPhoto } from './prepare-photo.ts';

/** A photo that is ready to be sized when its listing turns out to need it. */
export interface PhotoSource {
  readonly contentHash: string;
  readonly prepare: () => Promise<PreparedPhoto>;
  readonly facts: Pick<StoredPhoto, 'alt' | 'room' | 'rightsStatus' | 'attribution'>;
}

/**
 * Writes one listing: its photos to Storage when they are not the ones that are there, then the record; photos that it
 * no longer has are removed. The same listing again sends no photo and changes nothing.
 * @param secretKey makes the folder names; the one that `backend` uses
 * @throws BackendRefusal when the database or Storage refuses
 */
export async function storeListing(
  backend: Backend,
  secretKey: string,
  listing: Omit<ImportedListing, 'photos'>,
  photos: readonly PhotoSource[],
): Promise<ListingImport> {
  const stored = await backend.call('photo_hashes', { externalRef: listing.externalRef });
  const folderOf = (hash: string, time: number) => photoFolder(secretKey, listing.externalRef, hash, time);
  const records = [];
  for (const photo of photos) {
    const described = { contentHash: photo.contentHash, ...photo.facts };
    // The database keeps folder, sizes and placeholder of photos whose hashes it knows.
    records.push(
      stored.includes(photo.contentHash)
        ? { ...described, path: folderOf(photo.contentHash, 1) }
        : {
            ...described,
            ...(await upload(backend, (time) => folderOf(photo.contentHash, time), await photo.prepare())),
          },
    );
  }
  const result = await backend.call('import_listing', { payload: { ...listing, photos: records } });
  // A photo that was replaced is gone for good, not just out of the listing.
  for (const gone of stored.filter((hash) => !photos.some((photo) => photo.contentHash === hash))) {
    await backend.removeFolder(PHOTO_BUCKET, folderOf(gone, 1));
  }
  return result;
}

/** How often one picture may leave a home and come back. */
const MOST_TIMES = 20;

/** A folder that was used takes no file again: a picture that comes back gets the folder of its next time. */
async function upload(backend: Backend, folderOf: (time: number) => string, photo: PreparedPhoto) {
  const widths = photo.renditions.map(({ width }) => width);
  const facts = { widths, width: photo.width, height: photo.height, placeholder: photo.placeholder };
  for (let time = 1; ; time += 1) {
    const path = folderOf(time);
    try {
      for (const { width, webp } of photo.renditions)
        await backend.putFile(`${PHOTO_BUCKET}/${path}/${width}.webp`, webp);
      return { ...facts, path };
    } catch (error) {
      if (!(error instanceof BackendRefusal) || time === MOST_TIMES) throw error;
    }
  }
}
