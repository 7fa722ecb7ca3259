import { indexSlug, type PageLanguage } from './page-schema.ts';
import type { PageSource } from './read-pages.ts';

/** So many of the pages that are most like one are looked at for those in the reader's language. */
const LOOKED_AT = 12;
/** Two pages that share less than this share nothing that leads from one to the other. */
const LEAST_LIKENESS = 0.04;

export type RelatedPages = (page: PageSource, language: PageLanguage, most: number) => readonly PageSource[];

/**
 * Which pages somebody goes on to after one. Two pages are alike by the words that they share and few others have: a word
 * counts by how rare it is among all pages, three times in a title and twice in a description, and the likeness is the
 * cosine of both counts. The British texts, which every page has, decide; pages in the reader's language come first.
 * Pages of whole groups, and those that search engines are not told of, are related to none.
 */
export function relatePages(sources: readonly PageSource[]): RelatedPages {
  const pages = sources.filter(
    ({ group, slug, robots }) => slug !== indexSlug(group) && robots === undefined,
  );
  const weights = weigh(pages.map(countWords));
  const holders = new Map<string, [page: number, weight: number][]>();
  for (const [place, words] of weights.entries())
    for (const [word, weight] of words) {
      const pages = holders.get(word) ?? [];
      pages.push([place, weight]);
      holders.set(word, pages);
    }
  const nearest = new Map(pages.map((page, place) => [page, likenessOf(place).slice(0, LOOKED_AT)]));

  function likenessOf(place: number): PageSource[] {
    const likeness = new Map<number, number>();
    for (const [word, weight] of weights[place] ?? [])
      for (const [other, theirs] of holders.get(word) ?? [])
        if (other !== place) likeness.set(other, (likeness.get(other) ?? 0) + weight * theirs);
    return [...likeness]
      .filter(([, value]) => value >= LEAST_LIKENESS)
      .sort(([one, a], [other, b]) => b - a || one - other)
      .flatMap(([other]) => pages[other] ?? []);
  }

  return (page, language, most) => {
    const found = nearest.get(page) ?? [];
    const isTheirs = ({ texts }: PageSource) => texts.has(language);
    return [...found.filter(isTheirs), ...found.filter((one) => !isTheirs(one))].slice(0, most);
  };
}

function countWords({ texts }: PageSource): Map<string, number> {
  const { title = '', description = '', body = '' } = texts.get('en') ?? {};
  const counts = new Map<string, number>();
  for (const [text, times] of [
    [title, 3],
    [description, 2],
    [body.replaceAll(/\]\([^)]*\)/g, ']'), 1],
  ] as const)
    for (const word of text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + times);
  return counts;
}

/** Each page's words with what they weigh; a page's weights have the length one. */
function weigh(counts: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number>[] {
  const spread = new Map<string, number>();
  for (const words of counts) for (const word of words.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
  return counts.map((words) => {
    const weighed = [...words].flatMap(([word, count]): [string, number][] => {
      const rarity = Math.log(counts.length / (spread.get(word) ?? 1));
      // What a quarter of all pages say tells nothing about one.
      return rarity < Math.log(4) ? [] : [[word, (1 + Math.log(count)) * rarity]];
    });
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
    return new Map(weighed.map(([word, weight]) => [word, weight / length]));
  });
}
