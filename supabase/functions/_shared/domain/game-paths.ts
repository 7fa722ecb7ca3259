import { FAMILIES, type Family, type FamilyKey, type GameScreen } from './families.ts';

/** Path of each screen behind the slug; {item} and {resultItem} are the family's own. */
const SCREEN_PATHS: Readonly<Record<GameScreen, string>> = {
  start: '',
  'map-start': '/withmap',
  manage: '/superbee',
  'clear-guest': '/clear-guest',
  'client-report': '/cameron',
  guess: '{item}',
  'listing-edit': '{item}/superbee',
  guesstimates: '{item}/guesstimates',
  'guesstimates-manage': '{item}/guesstimates-manage',
  'listing-report': '{item}/Cameron',
  'results-older': '/results_older{resultItem}/:routeSssnId',
  result: '/result{resultItem}/:routeSssnId',
  results: '/results{resultItem}/:routeSssnId',
  'results-share': '/results_to_share{resultItem}/:routeSssnId',
  'results-detailed': '/detailed_results{resultItem}/:routeSssnId',
  'results-detailed-share': '/shareable_detailed_results{resultItem}/:sessionUuid',
  leaderboard: '/leaderboard',
};

export type ResultScreen = 'results' | 'results-share' | 'results-detailed' | 'results-detailed-share';

/** The React Router pattern of one of a family's screens: "/game/:gameSlug/leaderboard". */
export function gamePattern(family: FamilyKey, screen: GameScreen): string {
  const row: Family = FAMILIES[family];
  const behind = SCREEN_PATHS[screen]
    .replace('{item}', row.itemPath)
    .replace('{resultItem}', row.resultItemPath);
  return `${row.basePath}/:gameSlug${behind}`;
}

/** The query parameter by which the root of a subdomain shows one of its games. */
export const ROOT_GAME = 'game';

/** Where a game begins; a branded game begins at the root of its subdomain, which shows the game that the query names. */
export function startPath(family: FamilyKey, slug: string): string {
  const row: Family = FAMILIES[family];
  return row.screens.includes('start')
    ? fill(gamePattern(family, 'start'), { gameSlug: slug })
    : `/?${ROOT_GAME}=${encodeURIComponent(slug)}`;
}

export interface ItemPathInput {
  readonly slug: string;
  readonly gameListingId: string;
  /** The run; becomes the query parameter `session`. */
  readonly sessionId?: string;
  /** Decorative end of a forum address; `-` when there is none. */
  readonly suffix?: string;
}

/** The guess page of one listing, or a screen below it (`guesstimates`, `listing-edit` …). */
export function itemPath(family: FamilyKey, input: ItemPathInput, screen: GameScreen = 'guess'): string {
  const path = fill(gamePattern(family, screen), {
    gameSlug: input.slug,
    listingInGameUuid: input.gameListingId,
    propertyUuid: input.gameListingId,
    redditSuffix: input.suffix === undefined || input.suffix === '' ? '-' : input.suffix,
  });
  return input.sessionId === undefined ? path : `${path}?session=${encodeURIComponent(input.sessionId)}`;
}

export interface ResultsPathInput {
  readonly slug: string;
  readonly sessionId: string;
  /** Needed where each listing has results of its own (roundup). */
  readonly gameListingId?: string;
}

/** A results screen of a run. Families without the screen answer the summary. */
export function resultsPath(
  family: FamilyKey,
  input: ResultsPathInput,
  screen: ResultScreen = 'results',
): string {
  const row: Family = FAMILIES[family];
  return fill(gamePattern(family, row.screens.includes(screen) ? screen : 'results'), {
    gameSlug: input.slug,
    routeSssnId: input.sessionId,
    sessionUuid: input.sessionId,
    listingInGameUuid: input.gameListingId ?? '',
  });
}

/** Where a game is managed; linked from nowhere public. */
export function managePath(family: FamilyKey, slug: string): string {
  return fill(gamePattern(family, 'manage'), { gameSlug: slug });
}

/** The leaderboard of a game, or null in the families that have none. */
export function leaderboardPath(family: FamilyKey, slug: string): string | null {
  if (!FAMILIES[family].hasLeaderboard) return null;
  return fill(gamePattern(family, 'leaderboard'), { gameSlug: slug });
}

/** A game, as far as it says whether it has a board. */
export interface BoardedGame {
  readonly family: FamilyKey;
  readonly slug: string;
  readonly leaderboardEnabled: boolean;
}

/** The leaderboard of a game, or null where the game or its family has none: what has no board promises none. */
export function boardPath({ family, slug, leaderboardEnabled }: BoardedGame): string | null {
  return leaderboardEnabled ? leaderboardPath(family, slug) : null;
}

function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(/:([a-zA-Z]+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** Does each listing of this family have results of its own? */
export function hasItemResults(family: FamilyKey): boolean {
  const row: Family = FAMILIES[family];
  return row.resultItemPath !== '';
}
