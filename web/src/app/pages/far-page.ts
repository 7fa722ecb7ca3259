import type { FAR_PAGES } from './far-pages.ts';
import type { PageRow } from './page-row.ts';

/** The file of one of the pages that a first visit does not name. */
export function farPage(screen: keyof typeof FAR_PAGES): NonNullable<PageRow['lazy']> {
  return async () => (await import('./far-pages.ts')).FAR_PAGES[screen]();
}
