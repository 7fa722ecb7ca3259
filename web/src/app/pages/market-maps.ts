import { farPage } from './far-page.ts';
import type { PageRow } from './page-row.ts';

/** Maps of what homes sold for. */
export const marketMapPages: readonly PageRow[] = [
  {
    path: '/maps/third',
    screen: 'map-maps-third',
    texts: ['market', 'market-maps', 'market-sold', 'rules'],
    title: 'pages.mapThird.title',
    lazy: farPage('map-maps-third'),
  },
  {
    path: '/gmaps/third',
    screen: 'map-gmaps-third',
    texts: ['market', 'market-maps', 'market-sold', 'rules'],
    title: 'pages.gmapThird.title',
    lazy: farPage('map-gmaps-third'),
  },
  {
    path: '/maps/fourth',
    screen: 'map-maps-fourth',
    texts: ['market', 'market-maps', 'market-sold', 'rules'],
    title: 'pages.mapFourth.title',
    lazy: farPage('map-maps-fourth'),
  },
  {
    path: '/maps/fifth',
    screen: 'map-maps-fifth',
    texts: ['market', 'market-maps', 'market-sold', 'rules', 'forms'],
    title: 'pages.mapFifth.title',
    lazy: farPage('map-maps-fifth'),
  },
  {
    path: '/maps/cv11',
    screen: 'map-maps-cv11',
    texts: ['market', 'market-maps', 'market-sold', 'rules', 'charts'],
    title: 'pages.mapDistrict.title',
    lazy: farPage('map-maps-cv11'),
  },
  {
    path: '/portal-query-runner',
    screen: 'portal-query-runner',
    texts: ['market-portal', 'portals', 'homes', 'forms', 'tables', 'rules', 'play'],
    title: 'pages.portalQueries.title',
    robots: 'noindex,nofollow',
    access: 'staff',
    lazy: farPage('portal-query-runner'),
  },
];
