import type { MessageKey, Values } from '#lib/i18n.ts';
import type { PageRow } from './pages/page-row.ts';

/** What a page's data adds to its row: values for the texts, a picture, and robots where a single game is not public. */
export interface PageFacts {
  readonly values?: Values;
  readonly image?: string;
  readonly robots?: 'noindex,nofollow';
}

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly robots: string | null;
  /** null on pages that are not indexed */
  readonly canonical: string | null;
  readonly keywords: string | null;
  readonly image: string | null;
  readonly card: 'summary_large_image' | 'summary' | null;
}

interface PageMetaInput {
  readonly row: PageRow;
  readonly facts: PageFacts;
  readonly siteName: string;
  readonly url: URL;
  readonly translate: (key: MessageKey, values?: Values) => string;
}

const DEFAULT_IMAGE = '/share-image.png';

/** The metadata of a page. The browser and the site server call this one function, so that they cannot disagree. */
export function pageMeta({ row, facts, siteName, url, translate }: PageMetaInput): PageMeta {
  const values = { site: siteName, ...facts.values };
  const robots = facts.robots ?? row.robots ?? null;
  const title = translate(row.title, values);
  return {
    title: title.includes(siteName) ? title : `${title} · ${siteName}`,
    description: translate(row.description, values),
    robots,
    canonical: robots ? null : url.origin + url.pathname,
    keywords: row.meta ? translate('site.keywords', values) : null,
    image: row.meta ? new URL(facts.image ?? DEFAULT_IMAGE, url.origin).href : null,
    card: row.meta ? (facts.image ? 'summary_large_image' : 'summary') : null,
  };
}

type Tag =
  | readonly ['meta', 'name' | 'property', string, string | null]
  | readonly ['link', 'rel', string, string | null];

/** The tags of the head that carry it; a null value means that the tag is absent. */
export function metaTags(meta: PageMeta, url: URL, siteName: string): readonly Tag[] {
  const isShared = meta.card !== null;
  return [
    ['meta', 'name', 'description', meta.description],
    ['meta', 'name', 'robots', meta.robots],
    ['meta', 'name', 'keywords', meta.keywords],
    ['link', 'rel', 'canonical', meta.canonical],
    ['meta', 'property', 'og:title', isShared ? meta.title : null],
    ['meta', 'property', 'og:description', isShared ? meta.description : null],
    ['meta', 'property', 'og:type', isShared ? 'website' : null],
    ['meta', 'property', 'og:url', isShared ? url.origin + url.pathname : null],
    ['meta', 'property', 'og:site_name', isShared ? siteName : null],
    ['meta', 'property', 'og:image', meta.image],
    ['meta', 'name', 'twitter:card', meta.card],
  ];
}
