import { farPage } from './far-page.ts';
import type { PageRow } from './page-row.ts';

const inside = {
  texts: ['dossier', 'dossier-notes', 'dossier-guide', 'forms', 'sharing', 'errors'],
  robots: 'noindex,nofollow',
  access: 'dossier-member',
} as const;
const raw = {
  texts: [
    ...[
      'dossier',
      'dossier-notes',
      'dossier-guide',
      'dossier-overview',
      'dossier-profile',
      'dossier-compare',
    ],
    ...['homes', 'errors'],
  ],
  title: 'pages.rawDossier.title',
  robots: 'noindex,nofollow',
  access: 'dossier-member',
} as const;
const staff = {
  texts: ['dossier', 'dossier-notes', 'dossier-guide', 'dossier-overview', 'homes', 'errors'],
  robots: 'noindex,nofollow',
  access: 'staff',
} as const;

/** The frame of a dossier: where it opens, its people, the ways into one, and its plain views. */
export const dossierFramePages: readonly PageRow[] = [
  {
    path: '/dossiers/:dossierUuid',
    screen: 'redirect',
    title: 'pages.dossierHome.title',
    access: 'dossier-member',
    redirect: '/dossiers/:dossierUuid/home',
  },
  {
    ...inside,
    path: '/dossiers/:dossierUuid/home',
    screen: 'dossier-home',
    title: 'pages.dossierHome.title',
    lazy: farPage('dossier-home'),
  },
  {
    ...inside,
    path: '/dossiers/:dossierUuid/people',
    screen: 'dossier-people',
    title: 'pages.dossierPeople.title',
    lazy: farPage('dossier-people'),
  },
  {
    path: '/my-dossier',
    screen: 'my-dossier',
    texts: ['dossier', 'dossier-notes', 'intake', 'play', 'forms', 'errors'],
    title: 'pages.myDossier.title',
    robots: 'noindex,nofollow',
    access: 'signed-in',
    tellsVisitors: true,
    lazy: farPage('my-dossier'),
  },
  {
    path: '/invite/:token',
    screen: 'invite',
    texts: ['dossier', 'dossier-notes', 'errors'],
    title: 'pages.invite.title',
    robots: 'noindex,nofollow',
    isSecret: true,
    lazy: farPage('invite'),
  },
  {
    path: '/rawdossiers/:dossierUuid',
    screen: 'redirect',
    title: 'pages.rawDossier.title',
    access: 'dossier-member',
    redirect: '/rawdossiers/:dossierUuid/overview',
  },
  {
    ...raw,
    path: '/rawdossiers/:dossierUuid/overview',
    screen: 'raw-dossier-overview',
    lazy: farPage('raw-dossier-overview'),
  },
  {
    ...raw,
    path: '/rawdossiers/:dossierUuid/photos',
    screen: 'raw-dossier-photos',
    lazy: farPage('raw-dossier-photos'),
  },
  {
    ...staff,
    path: '/superwiser/dossiers',
    screen: 'superwiser-dossiers',
    title: 'pages.superwiserDossiers.title',
    lazy: farPage('superwiser-dossiers'),
  },
  {
    ...staff,
    path: '/superwiser/dossier-assets/:dossierAssetId',
    screen: 'superwiser-dossier-asset',
    title: 'pages.superwiserHome.title',
    lazy: farPage('superwiser-dossier-asset'),
  },
];
