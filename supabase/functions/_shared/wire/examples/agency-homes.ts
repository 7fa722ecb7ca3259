import type { AgencyHome, EditedHome, KeptHomeView } from '../agency-homes.ts';
import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';
import { managedHomesCalls } from './managed-homes.ts';
import { photo } from './photos.ts';

const { facts, prices, photos } = managedHomesCalls.manage_listing;

export const agencyHome: AgencyHome = {
  id: exampleId(13),
  version: 2,
  title: 'Τρία δωμάτια',
  status: 'available',
  isVisible: true,
  archivedAt: null,
  propertyType: 'house',
  bedrooms: 3,
  bathrooms: 1,
  floorAreaM2: 90,
  address: 'Οδός 1',
  town: 'Αθήνα',
  postcode: '10431',
  countryCode: 'GR',
  currency: 'GBP',
  price: { kind: 'asking', amountMinor: 45_000_000, datedOn: '2026-01-02' },
  photos: 1,
  photo,
  games: 1,
  createdAt: '2026-01-02T10:00:00Z',
  changedAt: '2026-01-03T10:00:00Z',
};

export const editedHome: EditedHome = {
  listingId: exampleId(13),
  agencyId: exampleId(2),
  version: 2,
  status: 'available',
  isVisible: true,
  archivedAt: null,
  portal: null,
  sourceUrl: null,
  currency: 'GBP',
  placeShown: 'district',
  locales: ['en-GB', 'es'],
  facts,
  pointShown: { lat: 38.0061, lng: 23.0012 },
  texts: [{ locale: 'es', field: 'title', text: 'Tres dormitorios', version: 1 }],
  prices,
  photos,
  games: [{ slug: 'one', family: 'public', title: 'Παιχνίδι', gameListingId: exampleId(12) }],
};

const view: KeptHomeView = {
  id: exampleId(81),
  name: 'Θάλασσα',
  view: { search: 'θάλασσα', filter: { status: 'available' }, sort: 'price', isDescending: false },
};

/** One answer for each call of this subject. */
export const agencyHomesCalls: ExamplesOf<
  | 'agency_homes'
  | 'change_homes'
  | 'home_to_manage'
  | 'home_views'
  | 'import-homes'
  | 'remove_home_view'
  | 'save-home'
  | 'save_home_view'
  | 'undo_home_change'
> = {
  agency_homes: { rows: [agencyHome], next: exampleId(13), total: 120 },
  change_homes: { changeId: exampleId(82), changed: 2, late: 0 },
  home_to_manage: editedHome,
  home_views: [view],
  'import-homes': {
    rows: [
      { line: 2, listingId: exampleId(13), outcome: 'added', code: null, reason: null },
      { line: 3, listingId: null, outcome: 'refused', code: 'no_price', reason: 'It has no price.' },
    ],
  },
  remove_home_view: [],
  'save-home': editedHome,
  save_home_view: [view],
  undo_home_change: { changed: 2, kept: 0 },
};
