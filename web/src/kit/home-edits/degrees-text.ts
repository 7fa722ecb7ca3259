import { locale } from '#lib/i18n.ts';

/** Degrees of latitude or longitude, to the metre: 53.95 → "53.95". */
export function degreesText(degrees: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 5 }).format(degrees);
}
