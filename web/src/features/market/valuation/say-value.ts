import { formatMoney } from '#domain/format-money.ts';
import { formatNumber } from '#lib/format.ts';
import { isMessageKey, locale, t } from '#lib/i18n.ts';

const METRES_OF_MILE = 1609.344;
const FEET_OF_METRE = 3.28084;

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

export function signedPercent(percent: number): string {
  const digits = Math.abs(percent) < 10 ? 1 : 0;
  const said = new Intl.NumberFormat(locale(), {
    style: 'percent',
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  }).format(percent / 100);
  return said.replace('-', '−');
}

/** How far away something is, in the reader's units. */
export function sayDistance(metres: number): string {
  if (locale() === 'en-US' || locale() === 'en-GB') {
    const miles = metres / METRES_OF_MILE;
    if (miles >= 0.2) return t('valuation.miles', { distance: oneDigit(miles) });
    return locale() === 'en-US'
      ? t('valuation.feet', { distance: formatNumber(Math.round((metres * FEET_OF_METRE) / 10) * 10) })
      : t('valuation.metres', { distance: formatNumber(Math.round(metres / 10) * 10) });
  }
  return metres < 1000
    ? t('valuation.metres', { distance: formatNumber(Math.round(metres / 10) * 10) })
    : t('valuation.kilometres', { distance: oneDigit(metres / 1000) });
}

/** The part of a value by its name on the wire; one that has no words yet is called by its name. */
export function partName(name: string): string {
  const key = `valuation.part.${name}`;
  return isMessageKey(key) ? t(key) : name;
}

/** Where a sold home stands, as far as its register says. */
export function saleAddress(sale: {
  readonly house?: string | null;
  readonly street: string | null;
  readonly town?: string | null;
  readonly postcode: string | null;
}): string {
  const line = [sale.house, sale.street && inTitleCase(sale.street)].filter(Boolean).join(' ');
  const town = sale.town ? inTitleCase(sale.town) : null;
  return [line, town, sale.postcode].filter(Boolean).join(', ');
}

/** Registers write in capitals. */
function inTitleCase(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text.toLowerCase().replaceAll(/(^|[\s\-'(])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}

function oneDigit(value: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(value);
}
