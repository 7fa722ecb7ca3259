/** What a home costs its owner each year, in the order in which it is shown. */
export const COST_KINDS = [
  'mortgage',
  'energy',
  'council_tax',
  'service_charge',
  'ground_rent',
  'insurance',
  'upkeep',
] as const;
export type CostKind = (typeof COST_KINDS)[number];

/** Who says so: the energy certificate, the listing, a reply, the people themselves, or our own arithmetic. */
export const COST_SOURCES = ['certificate', 'listing', 'reply', 'typed', 'computed'] as const;

/** A cost as somebody states it. Nothing is guessed: what nobody states stays unknown. */
export interface StatedCost {
  readonly kind: CostKind;
  readonly yearlyMinor: number;
  readonly source: (typeof COST_SOURCES)[number];
  /** the day it was stated, as 2026-11-23; null where that is not known */
  readonly on: string | null;
}

/** The whole of it, and what is missing from the sum. */
export interface RunningCosts {
  readonly rows: readonly StatedCost[];
  readonly yearlyMinor: number;
  readonly monthlyMinor: number;
  readonly unknown: readonly CostKind[];
}

/** Costs that a home of this tenure has: ground rent and service charge are a leaseholder's. */
function kindsOf(tenure: 'freehold' | 'leasehold' | 'unknown'): readonly CostKind[] {
  return tenure === 'freehold' ? COST_KINDS.filter((kind) => kind !== 'ground_rent') : COST_KINDS;
}

/** Adds up what is stated, the newest statement of each cost, and names what nobody stated. Upkeep is never missed. */
export function runningCosts(
  stated: readonly StatedCost[],
  tenure: 'freehold' | 'leasehold' | 'unknown',
): RunningCosts {
  const rows = COST_KINDS.flatMap((kind) => {
    const all = stated.filter((row) => row.kind === kind && isAmount(row.yearlyMinor));
    return all.length > 0
      ? [all.reduce((best, row) => ((row.on ?? '') >= (best.on ?? '') ? row : best))]
      : [];
  });
  const yearlyMinor = rows.reduce((sum, row) => sum + row.yearlyMinor, 0);
  const known = new Set(rows.map(({ kind }) => kind));
  return {
    rows,
    yearlyMinor,
    monthlyMinor: Math.round(yearlyMinor / 12),
    unknown: kindsOf(tenure).filter((kind) => kind !== 'upkeep' && !known.has(kind)),
  };
}

function isAmount(minor: number): boolean {
  return Number.isInteger(minor) && minor >= 0;
}
