import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { env } from '#lib/env.ts';
import { isMessageKey, locale, t } from '#lib/i18n.ts';
import { homeOrigin } from './home-origin.ts';
import { metaTags, pageMeta, type MetaSite, type PageFacts, type PageMetaInput } from './page-meta.ts';
import type { PageRow } from './pages/page-row.ts';

interface RowHandle {
  readonly row: PageRow;
}

/** The row and the data's facts of the page on screen. */
export function usePage(): {
  row: PageRow | undefined;
  facts: PageFacts;
  params: PageMetaInput['params'];
} {
  const match = useMatches().at(-1);
  const row = (match?.handle as RowHandle | undefined)?.row;
  const data = match?.loaderData as { page?: PageFacts } | undefined;
  return { row, facts: data?.page ?? {}, params: match?.params ?? {} };
}

/** This page's site, as its metadata names it. */
export function metaSite(): MetaSite {
  const { key, displayName } = brand();
  // On static hosting nobody says which hosts are the site's.
  const origin = env.origin === undefined ? homeOrigin(window.location, key) : env.origin;
  return { name: displayName, brand: key, apiUrl: env.supabaseUrl, locale: locale(), origin };
}

/** Keeps the document's head in step with the page on screen. Draws nothing. */
export function Head(): null {
  const { row, facts, params } = usePage();
  const { pathname } = useLocation();
  useEffect(() => {
    // A page that is still on its way has no texts yet.
    if (!row || !isMessageKey(row.title)) return;
    const url = new URL(pathname, window.location.origin);
    const site = metaSite();
    const meta = pageMeta({ row, facts, params, site, url, translate: t });
    // A place that nothing filled: the page's data did not come, and what stands there instead has named itself.
    if (/\{\w+\}/.test(meta.title)) return;
    document.title = meta.title;
    for (const [tag, attribute, name, value] of metaTags(meta, url, site))
      setTag(tag, attribute, name, value);
  }, [row, facts, params, pathname]);
  return null;
}

function setTag(tag: 'meta' | 'link', attribute: string, name: string, value: string | null): void {
  const present = document.head.querySelector(`${tag}[${attribute}="${name}"]`);
  if (value === null) {
    present?.remove();
    return;
  }
  const element = present ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(attribute, name);
  element.setAttribute(tag === 'link' ? 'href' : 'content', value);
}
