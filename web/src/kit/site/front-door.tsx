import type { SitePage } from '#wire/site.ts';
import { callRpc } from '#lib/api.ts';
import { toAppError } from '#lib/app-error.ts';
import { brandArg } from '#lib/brand.ts';
import { locale } from '#lib/i18n.ts';
import { HOME_SLUG, frontDoorFacts, resolveSitePage } from './site-facts.ts';
import { SitePageView } from './site-page-view.tsx';

/** What the brand's people wrote for their front door; null where they have published nothing. */
export async function readFrontDoor() {
  const read = (slug: string) => callRpc('site_page', { slug, ...brandArg(), locale: locale() });
  try {
    const first = await read(HOME_SLUG);
    const site = first.movedTo === null ? first : await read(first.movedTo);
    return { site, page: frontDoorFacts(site), View: FrontDoor };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.code === 'not_found') return null;
    throw error;
  }
}

function FrontDoor({ site }: { readonly site: SitePage }) {
  return <SitePageView page={resolveSitePage(site)} data={site.data} locale={locale()} />;
}
