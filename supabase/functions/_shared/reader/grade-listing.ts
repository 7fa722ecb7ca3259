import type { Doubt, Field, Grade, ListingFacts } from './listing-record.ts';

interface Weight {
  readonly field: Field;
  readonly points: number;
  /** from 0 to 1: how much of the field is there */
  readonly share: (facts: ListingFacts, isLand: boolean) => number;
}

/** What a listing needs to be a good round. Land has no bedrooms, so they are not asked of it. */
const WEIGHTS: readonly Weight[] = [
  { field: 'price', points: 25, share: ({ price }) => (price?.amountMinor == null ? 0 : 1) },
  {
    field: 'photos',
    points: 20,
    share: ({ photos }) => Math.min(photos?.filter(isOwnPhoto).length ?? 0, 4) / 4,
  },
  { field: 'bedrooms', points: 12, share: ({ bedrooms }, isLand) => (bedrooms !== null || isLand ? 1 : 0) },
  {
    field: 'address',
    points: 12,
    share: ({ address, town }) => (address !== null ? 1 : town !== null ? 0.5 : 0),
  },
  {
    field: 'position',
    points: 8,
    share: ({ position, postcode }) => (position !== null ? 1 : postcode !== null ? 0.7 : 0),
  },
  { field: 'propertyType', points: 7, share: ({ propertyType }) => (propertyType !== null ? 1 : 0) },
  { field: 'bathrooms', points: 5, share: ({ bathrooms }, isLand) => (bathrooms !== null || isLand ? 1 : 0) },
  {
    field: 'area',
    points: 5,
    share: ({ area, plot }, isLand) => (area !== null || (isLand && plot !== null) ? 1 : 0),
  },
  {
    field: 'description',
    points: 6,
    share: ({ description }) => ((description?.length ?? 0) >= 80 ? 1 : description !== null ? 0.5 : 0),
  },
];

/** A picture of somebody else's page is a link: it may not be copied, so the game will not have it. */
function isOwnPhoto(photo: string): boolean {
  return !/^(?:https?:)?\/\//i.test(photo);
}

/** Points of a hundred that a grade takes at least. */
const LIMITS: readonly (readonly [Grade, number])[] = [
  ['A', 90],
  ['B', 75],
  ['C', 60],
  ['D', 45],
  ['E', 25],
];

/** What speaks against the facts themselves. */
export interface Reservations {
  readonly doubts: readonly Pick<Doubt, 'field'>[];
  readonly confidence: Readonly<Partial<Record<Field, number>>>;
}

/** Less sure than this, and a field was guessed: no grade A stands on it. */
const GUESSED = 0.6;

/**
 * Import grade A–F and the fields that are wanting. What cannot be taken at all is F. A doubt lowers the grade, one about
 * the price by two.
 */
export function gradeListing(
  facts: ListingFacts,
  homeType: string | null,
  isRefused: boolean,
  { doubts, confidence }: Reservations = { doubts: [], confidence: {} },
): { grade: Grade; missing: Field[] } {
  const isLand = homeType === 'land';
  let points = 0;
  const missing: Field[] = [];
  for (const { field, points: weight, share } of WEIGHTS) {
    const part = share(facts, isLand);
    points += weight * part;
    if (part === 0) missing.push(field);
  }
  if (isRefused) return { grade: 'F', missing };
  const reached = LIMITS.findIndex(([, least]) => points >= least);
  const isGuessed = [...WEIGHTS.map(({ field }) => field), 'town' as const].some(
    (field) => (confidence[field] ?? 1) < GUESSED,
  );
  const steps = doubts.some(({ field }) => field === 'price') ? 2 : Math.min(doubts.length, 2);
  const place = Math.max((reached < 0 ? LIMITS.length : reached) + steps, isGuessed ? 1 : 0);
  return { grade: LIMITS[place]?.[0] ?? 'F', missing };
}
