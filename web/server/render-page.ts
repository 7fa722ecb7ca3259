import type { BrandRecord } from '#wire/brands.ts';
import { readBrandKnobs } from '#ui/brand-knobs.ts';
import { brandThemeCss } from '#ui/brand-theme.ts';
import { metaTags, servedMeta, type MetaSite, type PageFacts, type PageMetaInput } from '#app/page-meta.ts';
import type { PageRow } from '#app/pages/page-row.ts';
import { DEFAULT_BRAND } from '#domain/brand-from-host.ts';
import type { Boot } from '#lib/env.ts';
import type { Game } from '#wire/games.ts';
import { escapeHtml } from './escape-html.ts';
import { firstScreen } from './first-screen.ts';
import type { PageTemplate } from './page-template.ts';
import { serverTexts } from './server-texts.ts';

interface PageInput {
  readonly template: PageTemplate;
  readonly row: PageRow;
  readonly facts: PageFacts;
  readonly params: PageMetaInput['params'];
  readonly url: URL;
  readonly brand: BrandRecord | null;
  readonly boot: Boot;
  /** fetched before any script has run, if it is known how wide it will be drawn */
  readonly picture: { readonly srcSet: string; readonly sizes: string | null } | null;
  readonly game: Game | null;
  readonly acceptLanguage: string | undefined;
}

export interface RenderedPage {
  readonly html: string;
  /** texts that the policy must allow besides the template's */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

const FALLBACK_NAME = 'House Price Game';

/** The HTML of a page for this brand, with metadata that needs no script, and its own inline texts for the policy. */
export function renderPage(input: PageInput): RenderedPage {
  const { template, row, facts, params, url, brand, boot, picture, game, acceptLanguage } = input;
  const texts = serverTexts(brand?.supportedLocales ?? [], acceptLanguage);
  const site: MetaSite = {
    name: brand?.displayName ?? FALLBACK_NAME,
    brand: brand?.key ?? DEFAULT_BRAND,
    apiUrl: boot.supabaseUrl,
    locale: texts.locale,
    origin: boot.origin ?? null,
  };
  const meta = servedMeta({ row, facts, params, site, url, translate: texts.translate });
  const tags = metaTags(meta, url, site)
    .filter(([, , , value]) => value !== null)
    .map(
      ([tag, attribute, name, value]) =>
        `<${tag} ${attribute}="${name}" ${tag === 'link' ? 'href' : 'content'}="${escapeHtml(value ?? '')}">`,
    )
    .join('');
  const themeCss = brandThemeCss(readBrandKnobs(brand?.theme));
  const first = brand && firstScreen({ screen: row.screen, url, brand, texts, picture, game });
  const scripts = boot.ahead ? [template.openRoundScript] : [];
  const head =
    tags +
    `<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>` +
    // Before the style sheets: a script after them waits for them.
    scripts.map((text) => `<script>${text}</script>`).join('') +
    `<style id="brand-theme">${themeCss}</style>` +
    (first ? `<style>${first.css}</style>` : '') +
    template.preloadTags(row.screen) +
    template.textTags(['shell', ...(row.texts ?? [])], texts.locale) +
    // A picture that stands in the page is found by the browser itself.
    (picture?.sizes && !first
      ? `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${escapeHtml(picture.srcSet)}" imagesizes="${picture.sizes}">`
      : '');
  return {
    html: template.render({
      lang: texts.locale,
      title: escapeHtml(meta.title),
      head,
      root: first?.html ?? '',
    }),
    styles: [themeCss, ...(first ? [first.css] : [])],
    scripts,
  };
}
