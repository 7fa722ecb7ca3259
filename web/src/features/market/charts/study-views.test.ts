import { beforeAll, describe, expect, it } from 'vitest';
import type { SoldFigures } from '#wire/sold-charts.ts';
import { speakLocale } from '#lib/i18n.ts';
import { readTexts } from '#locales/read-texts.ts';
import { distributionView, kindsView, uncertaintyView } from './study-views.ts';

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

describe('studies', () => {
  it('tell where half of the prices lie, and draw every bin', () => {
    const { answer, plot } = distributionView({
      place: figures().place,
      count: 50,
      medianMinor: 28_000_000,
      lowerMinor: 21_000_000,
      upperMinor: 36_000_000,
      below: 1,
      above: 2,
      widthFigure: 1,
      widthZeros: 7,
      bins: [
        { at: 1, count: 40 },
        { at: 2, count: 7 },
      ],
    });
    expect(answer).toContain('The middle half of 50 homes cost £210,000 to £360,000');
    expect(answer).toContain('the 6% at the very ends');
    expect(plot).toMatchObject({
      kind: 'histogram',
      bins: [
        { from: 100_000, to: 200_000, count: 40 },
        { from: 200_000, to: 300_000, count: 7 },
      ],
    });
  });

  it('tell a change as a range', () => {
    const { answer } = uncertaintyView(
      figures(row('2022-01-01', 200_000), row('2024-01-01', 250_000)),
      'year',
    );
    expect(answer).toContain('too few sales'); // 2024 is not complete
    expect(
      uncertaintyView(figures(row('2022-01-01', 200_000), row('2023-01-01', 250_000)), 'year').answer,
    ).toContain('between +20% and +30%');
  });

  it('compare kinds by what changed most and least, and leave out those that have one year alone', () => {
    const { answer, plot } = kindsView(
      figures(
        row('2021-01-01', 100_000, { type: 'flat' }),
        row('2021-01-01', 200_000, { type: 'detached' }),
        row('2023-01-01', 150_000, { type: 'flat' }),
        row('2023-01-01', 220_000, { type: 'detached' }),
        row('2023-01-01', 90_000, { type: 'other' }),
      ),
      'year',
    );
    expect(answer).toContain('prices of flats moved most (+50%) and those of detached houses least (+10%)');
    expect(plot).toMatchObject({ series: [{ name: 'Detached' }, { name: 'Flat' }] });
  });
});
