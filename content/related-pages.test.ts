import { describe, expect, it } from 'vitest';
import { indexSlug, type PageLanguage } from './page-schema.ts';
import { readPages, type PageSource } from './read-pages.ts';
import { relatePages } from './related-pages.ts';

const made = (slug: string, body: string, more: Partial<PageSource> = {}): PageSource => ({
  path: `/made/${slug}`,
  group: 'made',
  slug,
  changedOn: '2026-11-28',
  texts: new Map([['en', { title: slug, description: '', body }]]),
  ...more,
});
const translated = (slug: string, body: string) =>
  made(slug, body, {
    texts: new Map<PageLanguage, { title: string; description: string; body: string }>([
      ['en', { title: slug, description: '', body }],
      ['es', { title: slug, description: '', body: '' }],
    ]),
  });
const others = Array.from({ length: 12 }, (_, place) =>
  made(`other-${String(place)}`, `word${'x'.repeat(place)}`),
);

describe('relatePages()', () => {
  const lease = made('lease', 'The lease has a ground rent.');
  const rent = made('rent', 'Ground rent of a long lease.');
  const garden = made('garden', 'Roses and lawns.');

  it('finds what shares rare words, and nothing where none are shared', () => {
    const related = relatePages([lease, rent, garden, ...others]);
    expect(related(lease, 'en', 3)).toEqual([rent]);
    expect(related(garden, 'en', 3)).toEqual([]);
  });

  it('offers pages in the reader’s language first, even where another is more alike', () => {
    const weak = translated('charges', 'A service charge, and perhaps a lease.');
    const related = relatePages([lease, rent, weak, garden, ...others]);
    expect(related(lease, 'en', 1)).toEqual([rent]);
    expect(related(lease, 'es', 2)).toEqual([weak, rent]);
  });

  it('offers no page of a whole group and none that search engines are not told of', () => {
    const index = made('index', 'The lease has a ground rent.');
    const hidden = made('hidden', 'The lease has a ground rent.', { robots: 'noindex' });
    expect(relatePages([lease, index, hidden, garden, ...others])(lease, 'en', 3)).toEqual([]);
  });

  it('finds three for every page of ours, and counts that in seconds, not minutes', () => {
    const pages = readPages();
    const started = performance.now();
    const related = relatePages(pages);
    const few = pages
      .filter(({ group, slug, robots }) => slug !== indexSlug(group) && robots === undefined)
      .filter((page) => related(page, 'en', 3).length < 3);
    expect(few.map(({ path }) => path)).toEqual([]);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
