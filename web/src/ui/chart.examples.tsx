import type { ChartAxes, ChartPlot } from './chart-plot.ts';
import { Chart, type ChartLabels } from './chart.tsx';
import type { Example } from './example.ts';

const labels: ChartLabels = {
  count: 'Sales',
  from: 'from',
  to: 'to',
  incomplete: 'incomplete',
  table: 'Figures as a table',
  csv: 'Save as CSV',
  png: 'Save as picture',
  missing: 'The drawing did not come. The table below says the same.',
  empty: 'No sales to draw yet.',
};

const months = Array.from({ length: 24 }, (_, at) => {
  const month = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][at % 12];
  return `${month ?? ''} ${String(2024 + Math.floor(at / 12))}`;
});
const wave = (from: number, at: number) => Math.round(from + at * 900 + Math.sin(at / 2) * 6000);
const money: ChartAxes = {
  x: 'Month',
  y: 'Price in pounds',
  formatY: (value) => `£${Math.round(value).toLocaleString('en-GB')}`,
  formatTick: (value) => `£${String(Math.round(value / 1000))}k`,
};
const counts: ChartAxes = { x: 'Month', y: 'Sales a month', formatY: (value) => String(Math.round(value)) };
const kinds = ['Detached', 'Semi-detached', 'Terraced', 'Flat', 'Other'];

const plots: readonly { name: string; title: string; plot: ChartPlot; axes: ChartAxes }[] = [
  {
    name: 'line with band',
    title: 'How have prices moved?',
    axes: money,
    plot: {
      kind: 'line',
      places: months,
      incomplete: 2,
      counts: months.map((_, at) => 40 + ((at * 7) % 23)),
      series: [
        {
          name: 'Median',
          values: months.map((_, at) => (at === 9 ? null : wave(250_000, at))),
          bandName: 'Middle half',
          band: months.map((_, at) => (at === 9 ? null : [wave(205_000, at), wave(310_000, at)])),
        },
      ],
    },
  },
  {
    name: 'columns',
    title: 'How many homes are sold?',
    axes: counts,
    plot: {
      kind: 'columns',
      places: months,
      incomplete: 2,
      series: [
        { name: 'Sales', values: months.map((_, at) => (at > 21 ? 60 / (at - 19) : 40 + ((at * 7) % 23))) },
      ],
    },
  },
  {
    name: 'histogram',
    title: 'What do homes cost?',
    axes: { ...counts, x: 'Price', y: 'Sales', formatX: (value) => `£${String(value / 1000)}k` },
    plot: {
      kind: 'histogram',
      bins: [2, 9, 24, 31, 22, 13, 7, 4, 2, 1].map((count, at) => ({
        from: 100_000 + at * 50_000,
        to: 150_000 + at * 50_000,
        count,
      })),
      marks: [{ name: 'Median £270k', value: 270_000 }],
    },
  },
  {
    name: 'scatter',
    title: 'Do larger homes cost more?',
    axes: { ...money, x: 'Floor area', formatX: (value) => `${String(Math.round(value))} m²` },
    plot: {
      kind: 'scatter',
      points: Array.from({ length: 80 }, (_, at) => {
        const area = 40 + ((at * 37) % 120);
        return { name: `Sale ${String(at + 1)}`, x: area, y: area * 2600 + ((at * 7919) % 90_000) };
      }),
    },
  },
  {
    name: 'small multiples',
    title: 'Which kinds moved most?',
    axes: money,
    plot: {
      kind: 'multiples',
      places: months,
      incomplete: 2,
      series: kinds.map((name, kind) => ({
        name,
        values: months.map((_, at) => wave(420_000 - kind * 70_000, at)),
        band: months.map((_, at) => [wave(380_000 - kind * 70_000, at), wave(470_000 - kind * 70_000, at)]),
      })),
    },
  },
  {
    name: 'stacked bars',
    title: 'Which kinds of homes are sold?',
    axes: {
      ...counts,
      x: 'Year',
      y: 'Share of sales',
      formatY: (value) => `${String(Math.round(value * 100))}%`,
    },
    plot: {
      kind: 'stack',
      isShare: true,
      places: ['2021', '2022', '2023', '2024', '2025'],
      series: kinds.map((name, kind) => ({
        name,
        values: [0, 1, 2, 3, 4].map(
          (at) => [0.24, 0.3, 0.26, 0.15, 0.05][(kind + (at > 2 && kind < 2 ? 1 - 2 * kind : 0)) % 5] ?? 0,
        ),
      })),
    },
  },
  {
    name: 'nothing to draw',
    title: 'How have prices moved?',
    axes: money,
    plot: { kind: 'line', places: [], series: [{ name: 'Median', values: [] }] },
  },
];

export const examples: readonly Example[] = plots.map(({ name, title, plot, axes }) => ({
  name,
  render: () => (
    <Chart
      title={title}
      answer="Sample data: an answer in one sentence stands here, computed from the figures."
      plot={plot}
      axes={axes}
      note="1,204 sample sales, January 2024 to December 2025."
      labels={labels}
      onCsv={() => undefined}
      onPicture={() => undefined}
    />
  ),
}));
