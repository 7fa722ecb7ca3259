import type { SoldDistribution, SoldFigures } from '#wire/sold-charts.ts';
import { SALE_KINDS } from '#domain/market/sale-kinds.ts';
import { formatNumber, formatShare } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import type { ChartStep } from '#domain/market/sale-charts.ts';
import { timeline, type ChartView } from '#kit/charts/chart-views.ts';
import { priceAxes, sayChange, sayPrice, sayStep, toPlot } from '#kit/charts/chart-words.ts';
import { sayPlace } from '#kit/market/say-place.ts';

/** A distribution told well: where half of the prices lie, what is in the middle, and how far the dear ones reach. */
export function distributionView(spread: SoldDistribution): ChartView {
  const { place, count, bins, widthFigure, widthZeros, medianMinor, lowerMinor, upperMinor, below, above } =
    spread;
  const widthMinor = (widthFigure ?? 0) * 10 ** (widthZeros ?? 0);
  const currency = place.currency ?? 'GBP';
  const price = (minor: number | null) => sayPrice(minor ?? 0, currency);
  return {
    title: t('studies.spread.question', { place: sayPlace(place) }),
    answer:
      medianMinor === null
        ? t('soldCharts.answer.few')
        : t('studies.spread.answer', {
            count: formatNumber(count),
            lower: price(lowerMinor),
            upper: price(upperMinor),
            median: price(medianMinor),
            outside: formatShare((below + above) / count),
          }),
    sales: count,
    axes: {
      ...priceAxes(currency, t('soldCharts.axis.price', { currency })),
      y: t('soldCharts.axis.count'),
      formatY: formatNumber,
      formatTick: formatNumber,
    },
    plot: {
      kind: 'histogram',
      bins: bins.map(({ at, count: sales }) => ({
        from: toPlot(at * widthMinor, currency) ?? 0,
        to: toPlot((at + 1) * widthMinor, currency) ?? 0,
        count: sales,
      })),
      marks:
        medianMinor === null
          ? []
          : [
              {
                name: t('studies.spread.mark', { median: price(medianMinor) }),
                value: toPlot(medianMinor, currency) ?? 0,
              },
            ],
    },
  };
}

/** A time series with its uncertainty: the band is the range that holds the median with 90 %. */
export function uncertaintyView(figures: SoldFigures, step: ChartStep): ChartView {
  const { steps, incomplete, places } = timeline(figures, step);
  const currency = figures.place.currency ?? 'GBP';
  const rows = new Map(figures.rows.map((row) => [row.beginsOn, row]));
  const known = steps
    .slice(0, steps.length - incomplete)
    .flatMap((begins) => rows.get(begins) ?? [])
    .filter((row) => row.medianMinor !== null);
  const [first, last] = [known[0], known.at(-1)];
  return {
    title: t('studies.time.question', { place: sayPlace(figures.place) }),
    answer:
      first === undefined || last === undefined || first === last
        ? t('soldCharts.answer.few')
        : t('studies.time.answer', {
            from: sayStep(first.beginsOn, step),
            to: sayStep(last.beginsOn, step),
            low: signed((last.leastMinor ?? 0) / (first.mostMinor ?? 1) - 1),
            high: signed((last.mostMinor ?? 0) / (first.leastMinor ?? 1) - 1),
            width: formatShare(
              middle(
                known.map(
                  (row) => ((row.mostMinor ?? 0) - (row.leastMinor ?? 0)) / 2 / (row.medianMinor ?? 1),
                ),
              ),
            ),
          }),
    sales: figures.rows.reduce((sum, { count }) => sum + count, 0),
    axes: priceAxes(currency, t(`soldCharts.axis.${step}`)),
    plot: {
      kind: 'line',
      places,
      incomplete,
      counts: steps.map((begins) => rows.get(begins)?.count ?? 0),
      series: [
        {
          name: t('soldCharts.median'),
          values: steps.map((begins) => toPlot(rows.get(begins)?.medianMinor ?? null, currency)),
          bandName: t('studies.time.band'),
          band: steps.map((begins) => {
            const row = rows.get(begins);
            const [least, most] = [
              toPlot(row?.leastMinor ?? null, currency),
              toPlot(row?.mostMinor ?? null, currency),
            ];
            return least === null || most === null ? null : [least, most];
          }),
        },
      ],
    },
  };
}

/** Small multiples: one field for each kind of homes, all on one scale. */
export function kindsView(figures: SoldFigures, step: ChartStep): ChartView {
  const { steps, incomplete, places } = timeline(figures, step);
  const currency = figures.place.currency ?? 'GBP';
  const complete = new Set(steps.slice(0, steps.length - incomplete));
  const kinds = SALE_KINDS.flatMap((type) => {
    const rows = new Map(figures.rows.filter((row) => row.type === type).map((row) => [row.beginsOn, row]));
    const known = [...rows.values()].filter((row) => row.medianMinor !== null && complete.has(row.beginsOn));
    const [first, last] = [known[0], known.at(-1)];
    if (first?.medianMinor == null || last?.medianMinor == null || first === last) return [];
    return [{ type, rows, first, last, change: last.medianMinor / first.medianMinor - 1 }];
  });
  const [most] = [...kinds].sort((one, other) => other.change - one.change);
  const least = [...kinds].sort((one, other) => one.change - other.change)[0];
  return {
    title: t('studies.kinds.question', { place: sayPlace(figures.place) }),
    answer:
      most === undefined || least === undefined
        ? t('soldCharts.answer.few')
        : most === least
          ? t('studies.kinds.one', {
              kind: t(`soldCharts.kinds.${most.type}`),
              change: signed(most.change),
              from: sayStep(most.first.beginsOn, step),
              to: sayStep(most.last.beginsOn, step),
            })
          : t('studies.kinds.answer', {
              most: t(`soldCharts.kinds.${most.type}`),
              mostChange: signed(most.change),
              least: t(`soldCharts.kinds.${least.type}`),
              leastChange: signed(least.change),
            }),
    sales: figures.rows.reduce((sum, { count }) => sum + count, 0),
    axes: priceAxes(currency, t(`soldCharts.axis.${step}`)),
    plot: {
      kind: 'multiples',
      places,
      incomplete,
      series: kinds.map(({ type, rows }) => ({
        name: t(`soldCharts.kind.${type}`),
        values: steps.map((begins) => toPlot(rows.get(begins)?.medianMinor ?? null, currency)),
        bandName: t('soldCharts.middle'),
        band: steps.map((begins) => {
          const row = rows.get(begins);
          const [lower, upper] = [
            toPlot(row?.lowerMinor ?? null, currency),
            toPlot(row?.upperMinor ?? null, currency),
          ];
          return lower === null || upper === null ? null : [lower, upper];
        }),
      })),
    },
  };
}

function signed(share: number): string {
  return `${share < 0 ? '−' : '+'}${sayChange(share)}`;
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
