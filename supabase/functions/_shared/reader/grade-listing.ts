import type { Field, Grade, ListingFacts } from './listing-record.ts';

interface Weight {
  readonly field: Field;
  readonly points: number;
  /** from 0 to 1: how much of the field is there */
  readonly share: (facts: ListingFacts, isLand: boolean) => number;
}

/** What a listing needs to be a good round. Land has no bedrooms, so they are not asked of it. */
const WEIGHTS: readonly Weight[] = [
  { field: 'price', points: 25, share: ({ price }) => (price?.amountMinor == null ? 0 : 1) },
  { field: 'photos', points: 20, share: ({ photos }) => Math.min(photos?.length ?? 0, 4) / 4 },
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

/** Points of a hundred that a grade takes at least. */
const LIMITS: readonly (readonly [Grade, number])[] = [
  ['A', 90],
  ['B', 75],
  ['C', 60],
  ['D', 45],
  ['E', 25],
];

/** Import grade A–F and the fields that are wanting. What cannot be taken at all is F. */
export function gradeListing(
  facts: ListingFacts,
  homeType: string | null,
  isRefused: boolean,
): { grade: Grade; missing: Field[] } {
  const isLand = homeType === 'land';
  let points = 0;
  const missing: Field[] = [];
  for (const { field, points: weight, share } of WEIGHTS) {
    const part = share(facts, isLand);
    points += weight * part;
    if (part === 0) missing.push(field);
  }
  const grade = isRefused ? 'F' : (LIMITS.find(([, least]) => points >= least)?.[0] ?? 'F');
  return { grade, missing };
}
