import { locale } from './i18n.ts';

/** A percentage with its sign: 4.3 → "+4.3%". Small ones keep one digit, large ones none. */
export function signedPercent(percent: number): string {
  const digits = Math.abs(percent) < 10 ? 1 : 0;
  const said = new Intl.NumberFormat(locale(), {
    style: 'percent',
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  }).format(percent / 100);
  return said.replace('-', '−');
}
