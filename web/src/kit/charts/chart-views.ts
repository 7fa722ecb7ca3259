import type { SoldFigures } from '#wire/sold-charts.ts';
import { nextStep, stepsBetween, type ChartStep, type SaleChart } from '#domain/market/sale-charts.ts';
import { SALE_KINDS } from '#domain/market/sale-kinds.ts';
import { formatNumber, formatShare, perAreaUnit } from '#lib/format.ts';
import { plural, t } from '#lib/i18n.ts';
import type { ChartAxes, ChartPlot } from '#ui/chart-plot.ts';
import { markStep, priceAxes, sayChange, sayPrice, sayStep, toPlot } from './chart-words.ts';
import { saysKind } from '#kit/market/says-kind.ts';
import { sayPlace } from '#kit/market/say-place.ts';

/** A chart as it is drawn: question, answer and figures. */
export interface ChartView {
  readonly title: string;
  readonly answer: string;
  readonly plot: ChartPlot;
  readonly axes: ChartAxes;
  readonly sales: number;
}

type Row = SoldFigures['rows'][number];

/** The chart of a name over an area's figures. */
export function chartView(chart: SaleChart, figures: SoldFigures, step: ChartStep): ChartView {
  const place = sayPlace(figures.place);
  const sales = figures.rows.reduce((sum, { count }) => sum + count, 0);
  const title = t(`soldCharts.question.${chart}`, { place });
  if (chart === 'type') return { title, sales, ...typeView(figures, step) };
  if (chart === 'count') return { title, sales, ...countView(figures, step) };
  return { title, sales, ...priceView(chart, figures, step) };
}

/** The steps from the first sale to the last, how many of the last are not complete, and the row of each. */
export function timeline({ rows, place }: SoldFigures, step: ChartStep) {
  const steps = stepsBetween(rows[0]?.beginsOn ?? '1', rows.at(-1)?.beginsOn ?? '0', step);
  const from = place.incompleteFrom;
  const incomplete = from === null ? 0 : steps.filter((begins) => nextStep(begins, step) > from).length;
  return { steps, incomplete, places: steps.map((begins) => markStep(begins, step)) };
}

function priceView(
  chart: SaleChart,
  figures: SoldFigures,
  step: ChartStep,
): Omit<ChartView, 'title' | 'sales'> {
  const isPerArea = chart === 'price-per-m2';
  const { steps, incomplete, places } = timeline(figures, step);
  const currency = figures.place.currency ?? 'GBP';
  const rows = byStep(figures.rows);
  const plotted = (minor: number | null | undefined) => toPlot(minor ?? null, currency, isPerArea);
  return {
    answer: priceAnswer(figures, step, { isPerArea, complete: steps.slice(0, steps.length - incomplete) }),
    axes: priceAxes(currency, t(`soldCharts.axis.${step}`), isPerArea),
    plot: {
      kind: 'line',
      places,
      incomplete,
      counts: steps.map((begins) => rows.get(begins)?.count ?? 0),
      series: [
        {
          name: t('soldCharts.median'),
          values: steps.map((begins) => plotted(rows.get(begins)?.medianMinor)),
          bandName: t('soldCharts.middle'),
          band: steps.map((begins) => {
            const row = rows.get(begins);
            const [lower, upper] = [plotted(row?.lowerMinor), plotted(row?.upperMinor)];
            return lower === null || upper === null ? null : [lower, upper];
          }),
        },
      ],
    },
  };
}

/** The last complete step with a price, against the same a year before: whether chance alone could make the difference. */
function priceAnswer(
  figures: SoldFigures,
  step: ChartStep,
  { isPerArea, complete }: { readonly isPerArea: boolean; readonly complete: readonly string[] },
): string {
  const rows = byStep(figures.rows);
  const last = complete.map((begins) => rows.get(begins)).findLast((row) => row?.medianMinor != null);
  if (last?.medianMinor == null) return t('soldCharts.answer.few');
  const currency = figures.place.currency ?? 'GBP';
  const price = (minor: number | null) =>
    sayPrice(isPerArea ? perAreaUnit(minor ?? 0) : (minor ?? 0), currency);
  const before = rows.get(`${String(Number(last.beginsOn.slice(0, 4)) - 1)}${last.beginsOn.slice(4)}`);
  return t(isPerArea ? 'soldCharts.answer.perArea' : 'soldCharts.answer.price', {
    when: sayStep(last.beginsOn, step),
    count: last.count,
    median: price(last.medianMinor),
    lower: price(last.lowerMinor),
    upper: price(last.upperMinor),
    change: changeInWords(last, before),
  });
}

