import { equationRow, namesOfColumns } from './attribute-rows.ts';
import { levelAt } from './market-level.ts';
import { partsOfEquation } from './price-equation.ts';
import type { Attribute, ValuedHome } from './sold-home.ts';
import { treeContributions } from './tree-contributions.ts';
import { sharesOf, type Value } from './value-home.ts';
import type { ValuationModel } from './valuation-model.ts';

/** What one thing adds to a value or takes off it, in minor units. */
export interface Contribution {
  /** `usual`: the value of a usual home of this market, from which everything else counts */
  readonly name: Attribute | 'usual' | 'place' | 'date' | 'comparables';
  readonly amountMinor: number;
}

/**
 * Why a value is what it is. The parts add up to the value to the last minor unit: the equation's terms and the
 * comparables as they are, the trees' by their exact Shapley values, each as much as it counts in the value.
 * A log becomes money by the logarithmic mean of the usual value and this one, so that equal logs are equal amounts.
 * @param minorDigits of the currency: 2 for pounds
 */
export function explainValue(
  model: ValuationModel,
  home: ValuedHome,
  value: Value,
  minorDigits: number,
): readonly Contribution[] {
  const logs = logsOf(model, home, value);
  const estimateMinor = Math.round(value.estimate * 10 ** minorDigits);
  const apart = [...logs.values()].reduce((sum, log) => sum + log, 0);
  const usual = (value.estimate / Math.exp(apart)) * 10 ** minorDigits;
  const mean = Math.abs(apart) < 1e-9 ? usual : (estimateMinor - usual) / apart;
  const named = [...logs].map(([name, log]) => ({ name, amountMinor: Math.round(log * mean) }));
  const rest = estimateMinor - named.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return [{ name: 'usual', amountMinor: rest }, ...named.filter(({ amountMinor }) => amountMinor !== 0)];
}

function logsOf(
  model: ValuationModel,
  home: ValuedHome,
  { kriged, moved, treeColumns }: Value,
): Map<Contribution['name'], number> {
  const logs = new Map<Contribution['name'], number>();
  const add = (name: Contribution['name'], log: number): void =>
    void logs.set(name, (logs.get(name) ?? 0) + log);
  const { equation, trees } = sharesOf(model);
  const ofEquation = namesOfColumns('equation');
  partsOfEquation(model.equation, equationRow(home, model.centre)).forEach((log, at) =>
    add(ofEquation[at] ?? 'place', equation * log),
  );
  if (model.trees) {
    const ofTrees = namesOfColumns('trees');
    const { columns } = treeContributions(model.trees, treeColumns);
    // Beyond the home's own columns are those of the sales around it.
    columns.forEach((log, at) => add(ofTrees[at] ?? 'comparables', trees * log));
  }
  add('comparables', equation * kriged.estimate + moved);
  add('date', levelAt(model.level, home.day) - levelAt(model.level, model.lastDay));
  return logs;
}
