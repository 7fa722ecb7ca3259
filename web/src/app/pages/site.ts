import type { PageRow } from './page-row.ts';

/** The front door, short ways to games, and the pages that say no. */
export const sitePages: readonly PageRow[] = [
  {
    path: '/',
    screen: 'home',
    title: 'pages.home.title',
    description: 'pages.home.description',
    meta: true,
    lazy: () => import('#features/game/pages/home-page.tsx'),
  },
  {
    path: '/price-game',
    screen: 'redirect',
    title: 'pages.priceGame.title',
    description: 'pages.priceGame.description',
    redirect: '/price-game/regular-game',
  },
  {
    path: '/price-game/regular-game',
    screen: 'price-game',
    title: 'pages.priceGame.title',
    description: 'pages.priceGame.description',
    lazy: () => import('#features/game/pages/price-game-page.tsx'),
  },
  {
    path: '/meta-test',
    screen: 'meta-test',
    title: 'metaTest.pageTitle',
    description: 'metaTest.pageDescription',
    robots: 'noindex,nofollow',
    lazy: () => import('./meta-test-page.tsx'),
  },
  {
    path: '/takedown-request',
    screen: 'takedown-request',
    title: 'pages.takedownRequest.title',
    description: 'pages.takedownRequest.description',
    lazy: () => import('#features/content/pages/takedown-request-page.tsx'),
  },
  {
    path: '/scoot-management',
    screen: 'scoot-management',
    title: 'manage.page.scoot.title',
    description: 'manage.page.scoot.description',
    robots: 'noindex,nofollow',
    access: 'game-manager',
    lazy: () => import('#features/builder/pages/scoot-management-page.tsx'),
  },
  {
    path: '/access-error',
    screen: 'access-error',
    title: 'pages.accessError.title',
    description: 'pages.accessError.description',
    robots: 'noindex,nofollow',
    lazy: () => import('#features/account/pages/access-error-page.tsx'),
  },
  {
    path: '*',
    screen: 'not-found',
    title: 'pages.notFound.title',
    description: 'pages.notFound.description',
    robots: 'noindex',
    lazy: () => import('#features/account/pages/not-found-page.tsx'),
  },
];
