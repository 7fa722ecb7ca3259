import { farPage } from './far-page.ts';
import type { PageRow } from './page-row.ts';

/** Where games are made. */
export const builderPages: readonly PageRow[] = [
  {
    path: '/create-game',
    screen: 'builder',
    texts: ['build', 'rules', 'forms', 'games', 'play', 'homes', 'intake', 'errors', 'sharing', 'ways'],
    title: 'pages.builder.title',
    meta: true,
    lazy: farPage('builder'),
  },
  {
    path: '/create-game/preview',
    screen: 'guess-preview',
    texts: ['play', 'homes', 'games', 'reveal', 'results', 'errors', 'build'],
    title: 'pages.builder.title',
    robots: 'noindex',
    clientOnly: true,
    isOurFrame: true,
    lazy: farPage('guess-preview'),
  },
  {
    path: '/create-game-older',
    screen: 'builder-legacy',
    texts: ['build', 'rules', 'forms', 'games', 'play', 'homes', 'intake', 'errors', 'sharing', 'ways'],
    title: 'pages.builder.title',
    lazy: farPage('builder-legacy'),
  },
  {
    path: '/creat-klavo-game',
    screen: 'klavo-create',
    texts: ['build', 'rules', 'forms', 'games', 'play', 'homes', 'intake', 'errors', 'sharing', 'ways'],
    title: 'pages.klavoCreate.title',
    lazy: farPage('klavo-create'),
  },
  {
    path: '/creat-ultima-game',
    screen: 'ultima-create',
    texts: ['build', 'rules', 'forms', 'games', 'play', 'homes', 'intake', 'errors', 'sharing', 'ways'],
    title: 'pages.ultimaCreate.title',
    lazy: farPage('ultima-create'),
  },
];
