import type { PageRow } from './page-row.ts';

/** Where games are made. */
export const builderPages: readonly PageRow[] = [
  {
    path: '/create-game',
    screen: 'builder',
    texts: ['build', 'rules', 'forms', 'games', 'play', 'homes', 'intake', 'errors', 'sharing'],
    title: 'pages.builder.title',
    description: 'pages.builder.description',
    meta: true,
    lazy: () => import('#features/build/pages/builder-page.tsx'),
  },
  {
    path: '/create-game/preview',
    screen: 'guess-preview',
    texts: ['play', 'homes', 'games', 'reveal', 'results', 'errors', 'build'],
    title: 'pages.builder.title',
    description: 'pages.builder.description',
    robots: 'noindex',
    clientOnly: true,
    lazy: () => import('#features/play/pages/guess-preview-page.tsx'),
  },
  {
    path: '/create-game-older',
    screen: 'builder-legacy',
    texts: ['build', 'rules', 'forms', 'games', 'play', 'homes', 'intake', 'errors', 'sharing'],
    title: 'pages.builder.title',
    description: 'pages.builder.description',
    lazy: () => import('#features/build/pages/builder-legacy-page.tsx'),
  },
  {
    path: '/creat-klavo-game',
    screen: 'klavo-create',
    texts: ['build', 'rules', 'forms', 'games', 'play', 'homes', 'intake', 'errors', 'sharing'],
    title: 'pages.klavoCreate.title',
    description: 'pages.klavoCreate.description',
    lazy: () => import('#features/build/pages/klavo-create-page.tsx'),
  },
  {
    path: '/creat-ultima-game',
    screen: 'ultima-create',
    texts: ['build', 'rules', 'forms', 'games', 'play', 'homes', 'intake', 'errors', 'sharing'],
    title: 'pages.ultimaCreate.title',
    description: 'pages.ultimaCreate.description',
    lazy: () => import('#features/build/pages/ultima-create-page.tsx'),
  },
];
