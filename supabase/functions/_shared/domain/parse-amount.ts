import { CURRENCIES, minorDigits } from './currencies.ts';
import { currencySign } from './format-money.ts';
import { MAX_AMOUNT_MINOR } from './money.ts';

export type AmountRefusal =
  | 'amount_not_a_number'
  | 'amount_not_positive'
  | 'amount_too_large'
  | 'wrong_currency';

export type ParsedAmount =
  | { readonly ok: true; readonly amountMinor: number }
  | { readonly ok: false; readonly code: AmountRefusal };

/** Powers of ten that a word behind the number stands for. */
const MAGNITUDES: Readonly<Record<string, number>> = {
  k: 3,
  thousand: 3,
  mil: 3,
  m: 6,
  mm: 6,
  mn: 6,
  mio: 6,
  million: 6,
  millions: 6,
  millón: 6,
  millon: 6,
  millones: 6,
  b: 9,
  bn: 9,
  billion: 9,
  // What homes are counted in where prices have many digits.
  lakh: 5,
  lakhs: 5,
  cr: 7,
  crore: 7,
  crores: 7,
  juta: 6,
  miliar: 9,
  万: 4,
  만: 4,
  億: 8,
  亿: 8,
  억: 8,
};

/**
 * Reads what somebody typed into a money field: "450k", "1.2m", "450,000", "1 200 000", "£450,000.50", "1,2 M€".
 * The locale decides only where a comma or a point could be either; a lone separator before exactly three
 * digits groups thousands everywhere, since no currency here has three decimals.
 * @param currency ISO 4217 code that the amount must be in; a sign of another currency is `wrong_currency`
 * @returns integer minor units, or the code of the refusal
 */
export function parseAmount(text: string, currency: string, locale: string): ParsedAmount {
  // NFKC turns full-width digits and exotic spaces into plain ones; the zero-width and bidi marks are what
  // copying from a formatted page brings along.
  const plain = text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\u2212\u2013]/g, '-')
    .trim();
  const shape = /^((?:\p{L}\.|[^\d.,])*)([\d.,'’_\s]*\d|\d)([.,]?[^\d]*)$/u.exec(plain);
  if (!shape) return refuse('amount_not_a_number');
  const [, before = '', digits = '', after = ''] = shape;

  const signs = takeMinus(before);
  const tail = takeMagnitude(after);
  const units = [signs.rest, tail.rest].filter((unit) => unit !== '');
  if (!units.every((unit) => isAnyCurrency(unit, locale))) return refuse('amount_not_a_number');
  if (!units.every((unit) => isCurrencyText(unit, currency, locale))) return refuse('wrong_currency');

  const number = readNumber(digits, locale, tail.power);
  if (!number) return refuse('amount_not_a_number');
  const amountMinor = shift(number.whole, number.fraction, tail.power + minorDigits(currency));
  if (amountMinor === 0 || signs.isNegative) return refuse('amount_not_positive');
  if (amountMinor > MAX_AMOUNT_MINOR) return refuse('amount_too_large');
  return { ok: true, amountMinor };
}

function refuse(code: AmountRefusal): ParsedAmount {
  return { ok: false, code };
}

function takeMinus(before: string): { isNegative: boolean; rest: string } {
  return { isNegative: before.includes('-'), rest: before.replace('-', '').trim() };
}

/** Splits "k", "m €", "millones de euros" into a power of ten and what is left. */
function takeMagnitude(after: string): { power: number; rest: string } {
  const text = after.trim();
  const word = /^([万만億亿억]|\p{L}+)\.?/u.exec(text);
  const name = word?.[1] ?? '';
  // "M" and "m" both mean million here: nobody prices a home in thousandths.
  const power = MAGNITUDES[name.toLowerCase()];
  if (!word || power === undefined) return { power: 0, rest: text };
  return {
    power,
    rest: text
      .slice(word[0].length)
      .replace(/^\s*de\s/, '')
      .trim(),
  };
}

function isAnyCurrency(text: string, locale: string): boolean {
  return CURRENCIES.some((row) => isCurrencyText(text, row.code, locale));
}

function isCurrencyText(text: string, currency: string, locale: string): boolean {
  const lower = text.toLowerCase();
  const symbols: readonly string[] = CURRENCIES.find((row) => row.code === currency)?.symbols ?? [];
  return (
    [currency, ...symbols].some((symbol) => symbol.toLowerCase() === lower) ||
    // The locale's own sign, such as "$CA" in French: what formatMoney writes is read back.
    currencySign(currency, locale).sign.toLowerCase() === lower
  );
}

/** The digits before and after the decimal mark, or null where the separators make no number. */
function readNumber(text: string, locale: string, power: number): { whole: string; fraction: string } | null {
  const compact = text.replace(/['’_\s]/g, '');
  const marks = compact.replace(/\d/g, '');
  if (marks === '') return { whole: compact, fraction: '' };
  const last = marks.charAt(marks.length - 1);
  const first = marks.charAt(0);
  if (first !== last) {
    // Two kinds of mark: the last is the decimal one, and it may stand only once.
    if (marks.indexOf(last) !== marks.length - 1) return null;
    const at = compact.indexOf(last);
    return grouped(compact.slice(0, at), first, compact.slice(at + 1));
  }
  if (marks.length > 1) return grouped(compact, last, '');
  const [whole = '', fraction = ''] = compact.split(last);
  const groups = whole !== '' && whole.length <= 3 && !/^0/.test(whole) && fraction.length === 3;
  // 1.250m is a million and a quarter, but 1,250k and 8,500万 are groups where the locale reads them so.
  if (groups && (power === 0 || (power <= 4 && last !== decimalMark(locale)))) {
    return { whole: whole + fraction, fraction: '' };
  }
  return { whole: whole === '' ? '0' : whole, fraction };
}

/** Checks "1,234,567" and the Indian "12,34,567": every group of two or three, the last of three. */
function grouped(text: string, mark: string, fraction: string) {
  const groups = text.split(mark);
  const isWellFormed = groups.every((group, index) => {
    if (index === 0) return /^\d{1,3}$/.test(group);
    return index === groups.length - 1 ? /^\d{3}$/.test(group) : /^\d{2,3}$/.test(group);
  });
  return isWellFormed ? { whole: groups.join(''), fraction } : null;
}

function decimalMark(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find((part) => part.type === 'decimal')?.value ?? '.';
}

/** whole.fraction × 10^power as an integer, half up, by digits and not by floats. */
function shift(whole: string, fraction: string, power: number): number {
  const kept = fraction.slice(0, power).padEnd(power, '0');
  const half = fraction.charAt(power) >= '5' ? 1 : 0;
  const digits = (whole + kept).replace(/^0+/, '');
  // Longer than the largest amount: the exact value no longer matters, only that it is too large.
  if (digits.length > 15) return Number.MAX_SAFE_INTEGER;
  return Number(digits) + half;
}
