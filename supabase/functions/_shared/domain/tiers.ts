/** Tiers of a season, each with the share of players, in per cent, that one must be ahead of. Mirrored by `private.tiers`. */
export const TIERS = { bronze: 0, silver: 40, gold: 70, platinum: 90, diamond: 98 } as const;

export type Tier = keyof typeof TIERS;
export const TIER_KEYS = Object.keys(TIERS) as readonly Tier[];

export const SEASON_RULE = {
  /** from so many homes on a player has a place */
  leastHomes: 20,
  /** from so many placed players on there are tiers */
  leastPlayers: 20,
  /** so many homes at par are added to everybody's, so that a few lucky ones beat nobody */
  lean: 20,
} as const;

/** The tier of somebody who is ahead of so many per cent of the others. */
export function tierAt(percentile: number): Tier {
  return TIER_KEYS.findLast((tier) => TIERS[tier] <= percentile) ?? 'bronze';
}

/** The next tier above one, and the percentile that it begins at; null of the last. */
export function nextTier(tier: Tier): { readonly tier: Tier; readonly from: number } | null {
  const next = TIER_KEYS[TIER_KEYS.indexOf(tier) + 1];
  return next ? { tier: next, from: TIERS[next] } : null;
}
