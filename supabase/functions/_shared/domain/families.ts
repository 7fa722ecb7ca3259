/** The screens that a family may have; `screens` of a family says which it does. */
export const GAME_SCREENS = [
  'start',
  'map-start',
  'manage',
  'clear-guest',
  'client-report',
  'guess',
  'listing-edit',
  'guesstimates',
  'guesstimates-manage',
  'listing-report',
  'results-older',
  'result',
  'results',
  'results-share',
  'results-detailed',
  'results-detailed-share',
  'leaderboard',
] as const;
export type GameScreen = (typeof GAME_SCREENS)[number];

export const FAMILY_KEYS = ['public', 'branded', 'forum', 'one-off', 'klavo', 'ultima', 'roundup'] as const;
export type FamilyKey = (typeof FAMILY_KEYS)[number];

export interface Family {
  readonly key: FamilyKey;
  /** What stands before the slug. */
  readonly basePath: string;
  /** The item's parameter in the route table. Its value is always the game listing's id. */
  readonly itemParam: 'listingInGameUuid' | 'propertyUuid';
  /** Path of an item behind the slug, with its parameters. */
  readonly itemPath: string;
  /** Stands between a result screen and the session where each listing has results of its own, else empty. */
  readonly resultItemPath: string;
  readonly hasLeaderboard: boolean;
  readonly screens: readonly GameScreen[];
}

const LISTING = '/property/:listingInGameUuid';
const PROPERTY = '/property/:propertyUuid';
const RESULTS = ['results', 'results-share', 'results-detailed'] as const;
const GUESSES = ['guesstimates', 'guesstimates-manage'] as const;

/** The seven faces of the one engine (decisions, section 3). */
export const FAMILIES = {
  public: {
    key: 'public',
    basePath: '/game',
    itemParam: 'listingInGameUuid',
    itemPath: LISTING,
    resultItemPath: '',
    hasLeaderboard: true,
    screens: [
      ...(['start', 'map-start', 'manage', 'guess', 'listing-edit'] as const),
      ...GUESSES,
      'results-older',
      ...RESULTS,
      'results-detailed-share',
      'leaderboard',
    ],
  },
  branded: {
    key: 'branded',
    basePath: '/play',
    itemParam: 'listingInGameUuid',
    itemPath: LISTING,
    resultItemPath: '',
    hasLeaderboard: true,
    screens: [
      ...(['map-start', 'manage', 'guess', 'listing-edit', 'result'] as const),
      ...RESULTS,
      'results-detailed-share',
      'leaderboard',
    ],
  },
  forum: {
    key: 'forum',
    basePath: '/r',
    itemParam: 'listingInGameUuid',
    itemPath: '/comments/:listingInGameUuid/:redditSuffix',
    resultItemPath: '',
    hasLeaderboard: true,
    screens: [
      ...(['start', 'map-start', 'manage', 'guess', 'listing-edit', 'results-older'] as const),
      ...RESULTS,
      'results-detailed-share',
      'leaderboard',
    ],
  },
  'one-off': {
    key: 'one-off',
    basePath: '/one-offs/v',
    itemParam: 'propertyUuid',
    itemPath: PROPERTY,
    resultItemPath: '',
    hasLeaderboard: false,
    screens: ['start', 'manage', 'guess', ...RESULTS],
  },
  klavo: {
    key: 'klavo',
    basePath: '/klavo/v',
    itemParam: 'listingInGameUuid',
    itemPath: LISTING,
    resultItemPath: '',
    hasLeaderboard: false,
    screens: [
      ...(['start', 'clear-guest', 'manage', 'client-report', 'guess', 'listing-edit'] as const),
      ...GUESSES,
      'listing-report',
      ...RESULTS,
    ],
  },
  ultima: {
    key: 'ultima',
    basePath: '/ultima/v',
    itemParam: 'propertyUuid',
    itemPath: PROPERTY,
    resultItemPath: '',
    hasLeaderboard: false,
    screens: ['start', 'manage', 'guess', ...RESULTS],
  },
  roundup: {
    key: 'roundup',
    basePath: '/roundup/v',
    itemParam: 'listingInGameUuid',
    itemPath: LISTING,
    resultItemPath: '/p/:listingInGameUuid',
    hasLeaderboard: false,
    screens: ['start', 'manage', 'guess', 'listing-edit', ...GUESSES, ...RESULTS],
  },
} as const satisfies Readonly<Record<FamilyKey, Family>>;

/** True for the keys of the table. */
export function isFamilyKey(text: string): text is FamilyKey {
  return Object.hasOwn(FAMILIES, text);
}
