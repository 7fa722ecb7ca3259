import type { PageRow } from './page-row.ts';

/** The front door and the list of games. */
export const frontPages: readonly PageRow[] = [
  {
    path: '/',
    screen: 'home',
    isDrawnAhead: true,
    texts: ['games', 'front'],
    title: 'pages.home.title',
    meta: true,
    lazy: () => import('#features/find/pages/home-page.tsx'),
  },
  {
    path: '/games',
    screen: 'game-collection',
    texts: ['find', 'games', 'ways'],
    title: 'pages.gameCollection.title',
    meta: true,
    lazy: () => import('#features/find/pages/game-collection-page.tsx'),
  },
];
