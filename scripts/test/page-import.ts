import { FAR_PAGES } from '#app/pages/far-pages.ts';
import type { PageRow } from '#app/pages/page-row.ts';

/** The source of the call that imports a page's file, whether its row names the file or the table of far pages does. */
export function pageImport({ screen, lazy }: PageRow): string {
  const far: Readonly<Record<string, NonNullable<PageRow['lazy']>>> = FAR_PAGES;
  return String(far[screen] ?? lazy);
}
