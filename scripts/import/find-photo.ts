import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { ArchiveFile } from '../../supabase/functions/_shared/reader/files/open-archive.ts';

export type FoundPhoto =
  | { readonly ok: true; readonly read: () => Promise<Uint8Array> }
  | { readonly ok: false; readonly reason: string };

/** Where the photos are that rows name: a folder, archives, or both. */
export interface PhotoPlace {
  readonly folder: string | null;
  readonly archived: readonly ArchiveFile[];
}

/**
 * The file that a row names, below the folder of the photos or in an archive. The name may begin with that folder's own
 * name: `photos/001.jpg` is found whether the folder given is the one above `photos` or `photos` itself. In an archive a
 * photo is found by its name alone as well, if no other has it: nobody sees how deep a program packed it.
 */
export async function findPhoto({ folder, archived }: PhotoPlace, file: string): Promise<FoundPhoto> {
  if (/^[a-z]+:\/\//i.test(file)) {
    return { ok: false, reason: `its photo "${file}" is a web address, and the import reads files` };
  }
  const name = file.replaceAll('\\', '/').replace(/^\.?\/+/, '');
  const names = name.includes('/') ? [name, name.slice(name.indexOf('/') + 1)] : [name];
  const path = folder === null ? null : await findInFolder(folder, names);
  if (path !== null) return { ok: true, read: async () => readFile(path) };
  const packed = findInArchives(archived, names);
  if (packed !== null) return { ok: true, read: async () => packed.read() };
  return { ok: false, reason: `its photo "${file}" is missing` };
}

async function findInFolder(folder: string, names: readonly string[]): Promise<string | null> {
  const root = await realpath(folder);
  for (const candidate of names) {
    const path = await realpath(join(root, candidate)).catch(() => null);
    // A name such as ../../etc/passwd, or a link that leads out, is as good as missing.
    if (path?.startsWith(root + sep)) return path;
  }
  return null;
}

function findInArchives(archived: readonly ArchiveFile[], names: readonly string[]): ArchiveFile | null {
  const exact = archived.find(({ name }) => names.includes(name));
  if (exact) return exact;
  const wanted = baseName(names[0] ?? '');
  const alike = archived.filter(({ name }) => baseName(name) === wanted);
  return (alike.length === 1 && alike[0]) || null;
}

function baseName(path: string): string {
  return (path.split('/').at(-1) ?? '').toLowerCase();
}
