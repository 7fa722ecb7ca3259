/** Where the report of a game is, or of one home of it. */
export function reportPath(slug: string, gameListingId?: string): string {
  const path = `/game-report/${encodeURIComponent(slug)}`;
  return gameListingId === undefined ? path : `${path}?home=${encodeURIComponent(gameListingId)}`;
}
