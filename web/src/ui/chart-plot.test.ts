import { describe, expect, it } from 'vitest';
import { chartTable, isEmptyPlot, type ChartAxes } from './chart-plot.ts';

const words = { count: 'Sales', from: 'from', to: 'to', incomplete: 'incomplete' };
const axes: ChartAxes = { x: 'Month', y: 'Price', formatY: (value) => `£${String(value)}` };

describe('chartTable()', () => {
  it('has a row for each place, with bands and counts', () => {
    const { columns, rows } = chartTable(
      {
        kind: 'line',
        places: ['May', 'June'],
        series: [{ name: 'Median', values: [5, null], band: [[4, 6], null] }],
        counts: [9, 3],
      },
      axes,
      words,
    );
    expect(columns.map(({ label }) => label)).toEqual([
      'Month',
      'Median',
      'Median, from',
      'Median, to',
      'Sales',
    ]);
    expect(rows).toEqual([
      ['May', 5, 4, 6, 9],
      ['June', null, null, null, 3],
    ]);
    expect(columns[1]?.write(5)).toBe('£5');
  });

  it('says at the places themselves that the last are incomplete', () => {
    const { rows } = chartTable(
      {
        kind: 'columns',
        places: ['May', 'June'],
        series: [{ name: 'Sales', values: [5, 1] }],
        incomplete: 1,
      },
      axes,
      words,
    );
    expect(rows.map(([place]) => place)).toEqual(['May', 'June (incomplete)']);
  });

  it('has a row for each bin and each point', () => {
    expect(chartTable({ kind: 'histogram', bins: [{ from: 1, to: 2, count: 7 }] }, axes, words).rows).toEqual(
      [[1, 2, 7]],
    );
    expect(chartTable({ kind: 'scatter', points: [{ name: 'A', x: 1, y: 2 }] }, axes, words).rows).toEqual([
      ['A', 1, 2],
    ]);
  });
});

describe('isEmptyPlot()', () => {
  it('tells figures from none', () => {
    expect(isEmptyPlot({ kind: 'line', places: ['May'], series: [{ name: 'A', values: [null] }] })).toBe(
      true,
    );
    expect(isEmptyPlot({ kind: 'line', places: ['May'], series: [{ name: 'A', values: [0] }] })).toBe(false);
    expect(isEmptyPlot({ kind: 'histogram', bins: [{ from: 1, to: 2, count: 0 }] })).toBe(true);
    expect(isEmptyPlot({ kind: 'scatter', points: [] })).toBe(true);
  });
});
