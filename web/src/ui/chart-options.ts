import type { ApexOptions } from 'apexcharts';
import { LABEL_WIDTH, common, wantLyingBars, type ChartColors, type Look } from './chart-base.ts';
import type { ChartPlot } from './chart-plot.ts';
import { lineScale, roundScale } from './chart-scale.ts';

/** One drawing as the vendor takes it. */
export interface VendorChart {
  readonly type: 'line' | 'rangeArea' | 'bar' | 'scatter';
  readonly series: NonNullable<ApexOptions['series']>;
  readonly options: Omit<ApexOptions, 'yaxis'> & { readonly yaxis: object };
}

/** The colours of the series, in their order. */
export function seriesColors({ first, second, third, fourth, fifth }: ChartColors): readonly string[] {
  return [first, second, third, fourth, fifth];
}

/** What the vendor draws of a plot: one drawing, or of small multiples one for each series. */
export function vendorCharts(plot: ChartPlot, look: Look): readonly VendorChart[] {
  switch (plot.kind) {
    case 'line':
      return [lineChart(plot, look)];
    case 'multiples':
      return multiples(plot, look);
    case 'columns':
    case 'stack':
      return [barChart(plot, look)];
    case 'histogram':
      return [histogram(plot, look)];
    case 'scatter':
      return [scatter(plot, look)];
  }
}

type Line = Extract<ChartPlot, { kind: 'line' | 'multiples' }>;

function lineChart(plot: Line, look: Look): VendorChart {
  const { series, places, incomplete = 0 } = plot;
  const palette = seriesColors(look.colors);
  const whole = places.length - incomplete;
  const drawn = series.flatMap((one, at) => {
    const color = palette[at % palette.length] ?? look.colors.first;
    const value = (keep: (place: number) => boolean) =>
      places.map((_, place) => ({ x: place + 1, y: keep(place) ? (one.values[place] ?? null) : null }));
    return [
      ...(one.band
        ? [
            {
              type: 'rangeArea',
              name: `${one.name} ·`,
              data: places.map((_, place) => ({ x: place + 1, y: [...(one.band?.[place] ?? [null, null])] })),
              color: series.length > 1 ? color : look.colors.band,
              isBand: true,
              dash: 0,
            },
          ]
        : []),
      { type: 'line', name: one.name, data: value((place) => place < whole), color, isBand: false, dash: 0 },
      ...(incomplete > 0
        ? [
            {
              type: 'line',
              name: `${one.name} …`,
              data: value((place) => place >= whole - 1),
              color,
              isBand: false,
              dash: 5,
            },
          ]
        : []),
    ];
  });
  const hasBand = drawn.some(({ isBand }) => isBand);
  const base = common(look, places);
  return {
    type: hasBand ? 'rangeArea' : 'line',
    series: drawn.map(({ type, name, data, color }) => ({
      type,
      name,
      data,
      color,
    })),
    options: {
      ...base,
      colors: drawn.map(({ color }) => color),
      stroke: {
        width: drawn.map(({ isBand }) => (isBand ? 0 : 2.5)),
        curve: 'straight',
        dashArray: drawn.map(({ dash }) => dash),
      },
      fill: {
        type: 'solid',
        opacity: drawn.map(({ isBand }) => (isBand ? (series.length > 1 ? 0.22 : 1) : 1)),
      },
      markers: { size: places.length <= 12 ? 4 : 0, strokeWidth: 0, hover: { size: 6 } },
      annotations: { xaxis: incompleteField(places.length, incomplete, look) },
      // Places are counted from 1, for what begins between two of them has no name.
      xaxis: {
        ...base.xaxis,
        type: 'numeric',
        categories: [],
        tickAmount: Math.max(1, places.length - 1),
        labels: { ...base.xaxis.labels, formatter: (at: string) => places[Math.round(Number(at)) - 1] ?? '' },
      },
      yaxis: { ...base.yaxis, ...lineScale(series) },
    },
  };
}

