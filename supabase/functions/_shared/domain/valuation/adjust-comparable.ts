import { equationRow, namesOfColumns } from './attribute-rows.ts';
import { levelAt } from './market-level.ts';
import { partsOfEquation } from './price-equation.ts';
import type { Attribute, ValuedHome } from './sold-home.ts';
import type { ValuationModel } from './valuation-model.ts';

/** What moves the price of a sale to what the home would have cost: one thing's part of it. */
export interface Adjustment {
  readonly name: Attribute | 'place' | 'date';
  /** added to the price, in percent of it as it stands when this one's turn comes: all of them multiply to the whole */
  readonly percent: number;
}

/**
 * Why the adjusted price of a comparable is what it is, largest first. As factors they multiply to adjusted price by
 * price, since the price equation adds logs.
 */
export function adjustComparable(
  model: Pick<ValuationModel, 'centre' | 'level' | 'equation'>,
  home: ValuedHome,
  sold: ValuedHome,
): readonly Adjustment[] {
  const logs = new Map<Adjustment['name'], number>();
  const names = namesOfColumns('equation');
  const [here, there] = [home, sold].map((one) =>
    partsOfEquation(model.equation, equationRow(one, model.centre)),
  );
  here?.forEach((part, at) => {
    const name = names[at] ?? 'place';
    logs.set(name, (logs.get(name) ?? 0) + part - (there?.[at] ?? 0));
  });
  logs.set('date', levelAt(model.level, home.day) - levelAt(model.level, sold.day));
  return [...logs]
    .filter(([, log]) => Math.abs(log) > 1e-9)
    .sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
    .map(([name, log]) => ({ name, percent: 100 * Math.expm1(log) }));
}
