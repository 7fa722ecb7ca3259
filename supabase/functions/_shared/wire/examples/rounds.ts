import type { Round } from '../rounds.ts';
import { exampleId } from './example-id.ts';
import type { ExamplesOf } from './examples-of.ts';
import { photo } from './photos.ts';

export const round: Round = {
  sessionId: exampleId(1),
  gameListingId: exampleId(12),
  position: 2,
  rounds: 2,
  currency: 'GBP',
  priceKind: 'sold',
  priceYear: 2025,
  commitment: '56',
  openedAt: '2026-01-01T00:00:00Z',
  deadlineAt: null,
  serverNow: '2026-01-01T00:00:00Z',
  bounds: { minMinor: 100_000, maxMinor: 50_000_000_000 },
  mode: 'classic',
  isRange: false,
  facts: {
    title: 'Τρία δωμάτια',
    propertyType: 'terraced',
    bedrooms: 3,
    bathrooms: 1,
    floorAreaM2: 90,
    yearBuilt: 1901,
    plotAreaM2: 135,
    tenure: 'freehold',
    energyRating: 'Δ',
    town: 'Αθήνα',
    district: '10431',
    region: 'Αττική',
    features: ['Κήπος'],
    description: 'Κοντά στο πάρκο.',
  },
  photos: [photo, { ...photo, id: 'p2', room: 'kitchen' }],
  hints: [
    { kind: 'year', multiplier: 0.95, value: null, unit: null },
    { kind: 'area', multiplier: 0.9, value: 90, unit: 'm2' },
    { kind: 'local-price-per-m2', multiplier: 0.8, value: 450_000, unit: 'minor_per_m2' },
    { kind: 'local-median', multiplier: 0.7, value: null, unit: null },
  ],
  guess: null,
};

/** One answer for each call of this subject. */
export const roundsCalls: ExamplesOf<'open_round' | 'open_clue' | 'stake_round' | 'reveal-hint'> = {
  open_round: round,
  open_clue: { kind: 'rooms', multiplier: 0.95 },
  stake_round: { isStaked: true },
  'reveal-hint': { hint: { kind: 'year', value: 1901, unit: 'year' }, multiplier: 0.95 },
};
