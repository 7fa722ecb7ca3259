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
export type PageNode = string | PageElement | PageChart;

/** A still picture of figures, drawn by the build; colours and letters are the style sheet's. */
export interface PageChart {
  readonly tag: 'chart';
  /** what it answers, and the answer in one sentence */
  readonly question: string;
  readonly answer: string;
  /** whose figures they are, or that they are made up */
  readonly source: string;
  readonly width: number;
  readonly height: number;
  readonly marks: readonly ChartMark[];
  readonly labels: readonly ChartLabel[];
  /** names of the lines, by the number of their tone; none where there is one */
  readonly legend: readonly string[];
  /** what stands along its height */
  readonly unit: string;
  /** the same figures in words: a head and rows */
  readonly table: readonly (readonly string[])[];
}

export interface ChartMark {
  /** an SVG path */
  readonly d: string;
  readonly look: 'grid' | 'axis' | 'line' | 'fill' | 'band';
  readonly tone?: number;
}

export interface ChartLabel {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
}

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
  /** the language of both, where the page that names it is in another */
  readonly inLanguage?: Locale;
}

/** The pages of a group below a heading; one without a heading holds what has no order of its own. */
export interface PageLines {
  readonly title?: string;
  readonly pages: readonly PageLine[];
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
  /** when its facts about the world were last held against their sources */
  readonly checkedOn?: string;
  /** how long reading it takes, in whole minutes */
  readonly minutes: number;
  readonly robots?: 'noindex';
  /** what works on the page, above its text */
  readonly part?: ContentPart;
  readonly place?: PagePlace;
  /** the key of the pack that it is about */
  readonly pack?: string;
  /** the page of its whole group, unless it is that page */
  readonly index?: PageLine;
  /** on the page of a whole group: its pages */
  readonly sections?: readonly PageLines[];
  /** in a guide: the pages before and after it */
  readonly previous?: PageLine;
  readonly next?: PageLine;
  /** what somebody reads after it */
  readonly related?: readonly PageLine[];
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

/** What a piece of a text says. */
export function wordsIn(nodes: readonly PageNode[]): string {
  return nodes
    .map((node) =>
      typeof node === 'string' ? node : node.tag === 'chart' ? '' : wordsIn(node.children ?? []),
    )
    .join('');
}

/** The headings that a page's parts have, with their names within it. */
export function headingsOf(nodes: readonly PageNode[]): readonly { id: string; words: string }[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || node.tag !== 'h2' || node.id === undefined) return [];
    return [{ id: node.id, words: wordsIn(node.children ?? []) }];
  });
}

/** What a content page adds to the head of its row, in the browser and on the site server alike. */
export function contentFacts(
  { path, title, description, robots, language }: ContentPage,
  site: string,
  { searchParams }: URL,
) {
  const isAskedFor = searchParams.get('lang') === language && language !== 'en-GB';
  return {
    values: { title: nameSite(title, site), description: nameSite(description, site) },
    topic: path.split('/')[1] ?? '',
    // In another language it is a page of its own, if somebody asked for that by its address.
    ...(isAskedFor ? { path: `${path}?lang=${language}` } : {}),
    ...(robots ? { robots } : {}),
  };
}
