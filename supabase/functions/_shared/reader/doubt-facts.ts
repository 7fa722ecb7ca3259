import type { Doubt, Field, Layer, ListingFacts, Position } from './listing-record.ts';
import type { FoundFacts, FoundValue } from './merge-facts.ts';
import { isSameAmount } from './settle-currency.ts';
import type { Area } from './texts/read-area.ts';
import type { ListedPrice } from './texts/read-price.ts';
import { unusualFields } from './unusual-facts.ts';

/** How far a layer that stands alone is believed, from 0 to 1. */
const TRUST: Readonly<Record<Layer, number>> = {
  'portal-data': 0.97,
  feed: 0.95,
  'json-ld': 0.92,
  microdata: 0.9,
  markup: 0.8,
  'embedded-data': 0.75,
  'open-graph': 0.75,
  text: 0.5,
  url: 0.5,
};
/** A value that another one contradicts, or that no such home has. */
const DOUBTED = 0.4;
const MOST = 0.99;

/** Layers that say a field plainly enough to cast doubt on another one; the rest may only agree. */
const TELLING: Readonly<Partial<Record<Field, ReadonlySet<Layer>>>> = {
  price: new Set(['portal-data', 'json-ld', 'microdata', 'embedded-data', 'markup', 'open-graph']),
  bedrooms: new Set(['portal-data', 'json-ld', 'microdata', 'embedded-data', 'markup', 'open-graph']),
  bathrooms: new Set(['portal-data', 'json-ld', 'microdata', 'embedded-data', 'markup']),
  area: new Set(['portal-data', 'json-ld', 'microdata', 'embedded-data', 'markup']),
  position: new Set(['portal-data', 'json-ld', 'microdata', 'embedded-data']),
  yearBuilt: new Set(['portal-data', 'json-ld', 'microdata', 'embedded-data', 'markup']),
  postcode: new Set(['portal-data', 'json-ld', 'microdata', 'embedded-data']),
};

/** Whether two values of a field are the same but for rounding. */
export function isSameFact(field: Field, one: unknown, other: unknown): boolean {
  switch (field) {
    case 'price': {
      const [a, b] = [one, other] as [ListedPrice, ListedPrice];
      if (a.amountMinor === null || b.amountMinor === null) return true;
      const isSameMoney = a.currency === null || b.currency === null || a.currency === b.currency;
      return isSameMoney && isSameAmount(a, b);
    }
    case 'area':
    case 'plot':
      return (
        Math.abs((one as Area).m2 - (other as Area).m2) <= Math.max(1, (one as Area).m2 * 0.015) ||
        isWorkedOut(one as Area, other as Area) ||
        isWorkedOut(other as Area, one as Area)
      );
    case 'position': {
      const [a, b] = [one, other] as [Position, Position];
      return Math.abs(a.latitude - b.latitude) < 0.02 && Math.abs(a.longitude - b.longitude) < 0.03;
    }
    default:
      return plain(one) === plain(other);
  }
}

/** 205.037 beside 2,207 square feet: a figure with so many decimals is the other one in square metres, whatever unit it was taken for. */
function isWorkedOut(one: Area, other: Area): boolean {
  return /\.\d{3}/.test(String(one.value)) && other.unit !== 'm2' && Math.abs(one.value - other.m2) < 0.1;
}

function plain(value: unknown): string {
  return String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]/gu, '');
}

/** Fields that somebody has to look at, each with the values to choose from, the one that was taken first. */
export function doubtsOf(facts: ListingFacts, found: FoundFacts, isLand: boolean): Doubt[] {
  const doubts: Doubt[] = [];
  for (const [name, telling] of Object.entries(TELLING)) {
    const field = name as Field;
    const values = (found[field] ?? []).filter(({ layer }) => telling.has(layer));
    const different: FoundValue[] = [];
    for (const value of values)
      if (!different.some((known) => isSameFact(field, known.value, value.value))) different.push(value);
    if (different.length > 1) doubts.push({ field, reason: 'disagree', values: different });
  }
  for (const field of unusualFields(facts, isLand)) {
    if (doubts.some((doubt) => doubt.field === field)) continue;
    const values = found[field]?.slice(0, 1) ?? [];
    doubts.push({ field, reason: 'unusual', values });
  }
  return doubts;
}

/** How sure each field is: more where layers agree, little where they do not. */
export function confidenceOf(
  sources: Readonly<Partial<Record<Field, Layer>>>,
  found: FoundFacts,
  doubts: readonly Doubt[],
): Partial<Record<Field, number>> {
  const confidence: Partial<Record<Field, number>> = {};
  for (const [name, layer] of Object.entries(sources)) {
    const field = name as Field;
    const [taken, ...others] = found[field] ?? [];
    const isBacked = taken !== undefined && others.some(({ value }) => isSameFact(field, taken.value, value));
    const alone = TRUST[layer];
    const sure = doubts.some((doubt) => doubt.field === field)
      ? DOUBTED
      : isBacked
        ? Math.min(MOST, 1 - (1 - alone) / 3)
        : alone;
    confidence[field] = Math.round(sure * 100) / 100;
  }
  return confidence;
}
