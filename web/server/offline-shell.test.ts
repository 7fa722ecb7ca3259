import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offlineShell } from './offline-shell.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shell-'));
  await writeFile(
    join(folder, 'index.html'),
    '<html><head><title>T</title></head><body><script type="module" src="/main.js"></script></body></html>',
  );
  await writeFile(join(folder, 'main.js'), "import './main.css';");
  await writeFile(join(folder, 'main.css'), 'main { color: red }');
});
afterAll(() => rm(folder, { recursive: true }));

/** Builds a small site with what it has without a network. */
async function buildSite(isOff: boolean) {
  await build({ configFile: false, root: folder, logLevel: 'error', plugins: [offlineShell(isOff)] });
  const read = (file: string) => readFile(join(folder, 'dist', file), 'utf8');
  const [index, page, worker] = await Promise.all(
    ['index.html', 'offline.html', 'service-worker.js'].map(read),
  );
  return { index, page, worker };
}

describe('offlineShell()', () => {
  it('names files that are there, in the page and in the worker, and loads the worker', async () => {
    const { index, page = '', worker = '' } = await buildSite(false);
    const named = (text: string) => [...text.matchAll(/\/assets\/[\w.-]+/g)].map(([file]) => file).sort();
    expect(named(page).map((file) => file.replace(/.*\.(?=\w+$)/, ''))).toEqual(['css', 'js']);
    expect(named(worker)).toEqual(named(page));
    for (const file of named(page)) expect(existsSync(join(folder, 'dist', file)), file).toBe(true);
    expect(index).toContain("register('/service-worker.js')");
    expect(page).not.toContain('<!--files-->');
  });

  it('is another worker when the page or its files are others, and the same when they are not', async () => {
    const { worker } = await buildSite(false);
    expect((await buildSite(false)).worker).toBe(worker);
    await writeFile(join(folder, 'main.css'), 'main { color: blue }');
    expect((await buildSite(false)).worker).not.toBe(worker);
  });

  it('leaves, where it is off, a worker that takes itself away, and loads none', async () => {
    const { index, worker } = await buildSite(true);
    expect(index).not.toContain('serviceWorker');
    expect(worker).toContain('unregister()');
    expect(worker).not.toContain('respondWith');
  });
});
