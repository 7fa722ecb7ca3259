/** A row of figures, one for each place of its axis; null where there is none to tell. */
export interface ChartSeries {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** how far each figure may be off, or its middle half: from and to */
  readonly band?: readonly (readonly [from: number, to: number] | null)[];
  /** what the band is: "Middle half" */
  readonly bandName?: string;
}

interface OverAxis {
  /** what stands along the axis: months, years, kinds */
  readonly places: readonly string[];
  /** so many of the last places are not complete yet, and are drawn as that */
  readonly incomplete?: number;
  /** how many sales each place's figures stand on; a column of the table */
  readonly counts?: readonly number[];
}

export interface LinePlot extends OverAxis {
  readonly kind: 'line';
  readonly series: readonly ChartSeries[];
}

export interface ColumnsPlot extends OverAxis {
  readonly kind: 'columns';
  readonly series: readonly [ChartSeries];
}

/** Bars of parts, one on the other. */
export interface StackPlot extends OverAxis {
  readonly kind: 'stack';
  readonly series: readonly ChartSeries[];
  /** each bar is the whole, and its parts are shares of it */
  readonly isShare?: true;
}

/** The same figure of several, each in a small field of its own; all fields have one scale. */
export interface MultiplesPlot extends OverAxis {
  readonly kind: 'multiples';
  readonly series: readonly ChartSeries[];
}

export interface HistogramPlot {
  readonly kind: 'histogram';
  /** next to each other, from the least to the most */
  readonly bins: readonly { readonly from: number; readonly to: number; readonly count: number }[];
  /** figures to hold the bins against, such as a median */
  readonly marks?: readonly { readonly name: string; readonly value: number }[];
}

export interface ScatterPlot {
  readonly kind: 'scatter';
  readonly points: readonly { readonly name: string; readonly x: number; readonly y: number }[];
}

export type ChartPlot = LinePlot | ColumnsPlot | StackPlot | MultiplesPlot | HistogramPlot | ScatterPlot;

/** How the figures of a plot are written and what its axes are called. */
export interface ChartAxes {
  /** the heading of what stands along the axis: "Month", "Price" */
  readonly x: string;
  /** what is measured, with its unit: "Price per m²" */
  readonly y: string;
  /** figures along the axis of a histogram or a scatter */
  readonly formatX?: (value: number) => string;
  readonly formatY: (value: number) => string;
  /** shorter, for the few figures beside the axis; absent: as all others */
  readonly formatTick?: (value: number) => string;
  readonly formatCount?: (value: number) => string;
}

export interface ChartWords {
  /** the head of the column of counts: "Sales" */
  readonly count: string;
  readonly from: string;
  readonly to: string;
  /** behind a place that is not complete: "incomplete" */
  readonly incomplete: string;
}

interface ChartColumn {
  readonly label: string;
  readonly write: (value: number) => string;
}

/** The figures of a chart as rows, which the table shows, a tooltip names and a file holds. */
export interface ChartTable {
  readonly columns: readonly ChartColumn[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** The table behind a chart: nothing that is drawn is not in it. */
export function chartTable(plot: ChartPlot, axes: ChartAxes, words: ChartWords): ChartTable {
  const write = axes.formatY;
  const writeX = axes.formatX ?? String;
  const count = { label: words.count, write: axes.formatCount ?? String };
  if (plot.kind === 'histogram')
    return {
      columns: [
        { label: `${axes.x}, ${words.from}`, write: writeX },
        { label: words.to, write: writeX },
        count,
      ],
      rows: plot.bins.map((bin) => [bin.from, bin.to, bin.count]),
    };
  if (plot.kind === 'scatter')
    return {
      columns: [
        { label: '', write: String },
        { label: axes.x, write: writeX },
        { label: axes.y, write },
      ],
      rows: plot.points.map(({ name, x, y }) => [name, x, y]),
    };
  const { places, series, counts, incomplete = 0 } = plot;
  return {
    columns: [
      { label: axes.x, write: String },
      ...series.flatMap(({ name, band, bandName = name }) => [
        { label: name, write },
        ...(band
          ? [
              { label: `${bandName}, ${words.from}`, write },
              { label: `${bandName}, ${words.to}`, write },
            ]
          : []),
      ]),
      ...(counts ? [count] : []),
    ],
    rows: places.map((place, at) => [
      at >= places.length - incomplete ? `${place} (${words.incomplete})` : place,
      ...series.flatMap(({ values, band }) => [
        values[at] ?? null,
        ...(band ? [band[at]?.[0] ?? null, band[at]?.[1] ?? null] : []),
      ]),
      ...(counts ? [counts[at] ?? 0] : []),
    ]),
  };
}

/** Whether there is anything to draw. */
export function isEmptyPlot(plot: ChartPlot): boolean {
  if (plot.kind === 'histogram') return plot.bins.every(({ count }) => count === 0);
  if (plot.kind === 'scatter') return plot.points.length === 0;
  return plot.series.every(({ values }) => values.every((value) => value === null));
}
