import type { SaleChart } from '#domain/market/sale-charts.ts';

export const CHARTS_PATH = '/charts';

/** The three studies, in their order. */
export const STUDIES = [
  { name: 'spread', path: '/chart_examples' },
  { name: 'time', path: '/chart_examples_2' },
  { name: 'kinds', path: '/chart_examples_3' },
] as const;

/** The page of one chart. */
export function soldChartPath(chart: SaleChart): string {
  return `/sold_homes_charts/${chart}`;
}