function changeInWords(now: Row, before: Row | undefined): string {
  if (before?.medianMinor == null || now.medianMinor === null) return '';
  const isCertain =
    (now.leastMinor ?? 0) > (before.mostMinor ?? 0) || (now.mostMinor ?? 0) < (before.leastMinor ?? 0);
  if (!isCertain) return t('soldCharts.change.unsure');
  const change = now.medianMinor / before.medianMinor - 1;
  return t(change > 0 ? 'soldCharts.change.more' : 'soldCharts.change.less', { share: sayChange(change) });
}

function countView(figures: SoldFigures, step: ChartStep): Omit<ChartView, 'title' | 'sales'> {
  const { steps, incomplete, places } = timeline(figures, step);
  const rows = byStep(figures.rows);
  const complete = steps.slice(0, steps.length - incomplete);
  const last = complete.at(-1);
  const year = complete.slice(-{ month: 12, quarter: 4, year: 1 }[step]);
  const sum = year.reduce((all, begins) => all + (rows.get(begins)?.count ?? 0), 0);
  return {
    answer:
      last === undefined
        ? t('soldCharts.answer.few')
        : plural('soldCharts.answer.count', sum, {
            from: sayStep(year[0] ?? last, step),
            to: sayStep(last, step),
          }),
    axes: {
      x: t(`soldCharts.axis.${step}`),
      y: t('soldCharts.axis.count'),
      formatY: (value) => formatNumber(Math.round(value)),
    },
    plot: {
      kind: 'columns',
      places,
      incomplete,
      series: [
        { name: t('soldCharts.axis.count'), values: steps.map((begins) => rows.get(begins)?.count ?? 0) },
      ],
    },
  };
}

function typeView(figures: SoldFigures, step: ChartStep): Omit<ChartView, 'title' | 'sales'> {
  const { steps, incomplete, places } = timeline(figures, step);
  const of = (begins: string, type: (typeof SALE_KINDS)[number]) =>
    figures.rows.find((row) => row.beginsOn === begins && row.type === type)?.count ?? 0;
  const all = new Map(
    steps.map((begins) => [begins, SALE_KINDS.reduce((sum, type) => sum + of(begins, type), 0)]),
  );
  const last = steps.slice(0, steps.length - incomplete).findLast((begins) => (all.get(begins) ?? 0) >= 5);
  const most =
    last === undefined ? undefined : [...SALE_KINDS].sort((one, other) => of(last, other) - of(last, one))[0];
  return {
    answer:
      last === undefined || most === undefined
        ? t('soldCharts.answer.few')
        : !figures.rows.some(({ type }) => saysKind(type, figures.place.country))
          ? t('soldCharts.answer.noKind')
          : t('soldCharts.answer.type', {
              when: sayStep(last, step),
              kind: t(`soldCharts.kinds.${most}`),
              share: formatShare(of(last, most) / (all.get(last) ?? 1)),
              count: formatNumber(all.get(last) ?? 0),
            }),
    axes: {
      x: t(`soldCharts.axis.${step}`),
      y: t('soldCharts.axis.share'),
      formatY: (share) => formatShare(share),
    },
    plot: {
      kind: 'stack',
      isShare: true,
      places,
      incomplete,
      counts: steps.map((begins) => all.get(begins) ?? 0),
      series: SALE_KINDS.map((type) => ({
        name: t(`soldCharts.kind.${type}`),
        values: steps.map((begins) => {
          const count = all.get(begins) ?? 0;
          return count < 5 ? null : of(begins, type) / count;
        }),
      })),
    },
  };
}

function byStep(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.beginsOn, row]));
}
