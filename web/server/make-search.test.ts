import { gzipSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readPages } from '../../content/read-pages.ts';
import { loadPageIndex, loadTextIndex } from '#features/content/search/page-index.ts';
import { searchFile } from '#kit/content/page-search.ts';
import { LOCALES, speakLocale } from '#lib/i18n.ts';
import { makePages } from './make-pages.ts';
import { makeSearch } from './make-search.ts';

vi.mock('#features/content/content-pages.ts', () => ({
  contentPages: () => ({ base: '/pages', pages: {} }),
}));

/** What the first answer may cost, with the code that gives it: gzipped. */
const MOST_BYTES = 45_000;
const MOST_MS = 150;

const files = new Map<string, string>();
let answer: (url: string) => Response;

beforeAll(() => {
  for (const [name, text] of makeSearch(makePages(readPages()))) files.set(`/pages/${name}`, text);
  answer = (url) => new Response(files.get(url), { headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(answer(url)));
}, 60_000);
afterEach(() => {
  speakLocale('en-GB', {});
  answer = (url) => new Response(files.get(url), { headers: { 'content-type': 'application/json' } });
});

describe('the search of content pages', () => {
  it.each([
    ['mortgage', '/pricing-metrics/affordability'],
    ['morgage', '/pricing-metrics/affordability'],
    ['comparabels', '/property-valuation-guide/choosing-comparables'],
    ['tie break', '/scoring-leaderboards/tie-breakers'],
    ['rightmove clean', '/rightmove-zoopla-game/parameter-cleaner'],
    ['pub quiz', '/for-events/pub-quiz-night'],
    ['leasehold', '/rightmove-zoopla-game/leasehold-freehold'],
    ['Glasgow', '/city-quizzes/glasgow'],
    ['glasgwo', '/city-quizzes/glasgow'],
  ])('finds “%s” among the first three', async (asked, path) => {
    const names = await loadPageIndex();
    const texts = await loadTextIndex();
    const first = names.find(asked).map((page) => page.path);
    const all = [...first, ...texts.find(asked).map((page) => page.path)];
    expect(all.slice(0, 3)).toContain(path);
  });

  it('finds a page by a word that only its text says', async () => {
    const asked = 'Pythagoras photographer covenant';
    const names = await loadPageIndex();
    const texts = await loadTextIndex();
    const found = texts.find(asked);
    expect(found.length).toBeGreaterThan(0);
    expect(names.show(found[0]?.path ?? '', new Set())?.title).not.toBe('');
  });

  it('finds nothing where nothing says it', async () => {
    expect((await loadPageIndex()).find('zzzyxqw')).toEqual([]);
    expect((await loadTextIndex()).find('zzzyxqw')).toEqual([]);
  });

  it('finds with and without accents, and in Spanish what a reader of Spanish sees', async () => {
    speakLocale('es', {});
    const names = await loadPageIndex();
    const withAccents = names.find('clasificación').map(({ path }) => path);
    expect(withAccents.length).toBeGreaterThan(0);
    expect(names.find('clasificacion').map(({ path }) => path)).toEqual(withAccents);
    const english = names.find('condos')[0];
    expect([english?.path, english?.inLanguage]).toEqual(['/us-home-price-quiz/condos-and-co-ops', 'en-GB']);
  });

  it(`answers within ${String(MOST_MS)} ms, and the first answer costs at most ${String(MOST_BYTES)} bytes`, async () => {
    const names = await loadPageIndex();
    const started = performance.now();
    names.find('price per squar metre');
    expect(performance.now() - started).toBeLessThan(MOST_MS);
    const code = await readFile(new URL('../../node_modules/minisearch/dist/es/index.js', import.meta.url));
    for (const locale of LOCALES) {
      const index = gzipSync(files.get(`/pages/${searchFile(locale, 'names')}`) ?? '', { level: 9 });
      // The engine before it is made small: what the browser gets is less than half of it.
      expect(index.length + gzipSync(code).length / 2).toBeLessThan(MOST_BYTES);
    }
  });

  it('names the groups to begin with', async () => {
    const { groups, size } = await loadPageIndex();
    expect(groups.map(({ path }) => path)).toEqual(expect.arrayContaining(['/play', '/pricing-metrics']));
    expect(size).toBe(readPages().filter(({ robots }) => robots === undefined).length);
  });

  it.each([
    ['a page', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['nothing', () => new Response('', { status: 404 })],
  ])('says so where instead of the index there is %s', async (_, response) => {
    answer = response;
    await expect(loadPageIndex()).rejects.toMatchObject({ code: 'chunk' });
  });
});
