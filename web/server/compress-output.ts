import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/;
const HASHED = /[\\/]assets[\\/]/;
/** Below this a compressed copy saves no packet. */
const MIN_BYTES = 1024;

/** Writes a `.br` and a `.gz` copy beside every text file of the build, so that the site server compresses nothing twice. */
export function compressOutput(): Plugin {
  let outDir = '';
  return {
    name: 'compress-output',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true });
      await Promise.all(
        files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compressFile(join(outDir, file))),
      );
    },
  };
}

async function compressFile(path: string): Promise<void> {
  // Files of earlier builds lie beside those of this one: a hashed name never changes its content.
  if (HASHED.test(path) && existsSync(`${path}.br`)) return;
  const bytes = await readFile(path);
  if (bytes.length < MIN_BYTES) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await writeFile(`${path}.gz`, gz);
  // Whole or not at all: it stands for both copies from now on.
  await writeFile(`${path}.part`, br);
  await rename(`${path}.part`, `${path}.br`);
}
