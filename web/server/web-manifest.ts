import type { BrandRecord } from '#wire/brands.ts';
import { EDITION_PATHS } from '#domain/edition-paths.ts';
import { siteName } from './render-page.ts';
import { serverTexts } from './server-texts.ts';

const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
];

/** The site as an app of its brand's name, with a way to today's challenge where the brand has one. */
export function webManifest(brand: BrandRecord | null, language: string | undefined): string {
  const { locale, translate } = serverTexts(brand?.supportedLocales ?? [], language);
  const name = siteName(brand);
  const today = {
    name: translate('today.title'),
    description: translate('today.text'),
    url: EDITION_PATHS.world,
    icons: ICONS.slice(0, 1),
  };
  return JSON.stringify({
    ...{ id: '/', name, short_name: name, lang: locale, start_url: '/', scope: '/' },
    display: 'standalone',
    icons: ICONS,
    ...((brand?.key ?? 'default') === 'default' ? { shortcuts: [today] } : {}),
  });
}
