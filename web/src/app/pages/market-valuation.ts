import { farPage } from './far-page.ts';
import type { PageRow } from './page-row.ts';

const TEXTS = ['market', 'market-valuation', 'market-sold', 'homes', 'sharing', 'errors'] as const;

/** What homes are worth: sold homes as yardsticks, how accurate values are, and reports about homes for sale. */
export const marketValuationPages: readonly PageRow[] = [
  {
    path: '/reference-properties',
    screen: 'reference-properties',
    texts: TEXTS,
    title: 'pages.referenceProperties.title',
    lazy: farPage('reference-properties'),
  },
  {
    path: '/reference-properties/accuracy',
    screen: 'valuation-accuracy',
    texts: TEXTS,
    title: 'pages.valuationAccuracy.title',
    lazy: farPage('valuation-accuracy'),
  },
  {
    path: '/reference-properties/:refPropUuid',
    screen: 'reference-property',
    texts: TEXTS,
    title: 'pages.referenceProperty.title',
    lazy: farPage('reference-property'),
  },
  {
    path: '/for-sale-evaluation/:saleListingUuid',
    screen: 'for-sale-evaluation',
    texts: [...TEXTS, 'dossier-take'],
    title: 'pages.forSaleEvaluation.title',
    robots: 'noindex,nofollow',
    isSecret: true,
    lazy: farPage('for-sale-evaluation'),
  },
  {
    path: '/bolt',
    screen: 'bolt-index',
    texts: TEXTS,
    title: 'pages.boltIndex.title',
    lazy: farPage('bolt-index'),
  },
  {
    path: '/bolt/buyers',
    screen: 'bolt-comparables-buyers',
    texts: TEXTS,
    title: 'pages.boltBuyers.title',
    lazy: farPage('bolt-comparables-buyers'),
  },
  {
    path: '/bolt/sellers',
    screen: 'bolt-comparables-sellers',
    texts: TEXTS,
    title: 'pages.boltSellers.title',
    lazy: farPage('bolt-comparables-sellers'),
  },
  {
    path: '/bolt/agents',
    screen: 'bolt-comparables-agents',
    texts: TEXTS,
    title: 'pages.boltAgents.title',
    lazy: farPage('bolt-comparables-agents'),
  },
];
