import type { Database } from '../database.ts';
import type { Files } from '../files.ts';
import { cleanPicture } from './clean-picture.ts';
import { Refusal, Unavailable } from '../problem.ts';
import type { NewListing } from '../wire/procedures/publishing.ts';

const BUCKET = 'listing-photos';
/** Files that one request looks at: a hosted function has two seconds of processor time. */
const FILES_PER_REQUEST = 300;
/** Noted together, so that a request that is cut short has not worked for nothing. */
const FILES_PER_NOTE = 50;
/** Read at once: each file has up to 10 MB, and a hosted function 256 MB for all. */
const FILES_AT_ONCE = 5;

/** Where the files of a photo are. */
type PhotoFiles = Pick<NewListing['photos'][number], 'path' | 'fileType' | 'widths'>;

/**
 * Looks at every stored file of the homes' photos before any player gets it: what a client left in it besides pixels
 * (where it was taken, with which camera, when) is taken out; a file that no photo names is removed. The database
 * remembers what was looked at, and publishes nothing else.
 * @throws `photo_unreadable` for a file that is no picture, or another than its name says
 * @returns how many files are still to be looked at: more than one request can; the same request again goes on
 */
export async function cleanPhotos(
  photos: readonly PhotoFiles[],
  userId: string,
  { database, files }: { readonly database: Database; readonly files: Omit<Files, 'addressOf'> },
): Promise<number> {
  if (photos.length === 0) return 0;
  const folders = [...new Set(photos.map(({ path }) => path))];
  const waiting = await database.call('photos_to_check', { userId, folders });
  const named = new Set(
    photos.flatMap(({ path, fileType, widths }) =>
      widths.map((width) => `${path}/${String(width)}.${fileType}`),
    ),
  );
  const unnamed = waiting.filter((name) => !named.has(name));
  if (!(await files.remove(BUCKET, unnamed))) throw new Unavailable('storage removed nothing');
  const toClean = waiting.filter((name) => named.has(name));
  const now = toClean.slice(0, FILES_PER_REQUEST);
  for (let from = 0; from < now.length; from += FILES_PER_NOTE) {
    const part = now.slice(from, from + FILES_PER_NOTE);
    await inTurn(part, (name) => cleanFile(files, name));
    await database.call('photos_checked', { userId, files: part });
  }
  return toClean.length - now.length;
}

async function cleanFile(files: Omit<Files, 'addressOf'>, name: string): Promise<void> {
  const bytes = await files.read(BUCKET, name);
  const [width, type] = name.slice(name.indexOf('/') + 1).split('.');
  const clean = bytes && cleanPicture(type === 'webp' ? 'webp' : 'jpg', bytes);
  if (!clean || String(clean.width) !== width) {
    throw new Refusal(
      'photo_unreadable',
      'A photo is no picture that can be shown, or another one than its file says. Remove it, add it again, and publish again.',
    );
  }
  if (isSame(clean.bytes, bytes)) return;
  await files.replace(BUCKET, name, clean.bytes, type === 'webp' ? 'image/webp' : 'image/jpeg');
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

async function inTurn(names: readonly string[], work: (name: string) => Promise<void>): Promise<void> {
  const queue = [...names];
  const worker = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) await work(name);
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, worker));
}
