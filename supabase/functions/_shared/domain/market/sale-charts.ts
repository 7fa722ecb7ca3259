/** The charts of sold homes, as their addresses name them. */
export const SALE_CHARTS = ['price', 'price-per-m2', 'count', 'type', 'year'] as const;
export type SaleChart = (typeof SALE_CHARTS)[number];

/** How long a step of a chart's time is. */
export const CHART_STEPS = ['month', 'quarter', 'year'] as const;
export type ChartStep = (typeof CHART_STEPS)[number];

/** What is measured of a sale. */
export const SALE_MEASURES = ['price', 'price-per-m2'] as const;

const MONTHS: Readonly<Record<ChartStep, number>> = { month: 1, quarter: 3, year: 12 };

/** The first day of the step after one that begins on a day: "2024-04-01" → "2024-07-01" for a quarter. */
export function nextStep(beginsOn: string, step: ChartStep): string {
  const month = Number(beginsOn.slice(0, 4)) * 12 + Number(beginsOn.slice(5, 7)) - 1 + MONTHS[step];
  return `${String(Math.floor(month / 12))}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

/** All steps from one to another, both with them. */
export function stepsBetween(first: string, last: string, step: ChartStep): readonly string[] {
  const steps: string[] = [];
  for (let at = first; at <= last; at = nextStep(at, step)) steps.push(at);
  return steps;
}
