import type { PageRow } from './page-row.ts';

/** The frame of a dossier: where it opens. */
export const dossierFramePages: readonly PageRow[] = [
  {
    path: '/dossiers/:dossierUuid',
    screen: 'redirect',
    title: 'pages.dossierHome.title',
    access: 'dossier-member',
    redirect: '/dossiers/:dossierUuid/home',
  },
];
