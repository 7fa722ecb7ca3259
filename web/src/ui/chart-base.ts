import type { ApexOptions } from 'apexcharts';
import type { ChartAxes } from './chart-plot.ts';

/** Where each colour of a chart stands in its style sheet. */
export const CHART_COLORS = {
  first: '--chart-1',
  second: '--chart-2',
  third: '--chart-3',
  fourth: '--chart-4',
  fifth: '--chart-5',
  band: '--chart-band',
  ink: '--ink',
  muted: '--ink-muted',
  line: '--line',
  ground: '--chart-ground',
} as const;
export type ChartColors = Readonly<Record<keyof typeof CHART_COLORS, string>>;

/** What drawings of a chart share. */
export interface Look {
  readonly axes: ChartAxes;
  readonly colors: ChartColors;
  readonly font: string;
  /** pixels that the drawing has */
  readonly width: number;
  readonly isStill: boolean;
  /** a tip's words for a place of a row */
  readonly tip: (place: number, series: number) => string;
}

/** One drawing as the vendor takes it. */
export interface VendorChart {
  readonly type: 'line' | 'area' | 'rangeArea' | 'bar' | 'scatter';
  readonly series: NonNullable<ApexOptions['series']>;
  readonly options: Omit<ApexOptions, 'yaxis'> & { readonly yaxis: object };
}

/** The colours of the series, in their order. */
export function seriesColors({ first, second, third, fourth, fifth }: ChartColors): readonly string[] {
  return [first, second, third, fourth, fifth];
}

/** So many pixels a label below the axis wants, so that neighbours stay apart. */
export const LABEL_WIDTH = 76;
const NARROW_LABEL_WIDTH = 58;
/** and so many the figures beside the drawing */
const AXIS_WIDTH = 60;

/** A step of time that is not labelled stands between two that are; a name that is not, or half of it, is lost. */
const LONGEST_STEP = 10;
/** So many bars have room for two lines of a name each. */
const MOST_LYING = 8;

/** Whether bars have to lie, for their names do not fit below them. */
export function wantLyingBars(places: readonly string[], width: number): boolean {
  const longest = longestOf(places);
  return (
    longest > LONGEST_STEP &&
    places.length <= MOST_LYING &&
    places.length * widthOf(longest) > width - AXIS_WIDTH
  );
}

const longestOf = (places: readonly string[]): number => Math.max(...places.map(({ length }) => length), 0);

/** The pixels of a label of so many letters, and of the gap beside it. */
const widthOf = (letters: number): number => 16 + letters * 8;

type Base = Omit<ApexOptions, 'chart' | 'yaxis' | 'xaxis'> & {
  chart: NonNullable<ApexOptions['chart']>;
  yaxis: Exclude<NonNullable<ApexOptions['yaxis']>, unknown[]>;
  xaxis: NonNullable<ApexOptions['xaxis']>;
};

/** What all drawings have in common. Words beside them are HTML; the vendor's own buttons and legend are never drawn. */
export function common(
  { axes, colors, font, width, isStill, tip }: Look,
  places: readonly string[],
  isBars = false,
): Base {
  const labels = { colors: colors.muted, fontSize: '13px', fontFamily: font };
  const longest = longestOf(places);
  const most = longest > LONGEST_STEP ? Infinity : width < 480 ? NARROW_LABEL_WIDTH : LABEL_WIDTH;
  const room = Math.max(2, Math.floor((width - AXIS_WIDTH) / Math.min(most, widthOf(longest))));
  const stride = Math.max(1, Math.ceil(places.length / room));
  return {
    chart: {
      background: 'transparent',
      foreColor: colors.muted,
      fontFamily: font,
      toolbar: { show: false },
      zoom: { enabled: false },
      selection: { enabled: false },
      animations: { enabled: !isStill, speed: 240, animateGradually: { enabled: false } },
      // Whoever draws it anew for another width is we: the vendor would hear of its own drawing as well, and never end.
      redrawOnParentResize: false,
      redrawOnWindowResize: false,
    },
    dataLabels: { enabled: false },
    legend: { show: false },
    grid: { borderColor: colors.line, padding: { left: 8, right: 12, top: 0, bottom: 0 } },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    xaxis: {
      type: 'category',
      categories: [...places],
      tickPlacement: isBars ? 'between' : 'on',
      axisTicks: { show: false },
      axisBorder: { color: colors.muted },
      crosshairs: { show: true, stroke: { color: colors.muted, width: 1, dashArray: 0 } },
      tooltip: { enabled: false },
      labels: {
        rotate: 0,
        hideOverlappingLabels: false,
        trim: false,
        // Marks are placed by labels, so each is there; of those that would touch their neighbours nothing is seen.
        style: {
          ...labels,
          colors: places.map((_, at) => (at % stride === 0 ? colors.muted : 'transparent')),
        },
      },
    },
    yaxis: { labels: { style: labels, formatter: axes.formatTick ?? axes.formatY, maxWidth: 90 } },
    tooltip: {
      shared: true,
      intersect: false,
      followCursor: false,
      custom: ({ seriesIndex, dataPointIndex }: { seriesIndex: number; dataPointIndex: number }) =>
        tip(dataPointIndex, seriesIndex),
    },
  };
}
