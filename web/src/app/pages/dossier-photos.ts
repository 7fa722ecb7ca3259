import { farPage } from './far-page.ts';
import type { PageRow } from './page-row.ts';

const shared = {
  texts: ['dossier-photos', 'dossier-notes', 'dossier-guide', 'manage', 'forms', 'errors'],
  robots: 'noindex,nofollow',
  access: 'dossier-member',
} as const;

/** Photos of a dossier, and the checklist at a viewing. */
export const dossierPhotoPages: readonly PageRow[] = [
  {
    ...shared,
    path: '/dossiers/:dossierUuid/photos',
    screen: 'dossier-photos',
    title: 'pages.dossierPhotos.title',
    lazy: farPage('dossier-photos'),
  },
  {
    ...shared,
    path: '/dossiers/:dossierUuid/photos/edit',
    screen: 'dossier-photos-edit',
    title: 'pages.dossierPhotosEdit.title',
    lazy: farPage('dossier-photos-edit'),
  },
  {
    ...shared,
    path: '/dossiers/:dossierUuid/viewing',
    screen: 'dossier-viewing',
    title: 'pages.dossierViewing.title',
    lazy: farPage('dossier-viewing'),
  },
  {
    ...shared,
    path: '/rawdossiers/:dossierUuid/listing_photos/:listingUuid',
    screen: 'raw-dossier-listing_photos',
    title: 'pages.dossierListingPhotos.title',
    lazy: farPage('raw-dossier-listing_photos'),
  },
];
