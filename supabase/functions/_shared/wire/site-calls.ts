import type { Rpc } from './call.ts';
import * as site from './site.ts';

/** Database functions about the pages and menus of an agency. They are part of the one table of calls. */
export const siteRpcs = {
  add_site_row: site.addSiteRow,
  agency_look: site.agencyLook,
  agency_site: site.agencySite,
  hide_site_page: site.hideSitePage,
  page_preview: site.pagePreview,
  preview_site_page: site.previewSitePage,
  remove_site_row: site.removeSiteRow,
  restore_site_version: site.restoreSiteVersion,
  site_page: site.sitePage,
  site_page_draft: site.sitePageDraft,
  site_pages: site.sitePages,
  site_version: site.siteVersion,
  site_versions: site.siteVersions,
} as const satisfies Readonly<Record<string, Rpc>>;
