import { ENERGY_RATINGS, type EnergyRating } from '../../market/energy-bands.ts';
import type { HomeKind } from '../../home-kinds.ts';

/** Parts of a home that two homes are compared in. */
export const HOME_PARTS = ['cost', 'size', 'building', 'outside', 'energy', 'terms'] as const;
export type HomePart = (typeof HOME_PARTS)[number];

interface FactRow {
  readonly part: HomePart;
  readonly kind: 'amount' | 'number' | 'rating' | 'yes' | 'word';
  /** which of two homes is better off, to a hunter who says nothing of it; null: a matter of taste */
  readonly better: 'more' | 'less' | null;
  /** a wish is still partly met this near to it: a share of the wish, or so many units or bands */
  readonly near?: { readonly share: number } | { readonly by: number };
}

/** What a dossier knows of a home and judges it by. A fact's name is also its text's and its question's. */
export const DOSSIER_FACTS = {
  priceMinor: { part: 'cost', kind: 'amount', better: 'less', near: { share: 0.05 } },
  serviceChargeYearMinor: { part: 'cost', kind: 'amount', better: 'less', near: { share: 0.1 } },
  groundRentYearMinor: { part: 'cost', kind: 'amount', better: 'less' },
  energyCostYearMinor: { part: 'cost', kind: 'amount', better: 'less', near: { share: 0.1 } },
  bedrooms: { part: 'size', kind: 'number', better: 'more', near: { by: 1 } },
  bathrooms: { part: 'size', kind: 'number', better: 'more', near: { by: 0.5 } },
  floorAreaM2: { part: 'size', kind: 'number', better: 'more', near: { share: 0.1 } },
  plotAreaM2: { part: 'outside', kind: 'number', better: 'more', near: { share: 0.2 } },
  homeKind: { part: 'building', kind: 'word', better: null },
  yearBuilt: { part: 'building', kind: 'number', better: null },
  isNew: { part: 'building', kind: 'yes', better: null },
  floor: { part: 'building', kind: 'number', better: null },
  hasLift: { part: 'building', kind: 'yes', better: 'more' },
  isStepFree: { part: 'building', kind: 'yes', better: 'more' },
  hasGarden: { part: 'outside', kind: 'yes', better: 'more' },
  hasBalcony: { part: 'outside', kind: 'yes', better: 'more' },
  hasParking: { part: 'outside', kind: 'yes', better: 'more' },
  hasPool: { part: 'outside', kind: 'yes', better: null },
  hasSeaView: { part: 'outside', kind: 'yes', better: 'more' },
  energyRating: { part: 'energy', kind: 'rating', better: 'more', near: { by: 1 } },
  hasDoubleGlazing: { part: 'energy', kind: 'yes', better: 'more' },
  leaseYears: { part: 'terms', kind: 'number', better: 'more', near: { share: 0.1 } },
  isFreehold: { part: 'terms', kind: 'yes', better: 'more' },
  isChainFree: { part: 'terms', kind: 'yes', better: 'more' },
  arePetsAllowed: { part: 'terms', kind: 'yes', better: 'more' },
} as const satisfies Readonly<Record<string, FactRow>>;

export type DossierFact = keyof typeof DOSSIER_FACTS;
export const DOSSIER_FACT_KEYS = Object.keys(DOSSIER_FACTS) as readonly DossierFact[];

type ValueOf<Kind> = Kind extends 'yes'
  ? boolean
  : Kind extends 'rating'
    ? EnergyRating
    : Kind extends 'word'
      ? HomeKind
      : number;

/** What is known of a home; a fact that is missing or null is unknown, and unknown is never no. */
export type DossierFacts = {
  readonly [Fact in DossierFact]?: ValueOf<(typeof DOSSIER_FACTS)[Fact]['kind']> | null;
};
export type FactValue = string | number | boolean;

const ROWS: Readonly<Record<DossierFact, FactRow>> = DOSSIER_FACTS;

/** The row of a fact, whatever its kind. */
export function factRow(fact: DossierFact): FactRow {
  return ROWS[fact];
}

/** A fact on a scale, more being more: bands count from G, yes above no. Null for words, and for bands that are none. */
export function scaleOf(value: FactValue): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  const band = ENERGY_RATINGS.findIndex((rating) => rating === value);
  return band < 0 ? null : ENERGY_RATINGS.length - 1 - band;
}
