// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { CONTENT_TOPICS } from '#domain/content-topics.ts';
import type { ContentPage } from '#kit/content/content-page.ts';
import { readPages } from '../../content/read-pages.ts';
import { blogFeed } from './blog-feed.ts';
import { contentHead } from './content-head.ts';
import { makePages } from './make-pages.ts';

const made: ContentPage = {
  path: '/blog/news',
  title: 'News of {site}',
  description: 'What is “new” & <true>.',
  language: 'en-GB',
  changedOn: '2026-11-20',
  minutes: 1,
  index: { path: '/blog', title: 'Blog', description: '' },
  body: [],
};
const heading = (id: string, words: string) => ({ tag: 'h2', id, children: [words] }) as const;
const text = (words: string) => ({ tag: 'p', children: [words] }) as const;

function graphOf(content: ContentPage) {
  const html = contentHead({
    content,
    site: 'Star',
    home: 'Home',
    origin: 'https://x.test',
    languages: ['en-GB'],
  });
  const [, data = '{}'] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
  return (JSON.parse(data) as { '@graph'?: Record<string, unknown>[] })['@graph'] ?? [];
}
const kinds = (content: ContentPage) => graphOf(content).map((one) => one['@type']);

describe('contentHead()', () => {
  it('calls a text an article, a page that lists others a collection, and one with a part a page', () => {
    expect(kinds(made)).toEqual(['BreadcrumbList', 'Article']);
    expect(kinds({ ...made, sections: [] })).toEqual(['BreadcrumbList', 'CollectionPage']);
    expect(kinds({ ...made, part: 'daily-today' })).toEqual(['BreadcrumbList', 'WebPage']);
  });

  it('tells questions with their answers where there are two or more, and no heading that asks nothing', () => {
    const asked = [heading('a', 'Is it free?'), text('Yes, {site} is.'), heading('b', 'Rules'), text('Few.')];
    expect(kinds({ ...made, body: asked })).not.toContain('FAQPage');
    const [, , faq] = graphOf({ ...made, body: [...asked, heading('c', 'Who wins?'), text('The nearest.')] });
    expect(faq?.['mainEntity']).toEqual([
      {
        '@type': 'Question',
        name: 'Is it free?',
        acceptedAnswer: { '@type': 'Answer', text: 'Yes, Star is.' },
      },
      { '@type': 'Question', name: 'Who wins?', acceptedAnswer: { '@type': 'Answer', text: 'The nearest.' } },
    ]);
  });

  it('cannot end its script, whatever a text says', () => {
    const html = contentHead({
      content: { ...made, description: '</script><b>' },
      ...{ site: 'Star', home: 'Home', origin: 'https://x.test', languages: ['en-GB'] },
    });
    expect(html.match(/<\/script>/g)?.length).toBe(1);
  });

  it('says nothing of a page that search engines are not told of', () => {
    expect(graphOf({ ...made, robots: 'noindex' })).toEqual([]);
  });

  it('leads from the blog to its feed', () => {
    const head = (content: ContentPage) =>
      contentHead({ content, site: 'Star', home: 'Home', origin: 'https://x.test', languages: ['en-GB'] });
    expect(head(made)).toContain(
      'type="application/atom+xml" title="Blog" href="https://x.test/blog/feed.xml"',
    );
    const { index: _, ...elsewhere } = { ...made, path: '/play/now' };
    expect(head(elsewhere)).not.toContain('atom');
  });
});

describe('blogFeed()', () => {
  it('has every page of the blog once, the latest first, as well-formed Atom', () => {
    const pages = makePages(readPages()).filter(({ language }) => language === 'en-GB');
    const blog = pages.find(({ path }) => path === '/blog') ?? made;
    const entries = pages.filter(({ path }) => path.startsWith('/blog/'));
    const xml = blogFeed('https://x.test', 'Star & Sons', blog, [...entries, made]);
    const feed = new DOMParser().parseFromString(xml, 'application/xml');
    expect(feed.querySelector('parsererror')).toBeNull();
    const days = [...feed.querySelectorAll('entry > updated')].map((day) => day.textContent);
    expect(days.length).toBe(entries.length + 1);
    expect(days).toEqual([...days].sort().reverse());
    expect(feed.querySelector('feed > updated')?.textContent).toBe(days[0]);
    expect([...feed.querySelectorAll('entry > summary')].map((one) => one.textContent)).toContain(
      'What is “new” & <true>.',
    );
  });
});

describe('the pictures of links', () => {
  it('are there for every group of pages, and for none that there is not', () => {
    expect([...new Set(readPages().map(({ group }) => group))].sort()).toEqual([...CONTENT_TOPICS].sort());
  });
});
