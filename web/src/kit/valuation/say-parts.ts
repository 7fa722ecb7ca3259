import { formatMoney } from '#domain/format-money.ts';
import { isMessageKey, locale, t } from '#lib/i18n.ts';

export function money(amountMinor: number, currency: string): string {
  return formatMoney(amountMinor, currency, locale());
}

/** An amount as it is read aloud of a home: nobody knows a value to the pound. */
export function roundMoney(amountMinor: number, currency: string): string {
  const step = amountMinor >= 10_000_000 ? 100_000 : 10_000;
  return money(Math.round(amountMinor / step) * step, currency);
}

/** A part of a value with its sign. A part of nothing has none. */
export function signedMoney(amountMinor: number, currency: string): string {
  const amount = money(Math.abs(amountMinor), currency);
  return amountMinor < 0 ? `−${amount}` : amountMinor > 0 ? `+${amount}` : amount;
}

/** The part of a value by its name on the wire; one that has no words yet is called by its name. */
export function partName(name: string): string {
  const key = `valuation.part.${name}`;
  return isMessageKey(key) ? t(key) : name;
}
