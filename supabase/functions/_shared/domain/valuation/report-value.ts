import { adjustComparable, type Adjustment } from './adjust-comparable.ts';
import { ATTRIBUTE_ROWS } from './attribute-rows.ts';
import { confidenceOf, doModelsDisagree, type Confidence } from './confidence.ts';
import { explainValue, type Contribution } from './explain-value.ts';
import { knownSale } from './fit-valuation.ts';
import { levelAt } from './market-level.ts';
import { nameComparables } from './name-comparables.ts';
import { createFindNearest } from './nearest.ts';
import {
  dateOf,
  homeKeyOf,
  isLikelyOwn,
  placeHome,
  placeSale,
  type Origin,
  type RegisterSale,
  type StatedHome,
} from './register-sale.ts';
import type { Attribute } from './sold-home.ts';
import { valueHome } from './value-home.ts';
import type { ValuationModel } from './valuation-model.ts';

/** A sale near a home, and whether it is known to be that home's own. */
export interface SaleNear extends RegisterSale {
  readonly isOwn?: boolean;
}

/** A value as people read it. Amounts are in minor units. */
export interface ValueReport {
  readonly estimateMinor: number;
  readonly lowMinor: number;
  readonly highMinor: number;
  readonly confidence: Confidence;
  /** by how much the second model says more than the first, in percent of the value */
  readonly disagreementPercent: number;
  readonly doModelsDisagree: boolean;
  /** the day that it is valued on: at most so long after the last sale that is known */
  readonly valuedOn: string;
  readonly contributions: readonly Contribution[];
  readonly comparables: readonly ReportedComparable[];
  /** what the market states of its homes and nobody said of this one */
  readonly notKnown: readonly Attribute[];
  /** what was said of this home and the market never states, so that it counts nothing */
  readonly notUsed: readonly Attribute[];
}

export interface ReportedComparable {
  readonly id: string;
  readonly soldOn: string;
  readonly priceMinor: number;
  readonly adjustedMinor: number;
  readonly distanceM: number;
  readonly likeness: number;
  readonly weight: number;
  readonly type: RegisterSale['type'];
  readonly floorAreaM2: number | null;
  readonly bedrooms: number | null;
  readonly yearBuilt: number | null;
  readonly street: string | null;
  readonly postcode: string | null;
  readonly adjustments: readonly Adjustment[];
}

/** A level is carried no further than this beyond the last sale: what comes after is nobody's knowledge. */
const LONGEST_FORECAST_DAYS = 92;
/** What is valued has no key of any sale. */
const SUBJECT = 'the home that is valued';
const MINOR_DIGITS = 2;

/** The day on which a home can be valued: the asked one, as far as the market's sales reach. */
export function dayToValue(model: Pick<ValuationModel, 'firstDay' | 'lastDay'>, asked: number): number {
  return Math.min(Math.max(asked, model.firstDay), model.lastDay + LONGEST_FORECAST_DAYS);
}

/**
 * Values a home from the sales near it and says why. The same arguments give the same report for ever.
 * @param sales the nearest ones that may be shown; the home's own are left out here, also under a second listing
 */
export function reportValue(
  model: ValuationModel,
  origin: Origin,
  home: StatedHome,
  askedDay: number,
  sales: readonly SaleNear[],
): ValueReport {
  const subject = placeHome(home, SUBJECT, dayToValue(model, askedDay), origin);
  // A home's other sales name it by the same address: all of them are its own.
  const own = new Set(sales.filter((sale) => sale.isOwn === true || isLikelyOwn(home, sale)).map(homeKeyOf));
  const others = own.size === 0 ? sales : sales.filter((sale) => !own.has(homeKeyOf(sale)));
  // Named by the sale, since a home may have been sold more than once.
  const placed = others.map((sale) => ({ sale, sold: placeSale(sale, origin, sale.id) }));
  const known = placed.map(({ sold }) => knownSale(model, sold));
  const value = valueHome(model, subject, createFindNearest(known));
  const byId = new Map(placed.map((one) => [one.sale.id, one]));
  const comparables = nameComparables(model, subject, value).flatMap((comparable): ReportedComparable[] => {
    const one = byId.get(comparable.key);
    if (!one) return [];
    const { sale, sold } = one;
    return [
      {
        id: sale.id,
        soldOn: sale.soldOn,
        priceMinor: sale.priceMinor,
        adjustedMinor: minorOf(comparable.adjustedPrice),
        distanceM: Math.round(1000 * comparable.apartKm),
        likeness: rounded(comparable.likeness, 3),
        weight: rounded(comparable.weight, 4),
        type: sale.type,
        floorAreaM2: sale.floorAreaM2 ?? null,
        bedrooms: sale.bedrooms ?? null,
        yearBuilt: sale.yearBuilt ?? null,
        street: sale.street ?? null,
        postcode: sale.postcode ?? null,
        adjustments: adjustComparable(model, subject, sold).map(({ name, percent }) => ({
          name,
          percent: rounded(percent, 2),
        })),
      },
    ];
  });
  const stated = statedAttributes(model);
  const said = new Set(Object.keys(subject.attributes));
  return {
    estimateMinor: minorOf(value.estimate),
    lowMinor: minorOf(value.low),
    highMinor: minorOf(value.high),
    confidence: confidenceOf(value),
    disagreementPercent: rounded(100 * Math.expm1(value.disagreement), 1),
    doModelsDisagree: doModelsDisagree(value.disagreement),
    valuedOn: dateOf(subject.day),
    contributions: explainValue(model, subject, value, MINOR_DIGITS),
    comparables,
    notKnown: [...stated].filter((name) => !said.has(name)),
    notUsed: ATTRIBUTE_ROWS.map(({ name }) => name).filter((name) => said.has(name) && !stated.has(name)),
  };
}

/** A price of another day in the money of this one, by the market's level alone. */
export function movePrice(model: ValuationModel, priceMinor: number, fromDay: number, toDay: number): number {
  const apart = levelAt(model.level, dayToValue(model, toDay)) - levelAt(model.level, fromDay);
  return Math.round(priceMinor * Math.exp(apart));
}

/** Attributes in which the homes of a market differ, as far as its registers say. */
function statedAttributes({ equation }: ValuationModel): ReadonlySet<Attribute> {
  let at = 0;
  const nowhere = { key: '', day: 0, x: 0, y: 0, attributes: {}, groups: [] };
  const stated = new Set<Attribute>();
  for (const row of ATTRIBUTE_ROWS) {
    const width = row.equation(nowhere).length;
    if (equation.deviations.slice(at, at + width).some((deviation) => deviation >= 1e-9))
      stated.add(row.name);
    at += width;
  }
  return stated;
}

function minorOf(major: number): number {
  return Math.round(major * 10 ** MINOR_DIGITS);
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
