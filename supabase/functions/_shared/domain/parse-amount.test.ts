import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCIES } from './currencies.ts';
import { formatAmount, formatMoney } from './format-money.ts';
import { MAX_AMOUNT_MINOR } from './money.ts';
import { parseAmount } from './parse-amount.ts';

const LOCALES = ['en-GB', 'en-US', 'es', 'es-ES', 'de', 'fr', 'de-CH', 'pl', 'en-IN'];

/** A fresh formatted amount read back: what the money field does on every blur. */
function amounts(currency: string) {
  const step = CURRENCIES.find((row) => row.code === currency)?.minorDigits === 0 ? 1 : 100;
  return fc.oneof(
    fc.integer({ min: 1, max: MAX_AMOUNT_MINOR }),
    fc.integer({ min: 1, max: MAX_AMOUNT_MINOR / step }).map((major) => major * step),
  );
}

describe('parseAmount() reads what people type', () => {
  test.each([
    ['450k', 'GBP', 'en-GB', 45_000_000],
    ['450K', 'GBP', 'en-GB', 45_000_000],
    ['1.2m', 'GBP', 'en-GB', 120_000_000],
    ['£1.25m', 'GBP', 'en-GB', 125_000_000],
    ['1.25 million', 'USD', 'en-US', 125_000_000],
    ['1,2 M€', 'EUR', 'es', 120_000_000],
    ['1,2 millones de €', 'EUR', 'es', 120_000_000],
    ['450 mil', 'EUR', 'es', 45_000_000],
    ['450,000', 'GBP', 'en-GB', 45_000_000],
    ['450.000', 'EUR', 'es', 45_000_000],
    ['450.000', 'GBP', 'en-GB', 45_000_000],
    ['450,000', 'EUR', 'es', 45_000_000],
    ['1 200 000', 'EUR', 'fr', 120_000_000],
    ['1\u202f200\u202f000 €', 'EUR', 'fr', 120_000_000],
    ["1'200'000", 'CHF', 'de-CH', 120_000_000],
    ['12,34,567', 'GBP', 'en-IN', 123_456_700],
    ['€ 450.000,50', 'EUR', 'es', 45_000_050],
    ['450,000.50', 'GBP', 'en-GB', 45_000_050],
    ['$450000', 'USD', 'en-US', 45_000_000],
    ['GBP 450000', 'GBP', 'en-GB', 45_000_000],
    ['450000 gbp', 'GBP', 'en-GB', 45_000_000],
    ['.5m', 'GBP', 'en-GB', 50_000_000],
    ['1,250k', 'GBP', 'en-GB', 125_000_000],
    ['1,250k', 'EUR', 'es', 125_000],
    ['1.250m', 'EUR', 'es', 125_000_000],
    ['４５０ｋ', 'GBP', 'en-GB', 45_000_000],
    ['1.5', 'GBP', 'en-GB', 150],
    ['3', 'JPY', 'en-GB', 3],
    ['0.005', 'GBP', 'en-GB', 1],
  ])('%s in %s, %s', (text, currency, locale, amountMinor) => {
    expect(parseAmount(text, currency, locale)).toEqual({ ok: true, amountMinor });
  });
});

describe('parseAmount() refuses the rest by code', () => {
  test.each([
    ['', 'amount_not_a_number'],
    ['   ', 'amount_not_a_number'],
    ['a lot', 'amount_not_a_number'],
    ['£', 'amount_not_a_number'],
    ['45 pigs', 'amount_not_a_number'],
    ['1e6', 'amount_not_a_number'],
    ['1,23,4', 'amount_not_a_number'],
    ['1.2.3', 'amount_not_a_number'],
    ['1,000.00.1', 'amount_not_a_number'],
    ['NaN', 'amount_not_a_number'],
    ['Infinity', 'amount_not_a_number'],
    ['0', 'amount_not_positive'],
    ['0k', 'amount_not_positive'],
    ['-450,000', 'amount_not_positive'],
    ['−5', 'amount_not_positive'],
    ['£-5', 'amount_not_positive'],
    ['10000000001', 'amount_too_large'],
    ['999999999999999999999999', 'amount_too_large'],
    ['11bn', 'amount_too_large'],
    ['€450,000', 'wrong_currency'],
    ['450k USD', 'wrong_currency'],
  ])('%s', (text, code) => {
    expect(parseAmount(text, 'GBP', 'en-GB')).toEqual({ ok: false, code });
  });

  test('the largest amount itself is taken', () => {
    expect(parseAmount('10000000000', 'GBP', 'en-GB')).toEqual({ ok: true, amountMinor: MAX_AMOUNT_MINOR });
  });
});

describe('formatMoney() and parseAmount() are a pair', () => {
  const cases = CURRENCIES.flatMap(({ code }) => LOCALES.map((locale) => [code, locale] as const));
  test.each(cases)('%s in %s', (currency, locale) => {
    fc.assert(
      fc.property(amounts(currency), (amountMinor) => {
        expect(parseAmount(formatMoney(amountMinor, currency, locale), currency, locale)).toEqual({
          ok: true,
          amountMinor,
        });
        expect(parseAmount(formatAmount(amountMinor, currency, locale), currency, locale)).toEqual({
          ok: true,
          amountMinor,
        });
      }),
      { numRuns: 25 },
    );
  });
});

test('parseAmount() never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const read = parseAmount(text, 'GBP', 'en-GB');
      if (read.ok) expect(Number.isSafeInteger(read.amountMinor)).toBe(true);
    }),
  );
});
