import type { PageRow } from './page-row.ts';

const CHARTS = ['market', 'market-charts', 'market-sold', 'charts'] as const;

/** What homes sold for, as charts, and energy certificates. */
export const marketChartPages: readonly PageRow[] = [
  {
    path: '/charts',
    screen: 'charts',
    texts: CHARTS,
    title: 'pages.charts.title',
    lazy: () => import('#features/market/charts/pages/charts-page.tsx'),
  },
  {
    path: '/sold_homes_charts/:targetChartName',
    screen: 'sold-homes-chart',
    texts: CHARTS,
    title: 'pages.soldChart.title',
    lazy: () => import('#features/market/charts/pages/sold-homes-chart-page.tsx'),
  },
  {
    path: '/chart_examples',
    screen: 'chart-examples',
    texts: CHARTS,
    title: 'pages.chartExamples.title',
    lazy: () => import('#features/market/charts/pages/chart-examples-page.tsx'),
  },
  {
    path: '/chart_examples_2',
    screen: 'chart-examples-2',
    texts: CHARTS,
    title: 'pages.chartExamples2.title',
    lazy: () => import('#features/market/charts/pages/chart-examples-2-page.tsx'),
  },
  {
    path: '/chart_examples_3',
    screen: 'chart-examples-3',
    texts: CHARTS,
    title: 'pages.chartExamples3.title',
    lazy: () => import('#features/market/charts/pages/chart-examples-3-page.tsx'),
  },
  {
    path: '/epcs',
    screen: 'epcs',
    texts: ['market', 'market-energy', 'charts'],
    title: 'pages.epcs.title',
    lazy: () => import('#features/market/energy/pages/epcs-page.tsx'),
  },
];
