import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createPictureCodecs } from './picture-codecs.ts';

const { resolve } = createRequire(import.meta.url);

/** For tests: the codecs that index.ts makes, as Node finds their files. */
export const testCodecs = () =>
  createPictureCodecs(async (module, file) => await readFile(join(dirname(resolve(module)), file)));
