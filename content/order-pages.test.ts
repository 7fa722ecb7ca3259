import { describe, expect, it } from 'vitest';
import { PAGE_GROUPS } from './groups.ts';
import { neighboursOf, sectionsOf } from './order-pages.ts';
import { indexSlug } from './page-schema.ts';
import { readPages, type PageSource } from './read-pages.ts';

const pages = readPages();
const made = (slug: string, group = 'for-events'): PageSource => ({
  path: `/${group}/${slug}`,
  group,
  slug,
  changedOn: '2026-11-28',
  texts: new Map([['en', { title: slug, description: '', body: '' }]]),
});

describe('the order of pages', () => {
  it.each(Object.entries(PAGE_GROUPS))(
    'of %s names each of its pages once, and no other',
    (group, { sections }) => {
      const named = sections.flatMap((section) => section.pages);
      const there = pages.filter((page) => page.group === group).map(({ slug }) => slug);
      expect([...named].sort()).toEqual(there.filter((slug) => slug !== indexSlug(group)).sort());
    },
  );

  it('is there for every group that a reader would have to look through', () => {
    const groups = [...new Set(pages.map(({ group }) => group))];
    const long = groups.filter((group) => pages.filter((page) => page.group === group).length > 8);
    expect(long.filter((group) => PAGE_GROUPS[group] === undefined)).toEqual([]);
  });

  it('puts a page that no heading has after all others, by title', () => {
    const sections = sectionsOf('for-events', [made('zebra'), made('alone'), made('school-fair')]);
    expect(sections.map((section) => section.pages.map(({ slug }) => slug))).toEqual([
      ['school-fair'],
      ['alone', 'zebra'],
    ]);
    expect(sections[1]?.title).toBeUndefined();
  });
});

describe('neighboursOf()', () => {
  const page = (path: string) => pages.find((one) => one.path === path) ?? made('none');

  it('leads through a guide from its own page to its last, across headings', () => {
    const guide = pages.filter(({ group }) => group === 'pricing-metrics');
    const seen: string[] = [];
    for (let at: PageSource | undefined = page('/pricing-metrics'); at; at = neighboursOf(at, pages).next)
      seen.push(at.path);
    expect(seen.length).toBe(guide.length);
    expect(new Set(seen).size).toBe(guide.length);
  });

  it('leads back the same way, and from the first page to none', () => {
    for (const { path } of pages) {
      const { next } = neighboursOf(page(path), pages);
      if (next && page(path).slug !== indexSlug(page(path).group))
        expect(neighboursOf(next, pages).previous?.path).toBe(path);
    }
    expect(neighboursOf(page('/pricing-metrics/price-per-square-metre'), pages).previous).toBeUndefined();
  });

  it('leads nowhere where a group is no guide', () => {
    expect(neighboursOf(page('/city-quizzes/leeds'), pages)).toEqual({});
  });
});
