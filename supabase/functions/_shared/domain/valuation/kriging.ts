import type { Placed } from './nearest.ts';
import { solve } from './solve.ts';
import { squareOf } from './statistics.ts';

/** A home as kriging sees it. */
export interface Asked extends Placed {
  readonly key: string;
  /** standardised columns of likeness */
  readonly likeness: Float64Array;
  readonly groups: readonly string[];
}

/** A sale as kriging sees it. */
export interface KnownSale extends Asked {
  readonly day: number;
  readonly price: number;
  /** log of the price above the market's level and the price equation */
  readonly residual: number;
}

/** What sales explain of each other's residuals, as parts of the variance of logs. */
export const COVARIANCE = {
  place: 0.06,
  placeKm: 25,
  likeness: 0.04,
  /** standard deviations of likeness, all columns together */
  likenessReach: 6.7,
  noise: 0.02,
  /** for each group that two sales share, narrowest first */
  groups: [0.004, 0.001],
} as const;

/** So many of the nearest sales are looked at, and so many of those weigh in. */
const MOST_COMPARABLES = 40;
export const CANDIDATES = 400;

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
export function krige(asked: Asked, candidates: readonly KnownSale[]): Kriged {
  const chosen = mostShared(
    candidates,
    Float64Array.from(candidates, (sale) => covarianceOf(asked, sale)),
  );
  const n = chosen.length;
  const own = COVARIANCE.place + COVARIANCE.likeness + COVARIANCE.noise + sum(COVARIANCE.groups);
  const matrix = new Float64Array(n * n);
  chosen.forEach(({ sale }, i) => {
    for (let j = 0; j < i; j += 1) matrix[i * n + j] = covarianceOf(sale, chosen[j]?.sale ?? sale);
    matrix[i * n + i] = own;
  });
  const right = chosen.map(({ shared }) => shared);
  const weights = solve(matrix, right);
  const parts = chosen.map(({ sale }, at) => ({
    sale,
    weight: weights[at] ?? 0,
    likeness: likenessOf(asked, sale),
  }));
  return {
    parts,
    estimate: sum(parts.map(({ sale, weight }) => weight * sale.residual)),
    variance: Math.max(1e-6, own - sum(right.map((shared, at) => shared * (weights[at] ?? 0)))),
  };
}

/** Those that share the most, in falling order; of equals the earlier ones. Only they are sorted. */
function mostShared(candidates: readonly KnownSale[], shares: Float64Array) {
  const limit = shares.toSorted().at(-MOST_COMPARABLES) ?? -Infinity;
  return candidates
    .flatMap((sale, at) => ((shares[at] ?? 0) >= limit ? [{ sale, shared: shares[at] ?? 0 }] : []))
    .sort((one, other) => other.shared - one.shared)
    .slice(0, MOST_COMPARABLES);
}

/** 1 for homes that are alike in every column, towards 0 the more they differ. */
function likenessOf(one: Asked, other: Asked): number {
  let squares = 0;
  for (let at = 0; at < one.likeness.length; at += 1)
    squares += squareOf((one.likeness[at] ?? 0) - (other.likeness[at] ?? 0));
  return Math.exp(-Math.sqrt(squares) / COVARIANCE.likenessReach);
}

function covarianceOf(one: Asked, other: Asked): number {
  let shared = 0;
  for (let at = 0; at < COVARIANCE.groups.length; at += 1) {
    const group = one.groups[at] ?? '';
    if (group !== '' && group === other.groups[at]) shared += COVARIANCE.groups[at] ?? 0;
  }
  // A root of squares: hypot() guards against numbers that no place has, and costs more than all else here.
  const apartKm = Math.sqrt(squareOf(one.x - other.x) + squareOf(one.y - other.y));
  const byPlace = COVARIANCE.place * Math.exp(-apartKm / COVARIANCE.placeKm);
  return byPlace + COVARIANCE.likeness * likenessOf(one, other) + shared;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