/** A field behind the last places, from half-way between the last that is complete and the first that is not. */
function incompleteField(count: number, incomplete: number, { colors }: Look) {
  if (incomplete === 0 || count === 0) return [];
  const x = count - incomplete + 0.5;
  return [
    { x, x2: count + 0.5, fillColor: colors.muted, opacity: 0.14, borderColor: 'transparent' },
    { x, borderColor: colors.muted, strokeDashArray: 4 },
  ];
}

function multiples(plot: Extract<ChartPlot, { kind: 'multiples' }>, look: Look): readonly VendorChart[] {
  const scale = lineScale(plot.series, 4);
  return plot.series.map((one, at) => {
    const chart = lineChart({ ...plot, series: [one] }, { ...look, tip: (place) => look.tip(place, at) });
    return { ...chart, options: { ...chart.options, yaxis: { ...chart.options.yaxis, ...scale } } };
  });
}

function barChart(plot: Extract<ChartPlot, { kind: 'columns' | 'stack' }>, look: Look): VendorChart {
  const { series, places, incomplete = 0 } = plot;
  const palette = seriesColors(look.colors);
  const whole = places.length - incomplete;
  const parts = series.flatMap(({ name, values }, at) =>
    [true, false]
      .filter((isWhole) => isWhole || incomplete > 0)
      .map((isWhole) => ({
        name: isWhole ? name : `${name} …`,
        data: places.map((_, place) => (place < whole === isWhole ? (values[place] ?? 0) : 0)),
        color: palette[at % palette.length] ?? look.colors.first,
        isWhole,
      })),
  );
  const isShare = plot.kind === 'stack' && plot.isShare === true;
  const sums = places.map((_, place) => parts.reduce((sum, { data }) => sum + (data[place] ?? 0), 0));
  const base = common(look, places, true);
  const scale = isShare ? { min: 0, max: 1, tickAmount: 4 } : roundScale(0, Math.max(...sums, 0));
  const isLying = wantLyingBars(places, look.width);
  return {
    type: 'bar',
    series: parts.map(({ name, data, color }) => ({ name, data, color })),
    options: {
      ...base,
      chart: { ...base.chart, stacked: true },
      colors: parts.map(({ color }) => color),
      plotOptions: {
        bar: {
          horizontal: isLying,
          barHeight: '64%',
          columnWidth: places.length > 30 ? '88%' : '72%',
          borderRadius: 0,
        },
      },
      stroke: { show: true, width: plot.kind === 'stack' ? 1 : 0, colors: [look.colors.ground] },
      // What is not complete is hatched.
      fill: {
        type: parts.map(({ isWhole }) => (isWhole ? 'solid' : 'pattern')),
        opacity: 1,
        pattern: { style: 'slantedLines', width: 5, height: 5, strokeWidth: 2.5 },
      },
      ...(isLying ? lyingAxes(base, places, scale, look) : { yaxis: { ...base.yaxis, ...scale } }),
    },
  };
}

/** The axes of bars that lie: names at the left, and the figures below. */
function lyingAxes(
  base: ReturnType<typeof common>,
  places: readonly string[],
  scale: ReturnType<typeof roundScale>,
  { axes, colors, width }: Look,
) {
  const style = base.yaxis.labels?.style ?? {};
  const write = axes.formatTick ?? axes.formatY;
  const most = Math.max(2, Math.floor(width / LABEL_WIDTH) - 1);
  return {
    grid: {
      ...base.grid,
      padding: { ...base.grid?.padding, right: LABEL_WIDTH / 3 },
      xaxis: { lines: { show: true } },
      yaxis: { lines: { show: false } },
    },
    xaxis: {
      ...base.xaxis,
      ...scale,
      ...(scale.tickAmount > most ? roundScale(scale.min, scale.max, most) : {}),
      categories: places.map(onTwoLines),
      labels: { ...base.xaxis.labels, style, formatter: (value: string) => write(Number(value)) },
    },
    yaxis: {
      labels: { style: { ...style, colors: colors.ink }, maxWidth: Math.round(width * 0.4), offsetY: 2 },
    },
  };
}

