import type { ChartPlace } from '#wire/sold-charts.ts';
import { formatMark, formatMoney } from '#domain/format-money.ts';
import type { ChartStep } from '#domain/market/sale-charts.ts';
import { minorPerMajor, toMajor } from '#domain/money.ts';
import { formatMonth, formatShare, perAreaUnit } from '#lib/format.ts';
import { locale, plural, t } from '#lib/i18n.ts';
import type { ChartAxes } from '#ui/chart-plot.ts';
import { saySources } from '../market/say-sources.ts';

/** A step of time as people name it in a sentence: "March 2025", "Q1 2025", "2025". */
export function sayStep(beginsOn: string, step: ChartStep): string {
  if (step === 'month') return formatMonth(beginsOn);
  return step === 'year' ? beginsOn.slice(0, 4) : t('soldCharts.quarter', quarterOf(beginsOn));
}

/** The same where there is little room: "Mar 2025". */
export function markStep(beginsOn: string, step: ChartStep): string {
  if (step === 'year') return beginsOn.slice(0, 4);
  if (step === 'quarter') return t('soldCharts.quarterMark', quarterOf(beginsOn));
  return new Intl.DateTimeFormat(locale(), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(beginsOn),
  );
}

function quarterOf(beginsOn: string) {
  return { quarter: String(Math.ceil(Number(beginsOn.slice(5, 7)) / 3)), year: beginsOn.slice(0, 4) };
}

/** A price in whole units of its currency; what was reckoned has no pence. */
export function sayPrice(minor: number, currency: string): string {
  const unit = minorPerMajor(currency);
  return formatMoney(Math.round(minor / unit) * unit, currency, locale());
}

/** Four percent more, or less. */
export function sayChange(share: number): string {
  return formatShare(Math.abs(share), Math.abs(share) < 0.1 ? 1 : 0);
}

/** Axes on which prices stand, in whole units of the currency; or those of a square metre, in the reader's unit. */
export function priceAxes(currency: string, x: string, isPerArea = false): ChartAxes {
  const minor = (major: number) => Math.round(major * minorPerMajor(currency));
  return {
    x,
    y: t(isPerArea ? 'soldCharts.axis.perArea' : 'soldCharts.axis.price', { currency }),
    formatX: (major) => formatMark(minor(major), currency, locale()),
    formatY: (major) => sayPrice(minor(major), currency),
    formatTick: (major) => formatMark(minor(major), currency, locale()),
  };
}

/** What a plot holds of a price: units of its currency, of the reader's unit of area where it is one of an area. */
export function toPlot(minor: number | null, currency: string, isPerArea = false): number | null {
  return minor === null ? null : toMajor(isPerArea ? perAreaUnit(minor) : minor, currency);
}

/** How many sales, whose, of when, and under which licence. */
export function sayOrigin(sales: number, { sources }: ChartPlace): string {
  return `${plural('soldCharts.sales', sales)} ${saySources(sources)}`.trim();
}
