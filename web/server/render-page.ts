import type { BrandRecord } from '#wire/brands.ts';
import { PATHS } from '#lib/paths.ts';
import { readBrandKnobs } from '#domain/theme/brand-knobs.ts';
import { embedKnobs } from '#domain/theme/embed-knobs.ts';
import { brandThemeCss } from '#ui/brand-theme.ts';
import { metaTags, servedMeta, type MetaSite, type PageFacts, type PageMetaInput } from '#app/page-meta.ts';
import type { PageRow } from '#app/pages/page-row.ts';
import { DEFAULT_BRAND } from '#domain/brand-from-host.ts';
import type { Boot } from '#lib/env.ts';
import { escapeHtml } from '#domain/escape-html.ts';
import type { DrawAhead } from './ahead-pages.ts';
import { drawWithPart, type ReadPublic } from './draw-with-part.ts';
import { inlineStyles } from './inline-styles.ts';
import type { PageTemplate } from './page-template.ts';
import { serverTexts } from './server-texts.ts';
import { INSTALL_TAGS } from './install-tags.ts';

interface PageInput {
  readonly template: PageTemplate;
  readonly drawAhead: DrawAhead;
  readonly row: PageRow;
  readonly facts: PageFacts;
  readonly params: PageMetaInput['params'];
  readonly url: URL;
  readonly brand: BrandRecord | null;
  readonly boot: Boot;
  /** fetched before any script has run, if it is known how wide it will be drawn */
  readonly picture: { readonly srcSet: string; readonly sizes: string | null } | null;
  readonly acceptLanguage: string | undefined;
  /** HTML for the end of the head */
  readonly moreHead: string;
  /** nothing on it works: once it is drawn, its scripts come when somebody reaches for something */
  readonly maySleep: boolean;
  /** asks for what a page's part shows; absent where no part may stand in the markup */
  readonly readPublic?: ReadPublic | undefined;
}

export interface RenderedPage {
  readonly html: string;
  /** texts that the policy must allow besides the template's */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly styleAttributes: readonly string[];
}

/** Whoever chose another language than their browser asks for would see two. */
const OTHER_LANGUAGE_CSS = '[data-other-language] [data-ahead]{visibility:hidden}';
/** Pictures stand in the markup itself, where the browser finds them. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;
/** A class's pupils share one line, and our letters are a fifth of what each of them would wait for. */
const DEVICE_FONTS_CSS =
  ":root{--font-display:'Fraunces Fallback',Georgia,serif;--font-body:'Source Sans Fallback',system-ui,sans-serif}";
const FALLBACK_NAME = 'House Price Game';

/** What the site calls itself. */
export function siteName(brand: BrandRecord | null): string {
  return brand?.displayName ?? FALLBACK_NAME;
}

/** The HTML of a page for this brand, with metadata that needs no script, and its own inline texts for the policy. */
export async function renderPage(input: PageInput): Promise<RenderedPage> {
  const { template, row, facts, params, url, brand, picture, acceptLanguage, readPublic } = input;
  const texts = serverTexts(brand?.supportedLocales ?? [], acceptLanguage);
  const site: MetaSite = {
    name: siteName(brand),
    brand: brand?.key ?? DEFAULT_BRAND,
    apiUrl: input.boot.supabaseUrl,
    locale: texts.locale,
    origin: input.boot.origin ?? null,
  };
  const meta = servedMeta({ row, facts, params, site, url, translate: texts.translate });
  const tags = metaTags(meta, url, site)
    .filter(([, , , value]) => value !== null)
    .map(
      ([tag, attribute, name, value]) =>
        `<${tag} ${attribute}="${name}" ${tag === 'link' ? 'href' : 'content'}="${escapeHtml(value ?? '')}">`,
    )
    .join('');
  const isPlain = url.pathname === PATHS.classRoom && url.searchParams.has('room');
  const { locale, messages } = texts;
  const page = { path: row.path, url, boot: input.boot, locale, texts: messages };
  const { ahead, boot } = readPublic
    ? await drawWithPart(input.drawAhead, page, readPublic)
    : { ahead: await input.drawAhead(page), boot: input.boot };
  const markup = ahead?.html.replace(PRELOADS, '') ?? '';
  const isAsleep = (input.maySleep || boot.drawsPart === true) && ahead?.isWhole === true;
  const knobs = readBrandKnobs(brand?.theme);
  // In a frame the page around says how it looks.
  const worn = row.screen === 'embed' ? embedKnobs(knobs, url.searchParams) : knobs;
  const usualCss = brandThemeCss(worn) + (isPlain ? DEVICE_FONTS_CSS : '');
  const themeCss = isAsleep ? template.stillFonts.rename(usualCss) : usualCss;
  const scripts = boot.ahead ? [template.openRoundScript] : [];
  const head =
    tags +
    INSTALL_TAGS +
    `<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>` +
    // Before the style sheets: a script after them waits for them.
    scripts.map((text) => `<script>${text}</script>`).join('') +
    `<style id="brand-theme">${themeCss}</style>` +
    (ahead ? `<style>${OTHER_LANGUAGE_CSS}</style>` : '') +
    template.preloadTags(row.screen, isAsleep) +
    (ahead?.partSource ? template.styleTags(ahead.partSource, row.screen) : '') +
    (isAsleep ? '' : template.textTags(['shell', ...(row.texts ?? [])], texts.locale)) +
    // A picture that stands in the page is found by the browser itself.
    (picture?.sizes && !ahead
      ? `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${escapeHtml(picture.srcSet)}" imagesizes="${picture.sizes}">`
      : '') +
    input.moreHead;
  return {
    html: template.render({
      lang: texts.locale,
      title: escapeHtml(meta.title),
      head,
      root: markup,
      icon: brand?.faviconUrl ? escapeHtml(brand.faviconUrl) : undefined,
      // React takes over what is whole; a frame gives way.
      ahead: ahead && (ahead.isWhole ? locale : 'frame'),
      isPlain,
      isAsleep,
    }),
    styles: [
      themeCss,
      ...(ahead ? [OTHER_LANGUAGE_CSS] : []),
      ...(isAsleep && !isPlain && template.stillFonts.css ? [template.stillFonts.css] : []),
    ],
    styleAttributes: inlineStyles(markup),
    scripts: isAsleep ? [...scripts, template.wakeScript] : scripts,
  };
}
