import { farPage } from './far-page.ts';
import type { PageRow } from './page-row.ts';

/** A buyer's house hunt and its searches. */
export const questPages: readonly PageRow[] = [
  {
    path: '/quests-costa',
    screen: 'quest-start',
    texts: ['quests', 'dossier-guide', 'homes', 'forms', 'rules', 'play'],
    title: 'pages.questStart.title',
    lazy: farPage('quest-start'),
  },
  {
    path: '/quests-costa/quest-start',
    screen: 'quest-start',
    texts: ['quests', 'dossier-guide', 'homes', 'forms', 'rules', 'play'],
    title: 'pages.questStart.title',
    lazy: farPage('quest-start'),
  },
  {
    path: '/quests-costa/search-query/:searchQueryUuid',
    screen: 'quest-search-query',
    texts: [
      ...(['quests', 'portals', 'dossier-take', 'dossier-guide', 'market-sold', 'homes', 'forms'] as const),
      ...(['rules', 'play'] as const),
    ],
    title: 'pages.questSearch.title',
    robots: 'noindex,nofollow',
    access: 'quest-owner',
    lazy: farPage('quest-search-query'),
  },
];
