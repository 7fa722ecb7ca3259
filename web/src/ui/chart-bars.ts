import {
  LABEL_WIDTH,
  common,
  seriesColors,
  wantLyingBars,
  type Look,
  type VendorChart,
} from './chart-base.ts';
import type { ChartPlot } from './chart-plot.ts';
import { roundScale } from './chart-scale.ts';

/** Columns, or bars of parts; where the names of columns do not fit below them, all of them lie. */
export function barChart(plot: Extract<ChartPlot, { kind: 'columns' | 'stack' }>, look: Look): VendorChart {
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
