import type { GuessPage, HomeToAdd, ManagedListing } from '../managed-homes.ts';
import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';
import { crowd } from './homes.ts';
import { managedHome } from './managed-games.ts';
import { photo } from './photos.ts';

const managedListing: ManagedListing = {
  game: { slug: 'one', family: 'public', title: 'Παιχνίδι', currency: 'GBP' },
  gameListingId: exampleId(12),
  listingId: exampleId(13),
  version: 2,
  status: 'available',
  portal: null,
  sourceUrl: null,
  mayEdit: true,
  seesPrice: true,
  otherGames: 1,
  facts: {
    title: 'Τρία δωμάτια',
    description: 'Κοντά στο πάρκο.',
    bedrooms: 3,
    bathrooms: 1,
    floorAreaM2: 90,
    plotAreaM2: 135,
    yearBuilt: 1901,
    energyRating: 'Δ',
    councilTaxBand: null,
    features: ['Κήπος'],
    town: 'Αθήνα',
    district: '10431',
    region: 'Αττική',
    propertyType: 'Σπίτι',
    tenure: null,
    addressLine: 'Οδός 1',
    postcode: '10431',
    countryCode: 'GR',
    latitude: 38,
    longitude: 23,
  },
  prices: [{ ...managedHome.price, createdAt: '2026-01-02T10:00:00Z' }],
  photos: [{ ...photo, room: 'Κουζίνα', isHidden: true, rightsStatus: 'own' }],
};

const guessPage: GuessPage = {
  rows: [
    {
      sessionId: exampleId(1),
      displayName: 'Νίκος',
      isGuest: true,
      amountMinor: 45_000_000,
      lowMinor: null,
      highMinor: null,
      currency: 'GBP',
      errorPercent: 12.5,
      score: 600,
      isLate: false,
      guessedAt: '2026-01-02T10:00:00Z',
      isRanked: true,
      isCounted: true,
      runStatus: 'finished',
      exclusion: null,
    },
  ],
  next: null,
  seesPrice: true,
};

export const homeToAdd: HomeToAdd = {
  listingId: exampleId(13),
  title: 'Τρία δωμάτια',
  town: 'Αθήνα',
  district: '10431',
  photo,
};

/** One answer for each call of this subject. */
export const managedHomesCalls: ExamplesOf<
  'homes_to_add' | 'manage_guess_figures' | 'manage_guesses' | 'manage_listing' | 'save-listing'
> = {
  homes_to_add: [homeToAdd],
  manage_guess_figures: {
    game: managedListing.game,
    home: managedHome,
    crowd,
    counts: { all: 15, counted: 14, late: 0, excluded: 1 },
  },
  manage_guesses: guessPage,
  manage_listing: managedListing,
  'save-listing': managedListing,
};
