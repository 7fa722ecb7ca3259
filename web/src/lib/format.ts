import { SQUARE_FEET_PER_M2 } from '#domain/price-per-area.ts';
import { BrowserOnly } from './browser-only.ts';
import { locale } from './i18n.ts';

/** The reader's time zone is the browser's to know: a page that names a time is not drawn by the site server. */
function needsTimeZone(): void {
  if (import.meta.env.SSR) throw new BrowserOnly('the time zone');
}

/** A share of 1 as a percentage: 0.953 → "95%". */
export function formatShare(share: number, digits = 0): string {
  return new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: digits }).format(share);
}

/** A percentage that is already one: 7.25 → "7.3%". Small errors keep one digit, large ones none. */
export function formatPercent(percent: number): string {
  return formatShare(percent / 100, percent < 10 ? 1 : 0);
}

/** A whole number with the locale's grouping. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(locale()).format(value);
}

/** An area stored in m², shown in the reader's unit: square feet in the United States, square metres elsewhere. */
export function formatArea(areaM2: number): string {
  return locale() === 'en-US'
    ? `${formatNumber(Math.round(areaM2 * SQUARE_FEET_PER_M2))} sq ft`
    : `${formatNumber(Math.round(areaM2))} m²`;
}

/** A price of a square metre as one of the reader's unit of area, in whole hundreds of minor units. */
export function perAreaUnit(minorPerM2: number): number {
  return locale() === 'en-US' ? Math.round(minorPerM2 / SQUARE_FEET_PER_M2 / 100) * 100 : minorPerM2;
}

/** A country by its code, in the reader's language: "GB" → "United Kingdom". */
export function formatCountry(code: string): string {
  try {
    return new Intl.DisplayNames(locale(), { type: 'region' }).of(code) ?? code;
  } catch {
    return code; // a code that is none, as an address may hold
  }
}

/** A day and time: "20 Nov 2026, 16:25". */
export function formatTime(at: string): string {
  needsTimeZone();
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
}

/** A calendar day: "2025-03-14" → "14 March 2025", whatever the reader's time zone. */
export function formatDate(on: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(on));
}

/** A month of a year: "2025-03-01" → "March 2025". The day carries no meaning, so no time zone may move it. */
export function formatMonth(on: string): string {
  return new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(on),
  );
}

/** Seconds as a clock: 65 → "1:05". */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${String(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`;
}

/** The first day of a week, without its year: "2026-03-02" → "2 Mar". No time zone may move it. */
export function formatWeek(on: string): string {
  return new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(on),
  );
}
