/** Names that pages have taken where a game's slug could stand: the pages under /play, and words of the addresses themselves. */
export const RESERVED_SLUGS: readonly string[] = [
  ...['now', 'vs', 'party', 'private-room', 'quick-3', 'standard-5', 'marathon-10', 'hints', 'expert'],
  ...['photo-only', 'flip-reveal', 'mobile', 'low-bandwidth', 'family', 'accessibility', 'with-friends'],
  ...['trending', 'new', 'picks', 'replays'],
  ...['getting-started', 'markets-and-types', 'add-listings', 'bulk-upload', 'round-structure', 'guides'],
  ...['difficulty-and-hints', 'time-limits', 'scoring-options', 'photo-order', 'clue-visibility'],
  ...['randomizer', 'visibility', 'sharing', 'lobby', 'branding', 'classroom-mode', 'templates'],
  ...['troubleshooting', 'regular-game', 'withmap', 'superbee', 'leaderboard', 'results', 'property'],
  ...['comments', 'game', 'play', 'create-game', 'admin', 'auth', 'embed', 'clear', 'access-error'],
];

export type SlugRefusal = 'too_short' | 'too_long' | 'wrong_characters' | 'reserved';

/** Why a text cannot be a game's slug, or null: 3 to 60 of a–z, 0–9 and single hyphens, no name that a page has. */
export function refuseSlug(slug: string): SlugRefusal | null {
  if (slug.length < 3) return 'too_short';
  if (slug.length > 60) return 'too_long';
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return 'wrong_characters';
  return RESERVED_SLUGS.includes(slug) ? 'reserved' : null;
}

/** A slug from a title: "Casas de Málaga, 2024!" is "casas-de-malaga-2024". May still be refused, or taken. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
}

/** Client reports open only for slugs that begin with `arizona-` and go on. */
export function isClientReportSlug(slug: string): boolean {
  return /^arizona-./.test(slug);
}
