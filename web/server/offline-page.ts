import type { BrandRecord } from '#wire/brands.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBrandKnobs } from '#domain/theme/brand-knobs.ts';
import { brandThemeCss } from '#ui/brand-theme.ts';
import { OFFLINE_PAGE } from '../src/offline/shell.ts';
import type { PageAnswer } from './draw-page.ts';
import { escapeHtml } from '#domain/escape-html.ts';
import type { MapOrigins } from './map-origins.ts';
import { siteName } from './render-page.ts';
import { securityHeaders } from './security-headers.ts';

interface OfflineQuestion {
  readonly offlinePage: string;
  readonly brand: BrandRecord | null;
  readonly apiUrl: string;
  readonly isHttps: boolean;
  readonly mapOrigins: MapOrigins;
}

/** The calm page as the build wrote it. */
export function readOfflinePage(distDir: string): Promise<string> {
  return readFile(join(distDir, OFFLINE_PAGE), 'utf8');
}

/**
 * The calm page in a brand's look and under its name, for browsers to keep. It has no boot record: no answer of the API and
 * nothing of a visitor is in it.
 */
export function answerOfflinePage({ offlinePage, brand, ...site }: OfflineQuestion): PageAnswer {
  const name = escapeHtml(siteName(brand));
  const themeCss = brandThemeCss(readBrandKnobs(brand?.theme));
  const languages = escapeHtml((brand?.supportedLocales ?? []).join(','));
  const body = offlinePage
    .replace('<html lang="en-GB"', () => `<html lang="en-GB" data-locales="${languages}"`)
    .replace('<!--head-->', () => `<style id="brand-theme">${themeCss}</style>`)
    .replace(/(<span class="site-name">)[^<]*/, (_, tag: string) => tag + name)
    .replace('data-layout="classic"', () => `data-layout="${escapeHtml(brand?.layout ?? 'classic')}"`);
  const inlineStyles = [...body.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
      ...securityHeaders({ ...site, inlineScripts: [], inlineStyles }),
    },
    body,
  };
}