/** A name of several words, broken so that its longer line is as short as it can be. */
function onTwoLines(name: string): string | string[] {
  const words = name.split(' ');
  const [shortest] = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
    .toSorted((one, other) => widest(one) - widest(other));
  return shortest ?? name;
}

const widest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

/** Each mark's name has a line of its own, so that the names of near ones do not cover each other. */
const MARK_LINE_PX = 18;

function histogram({ bins, marks = [] }: Extract<ChartPlot, { kind: 'histogram' }>, look: Look): VendorChart {
  const write = look.axes.formatX ?? String;
  const edges = [...bins.map(({ from }) => from), ...bins.slice(-1).map(({ to }) => to)];
  const [min, max] = [edges[0] ?? 0, edges.at(-1) ?? 1];
  const base = common(look, edges.map(write), true);
  const shown = marks.filter(({ value }) => value >= min && value <= max);
  return {
    type: 'bar',
    series: [
      { name: look.axes.y, data: bins.map(({ from, to, count }) => ({ x: (from + to) / 2, y: count })) },
    ],
    options: {
      ...base,
      colors: [look.colors.first],
      plotOptions: { bar: { columnWidth: '94%', borderRadius: 0 } },
      stroke: { show: false },
      fill: { type: 'solid', opacity: 1 },
      grid: {
        ...base.grid,
        padding: { ...base.grid?.padding, top: MARK_LINE_PX * Math.max(0, shown.length - 1) },
      },
      annotations: {
        xaxis: shown.map(({ name, value }, line) => ({
          x: value,
          borderColor: look.colors.ink,
          strokeDashArray: 0,
          label: {
            text: name,
            orientation: 'horizontal',
            borderWidth: 0,
            offsetY: -4 - MARK_LINE_PX * line,
            style: {
              background: 'transparent',
              color: look.colors.ink,
              fontSize: '13px',
              fontFamily: look.font,
            },
          },
        })),
      },
      // Columns stand between their two prices, which the labels say, and marks where they really are.
      xaxis: {
        ...base.xaxis,
        type: 'numeric',
        categories: [],
        min,
        max,
        tickAmount: Math.max(1, bins.length),
        labels: { ...base.xaxis.labels, formatter: (value: string) => write(Number(value)) },
      },
      yaxis: { ...base.yaxis, ...roundScale(0, Math.max(...bins.map(({ count }) => count), 0)) },
    },
  };
}

function scatter({ points }: Extract<ChartPlot, { kind: 'scatter' }>, look: Look): VendorChart {
  const base = common(look, []);
  const x = roundScale(
    Math.min(...points.map((point) => point.x)),
    Math.max(...points.map((point) => point.x)),
  );
  const y = roundScale(
    Math.min(...points.map((point) => point.y)),
    Math.max(...points.map((point) => point.y)),
  );
  const write = look.axes.formatX ?? String;
  return {
    type: 'scatter',
    series: [{ name: look.axes.y, data: points.map((point) => ({ x: point.x, y: point.y })) }],
    options: {
      ...base,
      colors: [look.colors.first],
      markers: {
        size: points.length > 150 ? 3 : 5,
        strokeWidth: 0,
        fillOpacity: points.length > 150 ? 0.55 : 0.8,
      },
      stroke: { width: 0 },
      fill: { type: 'solid', opacity: 0.7 },
      xaxis: {
        ...base.xaxis,
        type: 'numeric',
        ...x,
        tickAmount: Math.min(x.tickAmount, Math.max(2, Math.floor(look.width / LABEL_WIDTH) - 1)),
        labels: {
          ...base.xaxis.labels,
          style: { ...base.xaxis.labels?.style, colors: look.colors.muted },
          formatter: (value: string) => write(Number(value)),
        },
      },
      yaxis: { ...base.yaxis, ...y },
    },
  };
}
