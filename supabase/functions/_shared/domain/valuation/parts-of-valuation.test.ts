import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyTrees } from './apply-trees.ts';
import { growTrees, type BoostedTrees, type Tree } from './boosted-trees.ts';
import { binColumn, MOST_BINS } from './column-bins.ts';
import { COVARIANCES, krige, type KnownSale } from './kriging.ts';
import { createFindNearest } from './nearest.ts';
import { neighboursRow } from './neighbours.ts';
import { applyEquation, fitEquation } from './price-equation.ts';
import { randomFrom } from '../seeded-random.ts';
import { bootstrapRange, studyRatios } from './ratio-study.ts';
import { solve } from './solve.ts';
import { squareOf } from './statistics.ts';
import { treeContributions } from './tree-contributions.ts';

const number = fc.double({ min: -5, max: 5, noNaN: true });

describe('solve()', () => {
  it('gives back what a positive definite matrix was multiplied with', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(number, { minLength: 4, maxLength: 4 }), { minLength: 4, maxLength: 4 }),
        fc.array(number, { minLength: 4, maxLength: 4 }),
        (rows, z) => {
          // B·Bᵀ + I
          const matrix = Float64Array.from({ length: 16 }, (_, at) => {
            const [i, j] = [Math.floor(at / 4), at % 4];
            return (rows[i] ?? []).reduce((sum, one, k) => sum + one * (rows[j]?.[k] ?? 0), i === j ? 1 : 0);
          });
          const right = z.map((_, i) => z.reduce((sum, one, j) => sum + (matrix[i * 4 + j] ?? 0) * one, 0));
          solve(matrix, right).forEach((one, at) => expect(one).toBeCloseTo(z[at] ?? NaN, 5));
        },
      ),
    );
  });
});

describe('fitEquation()', () => {
  it('finds a line through cases of which one in ten is far off', () => {
    const random = randomFrom(3);
    const rows = Array.from({ length: 400 }, () => Float64Array.of(random() * 4, random() < 0.1 ? NaN : 1));
    const targets = rows.map(([x = 0], at) => 3 + 2 * x + (at % 10 === 0 ? 25 : 0));
    const equation = fitEquation(rows, targets);
    const rise = applyEquation(equation, [3, 1]) - applyEquation(equation, [1, 1]);
    expect(rise).toBeCloseTo(4, 0);
    expect(applyEquation(equation, [2, NaN])).toBeLessThan(8.5);
  });
});

describe('createFindNearest()', () => {
  it('finds the same as looking at all of them', () => {
    const place = fc.record({
      x: fc.double({ min: -30, max: 30, noNaN: true }),
      y: fc.double({ min: -30, max: 30, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 1, maxLength: 120 }),
        place,
        fc.integer({ min: 1, max: 20 }),
        (items, from, most) => {
          const apart = ({ x, y }: { x: number; y: number }): number =>
            squareOf(x - from.x) + squareOf(y - from.y);
          const isAllowed = ({ x }: { x: number }): boolean => x < 20;
          const found = createFindNearest(items)(from, most, isAllowed)
            .map(apart)
            .sort((a, b) => a - b);
          expect(found).toEqual(
            items
              .filter(isAllowed)
              .map(apart)
              .sort((a, b) => a - b)
              .slice(0, most),
          );
        },
      ),
    );
  });

  it('lets no equal displace a nearer one', () => {
    const items = [1, 1, 1, 0].map((x) => ({ x, y: 0 }));
    const found = createFindNearest(items)({ x: 0, y: 0 }, 2, () => true);
    expect(found.map(({ x }) => x).sort()).toEqual([0, 1]);
  });
});

