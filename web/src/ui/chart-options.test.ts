import { describe, expect, it, vi } from 'vitest';
import { CHART_COLORS, type Look } from './chart-base.ts';
import { vendorCharts } from './chart-options.ts';
import type { ChartPlot } from './chart-plot.ts';

const look: Look = {
  axes: { x: 'Month', y: 'Price', formatY: (value) => `£${String(value)}` },
  colors: CHART_COLORS,
  font: 'serif',
  width: 600,
  isStill: true,
  tip: () => '',
};
const places = ['May', 'June', 'July'];
const only = (plot: ChartPlot) => {
  const [chart, ...others] = vendorCharts(plot, look);
  if (!chart || others.length > 0) throw new Error('one drawing was expected');
  return chart;
};

describe('vendorCharts()', () => {
  it('dashes a line where it is not complete, from the last figure that is', () => {
    const { series, options } = only({
      kind: 'line',
      places,
      incomplete: 1,
      series: [{ name: 'Median', values: [1, 2, 3], band: [[0, 2], null, [2, 4]] }],
    });
    expect(series).toMatchObject([
      { type: 'rangeArea', data: [{ y: [0, 2] }, { y: [null, null] }, { y: [2, 4] }] },
      { type: 'line', data: [{ y: 1 }, { y: 2 }, { y: null }] },
      { type: 'line', data: [{ y: null }, { y: 2 }, { y: 3 }] },
    ]);
    expect(options.stroke).toMatchObject({ dashArray: [0, 0, 5] });
  });

  it.each([
    ['a year of two', ['2024', '2025'], 1, 1.5, 2.5],
    ['two months of three', places, 2, 1.5, 3.5],
    ['all there is', ['2025'], 1, 0.5, 1.5],
  ])('begins the field half-way after what is complete: %s', (_, along, incomplete, x, x2) => {
    const { series, options } = only({
      kind: 'line',
      places: along,
      incomplete,
      series: [{ name: 'Median', values: along.map(() => 1) }],
    });
    expect(options.annotations).toMatchObject({ xaxis: [{ x, x2 }, { x }] });
    expect(options.xaxis?.type).toBe('numeric');
    expect(series[0]).toMatchObject({ data: along.map((__, at) => ({ x: at + 1 })) });
    const write = options.xaxis?.labels?.formatter ?? String;
    expect(along.map((__, at) => write(String(at + 1)))).toEqual(along);
  });

  it('draws no field where all is complete', () => {
    const { options } = only({ kind: 'line', places, series: [{ name: 'Median', values: [1, 2, 3] }] });
    expect(options.annotations?.xaxis).toEqual([]);
  });

  it('hatches columns that are not complete', () => {
    const { series, options } = only({
      kind: 'columns',
      places,
      incomplete: 1,
      series: [{ name: 'Sales', values: [5, 6, 2] }],
    });
    expect(series).toMatchObject([{ data: [5, 6, 0] }, { data: [0, 0, 2] }]);
    expect(options.fill).toMatchObject({ type: ['solid', 'pattern'] });
  });

  describe('bars of long names', () => {
    const kinds = ['Semi-detached house', 'Terraced house', 'Flat', 'Detached house'];
    const drawn = (width: number, along: readonly string[] = kinds) => {
      const [chart] = vendorCharts(
        { kind: 'columns', places: along, series: [{ name: 'Price', values: along.map(() => 150_000) }] },
        { ...look, width },
      );
      return chart?.options;
    };

    it('lie where the names do not fit below them, each name on two lines at most', () => {
      const options = drawn(310);
      expect(options?.plotOptions?.bar?.horizontal).toBe(true);
      expect(options?.xaxis?.categories).toEqual([
        ['Semi-detached', 'house'],
        ['Terraced', 'house'],
        'Flat',
        ['Detached', 'house'],
      ]);
      expect(options?.xaxis?.labels?.formatter?.('50000')).toBe('£50000');
    });

    it('stand where there is room, and where what stands below are steps', () => {
      expect(drawn(900)?.plotOptions?.bar?.horizontal).toBe(false);
      expect(drawn(310, ['Jan 2025', 'Feb 2025', 'Mar 2025', 'Apr 2025'])?.plotOptions?.bar?.horizontal).toBe(
        false,
      );
    });
  });

  it('gives small multiples one scale', () => {
    const charts = vendorCharts(
      {
        kind: 'multiples',
        places,
        series: [
          { name: 'A', values: [1, 2, 3] },
          { name: 'B', values: [900, 950, 990] },
        ],
      },
      look,
    );
    expect(charts).toHaveLength(2);
    expect(charts[0]?.options.yaxis).toMatchObject({ min: 0, max: 1000 });
    expect(charts[1]?.options.yaxis).toMatchObject({ min: 0, max: 1000 });
  });

  it('keeps still where stillness is wanted, and draws nothing that writes styles', () => {
    const { options } = only({ kind: 'histogram', bins: [{ from: 1, to: 3, count: 4 }] });
    expect(options.chart?.animations?.enabled).toBe(false);
    expect(options.legend?.show).toBe(false);
    expect(options.chart?.toolbar?.show).toBe(false);
  });

  it('places the columns and marks of a histogram to scale, and labels the ends of columns', () => {
    const plot: ChartPlot = {
      kind: 'histogram',
      bins: [
        { from: 250, to: 300, count: 4 },
        { from: 300, to: 350, count: 2 },
      ],
      marks: [{ name: 'Median', value: 297 }],
    };
    const { series, options } = only(plot);
    const [columns] = series as readonly { data: readonly { x: number; y: number }[] }[];
    expect(columns?.data.map(({ x, y }) => [Math.round(x), y])).toEqual([
      [250, 0],
      [250, 4],
      [300, 4],
      [300, 0],
      [300, 0],
      [300, 2],
      [350, 2],
      [350, 0],
    ]);
    expect(options.annotations?.xaxis).toMatchObject([{ x: 297, label: { textAnchor: 'start' } }]);
    const tip = vi.fn<Look['tip']>(() => '');
    const [told] = vendorCharts(plot, { ...look, tip });
    const custom = told?.options.tooltip?.custom as (at: { dataPointIndex: number }) => string;
    custom({ dataPointIndex: 3 });
    custom({ dataPointIndex: 4 });
    expect(tip.mock.calls).toEqual([
      [0, 0],
      [1, 0],
    ]);
    // Two steps from 250 to 350 have a label at each end of a column.
    expect(options.xaxis).toMatchObject({ type: 'numeric', min: 250, max: 350, tickAmount: 2 });
  });

  it('names the marks of a histogram each on its own line, and leaves room for them', () => {
    const { options } = only({
      kind: 'histogram',
      bins: [
        { from: 1, to: 3, count: 4 },
        { from: 3, to: 5, count: 2 },
      ],
      marks: [
        { name: 'Middle', value: 2 },
        { name: 'This home', value: 4 },
        { name: 'Outside', value: 9 },
      ],
    });
    const lines = options.annotations?.xaxis?.map(({ label }) => label?.offsetY ?? 0) ?? [];
    expect(lines).toEqual([-4, -22]);
    expect(options.grid?.padding?.top).toBe(18);
  });

  it.each([
    ['long ones', (at: number) => `${String(at)} 2026`, 60, 7],
    ['short ones', String, 60, 15],
    ['a letter each', (at: number) => 'ABCDEFG'.charAt(at), 7, 7],
  ] as const)('hides labels that would touch their neighbours: %s', (_, nameOf, count, most) => {
    const places = Array.from({ length: count }, (__, at) => nameOf(at));
    const { options } = only({
      kind: 'columns',
      places,
      series: [{ name: 'Sales', values: places.map((__, at) => at) }],
    });
    const colors = options.xaxis?.labels?.style?.colors as string[];
    const shown = colors.filter((color) => color !== 'transparent').length;
    expect([shown, colors.length]).toEqual([most, count]);
  });
});
