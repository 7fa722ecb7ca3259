import { nameSite, wordsIn, type ContentPage, type PageNode } from '#kit/content/content-page.ts';
import type { Locale } from '#lib/i18n.ts';
import { escapeHtml } from '#domain/escape-html.ts';
import { BLOG_FEED } from './blog-feed.ts';
import { pageInLanguage } from './page-languages.ts';

interface ContentHead {
  readonly content: ContentPage;
  /** what the site calls itself, and the word for its front page */
  readonly site: string;
  readonly home: string;
  readonly origin: string;
  /** those that the page is shown in here */
  readonly languages: readonly Locale[];
}

/**
 * What search engines are told of a content page besides its metadata: the same page in other languages, where it stands, what
 * it is, and the questions that it answers. Nothing of it is shown, and no script runs.
 */
export function contentHead({ content, site, home, origin, languages }: ContentHead): string {
  if (content.robots) return '';
  const address = origin + pageInLanguage(content.path, content.language);
  const named = (text: string) => nameSite(text, site);
  const steps = [
    { name: home, item: `${origin}/` },
    ...(content.index ? [{ name: named(content.index.title), item: origin + content.index.path }] : []),
    { name: named(content.title), item: address },
  ];
  const publisher = { '@type': 'Organization', name: site, url: `${origin}/` };
  const graph = [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, place) => ({ '@type': 'ListItem', position: place + 1, ...step })),
    },
    {
      '@type': kindOf(content),
      '@id': address,
      url: address,
      [content.part || content.sections ? 'name' : 'headline']: named(content.title),
      description: named(content.description),
      dateModified: content.changedOn,
      inLanguage: content.language,
      publisher,
      ...(content.part || content.sections ? {} : { author: publisher, mainEntityOfPage: address }),
    },
    ...questionsOf(content, named),
  ];
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `${alternates(content.path, origin, languages)}${feedOf(content, origin)}<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`;
}

/** A text is an article; a page on which something works, and one that lists others, are not. */
function kindOf({ part, sections }: ContentPage): string {
  return sections ? 'CollectionPage' : part ? 'WebPage' : 'Article';
}

function alternates(path: string, origin: string, languages: readonly Locale[]): string {
  if (languages.length < 2) return '';
  const link = (code: string, language: Locale) =>
    `<link rel="alternate" hreflang="${code}" href="${escapeHtml(origin + pageInLanguage(path, language))}">`;
  return [
    ...languages.map((one) => link(one === 'en-GB' ? 'en' : one, one)),
    link('x-default', 'en-GB'),
  ].join('');
}

function feedOf({ path, index, title }: ContentPage, origin: string): string {
  if (path !== '/blog' && index?.path !== '/blog') return '';
  return `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(index?.title ?? title)}" href="${escapeHtml(origin + BLOG_FEED)}">`;
}

/** So many questions make a page one of questions and answers. */
const LEAST_QUESTIONS = 2;

/** Headings that ask, each with what stands below it. */
function questionsOf({ body, path, language }: ContentPage, named: (text: string) => string): object[] {
  const asked: { question: string; answer: PageNode[] }[] = [];
  let open: PageNode[] | null = null;
  for (const node of body) {
    if (typeof node === 'object' && (node.tag === 'h2' || node.tag === 'h3')) {
      const question = wordsIn(node.children ?? []).trim();
      open = question.endsWith('?') ? [] : null;
      if (open) asked.push({ question, answer: open });
    } else open?.push(node);
  }
  const answered = asked.filter(({ answer }) => wordsIn(answer).trim() !== '');
  if (answered.length < LEAST_QUESTIONS) return [];
  return [
    {
      '@type': 'FAQPage',
      inLanguage: language,
      '@id': `${path}#questions`,
      mainEntity: answered.map(({ question, answer }) => ({
        '@type': 'Question',
        name: named(question),
        acceptedAnswer: {
          '@type': 'Answer',
          text: named(
            answer
              .map((node) => wordsIn([node]))
              .join(' ')
              .replaceAll(/\s+/g, ' ')
              .trim(),
          ),
        },
      })),
    },
  ];
}
