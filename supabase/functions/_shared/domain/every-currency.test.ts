import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';
import { isWithinBounds } from './amount-bounds.ts';
import { crowdBin, binBounds } from './crowd-bins.ts';
import { CURRENCIES, isCurrencyCode, minorDigits } from './currencies.ts';
import { errorBand } from './error-bands.ts';
import { currencySign, formatAmount, formatMark, formatMoney } from './format-money.ts';
import { defaultAbsoluteLimitMinor, MARKET_BOUNDS, marketBounds, PRICE_KINDS } from './market-bounds.ts';
import { MAX_AMOUNT_MINOR, toMajor, toMinor } from './money.ts';
import { parseAmount } from './parse-amount.ts';
import { FORMULAS, maxRoundScore, scoreGuess } from './scoring.ts';

const LOCALES = ['en-GB', 'en-US', 'es', 'es-MX', 'en-IN', 'pt-BR', 'fr', 'de-CH'];
const CODES = CURRENCIES.map(({ code }) => code);

/** Prices of homes in a currency: whole amounts within its market, as far apart as homes are. */
function prices(currency: string) {
  const { minMinor, maxMinor } = boundsOf(currency);
  return fc
    .double({ min: Math.log(minMinor), max: Math.log(maxMinor), noNaN: true })
    .map((log) => toMinor(Math.round(toMajor(Math.exp(log), currency)), currency))
    .filter((amount) => amount >= minMinor && amount <= maxMinor);
}

function boundsOf(currency: string) {
  const bounds = marketBounds(currency, 'asking');
  if (!bounds) throw new Error(`${currency} has no market.`);
  return bounds;
}

describe('every currency', () => {
  test.each(CODES)('%s has one range for each kind of price, below the largest amount', (currency) => {
    expect(isCurrencyCode(currency)).toBe(true);
    const rows = MARKET_BOUNDS.filter((row) => row.currency === currency);
    expect(rows.map(({ priceKind }) => priceKind)).toEqual([...PRICE_KINDS]);
    for (const { minMinor, maxMinor } of rows) {
      expect(Number.isInteger(minMinor) && Number.isInteger(maxMinor)).toBe(true);
      expect(maxMinor).toBeLessThan(MAX_AMOUNT_MINOR);
      expect(maxMinor / minMinor).toBe(500_000);
    }
    const limit = defaultAbsoluteLimitMinor(currency);
    expect(isWithinBounds(limit, boundsOf(currency))).toBe(true);
  });

  test.each(CODES.filter((code) => code !== 'IDR'))('%s has the decimals of ISO 4217', (currency) => {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions();
    expect(minorDigits(currency)).toBe(maximumFractionDigits);
  });

  test.each(CODES)('a price in %s is read back as any locale writes it', (currency) => {
    fc.assert(
      fc.property(prices(currency), fc.constantFrom(...LOCALES), (amountMinor, locale) => {
        for (const text of [
          formatMoney(amountMinor, currency, locale),
          formatAmount(amountMinor, currency, locale),
          `${currency} ${String(toMajor(amountMinor, currency))}`,
        ])
          expect(parseAmount(text, currency, locale), `${text} in ${locale}`).toEqual({
            ok: true,
            amountMinor,
          });
        expect(formatMoney(amountMinor, currency, locale)).not.toMatch(/[.,]\d\d$/);
        expect(formatMark(amountMinor, currency, locale)).toMatch(/\d/);
      }),
      { numRuns: 40 },
    );
  });

  test.each(CURRENCIES)('$code is understood by each of its signs', ({ code, symbols }) => {
    for (const sign of [...symbols, currencySign(code, 'en-GB').sign]) {
      expect(parseAmount(`${sign} 1.2bn`, code, 'en-GB'), sign).toEqual({
        ok: true,
        amountMinor: toMinor(1_200_000_000, code),
      });
    }
  });

  test.each(CODES)('a guess in %s is scored, counted and put into words', (currency) => {
    fc.assert(
      fc.property(prices(currency), prices(currency), (priceMinor, amountMinor) => {
        for (const formula of FORMULAS) {
          const round = (guess: number) =>
            scoreGuess({
              ...{ formula, difficulty: 'normal', guess: { amountMinor: guess }, priceMinor },
              absoluteLimitMinor: defaultAbsoluteLimitMinor(currency),
            });
          expect(round(priceMinor).score).toBe(maxRoundScore(formula));
          expect(round(amountMinor).score).toBeLessThanOrEqual(maxRoundScore(formula));
          expect(Number.isFinite(round(amountMinor).logError)).toBe(true);
        }
        expect(errorBand(priceMinor, priceMinor)).toBe(0);
        const { fromMinor, toMinor: endMinor } = binBounds(crowdBin(amountMinor));
        expect(amountMinor).toBeGreaterThanOrEqual(fromMinor - 1);
        expect(amountMinor).toBeLessThanOrEqual(endMinor);
        // smallint in the database
        expect(crowdBin(amountMinor)).toBeLessThan(32_768);
        for (const locale of ['en-GB', 'en-US', 'es'])
          expect(amountInWords(amountMinor, currency, locale)).not.toMatch(/\d|undefined|[A-Z]{3}/);
      }),
      { numRuns: 40 },
    );
  });
});

test.each([
  ['₩1.2bn', 'KRW', 1_200_000_000],
  ['1.2억', 'KRW', 120_000_000],
  ['4억5000만', 'KRW', null],
  ['4.5억원', 'KRW', 450_000_000],
  ['8,500万円', 'JPY', 85_000_000],
  ['1.2億円', 'JPY', 120_000_000],
  ['￥85,000,000', 'JPY', 85_000_000],
  ['₹1.2 Cr', 'INR', 1_200_000_000],
  ['Rs. 85 lakh', 'INR', 850_000_000],
  ['₹1,20,00,000', 'INR', 1_200_000_000],
  ['Rp 1,5 miliar', 'IDR', 1_500_000_000],
  ['850 juta', 'IDR', 850_000_000],
  ['R$ 850 mil', 'BRL', 85_000_000],
  ['320万元', 'CNY', 320_000_000],
])('parseAmount() reads %s in %s', (text, currency, amountMinor) => {
  const read = parseAmount(text, currency, 'en-GB');
  expect(read).toEqual(
    amountMinor === null ? { ok: false, code: 'amount_not_a_number' } : { ok: true, amountMinor },
  );
});
