import { sitePath } from '#kit/site/site-facts.ts';
import type { SitePage } from '#wire/site.ts';
import { escapeHtml } from '#domain/escape-html.ts';

/** The same page in the other languages that it has an address in, for search engines. */
export function sitePageHead(page: SitePage, origin: string): string {
  const languages = page.locales.filter((one) => page.slugs[one] !== undefined);
  const [first] = languages;
  if (first === undefined || languages.length < 2) return '';
  const link = (code: string, locale: string) =>
    `<link rel="alternate" hreflang="${escapeHtml(code)}" href="${escapeHtml(origin + sitePath(page, locale))}">`;
  return [...languages.map((one) => link(one, one)), link('x-default', first)].join('');
}
