/** What a player may have so much of that it earns a badge. */
export const BADGE_FACTS = [
  'homes',
  'games',
  'spot_on',
  'exact',
  'steady_games',
  'days_in_a_row',
  'weeks',
  'countries',
] as const;
export type BadgeFact = (typeof BADGE_FACTS)[number];

interface BadgeRule {
  readonly fact: BadgeFact;
  readonly atLeast: number;
}

/** Every badge, in the order in which they are shown. `private.badges` holds the same rows, and the database awards by them. */
export const BADGES = {
  first_home: { fact: 'homes', atLeast: 1 },
  homes_100: { fact: 'homes', atLeast: 100 },
  homes_1000: { fact: 'homes', atLeast: 1000 },
  games_10: { fact: 'games', atLeast: 10 },
  games_100: { fact: 'games', atLeast: 100 },
  spot_on: { fact: 'spot_on', atLeast: 1 },
  spot_on_25: { fact: 'spot_on', atLeast: 25 },
  spot_on_250: { fact: 'spot_on', atLeast: 250 },
  exact: { fact: 'exact', atLeast: 1 },
  exact_10: { fact: 'exact', atLeast: 10 },
  steady: { fact: 'steady_games', atLeast: 1 },
  steady_10: { fact: 'steady_games', atLeast: 10 },
  week_in_a_row: { fact: 'days_in_a_row', atLeast: 7 },
  month_in_a_row: { fact: 'days_in_a_row', atLeast: 30 },
  hundred_in_a_row: { fact: 'days_in_a_row', atLeast: 100 },
  weeks_4: { fact: 'weeks', atLeast: 4 },
  weeks_26: { fact: 'weeks', atLeast: 26 },
  countries_3: { fact: 'countries', atLeast: 3 },
  countries_10: { fact: 'countries', atLeast: 10 },
} as const satisfies Readonly<Record<string, BadgeRule>>;

export type BadgeKey = keyof typeof BADGES;
export const BADGE_KEYS = Object.keys(BADGES) as readonly BadgeKey[];
