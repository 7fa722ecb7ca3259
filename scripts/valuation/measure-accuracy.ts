import { explainValue, type Contribution } from '#domain/valuation/explain-value.ts';
import { fitValuation, knownSale, moveLevel, LEAST_SALES } from '#domain/valuation/fit-valuation.ts';
import type { SeasonalPrior } from '#domain/valuation/market-level.ts';
import { nameComparables, type Comparable } from '#domain/valuation/name-comparables.ts';
import { createFindNearest } from '#domain/valuation/nearest.ts';
import { randomFrom } from '#domain/seeded-random.ts';
import {
  bootstrapRange,
  studyByDecile,
  studyRatios,
  type Judged,
  type RatioStudy,
} from '#domain/valuation/ratio-study.ts';
import type { SoldHome } from '#domain/valuation/sold-home.ts';
import { valueHome, type Value } from '#domain/valuation/value-home.ts';
import type { ValuationModel } from '#domain/valuation/valuation-model.ts';
import type { StatedSale } from './sold-formats.ts';
import { ValuationError } from './valuation-error.ts';

export interface AccuracyOptions {
  readonly prior: SeasonalPrior | null;
  /** null: only the first file's sales are known; a number: those of the second too, so many days after their sale */
  readonly delayDays: number | null;
  /** so many of the homes to be valued are explained */
  readonly explain: number;
}

export interface Accuracy {
  readonly study: RatioStudy;
  readonly deciles: readonly RatioStudy[];
  /** of the median absolute error, in which 95 of 100 samples of as many homes lie */
  readonly mdapeRange: { readonly low: number; readonly high: number };
  readonly fitSeconds: number;
  readonly msPerPrediction: number;
  /** with its parts and the sales that it leans on */
  readonly msPerExplained: number;
  readonly explained: readonly Explained[];
}

/** What the value of one home is made of. */
export interface Explained {
  readonly key: string;
  readonly price: number;
  readonly value: Value;
  readonly contributions: readonly Contribution[];
  readonly comparables: readonly Comparable[];
}

/** So many homes are explained at the least, to tell how long that takes. */
const TIMED = 200;
const KM_OF_DEGREE = 111.32;
const DAYS_OF_WEEK = 7;

/**
 * Learns from some sales and values others, which it never saw.
 * @param now milliseconds of a clock that only goes forward
 * @throws ValuationError where there are too few sales to learn from
 */
export function measureAccuracy(
  train: readonly StatedSale[],
  test: readonly StatedSale[],
  { prior, delayDays, explain }: AccuracyOptions,
  now: () => number,
): Accuracy {
  const place = placerOf(train);
  const known = train.map(place);
  const asked = test.map(place);
  const begun = now();
  const model = fitValuation(known, prior);
  const fitted = now();
  if (!model)
    throw new ValuationError(
      `A valuation needs at least ${LEAST_SALES} sales to learn from; here are ${train.length}.`,
    );
  let spent = 0;
  let spentExplaining = 0;
  let timed = 0;
  const explained: Explained[] = [];
  const judged = weeksOf(asked, delayDays !== null).flatMap(({ from, homes }) => {
    const late = asked.filter(({ day }) => delayDays !== null && day + delayDays < from);
    const { model: moved, value } = marketOf(
      model,
      late.length === 0 ? known : [...known, ...late],
      late.length > 0,
    );
    const start = now();
    // Of a value its range alone is kept: the sales that it leans on would take more room than all else.
    const valued = homes.map((home): Judged => {
      const { estimate, low, high } = value(home);
      return { price: home.price, estimate, low, high };
    });
    spent += now() - start;
    for (const home of homes.slice(0, Math.max(explain - explained.length, TIMED - timed))) {
      const begin = now();
      const one = explainHome(moved, home, value(home));
      spentExplaining += now() - begin;
      timed += 1;
      if (explained.length < explain) explained.push(one);
    }
    return valued;
  });
  return {
    study: studyRatios(judged),
    deciles: studyByDecile(judged),
    mdapeRange: bootstrapRange(judged, (sample) => studyRatios(sample).mdape, randomFrom(1)),
    explained,
    fitSeconds: (fitted - begun) / 1000,
    msPerPrediction: spent / Math.max(1, judged.length),
    msPerExplained: spentExplaining / Math.max(1, timed),
  };
}

function marketOf(model: ValuationModel, sales: readonly SoldHome[], hasMoved: boolean) {
  const now = hasMoved ? moveLevel(model, sales) : model;
  const findNearest = createFindNearest(sales.map((sale) => knownSale(now, sale)));
  return { model: now, value: (home: SoldHome) => valueHome(now, home, findNearest) };
}

/** Both files name prices in currencies of hundredths. */
const MINOR_DIGITS = 2;

function explainHome(model: ValuationModel, home: SoldHome, value: Value): Explained {
  return {
    key: home.key,
    price: home.price,
    value,
    contributions: explainValue(model, home, value, MINOR_DIGITS),
    comparables: nameComparables(model, home, value),
  };
}

/** Homes by the week of their sale, each with its first day; all in one where nothing is learned on the way. */
function weeksOf(homes: readonly SoldHome[], isByWeek: boolean) {
  const weekOf = ({ day }: SoldHome): number =>
    isByWeek ? Math.floor(day / DAYS_OF_WEEK) * DAYS_OF_WEEK : 0;
  return [...new Set(homes.map(weekOf))].map((from) => ({
    from,
    homes: homes.filter((home) => weekOf(home) === from),
  }));
}

/** Degrees as km from the middle of the sales: a market is small enough to be flat. */
function placerOf(sales: readonly StatedSale[]): (sale: StatedSale) => SoldHome {
  const middle = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const latitude = middle(sales.map((sale) => sale.latitude));
  const longitude = middle(sales.map((sale) => sale.longitude));
  const kmOfLongitude = KM_OF_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return (sale) => ({
    ...sale,
    x: (sale.longitude - longitude) * kmOfLongitude,
    y: (sale.latitude - latitude) * KM_OF_DEGREE,
  });
}
