import { locale } from '#lib/i18n.ts';

/** A whole number with its sign, as the reader's language writes it: "+124", "−31", "0". */
export function signedNumber(value: number): string {
  return new Intl.NumberFormat(locale(), { signDisplay: 'exceptZero', maximumFractionDigits: 0 }).format(
    value,
  );
}