describe('krige()', () => {
  const sale = (x: number, residual: number): KnownSale => ({
    key: `${x}`,
    x,
    y: 0,
    day: 0,
    price: 1,
    attributes: {},
    above: 0,
    likeness: Float64Array.of(0),
    groups: ['', ''],
    residual,
  });
  const asked = { key: 'asked', x: 0, y: 0, likeness: Float64Array.of(0), groups: ['', ''] };

  it('leans on what is near, and shrinks to nothing where nothing is', () => {
    const { estimate, variance } = krige(asked, [sale(0.1, 0.2), sale(60, -0.2)]);
    expect(estimate).toBeGreaterThan(0.05);
    expect(estimate).toBeLessThan(0.2);
    const far = krige({ ...asked, x: 900, likeness: Float64Array.of(80) }, [sale(0.1, 0.2)]);
    expect(Math.abs(far.estimate)).toBeLessThan(1e-3);
    expect(far.variance).toBeGreaterThan(variance);
    expect(krige(asked, []).estimate).toBe(0);
  });

  it('leans more on a near home that is alike where estates differ from each other', () => {
    const [usual, estates] = COVARIANCES;
    const pair = [sale(0.2, 0.2), sale(-0.2, -0.2)] as const;
    const alike = [pair[0], { ...pair[1], likeness: Float64Array.of(20) }];
    expect(krige(asked, alike, estates).estimate).toBeGreaterThan(krige(asked, alike, usual).estimate);
  });

  it('counts a shared street', () => {
    const apart = krige({ ...asked, groups: ['High Street'] }, [sale(3, 0.2), sale(-3, -0.2)]).estimate;
    const shared = krige({ ...asked, groups: ['High Street'] }, [
      { ...sale(3, 0.2), groups: ['High Street'] },
      sale(-3, -0.2),
    ]).estimate;
    expect(shared).toBeGreaterThan(apart);
  });
});

describe('neighboursRow()', () => {
  const at = (x: number, above: number, areaM2?: number): KnownSale => ({
    ...{ key: `${x}`, x, y: 0, day: 0, price: 1, above, residual: above / 2, groups: [] },
    attributes: areaM2 === undefined ? {} : { areaM2 },
    likeness: Float64Array.of(),
  });
  const here = { x: 0, y: 0 };
  const kriged = { estimate: 0.1, variance: 0.04, parts: [] };

  it('tells how the nearest homes are and what they went for, in whichever order they came', () => {
    const sales = [at(1, 0.3, 100), at(2, 0.5), ...Array.from({ length: 20 }, (_, x) => at(x + 3, 0.8, 50))];
    const row = neighboursRow(here, 12, kriged, sales);
    expect([...row.subarray(0, 3)]).toEqual([12, 0.1, 0.2]);
    // Of the twelve nearest the area of eleven is known, of none anything else.
    expect(row[3]).toBeCloseTo((Math.log(100) + 10 * Math.log(50)) / 11, 9);
    expect([...row.subarray(4, 7)]).toEqual([NaN, NaN, NaN]);
    expect(row[7]).toBeCloseTo((0.3 + 0.5 + 8 * 0.8) / 10, 9);
    expect(row[8]).toBeCloseTo((0.3 + 0.5 + 20 * 0.8) / 22, 9);
    // Of the five, the fifteen and the sixty nearest: what the price equation leaves of theirs.
    expect(row[10]).toBeCloseTo((0.15 + 0.25 + 3 * 0.4) / 5, 9);
    expect(row[11]).toBeCloseTo((0.15 + 0.25 + 13 * 0.4) / 15, 9);
    expect(row[12]).toBeCloseTo((0.15 + 0.25 + 20 * 0.4) / 22, 9);
    expect(row).toHaveLength(13);
    expect(neighboursRow(here, 12, kriged, sales.toReversed())).toEqual(row);
  });

  it('knows nothing where nobody lives', () => {
    expect([...neighboursRow(here, 12, kriged, [])].slice(3).every(Number.isNaN)).toBe(true);
  });
});

describe('binColumn()', () => {
  it('keeps order, tells values apart while they are few, and sets what is not known apart', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.integer({ min: 0, max: 400 }), fc.constant(NaN)), {
          minLength: 1,
          maxLength: 700,
        }),
        (values) => {
          const { bins, ends } = binColumn(Float64Array.from(values));
          expect(ends.length).toBeLessThan(MOST_BINS);
          values.forEach((value, at) => {
            expect(bins[at] === 0).toBe(Number.isNaN(value));
            values.forEach((other, to) => {
              if (value < other) expect(bins[at] ?? 0).toBeLessThanOrEqual(bins[to] ?? 0);
            });
          });
        },
      ),
      { numRuns: 20 },
    );
    expect(new Set(binColumn(Float64Array.from([1, 2, 2, 3])).bins).size).toBe(3);
  });
});

