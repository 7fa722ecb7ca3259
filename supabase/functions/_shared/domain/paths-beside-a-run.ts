import { FAMILIES, type Family, type FamilyKey, type GameScreen } from './families.ts';
import { gamePattern, itemPath } from './game-paths.ts';

// The screens beside a run. They stand apart from game-paths.ts because the guess page needs none of them at once.

/** The start page with the map, or null in the families that have none. */
export function mapStartPath(family: FamilyKey, slug: string): string | null {
  return sidePath(family, 'map-start', slug);
}

/** The page that forgets this browser's guest, or null in the families that have none. */
export function clearGuestPath(family: FamilyKey, slug: string): string | null {
  return sidePath(family, 'clear-guest', slug);
}

/** What everybody guessed for one home, or null in the families that do not show it. */
export function guesstimatesPath(family: FamilyKey, slug: string, gameListingId: string): string | null {
  return has(family, 'guesstimates') ? itemPath(family, { slug, gameListingId }, 'guesstimates') : null;
}

/** The client report of a showcase, whole or about one home. */
export function clientReportPath(slug: string, gameListingId?: string): string {
  return gameListingId === undefined
    ? fillSlug(gamePattern('klavo', 'client-report'), slug)
    : itemPath('klavo', { slug, gameListingId }, 'listing-report');
}

function sidePath(family: FamilyKey, screen: GameScreen, slug: string): string | null {
  return has(family, screen) ? fillSlug(gamePattern(family, screen), slug) : null;
}

function has(family: FamilyKey, screen: GameScreen): boolean {
  const row: Family = FAMILIES[family];
  return row.screens.includes(screen);
}

function fillSlug(pattern: string, slug: string): string {
  return pattern.replace(':gameSlug', encodeURIComponent(slug));
}
