import { likenessRow } from './attribute-rows.ts';
import type { Placed } from './nearest.ts';
import type { ValuedHome } from './sold-home.ts';
import { solve } from './solve.ts';
import { squareOf, standardise, type Moments } from './statistics.ts';

/** A home's columns of likeness, standardised; those in which all homes of a market are alike are left out. */
export function likenessFor(moments: Moments, home: ValuedHome): Float64Array {
  return standardise(likenessRow(home), moments).filter((_, at) => (moments.deviations[at] ?? 0) >= 1e-9);
}

/** A home as kriging sees it. */
export interface Asked extends Placed {
  readonly key: string;
  /** by `likenessFor` */
  readonly likeness: Float64Array;
  readonly groups: readonly string[];
}

/** A sale as kriging sees it. */
export interface KnownSale extends Asked {
  readonly day: number;
  readonly price: number;
  readonly attributes: ValuedHome['attributes'];
  /** log of the price above the market's level */
  readonly above: number;
  /** log of the price above the market's level and the price equation */
  readonly residual: number;
}

/** What sales explain of each other's residuals, as parts of the variance of logs. */
export interface Covariance {
  readonly place: number;
  readonly placeKm: number;
  readonly likeness: number;
  /** standard deviations of likeness, all columns together */
  readonly likenessReach: number;
  /** of homes that are both alike and next to each other: an estate, a row of villas */
  readonly estate: number;
  readonly estateKm: number;
  readonly noise: number;
  /** for each group that two sales share, narrowest first */
  readonly groups: readonly number[];
}

const USUAL: Covariance = {
  ...{ place: 0.06, placeKm: 25, likeness: 0.04, likenessReach: 6.7, estate: 0, estateKm: 1 },
  ...{ noise: 0.02, groups: [0.004, 0.001] },
};
/** Those that a market is tried with: where streets differ much from each other, the second comes nearer. */
export const COVARIANCES: readonly Covariance[] = [USUAL, { ...USUAL, estate: 0.02, estateKm: 2 }];

/** So many of the nearest sales are looked at, by version of the model: half as many cost nothing on any fold. */
export const CANDIDATES = { 1: 400, 2: 200, 3: 200, 4: 200 } as const;
/** So many of those weigh in. */
const MOST_COMPARABLES = 40;

/** What comparables say of a home. */
export interface Kriged {
  /** log above level and equation */
  readonly estimate: number;
  /** of that estimate's error */
  readonly variance: number;
  readonly parts: readonly { readonly sale: KnownSale; readonly weight: number; readonly likeness: number }[];
}

/**
 * Simple kriging of residuals (Cressie 1993) by place and likeness, on the candidates that have most in common with the home.
 * @param candidates the sales nearest to it, without its own
 */
export function krige(
  asked: Asked,
  candidates: readonly KnownSale[],
  covariance: Covariance = USUAL,
): Kriged {
  const chosen = mostShared(asked, candidates, covariance);
  const n = chosen.length;
  const { place, likeness, estate, noise, groups } = covariance;
  const own = place + likeness + noise + sum(groups) + estate;
  const matrix = new Float64Array(n * n);
  chosen.forEach(({ sale }, i) => {
    for (let j = 0; j < i; j += 1)
      matrix[i * n + j] = covarianceOf(sale, chosen[j]?.sale ?? sale, covariance);
    matrix[i * n + i] = own;
  });
  const right = chosen.map(({ shared }) => shared);
  const weights = solve(matrix, right);
  const parts = chosen.map(({ sale }, at) => ({
    sale,
    weight: weights[at] ?? 0,
    likeness: likenessOf(asked, sale, covariance),
  }));
  return {
    parts,
    estimate: sum(parts.map(({ sale, weight }) => weight * sale.residual)),
    variance: Math.max(1e-6, own - sum(right.map((shared, at) => shared * (weights[at] ?? 0)))),
  };
}

/** Those that share the most, in falling order; of equals the earlier ones. Only they are sorted. */
function mostShared(asked: Asked, candidates: readonly KnownSale[], covariance: Covariance) {
  const shares = new Float64Array(candidates.length);
  candidates.forEach((sale, at) => (shares[at] = covarianceOf(asked, sale, covariance)));
  const limit = shares.toSorted().at(-MOST_COMPARABLES) ?? -Infinity;
  const most: { readonly sale: KnownSale; readonly shared: number }[] = [];
  candidates.forEach((sale, at) => {
    const shared = shares[at] ?? 0;
    if (shared >= limit) most.push({ sale, shared });
  });
  return most.sort((one, other) => other.shared - one.shared).slice(0, MOST_COMPARABLES);
}

/** 1 for homes that are alike in every column, towards 0 the more they differ. */
function likenessOf(one: Asked, other: Asked, { likenessReach }: Covariance): number {
  let squares = 0;
  for (let at = 0; at < one.likeness.length; at += 1)
    squares += squareOf((one.likeness[at] ?? 0) - (other.likeness[at] ?? 0));
  return Math.exp(-Math.sqrt(squares) / likenessReach);
}

function covarianceOf(one: Asked, other: Asked, covariance: Covariance): number {
  const { place, placeKm, likeness, estate, estateKm, groups } = covariance;
  // A root of squares: hypot() guards against numbers that no place has, and costs more than all else here.
  const apartKm = Math.sqrt(squareOf(one.x - other.x) + squareOf(one.y - other.y));
  const alike = likenessOf(one, other, covariance);
  const byPlace = place * Math.exp(-apartKm / placeKm);
  const byEstate = estate === 0 ? 0 : estate * Math.exp(-apartKm / estateKm) * alike;
  return byPlace + likeness * alike + sharedByGroups(one.groups, other.groups, groups) + byEstate;
}

function sharedByGroups(one: readonly string[], other: readonly string[], groups: readonly number[]): number {
  let shared = 0;
  for (let at = 0; at < groups.length; at += 1) {
    const group = one[at] ?? '';
    if (group !== '' && group === other[at]) shared += groups[at] ?? 0;
  }
  return shared;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
