import { barChart } from './chart-bars.ts';
import { LABEL_WIDTH, common, seriesColors, type Look, type VendorChart } from './chart-base.ts';
import type { ChartPlot } from './chart-plot.ts';
import { lineScale, roundScale } from './chart-scale.ts';

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

/** Columns are areas of four corners: the vendor's own would have to stand between steps, and could hold no mark to scale. */
const CORNERS = 4;
/** beside each column, as a share of the axis */
const COLUMN_GAP = 0.001;
/** Each mark's name has a line of its own, so that the names of near ones do not cover each other. */
const MARK_LINE_PX = 18;

function histogram({ bins, marks = [] }: Extract<ChartPlot, { kind: 'histogram' }>, look: Look): VendorChart {
  const write = look.axes.formatX ?? String;
  const edges = [...bins.map(({ from }) => from), ...bins.slice(-1).map(({ to }) => to)];
  const [min, max] = [edges[0] ?? 0, edges.at(-1) ?? 1];
  const base = common(look, edges.map(write), true);
  const shown = marks.filter(({ value }) => value >= min && value <= max);
  const gap = (max - min) * COLUMN_GAP;
  return {
    type: 'area',
    series: [
      {
        name: look.axes.y,
        data: bins.flatMap(({ from, to, count }) => [
          { x: from + gap, y: 0 },
          { x: from + gap, y: count },
          { x: to - gap, y: count },
          { x: to - gap, y: 0 },
        ]),
      },
    ],
    options: {
      ...base,
      colors: [look.colors.first],
      stroke: { width: 0, curve: 'straight' },
      fill: { type: 'solid', opacity: 1 },
      markers: { size: 0, hover: { size: 0 } },
      tooltip: {
        ...base.tooltip,
        custom: ({ dataPointIndex }: { dataPointIndex: number }) =>
          look.tip(Math.floor(dataPointIndex / CORNERS), 0),
      },
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
            // A name begins or ends at its line, on the side that has room: it would cover the figures of the other axis.
            textAnchor: value < (min + max) / 2 ? 'start' : 'end',
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
        crosshairs: { show: false },
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
