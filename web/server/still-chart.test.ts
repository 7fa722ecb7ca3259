import { describe, expect, it } from 'vitest';
import { stillChart } from './still-chart.ts';
import { CHARTS } from '../../content/charts.ts';
import { readPages } from '../../content/read-pages.ts';
import { comesOut, workOut } from '../../content/work-out.ts';

/** The figures of a sentence, whatever signs a language puts into them. */
const figuresOf = (text: string) =>
  (text.match(/\d[\d.,]*/g) ?? []).map((figure) => figure.replaceAll(/[.,]/g, '')).sort();

describe('charts of content pages', () => {
  it('stand on pages that there are, on a dozen or more', () => {
    const paths = readPages().map(({ path }) => path);
    for (const { page } of CHARTS) expect(paths).toContain(page);
    expect(new Set(CHARTS.map(({ page }) => page)).size).toBeGreaterThanOrEqual(12);
  });

  it.each(
    CHARTS.flatMap(({ page, answer, sums = {} }) =>
      Object.entries(sums).map(([words, expression]) => ({ page, answer, words, expression })),
    ),
  )('the answer on $page says “$words” and it comes out', ({ answer, words, expression }) => {
    expect(answer.en).toContain(words);
    expect([words, workOut(expression), comesOut(words, expression)]).toEqual([
      words,
      workOut(expression),
      true,
    ]);
  });

  it.each(CHARTS)('on $page say the same figures in both languages', ({ answer, question }) => {
    expect(figuresOf(answer.es)).toEqual(figuresOf(answer.en));
    expect(figuresOf(question.es)).toEqual(figuresOf(question.en));
  });

  it.each(CHARTS)('on $page stay within their picture, and have a table of the same figures', (source) => {
    for (const locale of ['en-GB', 'es'] as const) {
      const { width, height, marks, labels, table, legend } = stillChart(source, locale);
      for (const { d } of marks)
        for (const [, x, y] of d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
          expect(Number(x)).toBeGreaterThanOrEqual(0);
          expect(Number(x)).toBeLessThanOrEqual(width);
          expect(Number(y)).toBeGreaterThanOrEqual(0);
          expect(Number(y)).toBeLessThanOrEqual(height);
        }
      expect(JSON.stringify(marks)).not.toMatch(/NaN|Infinity/);
      expect(labels.every(({ text }) => text.trim() !== '')).toBe(true);
      const [head = [], ...rows] = table;
      expect(head.length).toBe(1 + Math.max(1, legend.length));
      expect(rows.length).toBeGreaterThanOrEqual(5);
      expect(rows.length).toBeLessThanOrEqual(14);
      for (const row of rows) expect(row.length).toBe(head.length);
    }
  });

  it('draw a figure where it belongs', () => {
    const [chart] = CHARTS.filter(({ page }) => page === '/pricing-metrics/days-on-market');
    if (!chart) throw new Error('the chart of days on the market is gone');
    const { marks } = stillChart(chart, 'en-GB');
    const tops = marks
      .filter(({ look }) => look === 'fill')
      .map(({ d }) => Number(/L[\d.]+ ([\d.]+)/.exec(d)?.[1]));
    // The axis ends at 300: 210 days reach seven tenths of the field's height.
    expect(tops.at(-1)).toBeCloseTo(236 - 0.7 * (236 - 14), 0);
    expect(tops).toEqual([...tops].sort((one, other) => other - one));
  });
});
