import { farPage } from './far-page.ts';
import type { PageRow } from './page-row.ts';

/** What homes really sold for, place by place. */
export const marketAreaPages: readonly PageRow[] = [
  {
    path: '/curated-neighbourhoods',
    screen: 'postcode-clusters',
    texts: ['market', 'market-areas', 'market-sold'],
    title: 'pages.areas.title',
    meta: true,
    lazy: farPage('postcode-clusters'),
  },
  {
    path: '/curated-neighbourhoods/a/:areaClusterUuid',
    screen: 'area-cluster',
    texts: ['market', 'market-areas', 'market-sold', 'charts'],
    title: 'pages.area.title',
    meta: true,
    lazy: farPage('area-cluster'),
  },
  {
    path: '/curated-neighbourhoods/sold',
    screen: 'sold-transactions',
    texts: ['market', 'market-sold'],
    title: 'pages.sold.title',
    meta: true,
    lazy: farPage('sold-transactions'),
  },
];
