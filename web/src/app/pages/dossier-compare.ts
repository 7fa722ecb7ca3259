import { farPage } from './far-page.ts';
import type { PageRow } from './page-row.ts';

const shared = {
  texts: [
    ...(['dossier-profile', 'dossier-compare', 'dossier-notes', 'dossier-guide', 'homes', 'forms'] as const),
    ...(['rules', 'play', 'errors'] as const),
  ],
  robots: 'noindex,nofollow',
  access: 'dossier-member',
} as const;
const comparison = { ...shared, title: 'pages.dossierComparison.title' } as const;
const pictures = { ...comparison, texts: [...shared.texts, 'dossier-photos'] } as const;
const PAIR = '/dossiers/:dossierUuid/comparables/:assetsComparisonUuid';

/** What the people of a dossier look for, two homes beside each other, and offers. */
export const dossierComparePages: readonly PageRow[] = [
  {
    ...shared,
    path: '/dossiers/:dossierUuid/profile',
    screen: 'dossier-profile',
    title: 'pages.dossierProfile.title',
    lazy: farPage('dossier-profile'),
  },
  {
    ...shared,
    path: '/dossiers/:dossierUuid/profile/edit',
    screen: 'dossier-profile-edit',
    title: 'pages.dossierProfileEdit.title',
    lazy: farPage('dossier-profile-edit'),
  },
  {
    ...shared,
    path: '/dossiers/:dossierUuid/offers',
    screen: 'dossier-offers',
    title: 'pages.dossierOffers.title',
    lazy: farPage('dossier-offers'),
  },
  {
    path: PAIR,
    screen: 'redirect',
    title: 'pages.dossierComparison.title',
    texts: ['dossier-compare'],
    access: 'dossier-member',
    redirect: `${PAIR}/sbs/overview`,
  },
  {
    ...comparison,
    path: `${PAIR}/sbs/overview`,
    screen: 'comparison-sbs-overview',
    lazy: farPage('comparison-sbs-overview'),
  },
  {
    ...comparison,
    path: `${PAIR}/sbs/parts`,
    screen: 'comparison-sbs-parts',
    lazy: farPage('comparison-sbs-parts'),
  },
  {
    ...pictures,
    path: `${PAIR}/sbs/photos`,
    screen: 'comparison-sbs-photos',
    lazy: farPage('comparison-sbs-photos'),
  },
  {
    ...comparison,
    texts: [...shared.texts, 'market-valuation'],
    path: `${PAIR}/map`,
    screen: 'comparison-map',
    lazy: farPage('comparison-map'),
  },
  {
    ...comparison,
    path: `${PAIR}/solo/overview`,
    screen: 'comparison-solo-overview',
    lazy: farPage('comparison-solo-overview'),
  },
  {
    ...pictures,
    path: `${PAIR}/solo/photos`,
    screen: 'comparison-solo-photos',
    lazy: farPage('comparison-solo-photos'),
  },
  {
    ...comparison,
    path: `${PAIR}/solo/test`,
    screen: 'comparison-solo-test',
    lazy: farPage('comparison-solo-test'),
  },
  {
    ...comparison,
    path: `${PAIR}/solo/test2`,
    screen: 'comparison-solo-test2',
    lazy: farPage('comparison-solo-test2'),
  },
];
