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
export const CANDIDATES = { 1: 400, 2: 200, 3: 200, 4: 200, 5: 200, 6: 200 } as const;
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
  const { place, likeness, estate, noise, groups } = covariance;
  const own = place + likeness + noise + sum(groups) + estate;
  const matrix = covariancesOf(
    chosen.map(({ sale }) => sale),
    own,
    covariance,
  );
  const weights = solve(
    matrix,
    Float64Array.from(chosen, ({ shared }) => shared),
  );
  let estimate = 0;
  let known = 0;
  const parts = chosen.map(({ sale, alike, shared }, at) => {
    const weight = weights[at] ?? 0;
    estimate += weight * sale.residual;
    known += shared * weight;
    return { sale, weight, likeness: alike };
  });
  return { parts, estimate, variance: Math.max(1e-6, own - known) };
}

/** A sale with what it has in common with the home. */
interface Chosen {
  readonly sale: KnownSale;
  readonly alike: number;
  readonly shared: number;
}

/** Those that share the most, in falling order; of equals the earlier ones. Only they are sorted. */
function mostShared(
  asked: Asked,
  candidates: readonly KnownSale[],
  covariance: Covariance,
): readonly Chosen[] {
  const likenesses = new Float64Array(candidates.length);
  const shares = new Float64Array(candidates.length);
  candidates.forEach((sale, at) => {
    const alike = likenessOf(asked, sale, covariance);
    likenesses[at] = alike;
    shares[at] = covarianceOf(asked, sale, alike, covariance);
  });
  const limit = shares.toSorted().at(-MOST_COMPARABLES) ?? -Infinity;
  const most: Chosen[] = [];
  candidates.forEach((sale, at) => {
    const shared = shares[at] ?? 0;
    if (shared >= limit) most.push({ sale, alike: likenesses[at] ?? 0, shared });
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

function covarianceOf(one: Asked, other: Asked, alike: number, covariance: Covariance): number {
  const { place, placeKm, likeness, estate, estateKm, groups } = covariance;
  // A root of squares: hypot() guards against numbers that no place has, and costs more than all else here.
  const apartKm = Math.sqrt(squareOf(one.x - other.x) + squareOf(one.y - other.y));
  const byPlace = place * Math.exp(-apartKm / placeKm);
  const byEstate = estate === 0 ? 0 : estate * Math.exp(-apartKm / estateKm) * alike;
  return byPlace + likeness * alike + sharedByGroups(one.groups, other.groups, groups) + byEstate;
}

/**
 * `covarianceOf` of each two sales, row after row, of which the lower half is filled. It is most of what a value costs:
 * columns lie one after the other, and groups are numbers.
 */
function covariancesOf(sales: readonly KnownSale[], own: number, covariance: Covariance): Float64Array {
  const { place, placeKm, likeness, likenessReach, estate, estateKm } = covariance;
  const n = sales.length;
  const width = sales[0]?.likeness.length ?? 0;
  const columns = new Float64Array(n * width);
  const xs = Float64Array.from(sales, ({ x }) => x);
  const ys = Float64Array.from(sales, ({ y }) => y);
  sales.forEach((sale, at) => columns.set(sale.likeness, at * width));
  const matrix = groupsShared(sales, covariance.groups);
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j < i; j += 1) {
      let squares = 0;
      for (let at = 0; at < width; at += 1) {
        const apart = (columns[i * width + at] ?? 0) - (columns[j * width + at] ?? 0);
        squares += apart * apart;
      }
      const alike = Math.exp(-Math.sqrt(squares) / likenessReach);
      const east = (xs[i] ?? 0) - (xs[j] ?? 0);
      const north = (ys[i] ?? 0) - (ys[j] ?? 0);
      const apartKm = Math.sqrt(east * east + north * north);
      const byPlace = place * Math.exp(-apartKm / placeKm);
      const byEstate = estate === 0 ? 0 : estate * Math.exp(-apartKm / estateKm) * alike;
      matrix[i * n + j] = byPlace + likeness * alike + (matrix[i * n + j] ?? 0) + byEstate;
    }
    matrix[i * n + i] = own;
  }
  return matrix;
}

/** `sharedByGroups` of each two sales. */
function groupsShared(sales: readonly KnownSale[], groups: readonly number[]): Float64Array {
  const n = sales.length;
  const matrix = new Float64Array(n * n);
  groups.forEach((variance, group) => {
    const seen = new Map<string, number[]>();
    sales.forEach((sale, i) => {
      const name = sale.groups[group] ?? '';
      if (name === '') return;
      const others = seen.get(name);
      if (!others) return void seen.set(name, [i]);
      for (const j of others) matrix[i * n + j] = (matrix[i * n + j] ?? 0) + variance;
      others.push(i);
    });
  });
  return matrix;
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
