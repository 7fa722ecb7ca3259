import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { nameInArchive } from '../../supabase/functions/_shared/reader/files/file-kind.ts';
import {
  ArchiveError,
  isArchive,
  openArchive,
  type ArchiveFault,
  type ArchiveFile,
} from '../../supabase/functions/_shared/reader/files/open-archive.ts';
import { decodeHomes } from '../../supabase/functions/_shared/reader/files/read-homes-bytes.ts';
import type { PhotoPlace } from './find-photo.ts';
import { ImportError } from './import-error.ts';

/** A file of homes that was opened, on its own or in an archive. */
export interface OpenedFile {
  /** without its folder; "homes.zip › 1.html" in an archive */
  readonly name: string;
  readonly text: string;
}

export interface OpenedFiles {
  readonly homes: readonly OpenedFile[];
  readonly photos: readonly ArchiveFile[];
  /** what was left out of archives, as sentences */
  readonly notes: readonly string[];
}

/** Why an archive, or a file in one, is not read. */
const FAULTS: Readonly<Record<ArchiveFault, string>> = {
  broken: 'it is damaged, or packed in a way that is not known. Pack it again as a plain .zip',
  too_many: 'it holds more than 4,000 files. Pack fewer into each archive',
  too_large: 'unpacked it is larger than an archive may be. Pack less into each archive',
  encrypted: 'it is protected with a password. Pack it without one',
  nested: 'it is an archive in an archive. Unpack it, and give the files themselves',
  unknown: 'it is no page, table, feed or photo',
  empty: 'there is nothing in it',
};

/**
 * The files of the command line, archives unpacked.
 * @throws ImportError for what cannot be opened
 */
export async function openFiles(paths: readonly string[]): Promise<OpenedFiles> {
  const all = { homes: [] as OpenedFile[], photos: [] as ArchiveFile[], notes: [] as string[] };
  for (const path of paths) {
    const bytes = await readFile(path).catch(cannotRead(path));
    const name = basename(path);
    if (!isArchive(bytes)) {
      all.homes.push({ name, text: decodeHomes(bytes) });
      continue;
    }
    const { files, notes } = unpack(name, bytes);
    all.notes.push(...notes);
    for (const file of files) {
      if (file.kind === 'photo') all.photos.push(file);
      else
        try {
          all.homes.push({ name: nameInArchive(name, file.name), text: decodeHomes(file.read()) });
        } catch (error) {
          all.notes.push(sayFault(nameInArchive(name, file.name), error));
        }
    }
  }
  if (all.homes.length === 0 && all.notes.length > 0) throw new ImportError(all.notes.join('\n'));
  return all;
}

/**
 * Where the photos are: a folder or an archive of them, and those that came with the homes. Null where none are to be read.
 * @throws ImportError where there is neither
 */
export async function openPhotos(
  path: string | null,
  packed: readonly ArchiveFile[],
): Promise<PhotoPlace | null> {
  if (path === null) return packed.length > 0 ? { folder: null, archived: packed } : null;
  const found = await stat(path).catch(cannotRead(path));
  if (found.isDirectory()) return { folder: path, archived: packed };
  const bytes = await readFile(path).catch(cannotRead(path));
  if (!isArchive(bytes)) throw new ImportError(`--photos ${path} is neither a folder nor a .zip of photos.`);
  const { files } = unpack(basename(path), bytes);
  return { folder: null, archived: [...packed, ...files.filter(({ kind }) => kind === 'photo')] };
}

function unpack(name: string, bytes: Uint8Array): { files: readonly ArchiveFile[]; notes: string[] } {
  try {
    const { files, refused } = openArchive(bytes);
    const notes = refused.map((file) =>
      sayFault(nameInArchive(name, file.name), new ArchiveError(file.fault)),
    );
    return { files, notes };
  } catch (error) {
    throw new ImportError(sayFault(name, error));
  }
}

function sayFault(name: string, error: unknown): string {
  return `${name} is not read: ${FAULTS[error instanceof ArchiveError ? error.fault : 'broken']}.`;
}

function cannotRead(path: string): () => never {
  return () => {
    throw new ImportError(`${path} cannot be read. Check that it is there.`);
  };
}
