import type { ContentPart } from '#domain/content-parts.ts';

const SHARED = {
  way: 'find/components/way.tsx',
  together: 'rooms/parts/together.tsx',
  games: 'find/parts/games-shelves.tsx',
  points: 'board/parts/points-try.tsx',
} as const;

/** Parts whose file bears another name than they do. */
const NAMED: Partial<Readonly<Record<ContentPart, string>>> = {
  'public-api': 'account/parts/public-api.tsx',
  'games-of-place': 'find/parts/games-of-place.tsx',
  'start-pack': 'build/parts/start-pack.tsx',
  'clean-links': 'build/parts/clean-link.tsx',
  'buying-checklist': 'dossier/guide/buying-checklist.tsx',
  'price-per-area': 'dossier/costs/calculators/price-per-area.tsx',
  'rental-yield': 'dossier/costs/calculators/yield.tsx',
  'home-loan': 'dossier/costs/calculators/loan.tsx',
  'purchase-tax': 'dossier/costs/calculators/tax.tsx',
  'season-tiers': 'record/parts/season-tiers.tsx',
  'badge-rules': 'record/parts/badge-rules.tsx',
};

const FEATURES: Readonly<Record<string, string>> = {
  daily: 'daily',
  weekly: 'daily',
  weekend: 'daily',
  room: 'rooms',
  play: 'find',
  own: 'record',
};

/**
 * The file that a part begins with, below `features`. The site server names its style sheets in a page that holds the part
 * already; no browser loads this table. `content-part-files.ts` says the same in imports, which a test holds it to.
 */
export function sourceOfPart(part: ContentPart): string {
  const [group = ''] = part.split('-');
  const shared = Object.hasOwn(SHARED, group) ? SHARED[group as keyof typeof SHARED] : undefined;
  return NAMED[part] ?? shared ?? `${FEATURES[group] ?? group}/parts/${part}.tsx`;
}
