import { redirect } from 'react-router-dom';
import { callRpc } from '#lib/api.ts';
import { brandArg } from '#lib/brand.ts';
import { locale } from '#lib/i18n.ts';
import { resolveSitePage, SITE_BASE, siteFacts } from '#kit/site/site-facts.ts';
import { SitePageView } from '#kit/site/site-page-view.tsx';
import type { SitePage } from '#wire/site.ts';

/** A page that the brand's people wrote: what the router gets for it. Refuses with `not_found`. */
export async function openSitePage(slug: string) {
  const site = await callRpc('site_page', { slug, ...brandArg(), locale: locale() });
  if (site.movedTo !== null) return redirect(SITE_BASE + site.movedTo);
  return { site, View: AgencyPage, page: siteFacts(site) };
}

function AgencyPage({ site }: { readonly site: SitePage }) {
  return <SitePageView page={resolveSitePage(site)} data={site.data} locale={locale()} />;
}
