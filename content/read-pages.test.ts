import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPages } from './read-pages.ts';

const HEAD = '---\ntitle: A page\ndescription: About it.\nchangedOn: 2026-11-22\n---\n\n';
const TRANSLATED = '---\ntitle: Una página\ndescription: Sobre ella.\n---\n\n';

/** What players and hosts need first; readers of Spanish are told of other pages that those are in English. */
const IN_SPANISH = new Set([
  'daily-challenge',
  'game-modes',
  'i',
  'play',
  'scoring-leaderboards',
  'weekly-challenge',
]);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(join(folder, file, '..'), { recursive: true });
  await writeFile(join(folder, file), text);
}

describe('readPages()', () => {
  it('reads the product’s own pages, those for players and hosts also in Spanish', () => {
    const pages = readPages();
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/i/about', '/i/terms', '/privacy']),
    );
    for (const { path, texts } of pages.filter(({ group }) => IN_SPANISH.has(group)))
      expect([path, [...texts.keys()]]).toEqual([path, expect.arrayContaining(['en', 'es'])]);
  });

  it('finds each page at the address that its file is named after, with every language it is written in', async () => {
    await write('play/index.en.md', HEAD);
    await write('play/now.en.md', `${HEAD}Text`);
    await write('play/now.es.md', `${TRANSLATED}Texto`);
    await write('create-game/guides.en.md', HEAD);
    const pages = readPages(folder);
    expect(pages.map(({ path }) => path)).toEqual(['/create-game/guides', '/play', '/play/now']);
    expect(pages[2]?.texts.get('es')).toEqual({
      title: 'Una página',
      description: 'Sobre ella.',
      body: '\nTexto',
    });
  });

  it.each([
    ['a file of an unknown language', 'play/now.fr.md', HEAD, 'is not called'],
    ['a name that is no address', 'play/Now.en.md', HEAD, 'is not called'],
    ['a translation of nothing', 'play/now.es.md', TRANSLATED, 'now.en.md'],
    ['a page without a head', 'play/now.en.md', 'Text', 'does not begin with its head'],
    ['a head with a field that nobody reads', 'play/now.en.md', HEAD.replace('title', 'name'), 'name'],
    ['a day that is none', 'play/now.en.md', HEAD.replace('11-22', '13-22'), 'changedOn'],
  ])('refuses %s, and says which file it is', async (_, file, text, why) => {
    await write(file, text);
    expect(() => readPages(folder)).toThrow(why);
  });
});
