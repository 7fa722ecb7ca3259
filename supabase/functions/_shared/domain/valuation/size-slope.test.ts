import { describe, expect, it } from 'vitest';
import { equationRow } from './attribute-rows.ts';
import { applyEquation, fitEquation } from './price-equation.ts';
import { boundSlope, LEAST_SLOPE, MOST_SLOPE, sizePart } from './size-slope.ts';
import { standInMarket } from './stand-in-market.ts';

const homes = standInMarket(400, 0);
const rows = homes.map((home) => equationRow(home, { x: 0, y: 0 }));
const logs = homes.map(({ attributes }) => Math.log(attributes.areaM2 ?? NaN));

/** The equation of a market in which size counts for so much, and each bedroom for something of its own. */
function learned(slope: (log: number) => number) {
  const targets = Float64Array.from(
    logs,
    (log, at) => 12 + slope(log) + 0.05 * (homes[at]?.attributes.bedrooms ?? 0),
  );
  const equation = fitEquation(rows, targets);
  return { equation, bound: boundSlope(equation, rows, targets), targets };
}

/** What ten square metres more do to each home, log by log. */
function slopesOf(equation: ReturnType<typeof learned>['bound']): number[] {
  return homes.map((home) => {
    const { areaM2 = 90 } = home.attributes;
    const larger = { ...home, attributes: { ...home.attributes, areaM2: areaM2 + 10 } };
    const [one = 0, other = 0] = [home, larger].map((asked) =>
      applyEquation(equation, equationRow(asked, { x: 0, y: 0 })),
    );
    return (other - one) / Math.log((areaM2 + 10) / areaM2);
  });
}

describe('boundSlope()', () => {
  it('leaves an equation as it is in which size counts for what it may', () => {
    const { equation, bound } = learned((log) => 0.6 * log);
    expect(bound).toBe(equation);
  });

  it.each([
    ['more than as much again', (log: number) => 1.6 * log, MOST_SLOPE],
    ['less than nothing', (log: number) => -0.3 * log, LEAST_SLOPE],
  ])('lets no size count for %s', (_, slope, expected) => {
    const { equation, bound, targets } = learned(slope);
    expect(slopesOf(equation).some((one) => Math.abs(one - expected) > 0.2)).toBe(true);
    for (const one of slopesOf(bound)) expect(one).toBeCloseTo(expected, 6);
    // What size may not say is left to the other columns and to the intercept: the middle stays where it was.
    const mean = targets.reduce((sum, target, at) => sum + target - applyEquation(bound, rows[at] ?? []), 0);
    expect(Math.abs(mean / targets.length)).toBeLessThan(0.02);
  });

  it('holds both ends of a line that bends', () => {
    const { equation, bound } = learned((log) => 0.4 * log + 0.5 * (log - 4.5) ** 2);
    expect(Math.max(...slopesOf(equation))).toBeGreaterThan(MOST_SLOPE + 0.1);
    expect(Math.min(...slopesOf(equation))).toBeLessThan(0);
    const slopes = slopesOf(bound);
    // Beyond the largest home that was sold a line goes on as it bends.
    expect(Math.max(...slopes)).toBeLessThan(MOST_SLOPE + 0.05);
    expect(Math.min(...slopes)).toBeGreaterThan(LEAST_SLOPE);
    expect(Math.max(...slopes) - Math.min(...slopes)).toBeGreaterThan(0.3);
  });

  it('asks nothing of a market that states no sizes', () => {
    const bare = homes.map(({ attributes: _, ...home }) =>
      equationRow({ ...home, attributes: {} }, { x: 0, y: 0 }),
    );
    const equation = fitEquation(bare, logs);
    expect(boundSlope(equation, bare, logs)).toBe(equation);
    expect(sizePart(equation, bare[0] ?? new Float64Array())).toBe(0);
  });
});
