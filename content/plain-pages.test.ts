import { describe, expect, it } from 'vitest';
import { countWords } from './count-words.ts';
import { pageLanguages, type PageLanguage } from './page-schema.ts';
import { readPages } from './read-pages.ts';

const all = readPages();

/** The texts in one language, as they are read: links by their words, not by their addresses. */
function pagesIn(language: PageLanguage) {
  return all.flatMap(({ path, texts }) => {
    const text = texts.get(language);
    return text ? [{ path, ...text, body: text.body.replaceAll(/\]\([^)]*\)/g, ']') }] : [];
  });
}

/** Eight words in a row, as they are read. */
function runsOf(body: string): ReadonlySet<string> {
  const words = wordsOf(body);
  return new Set(words.slice(7).map((_, at) => words.slice(at, at + 8).join(' ')));
}

function wordsOf(body: string): string[] {
  return body.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];
}

const FEWEST_WORDS = 300;
const MOST_WORDS = 900;

/** Words that say nothing, or that everybody has read too often. */
const ENGLISH = [
  'dive into',
  'delve',
  'unlock',
  'game-changer',
  'game changer',
  'seamless',
  'cutting-edge',
  'in today’s world',
  "in today's world",
  'fast-paced',
  'look no further',
  'elevate your',
  'take it to the next level',
  'whether you are a',
  'whether you’re a',
  'it is important to note',
  'a testament to',
  'rich tapestry',
  'in conclusion',
  'navigating the',
  'ever-changing',
];
const WORN: Readonly<Record<PageLanguage, readonly string[]>> = {
  en: ENGLISH,
  'en-us': ENGLISH,
  es: [
    'sumérgete',
    'adéntrate',
    'no busques más',
    'al siguiente nivel',
    'sin fisuras',
    'de vanguardia',
    'en el mundo actual',
    'hoy en día',
    'es importante destacar',
    'cabe destacar',
    'cabe señalar',
    'en conclusión',
    'en definitiva',
    'desbloquea',
    'un amplio abanico',
    'ya seas',
    'tanto si eres',
    'en constante evolución',
    'revoluciona',
  ],
};

const languages = pageLanguages.filter((language) => all.some(({ texts }) => texts.has(language)));

describe.each(languages)('content pages in %s', (language) => {
  const pages = pagesIn(language);

  it('have bodies', () => {
    expect(pages.filter(({ body }) => body.trim() === '').map(({ path }) => path)).toEqual([]);
  });

  it('are as long as a page that helps, and no longer', () => {
    const far = pages
      .map(({ path, body }) => ({ path, words: countWords(body) }))
      .filter(({ words }) => words < FEWEST_WORDS || words > MOST_WORDS);
    expect(far).toEqual([]);
  });

  it('have titles and descriptions of their own', () => {
    for (const key of ['title', 'description'] as const) {
      const seen = new Map<string, string[]>();
      for (const page of pages) seen.set(page[key], [...(seen.get(page[key]) ?? []), page.path]);
      expect([...seen.values()].filter((paths) => paths.length > 1)).toEqual([]);
    }
  });

  it('share no paragraph, and at most two in a hundred of their runs of eight words', () => {
    const paragraphs = new Map<string, string>();
    const owners = new Map<string, string[]>();
    const sizes = new Map<string, number>();
    const doubles: string[] = [];
    for (const { path, body } of pages) {
      for (const text of body.split(/\n\s*\n/)) {
        const plain = wordsOf(text).join(' ');
        if (plain.split(' ').length < 12) continue;
        const other = paragraphs.get(plain);
        if (other !== undefined && other !== path)
          doubles.push(`${other} and ${path}: ${plain.slice(0, 80)}`);
        paragraphs.set(plain, path);
      }
      const runs = runsOf(body);
      sizes.set(path, runs.size);
      for (const run of runs) owners.set(run, [...(owners.get(run) ?? []), path]);
    }
    const shared = new Map<string, number>();
    for (const paths of owners.values())
      for (const [at, one] of paths.entries())
        for (const other of paths.slice(at + 1))
          shared.set(`${one} ${other}`, (shared.get(`${one} ${other}`) ?? 0) + 1);
    const alike = [...shared].filter(([pair, count]) => {
      const [one = '', other = ''] = pair.split(' ');
      return count > 0.02 * Math.min(sizes.get(one) ?? 0, sizes.get(other) ?? 0) && count > 2;
    });
    expect([doubles, alike]).toEqual([[], []]);
  });

  it('are not stamped from one mould: no two have the same headings in the same order, or begin alike', () => {
    const seen = new Map<string, string>();
    const alike: string[] = [];
    for (const { path, body } of pages) {
      const headings = [...body.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
      const begins = wordsOf(body).slice(0, 6).join(' ');
      for (const key of [...(headings.length > 1 ? [headings.join(' | ')] : []), begins]) {
        const other = seen.get(key);
        if (other !== undefined) alike.push(`${other} and ${path}: ${key}`);
        seen.set(key, path);
      }
    }
    expect(alike).toEqual([]);
  });

  it('use no worn phrase', () => {
    const worn = pages.flatMap(({ path, title, description, body }) =>
      WORN[language]
        .filter((phrase) => `${title} ${description} ${body}`.toLowerCase().includes(phrase))
        .map((phrase) => `${path}: ${phrase}`),
    );
    expect(worn).toEqual([]);
  });
});
