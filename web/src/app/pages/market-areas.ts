import { farPage } from './far-page.ts';
import type { PageRow } from './page-row.ts';

/** What homes really sold for, place by place. */
export const marketAreaPages: readonly PageRow[] = [
  {
    path: '/curated-neighbourhoods/sold',
    screen: 'sold-transactions',
    texts: ['market-sold'],
    title: 'pages.sold.title',
    meta: true,
    lazy: farPage('sold-transactions'),
  },
];
