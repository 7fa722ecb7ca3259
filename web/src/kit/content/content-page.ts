import type { Locale } from '#lib/i18n.ts';
import type { ContentPart } from '#domain/content-parts.ts';

/** What a content page's text is made of. The build refuses Markdown that makes anything else. */
export const PAGE_TAGS = [
  ...([
    'p',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'blockquote',
    'pre',
    'hr',
    'br',
    'strong',
    'em',
    'code',
    'a',
  ] as const),
  ...(['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
] as const;
export type PageTag = (typeof PAGE_TAGS)[number];

/** A piece of a page's text: words, in which `{site}` stands for the site's name, or an element around further pieces. */
export type PageNode = string | PageElement;

export interface PageElement {
  /** `email` is the brand's address for questions, as a link */
  readonly tag: PageTag | 'email';
  readonly children?: readonly PageNode[];
  readonly href?: string;
  /** of a heading, so that links lead to it */
  readonly id?: string;
  /** of a table's cell */
  readonly align?: 'center' | 'right';
}

/** How one page is named on another. */
export interface PageLine {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** The place that a page is about. */
export interface PagePlace {
  /** two capitals */
  readonly country: string;
  /** as listings call it */
  readonly town?: string | undefined;
}

/** A content page in one language, as the build makes it and the browser fetches it. */
export interface ContentPage extends PageLine {
  /** the language that it is in, which is British English where there is no translation */
  readonly language: Locale;
  readonly changedOn: string;
  readonly robots?: 'noindex';
  /** what works on the page, above its text */
  readonly part?: ContentPart;
  readonly place?: PagePlace;
  /** the key of the pack that it is about */
  readonly pack?: string;
  /** the page of its whole group, unless it is that page */
  readonly index?: PageLine;
  /** on the page of a whole group: its pages */
  readonly pages?: readonly PageLine[];
  readonly body: readonly PageNode[];
}

/** Which content pages there are: each address with the languages it has besides British English. */
export type PageLanguages = Readonly<Record<string, readonly Locale[]>>;

/** The language in which a page is shown to a reader of `locale`; null where there is no such page. */
export function pageLanguage(pages: PageLanguages, path: string, locale: Locale): Locale | null {
  if (!Object.hasOwn(pages, path)) return null;
  return pages[path]?.includes(locale) ? locale : 'en-GB';
}

/** The address that a page is looked up by: with a slash at its end it is the same page. */
export function pagePath({ pathname }: URL): string {
  return pathname.replace(/(?<=.)\/+$/, '');
}

/** What the site server hands a page over as. */
export function pageAnswer(path: string, language: Locale) {
  return ['content_page', { path, language }] as const;
}

/** Where a page's text is, below the folder of all of them. */
export function pageFile(path: string, language: Locale): string {
  return `${language}${path}.json`;
}

/** A text with the site's name in its place. */
export function nameSite(text: string, site: string): string {
  return text.replaceAll('{site}', site);
}

/** What a content page adds to the head of its row, in the browser and on the site server alike. */
export function contentFacts({ title, description, robots }: ContentPage, site: string) {
  return {
    values: { title: nameSite(title, site), description: nameSite(description, site) },
    ...(robots ? { robots } : {}),
  };
}
