import { formatMoney } from '#domain/format-money.ts';
import { minorPerMajor } from '#domain/money.ts';
import { isMessageKey, locale, t } from '#lib/i18n.ts';

export function money(amountMinor: number, currency: string): string {
  return formatMoney(amountMinor, currency, locale());
}

/** An amount in whole units of its currency: what is worked out of a home has no pence. */
export function wholeMoney(amountMinor: number, currency: string): string {
  return money(inWholeUnits(amountMinor, currency), currency);
}

/** An amount as it is read aloud of a home: nobody knows a value to the pound. */
export function roundMoney(amountMinor: number, currency: string): string {
  return money(toRead(amountMinor), currency);
}

/** Whether an amount, read aloud, is none. */
export function readsAsNothing(amountMinor: number): boolean {
  return toRead(Math.abs(amountMinor)) === 0;
}

/** A part of a value with its sign, in whole units. A part of nothing has none. */
export function signedMoney(amountMinor: number, currency: string): string {
  const whole = inWholeUnits(amountMinor, currency);
  const amount = money(Math.abs(whole), currency);
  return whole < 0 ? `−${amount}` : whole > 0 ? `+${amount}` : amount;
}

function inWholeUnits(amountMinor: number, currency: string): number {
  const unit = minorPerMajor(currency);
  return Math.round(amountMinor / unit) * unit;
}

function toRead(amountMinor: number): number {
  const step = amountMinor >= 10_000_000 ? 100_000 : 10_000;
  return Math.round(amountMinor / step) * step;
}

/** The part of a value by its name on the wire; one that has no words yet is called by its name. */
export function partName(name: string): string {
  const key = `valuation.part.${name}`;
  return isMessageKey(key) ? t(key) : name;
}
