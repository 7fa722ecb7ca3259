import type { ReactNode } from 'react';
import { toCsv } from '#domain/csv.ts';
import { formatNumber } from '#lib/format.ts';
import { t } from '#lib/i18n.ts';
import type { ChartAxes, ChartPlot } from '#ui/chart-plot.ts';
import { Chart } from '#ui/chart.tsx';
import { saveBlob } from '../files/save-blob.ts';

interface ChartFigureProps {
  /** the question that the chart answers */
  readonly title: string;
  /** the answer in one sentence, computed from the same figures */
  readonly answer: string;
  readonly plot: ChartPlot;
  /** keep the same object between renders, or everything is drawn anew */
  readonly axes: ChartAxes;
  /** how many, of when, whose */
  readonly note: string;
  readonly children?: ReactNode;
  readonly headingLevel?: 2 | 3;
  /** without its ending */
  readonly fileName: string;
}

/** A chart with its words, its table, and its figures and picture to keep. Its texts are the area `charts`. */
export function ChartFigure({ fileName, axes, ...chart }: ChartFigureProps) {
  return (
    <Chart
      {...chart}
      axes={axes.formatCount ? axes : withCounts(axes)}
      labels={{
        count: t('charts.sales'),
        from: t('charts.from'),
        to: t('charts.to'),
        incomplete: t('charts.incomplete'),
        table: t('charts.table'),
        csv: t('charts.csv'),
        png: t('charts.png'),
        missing: t('charts.missing'),
        empty: t('charts.empty'),
      }}
      onCsv={({ columns, rows }) => {
        const text = toCsv(
          columns.map(({ label }) => label),
          rows,
        );
        saveBlob(`${fileName}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }));
      }}
      onPicture={(picture) => saveBlob(`${fileName}.png`, picture)}
    />
  );
}

const counted = new WeakMap<ChartAxes, ChartAxes>();

/** The same axes, with counts in the reader's way; one object for each, so that nothing is drawn twice. */
function withCounts(axes: ChartAxes): ChartAxes {
  const known = counted.get(axes);
  if (known) return known;
  const made = { ...axes, formatCount: formatNumber };
  counted.set(axes, made);
  return made;
}
