import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

const OTHERS_MAY_ENTER = 0o001;

/** True when every folder from the root down to `folder` may be entered by any user of this machine. */
export async function isTraversableByOthers(folder: string): Promise<boolean> {
  let at = resolve(folder);
  for (;;) {
    const found = await stat(at).catch(() => null);
    if (found?.isDirectory() === true && (found.mode & OTHERS_MAY_ENTER) === 0) return false;
    const parent = dirname(at);
    if (parent === at) return true;
    at = parent;
  }
}
