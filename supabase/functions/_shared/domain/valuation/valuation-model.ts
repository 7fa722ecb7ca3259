import type { Centre } from './attribute-rows.ts';
import type { BoostedTrees } from './boosted-trees.ts';
import type { Covariance } from './kriging.ts';
import type { MarketLevel } from './market-level.ts';
import type { LinearEquation } from './price-equation.ts';
import type { Moments } from './statistics.ts';

/** Everything that was learned from a market's sales; with the sales near a home it values that home, the same for ever. */
export interface ValuationModel {
  /** changes with whatever would change a value */
  readonly version: 1 | 2 | 3 | 4 | 5 | 6;
  readonly sales: number;
  readonly firstDay: number;
  readonly lastDay: number;
  readonly centre: Centre;
  readonly level: MarketLevel;
  /** log of a price above the level, by attributes and place */
  readonly equation: LinearEquation;
  readonly likeness: Moments;
  /** what comes nearest to this market's own sales; version 1 has the usual one */
  readonly covariance?: Covariance;
  /** what trees add to the value by comparables; none where sales are too few. In version 1 they value by themselves. */
  readonly trees: BoostedTrees | null;
  /** how much of what the trees add counts; in version 1 they were half of the value */
  readonly treesShare?: number;
  /** does floor area count by the equation alone? Not before version 5. */
  readonly isSizeApart?: boolean;
  readonly interval: ErrorScale;
}

/** How far off values are: measured on sales that the parts did not learn from. */
export interface ErrorScale {
  /** median error, as a log; every value is moved by it */
  readonly middle: number;
  /** log of the absolute error to be expected */
  readonly scale: LinearEquation;
  /** cheapest first: errors in units of that scale, below and above which one in ten lies, of values at a log above the level */
  readonly ranges: readonly {
    readonly value: number;
    /** by how much values of about this one are moved beside what all are; not before version 6 */
    readonly middle?: number;
    readonly low: number;
    readonly high: number;
  }[];
  /** in versions 3 and 4: by how much the level is mistaken for each month that it is carried forward, as a log */
  readonly drift?: number;
  /** by how much it is mistaken after one month, and twice as much after four; nothing before version 5 */
  readonly step?: number;
}
