import { COST_SOURCES, type CostKind, type StatedCost } from './running-costs.ts';

/** Costs that people state of a home, and the fact that each is; the mortgage is computed. */
export const COST_FACTS = {
  energy: 'energy_cost_year_minor',
  council_tax: 'council_tax_year_minor',
  service_charge: 'service_charge_year_minor',
  ground_rent: 'ground_rent_year_minor',
  insurance: 'insurance_year_minor',
  upkeep: 'upkeep_year_minor',
} as const satisfies Readonly<Record<Exclude<CostKind, 'mortgage'>, string>>;
export type StatedCostKind = keyof typeof COST_FACTS;
export const STATED_COSTS = Object.keys(COST_FACTS) as readonly StatedCostKind[];

interface StoredFact {
  readonly value?: unknown;
  readonly source?: string;
  readonly on?: string | null;
}

/** The costs that stand among the facts of a home; what is no amount is not stated. */
export function statedCosts(facts: Readonly<Record<string, StoredFact>>): StatedCost[] {
  return STATED_COSTS.flatMap((kind) => {
    const fact = facts[COST_FACTS[kind]];
    const { value } = fact ?? {};
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) return [];
    const source = COST_SOURCES.find((word) => word === fact?.source) ?? 'typed';
    return [{ kind, yearlyMinor: value, source, on: fact?.on ?? null }];
  });
}