describe('growTrees()', () => {
  const random = randomFrom(5);
  const rows = Array.from({ length: 500 }, () =>
    Float64Array.from({ length: 4 }, () => (random() < 0.05 ? NaN : Math.floor(random() * 20))),
  );
  const targets = Float64Array.from(
    rows,
    ([a = 0, b = 0]) => (Number.isNaN(a) ? 3 : a > 9 ? 2 : -1) + (b > 4 ? 0.5 : 0),
  );
  const columns = Array.from({ length: 4 }, (_, at) =>
    binColumn(Float64Array.from(rows, (row) => row[at] ?? NaN)),
  );
  const grown = growTrees(columns, targets, Int32Array.from(rows.keys()), randomFrom(1));

  it('learns steps, and says while growing what it says later', () => {
    rows.forEach((row, at) => {
      expect(applyTrees(grown, row)).toBeCloseTo(grown.said[at] ?? NaN, 9);
    });
    const errors = rows.map((row, at) => Math.abs(applyTrees(grown, row) - (targets[at] ?? 0)));
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.2);
  });

  it('grows the same trees in whichever order cases come, of an odd number of columns as well', () => {
    for (const asked of [columns, columns.slice(0, 3)]) {
      const order = Int32Array.from(rows.keys());
      const [one, other] = [order, order.toReversed()].map((cases) =>
        growTrees(asked, targets, cases, () => 0),
      );
      expect(one?.trees.some(({ columns: [root] }) => root === 1)).toBe(true);
      expect(other?.trees).toEqual(one?.trees);
    }
  });

  it('is explained by exact Shapley values, as counting all orders gives them', () => {
    const few: BoostedTrees = { base: grown.base, trees: grown.trees.slice(0, 3) };
    for (const row of rows.slice(0, 6)) {
      const { base, columns: told } = treeContributions(few, row);
      expect(base + told.reduce((sum, one) => sum + one, 0)).toBeCloseTo(applyTrees(few, row), 9);
      told.forEach((one, at) => expect(one).toBeCloseTo(shapleyOf(few, row, at), 9));
    }
  });
});

describe('studyRatios()', () => {
  it('states the figures of a sample that was reckoned by hand', () => {
    const homes = [
      { price: 100, estimate: 90, low: 80, high: 99 },
      { price: 200, estimate: 200, low: 150, high: 250 },
      { price: 400, estimate: 440, low: 350, high: 500 },
    ];
    const study = studyRatios(homes);
    expect(study).toMatchObject({ n: 3, ppe5: 1 / 3, ppe20: 1, medianBias: 0, coverage80: 2 / 3 });
    expect(study.mdape).toBeCloseTo(0.1);
    expect(study.cod).toBeCloseTo((100 * 0.2) / 3);
    expect(study.prd).toBeCloseTo(1 / (730 / 700));
    // Dearer homes are judged higher.
    expect(study.prb).toBeGreaterThan(0);
    const { low, high } = bootstrapRange(homes, (sample) => studyRatios(sample).mdape, randomFrom(1));
    expect(low).toBeLessThanOrEqual(study.mdape);
    expect(high).toBeGreaterThanOrEqual(study.mdape);
  });
});

/** The mean over all sets of other columns of what knowing one more adds. */
function shapleyOf(trees: BoostedTrees, row: Float64Array, asked: number): number {
  const others = [0, 1, 2, 3].filter((at) => at !== asked);
  const weights = [1 / 4, 1 / 12, 1 / 12, 1 / 4];
  return Array.from({ length: 8 }, (_, mask) => others.filter((_one, at) => (mask >> at) & 1)).reduce(
    (sum, set) => {
      const said = (known: readonly number[]): number =>
        trees.trees.reduce((total, tree) => total + expectationOf(tree, 0, row, known), 0);
      return sum + (weights[set.length] ?? 0) * (said([...set, asked]) - said(set));
    },
    0,
  );
}

function expectationOf(tree: Tree, node: number, row: Float64Array, known: readonly number[]): number {
  const column = tree.columns[node] ?? -1;
  if (column < 0) return tree.values[node] ?? 0;
  const of = (child: number): number => expectationOf(tree, child, row, known);
  if (known.includes(column))
    return of(2 * node + ((row[column] ?? NaN) > (tree.limits[node] ?? NaN) ? 2 : 1));
  const share = (tree.cases[2 * node + 1] ?? 0) / (tree.cases[node] ?? 1);
  return share * of(2 * node + 1) + (1 - share) * of(2 * node + 2);
}
