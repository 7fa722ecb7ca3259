import { FAMILIES, type Family, type GameScreen } from '#domain/families.ts';
import { gamePattern } from '#domain/game-paths.ts';
import { farPage } from './far-page.ts';
import type { PageRow } from './page-row.ts';

type ScreenRow = Omit<PageRow, 'path' | 'family'>;

const HIDDEN = { robots: 'noindex,nofollow' } as const;

const gameStart: ScreenRow = {
  screen: 'game-start',
  isDrawnAhead: true,
  texts: ['games', 'start'],
  title: 'pages.gameStart.title',
  meta: true,
  lazy: () => import('#features/play/pages/game-start-page.tsx'),
};

const forumStart: ScreenRow = {
  screen: 'forum-start',
  texts: ['games', 'start', 'homes', 'forum'],
  title: 'pages.forumStart.title',
  meta: true,
  lazy: () => import('#features/forum/pages/forum-start-page.tsx'),
};

const guess: ScreenRow = {
  screen: 'guess',
  texts: ['play', 'homes'],
  title: 'pages.guess.title',
  ...HIDDEN,
  lazy: () => import('#features/play/pages/guess-page.tsx'),
};

const resultsSummary: ScreenRow = {
  screen: 'results-summary',
  texts: ['results', 'reveal', 'play', 'games'],
  title: 'pages.results.title',
  meta: true,
  ...HIDDEN,
  lazy: () => import('#features/play/pages/results-summary-page.tsx'),
};

/** One set of screens for every family; the families table says which of them a family has. */
const SCREENS: Partial<Record<GameScreen, ScreenRow>> = {
  start: gameStart,
  manage: {
    screen: 'game-manage',
    texts: ['manage', 'rules', 'forms', 'games', 'homes', 'intake', 'sharing'],
    title: 'manage.page.game.title',
    access: 'game-manager',
    ...HIDDEN,
    lazy: farPage('game-manage'),
  },
  'listing-edit': {
    screen: 'game-listing-edit',
    texts: ['manage', 'rules', 'forms', 'games', 'homes', 'intake', 'play', 'start'],
    title: 'manage.page.listing.title',
    access: 'game-manager',
    ...HIDDEN,
    lazy: farPage('game-listing-edit'),
  },
  'guesstimates-manage': {
    screen: 'guesstimates-manage',
    texts: ['manage', 'forms', 'tables', 'results', 'reveal'],
    title: 'manage.page.guesses.title',
    access: 'game-manager',
    clientOnly: true,
    ...HIDDEN,
    lazy: farPage('guesstimates-manage'),
  },
  'map-start': {
    screen: 'game-start-map',
    texts: ['games', 'start', 'homes'],
    title: 'pages.gameStart.title',
    description: 'faces.map.pageDescription',
    meta: true,
    ...HIDDEN,
    lazy: farPage('game-start-map'),
  },
  'clear-guest': {
    screen: 'clear-guest',
    texts: ['start', 'account'],
    title: 'faces.clear.pageTitle',
    clientOnly: true,
    ...HIDDEN,
    lazy: farPage('clear-guest'),
  },
  'client-report': {
    screen: 'cameron-start',
    texts: ['showcase', 'results', 'reveal', 'games', 'start'],
    title: 'faces.report.pageTitle',
    ...HIDDEN,
    lazy: farPage('cameron-start'),
  },
  'listing-report': {
    screen: 'cameron-listing',
    texts: ['showcase', 'results', 'reveal'],
    title: 'faces.report.pageTitle',
    ...HIDDEN,
    lazy: farPage('cameron-listing'),
  },
  guesstimates: {
    screen: 'guesstimates',
    texts: ['details', 'results', 'reveal', 'play', 'games'],
    title: 'faces.guesstimates.pageTitle',
    ...HIDDEN,
    lazy: farPage('guesstimates'),
  },
  guess,
  results: resultsSummary,
  result: resultsSummary,
  'results-older': resultsSummary,
  'results-share': {
    screen: 'results-share',
    texts: ['results', 'reveal', 'games'],
    title: 'pages.resultsShare.title',
    meta: true,
    noPrices: true,
    ...HIDDEN,
    lazy: () => import('#features/play/pages/results-share-page.tsx'),
  },
  'results-detailed': {
    screen: 'results-detailed',
    texts: ['details', 'results', 'reveal', 'play', 'homes'],
    title: 'pages.resultsDetailed.title',
    ...HIDDEN,
    lazy: farPage('results-detailed'),
  },
  'results-detailed-share': {
    screen: 'results-detailed-share',
    texts: ['details', 'results', 'reveal', 'play', 'homes'],
    title: 'pages.resultsDetailed.title',
    ...HIDDEN,
    lazy: farPage('results-detailed-share'),
  },
  leaderboard: {
    screen: 'leaderboard',
    texts: ['board'],
    title: 'pages.leaderboard.title',
    meta: true,
    lazy: farPage('leaderboard'),
  },
};

/** What a forum shows of its own: the thread list, and what players say below a reveal. */
const FORUM_SCREENS: Partial<Record<GameScreen, ScreenRow>> = {
  start: forumStart,
  guess: { ...guess, lazy: () => import('./forum/guess-page.tsx') },
};

function familyPages(family: Family): PageRow[] {
  return family.screens.flatMap((screen) => {
    const row = (family.key === 'forum' ? FORUM_SCREENS[screen] : undefined) ?? SCREENS[screen];
    if (!row) return [];
    return [
      {
        ...row,
        ...(family.key === 'one-off' && screen === 'manage' ? { clientOnly: true as const } : {}),
        path: gamePattern(family.key, screen),
        family: family.key,
      },
    ];
  });
}

/** Every game screen of every family. */
export const gamePages: readonly PageRow[] = [
  ...Object.values(FAMILIES).flatMap(familyPages),
  {
    path: '/embed/:gameSlug',
    screen: 'embed',
    texts: ['games', 'start'],
    title: 'pages.gameStart.title',
    ...HIDDEN,
    lazy: () => import('#features/play/pages/embed-page.tsx'),
  },
];
