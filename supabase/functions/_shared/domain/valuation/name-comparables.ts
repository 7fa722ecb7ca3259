import type { KnownSale } from './kriging.ts';
import { levelAt } from './market-level.ts';
import { applyEquation } from './price-equation.ts';
import { equationRow } from './attribute-rows.ts';
import type { ValuedHome } from './sold-home.ts';
import type { Value } from './value-home.ts';
import type { ValuationModel } from './valuation-model.ts';

/** A sale that a value leans on. */
export interface Comparable {
  readonly key: string;
  readonly day: number;
  readonly price: number;
  /** what it would have cost on the home's day, with the home's attributes and place */
  readonly adjustedPrice: number;
  readonly apartKm: number;
  /** 1 for a sale of a home that is alike in everything, towards 0 */
  readonly likeness: number;
  /** share of the comparables' part; all of them together are about 1, a few may be below 0 */
  readonly weight: number;
}

/** The sales that a value leans on most, heaviest first. The comparables' part is the product of adjusted prices to the power of their weights. */
export function nameComparables(
  model: ValuationModel,
  home: ValuedHome,
  { kriged }: Value,
  most = 8,
): readonly Comparable[] {
  const expected =
    levelAt(model.level, home.day) + applyEquation(model.equation, equationRow(home, model.centre));
  return kriged.parts
    .map(({ sale, weight, likeness }) => ({
      key: sale.key,
      day: sale.day,
      price: sale.price,
      adjustedPrice: Math.exp(expected + sale.residual),
      apartKm: apart(home, sale),
      likeness,
      weight,
    }))
    .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
    .slice(0, most);
}

function apart(home: ValuedHome, sale: KnownSale): number {
  return Math.hypot(home.x - sale.x, home.y - sale.y);
}
