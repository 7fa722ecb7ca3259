import { farPage } from './far-page.ts';
import type { PageRow } from './page-row.ts';

const HIDDEN = { robots: 'noindex,nofollow' } as const;

const oneOffLanding: Omit<PageRow, 'path'> = {
  screen: 'one-off-landing',
  texts: ['showcase', 'games'],
  title: 'pages.oneOffLanding.title',
  meta: true,
  lazy: farPage('one-off-landing'),
};

/** Ways to a game: a code, a run under way, and the pages that tell what a kind of game is. */
export const findingPages: readonly PageRow[] = [
  {
    path: '/price-guess-tokens',
    screen: 'token-game',
    texts: ['find', 'games'],
    title: 'pages.tokenGame.title',
    ...HIDDEN,
    lazy: farPage('token-game'),
  },
  {
    path: '/price-guess-session',
    screen: 'active-session',
    texts: ['find', 'games'],
    title: 'pages.activeSession.title',
    ...HIDDEN,
    lazy: farPage('active-session'),
  },
  {
    path: '/realty-game-session',
    screen: 'realty-session',
    texts: ['find', 'games'],
    title: 'pages.realtySession.title',
    ...HIDDEN,
    lazy: farPage('realty-session'),
  },
  { path: '/one-offs', ...oneOffLanding },
  { path: '/creat-one-off-game', ...oneOffLanding },
  {
    path: '/klavo',
    screen: 'klavo-landing',
    texts: ['showcase', 'games'],
    title: 'pages.klavoLanding.title',
    meta: true,
    lazy: farPage('klavo-landing'),
  },
  {
    path: '/ultima',
    screen: 'ultima-landing',
    texts: ['showcase', 'games'],
    title: 'pages.ultimaLanding.title',
    meta: true,
    lazy: farPage('ultima-landing'),
  },
  {
    path: '/test-landing/:n',
    screen: 'test-landing',
    texts: ['showcase', 'games', 'reveal'],
    title: 'pages.testLanding.title',
    values: ['0', '2', '3', '4', '5', '6', '7', '10', '11', '12', '13'],
    ...HIDDEN,
    lazy: farPage('test-landing'),
  },
];
