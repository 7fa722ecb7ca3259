import type { DossierFact, FactValue } from '../match/home-facts.ts';

interface FactRule {
  /** its text is `dossierGuide.feedback.KEY` */
  readonly key: string;
  readonly section: 'strength' | 'risk';
  readonly fact: DossierFact;
  /** the fact is at least, at most, or is this; a share is of the price */
  readonly when: 'at_least' | 'at_most' | 'is' | 'share_at_least';
  readonly value: FactValue;
}

/** What a fact by itself says for or against a home. Nothing is said of people, of areas being good, or of the law. */
export const FEEDBACK_RULES = [
  { key: 'goodEnergy', section: 'strength', fact: 'energyRating', when: 'at_least', value: 'B' },
  { key: 'poorEnergy', section: 'risk', fact: 'energyRating', when: 'at_most', value: 'E' },
  { key: 'freehold', section: 'strength', fact: 'isFreehold', when: 'is', value: true },
  { key: 'shortLease', section: 'risk', fact: 'leaseYears', when: 'at_most', value: 85 },
  { key: 'longLease', section: 'strength', fact: 'leaseYears', when: 'at_least', value: 125 },
  { key: 'groundRent', section: 'risk', fact: 'groundRentYearMinor', when: 'at_least', value: 1 },
  {
    key: 'highServiceCharge',
    section: 'risk',
    fact: 'serviceChargeYearMinor',
    when: 'share_at_least',
    value: 0.01,
  },
  { key: 'noChain', section: 'strength', fact: 'isChainFree', when: 'is', value: true },
  { key: 'chain', section: 'risk', fact: 'isChainFree', when: 'is', value: false },
  { key: 'stepFree', section: 'strength', fact: 'isStepFree', when: 'is', value: true },
  { key: 'parking', section: 'strength', fact: 'hasParking', when: 'is', value: true },
  { key: 'garden', section: 'strength', fact: 'hasGarden', when: 'is', value: true },
  { key: 'singleGlazing', section: 'risk', fact: 'hasDoubleGlazing', when: 'is', value: false },
  { key: 'oldBuilding', section: 'risk', fact: 'yearBuilt', when: 'at_most', value: 1919 },
] as const satisfies readonly FactRule[];

/** What else feedback says: of the price against the valuation and the area, of time and cuts, of wishes. */
export const FEEDBACK_KEYS = [
  ...FEEDBACK_RULES.map(({ key }) => key),
  'belowValuation',
  'aboveValuation',
  'belowArea',
  'aboveArea',
  'longOnSale',
  'priceCut',
  'wishMissed',
  'fewComparables',
] as const;
export type FeedbackKey = (typeof FEEDBACK_KEYS)[number];

/** More than this above or below the area's price per square metre is worth a line. */
export const AREA_MARGIN = 0.15;
/** A home that is for sale so many days may be talked about. */
export const LONG_ON_SALE_DAYS = 90;
/** Of fewer comparables a range is not made without a valuation. */
export const LEAST_COMPARABLES = 3;
/** So many questions at most. */
export const MOST_FEEDBACK_QUESTIONS = 8;
