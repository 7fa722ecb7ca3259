import { realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';

export type FoundPhoto =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly reason: string };

/**
 * The file that a row names, below the folder of the photos. The name may begin with that folder's own name:
 * `photos/001.jpg` is found whether the folder given is the one above `photos` or `photos` itself.
 */
export async function findPhoto(folder: string, file: string): Promise<FoundPhoto> {
  if (/^[a-z]+:\/\//i.test(file)) {
    return { ok: false, reason: `its photo "${file}" is a web address, and the import reads files` };
  }
  const name = file.replaceAll('\\', '/').replace(/^\.?\/+/, '');
  const root = await realpath(folder);
  const names = name.includes('/') ? [name, name.slice(name.indexOf('/') + 1)] : [name];
  for (const candidate of names) {
    const path = await realpath(join(root, candidate)).catch(() => null);
    // A name such as ../../etc/passwd, or a link that leads out, is as good as missing.
    if (path?.startsWith(root + sep)) return { ok: true, path };
  }
  return { ok: false, reason: `its photo "${file}" is missing` };
}
