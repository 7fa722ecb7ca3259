import { farPage } from './far-page.ts';
import type { PageRow } from './page-row.ts';

/** Maps of what homes sold for. */
export const marketMapPages: readonly PageRow[] = [
  {
    path: '/maps/third',
    screen: 'map-maps-third',
    texts: ['market-maps', 'market-sold'],
    title: 'pages.mapThird.title',
    lazy: farPage('map-maps-third'),
  },
  {
    path: '/gmaps/third',
    screen: 'map-gmaps-third',
    texts: ['market-maps', 'market-sold'],
    title: 'pages.gmapThird.title',
    lazy: farPage('map-gmaps-third'),
  },
];
