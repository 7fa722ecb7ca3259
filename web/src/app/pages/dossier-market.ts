import { farPage } from './far-page.ts';
import type { PageRow } from './page-row.ts';

/** What every screen about one home of a dossier says. */
const HOME = [
  'dossier-overview',
  'dossier-notes',
  'dossier-guide',
  'homes',
  'play',
  'forms',
  'errors',
] as const;
const shared = { robots: 'noindex,nofollow', access: 'dossier-member' } as const;

/** A home of a dossier: what is known of it, what it may be worth, what it costs, and the market around it. */
export const dossierMarketPages: readonly PageRow[] = [
  {
    ...shared,
    path: '/dossiers/:dossierUuid/overview',
    screen: 'dossier-overview',
    texts: [...HOME, 'market-valuation', 'market-charts', 'charts'],
    title: 'pages.dossierOverview.title',
    lazy: farPage('dossier-overview'),
  },
  {
    ...shared,
    path: '/dossiers/:dossierUuid/Charts',
    screen: 'dossier-charts',
    texts: [...HOME, 'dossier-market', 'market-charts', 'market-energy', 'charts'],
    title: 'pages.dossierCharts.title',
    lazy: farPage('dossier-charts'),
  },
  {
    ...shared,
    path: '/dossiers/:dossierUuid/location',
    screen: 'dossier-location',
    texts: [...HOME, 'dossier-market', 'market-sold', 'market-valuation'],
    title: 'pages.dossierLocation.title',
    lazy: farPage('dossier-location'),
  },
  {
    ...shared,
    path: '/dossiers/:dossierUuid/neighbourhood',
    screen: 'dossier-neighbourhood',
    texts: [...HOME, 'dossier-market', 'market-charts', 'market-energy', 'charts', 'reminders'],
    title: 'pages.dossierNeighbourhood.title',
    lazy: farPage('dossier-neighbourhood'),
  },
  {
    ...shared,
    path: '/dossiers/:dossierUuid/recent-sales',
    screen: 'dossier-recent-sales',
    texts: [...HOME, 'dossier-market', 'market-sold', 'market-valuation', 'market-charts', 'charts'],
    title: 'pages.dossierRecentSales.title',
    lazy: farPage('dossier-recent-sales'),
  },
  {
    ...shared,
    path: '/dossiers/:dossierUuid/comparables',
    screen: 'dossier-comparables',
    texts: [...HOME, 'dossier-market', 'market-valuation'],
    title: 'pages.dossierComparables.title',
    lazy: farPage('dossier-comparables'),
  },
];
