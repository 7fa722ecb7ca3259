import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressOutput } from './compress-output.ts';
import { keepBuilds, withBuild } from './keep-builds.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'builds-'));
  await writeFile(join(folder, 'index.html'), '<script type="module" src="/main.js"></script>');
  await writeFile(join(folder, 'main.js'), "import('./later.js').then(({ say }) => say());");
});
afterAll(() => rm(folder, { recursive: true }));

/** Builds a small site whose later page says a word, and names the file of that page. */
async function buildSaying(word: string): Promise<string> {
  await writeFile(join(folder, 'later.js'), `export const say = () => console.log('${word.repeat(400)}');`);
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { rolldownOptions: { output: { chunkFileNames: 'assets/[name]-[hash].js' } } },
    plugins: [keepBuilds(), compressOutput()],
  });
  for (const name of await assets())
    if (name.endsWith('.js') && (await readFile(join(folder, 'dist/assets', name), 'utf8')).includes(word))
      return name;
  throw new Error(`no file says ${word}`);
}

const assets = () => readdir(join(folder, 'dist/assets'));

describe('keepBuilds()', () => {
  it('keeps the files of the two builds before the last one, and no older ones', async () => {
    const later = [];
    for (const word of ['one', 'two', 'three']) later.push(await buildSaying(word));
    expect(new Set(later).size).toBe(3);
    expect(await assets()).toEqual(expect.arrayContaining(later.flatMap((name) => [name, `${name}.br`])));

    later.push(await buildSaying('four'));
    const names = await assets();
    expect(names).not.toContain(later[0]);
    expect(names).not.toContain(`${later[0] ?? ''}.br`);
    expect(names).toEqual(expect.arrayContaining(later.slice(1)));
  });

  it('takes away what is not of the last build outside the hashed files, and counts the same build once', async () => {
    await writeFile(join(folder, 'dist/old.txt'), 'old');
    const before = await assets();
    const copy = before.find((name) => name.endsWith('.br')) ?? '';
    const { mtimeMs } = await stat(join(folder, 'dist/assets', copy));
    await buildSaying('four');
    expect(await readdir(join(folder, 'dist'))).not.toContain('old.txt');
    expect(await assets()).toEqual(before);
    // A file whose name is its content is compressed a single time.
    expect((await stat(join(folder, 'dist/assets', copy))).mtimeMs).toBe(mtimeMs);
  });
});

describe('withBuild()', () => {
  it('puts a new build first and forgets what is too old', () => {
    expect(withBuild([], ['a'])).toEqual([['a']]);
    expect(withBuild([['c'], ['b'], ['a']], ['d'])).toEqual([['d'], ['c'], ['b']]);
    expect(withBuild([['c'], ['b']], ['c'])).toEqual([['c'], ['b']]);
  });
});
