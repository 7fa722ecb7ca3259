import { describe, expect, it } from 'vitest';
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
    expect(options.annotations).toMatchObject({ xaxis: [{ x: 'June', x2: 'July' }] });
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
    expect(options.xaxis?.categories).toEqual(['2']);
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
