import { beforeAll, describe, expect, it } from 'vitest';
import type { SoldFigures } from '#wire/sold-charts.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { chartView } from './chart-views.ts';

beforeAll(() => speakLocale('en-GB', readTexts('en')));

type Row = SoldFigures['rows'][number];

const row = (beginsOn: string, pounds: number | null, more: Partial<Row> = {}): Row => {
  const minor = (share: number) => (pounds === null ? null : pounds * 100 * share);
  return {
    beginsOn,
    type: null,
    count: pounds === null ? 3 : 40,
    medianMinor: minor(1),
    lowerMinor: minor(0.8),
    upperMinor: minor(1.25),
    leastMinor: minor(0.98),
    mostMinor: minor(1.02),
    ...more,
  };
};

const figures = (...rows: Row[]): SoldFigures => ({
  place: {
    country: 'GB',
    code: 'YO24',
    name: 'York',
    currency: 'GBP',
    incompleteFrom: '2024-11-01',
    sources: [],
  },
  rows,
});

describe('chartView()', () => {
  it('does not take "other" for a kind where no register says kinds', () => {
    const other = row('2024-01-01', 200_000, { type: 'other' });
    const { place, rows } = figures(other);
    const answerIn = (country: string) =>
      chartView('type', { place: { ...place, country, incompleteFrom: null }, rows }, 'year').answer;
    expect(answerIn('US')).toBe('The register does not say what kind of homes these were.');
    expect(answerIn('GB')).toContain('100%');
  });
  it('answers with the last complete step that has a price, against the same a year before', () => {
    const { title, answer, sales } = chartView(
      'price',
      figures(row('2023-07-01', 200_000), row('2024-07-01', 250_000), row('2024-10-01', 900_000)),
      'quarter',
    );
    expect(title).toBe('What do homes in York (YO24) cost?');
    expect(answer).toBe(
      'In Q3 2024 half of 40 homes cost less than £250,000, 25% more than a year before; the middle half cost £200,000 to £312,500.',
    );
    expect(sales).toBe(120);
  });

  it('calls no change what chance alone may have made', () => {
    const { answer } = chartView(
      'price',
      figures(row('2023-07-01', 200_000), row('2024-07-01', 202_000)),
      'quarter',
    );
    expect(answer).toContain('too close to a year before');
  });

  it('draws a gap where there are too few sales, and every step between', () => {
    const { plot } = chartView(
      'price',
      figures(row('2023-07-01', 200_000), row('2024-01-01', null), row('2024-10-01', 210_000)),
      'quarter',
    );
    expect(plot).toMatchObject({
      places: ['Q3 2023', 'Q4 2023', 'Q1 2024', 'Q2 2024', 'Q3 2024', 'Q4 2024'],
      incomplete: 1,
      counts: [40, 0, 3, 0, 0, 40],
      series: [{ values: [200_000, null, null, null, null, 210_000] }],
    });
  });

  it('counts the sales of a year up to the last complete step', () => {
    const { answer } = chartView(
      'count',
      figures(row('2023-07-01', 1), row('2023-10-01', 1), row('2024-07-01', 1), row('2024-10-01', 1)),
      'quarter',
    );
    expect(answer).toBe('80 homes were sold from Q4 2023 to Q3 2024.');
  });

  it('says which kind was sold most, as a share of all', () => {
    const { answer, plot } = chartView(
      'type',
      figures(
        row('2023-01-01', 1, { type: 'flat', count: 6 }),
        row('2023-01-01', 1, { type: 'detached', count: 2 }),
        row('2024-01-01', 1, { type: 'flat', count: 1 }),
      ),
      'year',
    );
    expect(answer).toBe('In 2023 75% of 8 sales were flats, more than of any other kind.');
    expect(plot).toMatchObject({ places: ['2023', '2024'], incomplete: 1, counts: [8, 1] });
  });

  it('says that there is no figure where no step has five sales', () => {
    expect(chartView('year', figures(row('2023-01-01', null)), 'year').answer).toContain('too few sales');
    for (const chart of ['price', 'price-per-m2', 'count', 'type', 'year'] as const)
      expect(chartView(chart, figures(), 'quarter').answer).toContain('too few sales');
  });
});
