import type { Locale, MessageKey, Values } from '#lib/i18n.ts';
import { SHARE_IMAGE, shareImageUrl } from '#kit/games/share-image.ts';
import type { PageRow } from './pages/page-row.ts';

/** What a page's data adds to its row: values for the texts, a picture, and robots where a single game is not public. */
export interface PageFacts {
  readonly values?: Values;
  /** a picture of the page's own; pages of a game have theirs drawn */
  readonly image?: string;
  readonly robots?: PageRow['robots'];
  /** its own texts and address, where the query makes it another page than its row's */
  readonly title?: MessageKey;
  readonly description?: MessageKey;
  readonly path?: string;
  /** the game whose share image it carries, where no parameter of the path names one */
  readonly gameSlug?: string;
  /** the group of content pages that it is of */
  readonly topic?: string;
}

export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly robots: string | null;
  /** null on pages that are not indexed */
  readonly canonical: string | null;
  readonly keywords: string | null;
  readonly image: string | null;
  readonly card: 'summary_large_image' | null;
}

export interface PageMetaInput {
  readonly row: PageRow;
  readonly facts: PageFacts;
  /** what stands in the places of the row's path */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly site: MetaSite;
  readonly url: URL;
  readonly translate: (key: MessageKey, values?: Values) => string;
}

/** Whose site it is, and where its backend draws the images. */
export interface MetaSite {
  readonly name: string;
  readonly brand: string;
  readonly apiUrl: string;
  readonly locale: Locale;
  /** where it is known to be; null on a host that is none of the site's, whose pages name no address and are not indexed */
  readonly origin: string | null;
}

/** The text that describes a page, where no fact of it brings another one. */
export function descriptionOf({ title, description }: PageRow): MessageKey {
  return (
    description ?? (title.replace(/title$/, 'description').replace(/Title$/, 'Description') as MessageKey)
  );
}

/** The metadata of a page. The browser and the site server call this one function, so that they cannot disagree. */
export function pageMeta({ row, facts, params, site, url, translate }: PageMetaInput): PageMeta {
  const values = { site: site.name, ...facts.values };
  const robots = facts.robots ?? row.robots ?? (site.origin === null ? 'noindex' : null);
  const title = translate(facts.title ?? row.title, values);
  return {
    title: title.includes(site.name) ? title : `${title} · ${site.name}`,
    description: translate(facts.description ?? descriptionOf(row), values).trim(),
    robots,
    canonical: robots || site.origin === null ? null : site.origin + (facts.path ?? url.pathname),
    keywords: row.meta ? translate('site.keywords', values) : null,
    image: row.meta ? imageOf(row, facts, params, site) : null,
    card: row.meta ? 'summary_large_image' : null,
  };
}

/**
 * Metadata fit to be served: where a text has a place that nothing filled, because the backend did not answer or only
 * the player's browser knows, the game's or the site's name stands instead.
 */
export function servedMeta(input: PageMetaInput): PageMeta {
  const meta = pageMeta(input);
  const name = String(input.facts.values?.['game'] ?? input.site.name);
  const whole = (text: string) => (/\{\w+\}/.test(text) ? name : text);
  return { ...meta, title: whole(meta.title), description: whole(meta.description) };
}

function imageOf(
  row: PageRow,
  { image, gameSlug, topic }: PageFacts,
  params: PageMetaInput['params'],
  site: MetaSite,
): string | null {
  if (image !== undefined && !row.family)
    return URL.canParse(image, site.origin ?? undefined)
      ? new URL(image, site.origin ?? undefined).href
      : null;
  return shareImageUrl(site.apiUrl, {
    brand: site.brand,
    game: row.family ? params.gameSlug : gameSlug,
    session: row.screen === 'results-share' ? params.routeSssnId : undefined,
    topic,
    language: site.locale,
  });
}

type Tag =
  | readonly ['meta', 'name' | 'property', string, string | null]
  | readonly ['link', 'rel', string, string | null];

/** The tags of the head that carry it; a null value means that the tag is absent. */
export function metaTags(meta: PageMeta, url: URL, site: MetaSite): readonly Tag[] {
  const isShared = meta.card !== null;
  const whenShared = (value: string) => (isShared ? value : null);
  const isDrawn = meta.image?.startsWith(`${site.apiUrl}/functions/v1/share-image`) === true;
  const whenDrawn = (value: string) => (isDrawn ? value : null);
  return [
    ['meta', 'name', 'description', meta.description],
    ['meta', 'name', 'robots', meta.robots],
    ['meta', 'name', 'keywords', meta.keywords],
    ['link', 'rel', 'canonical', meta.canonical],
    ['meta', 'property', 'og:title', whenShared(meta.title)],
    ['meta', 'property', 'og:description', whenShared(meta.description)],
    ['meta', 'property', 'og:type', whenShared('website')],
    [
      'meta',
      'property',
      'og:url',
      site.origin === null ? null : whenShared(meta.canonical ?? site.origin + url.pathname),
    ],
    ['meta', 'property', 'og:site_name', whenShared(site.name)],
    ['meta', 'property', 'og:locale', whenShared(ogLocale(site.locale))],
    ['meta', 'property', 'og:image', meta.image],
    ['meta', 'property', 'og:image:width', whenDrawn(String(SHARE_IMAGE.width))],
    ['meta', 'property', 'og:image:height', whenDrawn(String(SHARE_IMAGE.height))],
    ['meta', 'property', 'og:image:alt', whenShared(meta.title)],
    ['meta', 'name', 'twitter:card', meta.card],
    ['meta', 'name', 'twitter:title', whenShared(meta.title)],
    ['meta', 'name', 'twitter:description', whenShared(meta.description)],
    ['meta', 'name', 'twitter:image', meta.image],
  ];
}

/** Networks write a language with its region and an underscore. */
function ogLocale(locale: Locale): string {
  return locale === 'es' ? 'es_ES' : locale.replace('-', '_');
}
