import { gzipSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPages } from '../../content/read-pages.ts';
import { pageIndex, textIndex } from '#kit/content/page-index.ts';
import { searchFile, type SearchedPage } from '#kit/content/page-search.ts';
import { LOCALES, type Locale } from '#lib/i18n.ts';
import { makePages } from './make-pages.ts';
import { makeSearch } from './make-search.ts';

/** What the first answer may cost, with the code that gives it: gzipped. */
const MOST_BYTES = 45_000;
const MOST_MS = 150;

let files: ReadonlyMap<string, string>;
const fileOf = (locale: Locale, which: 'names' | 'texts') => files.get(searchFile(locale, which)) ?? '';
const namesIn = (locale: Locale = 'en-GB') =>
  pageIndex(JSON.parse(fileOf(locale, 'names')) as readonly SearchedPage[]);
const textsIn = (locale: Locale = 'en-GB') => textIndex(fileOf(locale, 'texts'));

/** What all pages may take on two processors, read, made and indexed. */
const MOST_SECONDS = 30;
let seconds = 0;

beforeAll(() => {
  const started = performance.now();
  files = makeSearch(makePages(readPages()));
  seconds = (performance.now() - started) / 1000;
}, 60_000);

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
  ])('finds “%s” among the first three', (asked, path) => {
    const names = namesIn();
    const texts = textsIn();
    const first = names.find(asked).map((page) => page.path);
    const all = [...first, ...texts.find(asked).map((page) => page.path)];
    expect(all.slice(0, 3)).toContain(path);
  });

  it('finds a page by a word that only its text says', () => {
    const asked = 'Pythagoras photographer covenant';
    const names = namesIn();
    const texts = textsIn();
    const found = texts.find(asked);
    expect(found.length).toBeGreaterThan(0);
    expect(names.show(found[0]?.path ?? '', new Set())?.title).not.toBe('');
  });

  it('finds nothing where nothing says it', () => {
    expect(namesIn().find('zzzyxqw')).toEqual([]);
    expect(textsIn().find('zzzyxqw')).toEqual([]);
  });

  it('finds with and without accents, and in Spanish what a reader of Spanish sees', () => {
    const names = namesIn('es');
    const withAccents = names.find('clasificación').map(({ path }) => path);
    expect(withAccents.length).toBeGreaterThan(0);
    expect(names.find('clasificacion').map(({ path }) => path)).toEqual(withAccents);
    const english = names.find('condos')[0];
    expect([english?.path, english?.inLanguage]).toEqual(['/us-home-price-quiz/condos-and-co-ops', 'en-GB']);
  });

  it(`answers within ${String(MOST_MS)} ms, and the first answer costs at most ${String(MOST_BYTES)} bytes`, async () => {
    const names = namesIn();
    const started = performance.now();
    names.find('price per squar metre');
    expect(performance.now() - started).toBeLessThan(MOST_MS);
    const code = await readFile(new URL('../../node_modules/minisearch/dist/es/index.js', import.meta.url));
    for (const locale of LOCALES) {
      const index = gzipSync(fileOf(locale, 'names'), { level: 9 });
      // The engine before it is made small: what the browser gets is less than half of it.
      expect(index.length + gzipSync(code).length / 2).toBeLessThan(MOST_BYTES);
    }
  });

  it(`is made, with all pages, within ${String(MOST_SECONDS)} seconds`, () => {
    console.log(`${String(readPages().length)} pages made and indexed in ${seconds.toFixed(1)} s`);
    expect(seconds).toBeLessThan(MOST_SECONDS);
  });

  it('names the groups to begin with', () => {
    const { groups, size } = namesIn();
    expect(groups.map(({ path }) => path)).toEqual(expect.arrayContaining(['/play', '/pricing-metrics']));
    expect(size).toBe(readPages().filter(({ robots }) => robots === undefined).length);
  });
});
