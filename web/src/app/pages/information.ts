import { ROOT_GAME } from '#domain/game-paths.ts';
import { farPage } from './far-page.ts';
import type { PageRow } from './page-row.ts';

/** Which pages there are, with their titles, the catalogue says: this table grows with none of them. */
const contentPage = {
  screen: 'information-page',
  isCatalogued: true,
  isDrawnAhead: true,
  texts: ['information'],
  title: 'information.title',
  meta: true,
  lazy: () => import('./information-page-page.tsx'),
} satisfies Omit<PageRow, 'path'>;

/** Content pages: a group's own page, and the pages of a group. */
export const informationPages: readonly PageRow[] = [
  { path: '/:group/:page_slug?', ...contentPage },
  {
    path: '/search',
    screen: 'page-search',
    texts: ['information'],
    title: 'information.searchTitle',
    robots: 'noindex',
    lazy: farPage('page-search'),
  },
  { path: '/i/:page_slug', ...contentPage },
  // A branded game's bare address is its subdomain's front door; pages about ways to play share the words after it.
  {
    path: '/play/:gameSlug',
    ...contentPage,
    screen: 'redirect',
    redirect: '/',
    redirectParams: { gameSlug: ROOT_GAME },
    lazy: () => import('./redirect-page.tsx'),
  },
];
