import { itemPath, startPath } from './game-paths.ts';
import { isClientReportSlug } from './slugs.ts';

/**
 * Where the address of a client report leads when its slug opens none: the game's start, or the home's own page. Null
 * when the report may be asked for. The caller keeps the query.
 */
export function clientReportGate(slug: string, gameListingId?: string): string | null {
  if (isClientReportSlug(slug)) return null;
  return gameListingId === undefined ? startPath('klavo', slug) : itemPath('klavo', { slug, gameListingId });
}
