import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Raise it with whatever changes what is learned from the same sales. */
const EDITION = 7;

/**
 * Answers what was made of the same input before, or makes it and keeps it as a file.
 * @param folder undefined: nothing is kept
 */
export async function keepLearned<Learned>(
  folder: string | undefined,
  input: unknown,
  make: () => Learned,
): Promise<Learned> {
  if (folder === undefined) return make();
  const print = createHash('sha256')
    .update(JSON.stringify([EDITION, input]))
    .digest('hex');
  const file = join(folder, `${print}.json`);
  try {
    // Written below alone, under the hash of its input.
    return JSON.parse(await readFile(file, 'utf8')) as Learned;
  } catch {
    const learned = make();
    await mkdir(folder, { recursive: true });
    // Another process that makes the same finds all of it or nothing.
    await writeFile(`${file}.${String(process.pid)}`, JSON.stringify(learned));
    await rename(`${file}.${String(process.pid)}`, file);
    return learned;
  }
}
