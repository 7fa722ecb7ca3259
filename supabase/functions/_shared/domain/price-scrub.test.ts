import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';
import { CURRENCIES } from './currencies.ts';
import { formatAmount, formatMoney } from './format-money.ts';
import { priceScale } from './market-bounds.ts';
import { toMajor, toMinor } from './money.ts';
import { holdsNoPrice, SCRUBBED, scrubPrices } from './price-scrub.ts';

describe('scrubPrices() takes out', () => {
  test.each([
    ['Guide price £450,000.', 'Guide price […].'],
    ['Offers over 450,000 are invited', 'Offers over […] are invited'],
    ['OIEO 450000', 'OIEO […]'],
    ['offers in excess of £1.2m', 'offers in excess of […]'],
    ['yours for $1.2m!', 'yours for […]!'],
    ['asking 1.2m for it', 'asking […] for it'],
    ['reduced to 395k', 'reduced to […]'],
    ['A steal at 450k', 'A steal at […]'],
    ['priced at € 450.000', 'priced at […]'],
    ['450.000 €', '[…]'],
    ['450 000 € negotiable', '[…] negotiable'],
    ['precio 450.000', 'precio […]'],
    ['1,2 millones de euros', '[…]'],
    ['450 mil euros', '[…]'],
    ['desde 199.000', 'desde […]'],
    ['USD 450,000', '[…]'],
    ['450,000 GBP', '[…]'],
    ['CHF 1’200’000', '[…]'],
    ['£450,000 - £475,000', '[…]'],
    ['£450-475k', '[…]'],
    ['between £450,000 and £475,000 please', 'between […] please'],
    ['four hundred and fifty thousand pounds', '[…]'],
    ['Four Hundred Fifty Thousand Dollars', '[…]'],
    ['cuatrocientos cincuenta mil euros', '[…]'],
    ['un millón de euros', '[…]'],
    ['over half a million', 'over […]'],
    ['a quarter of a million', 'a […]'],
    ['one point two million', '[…]'],
    ['1.2 million', '[…]'],
    ['only £3,200 per sq ft', 'only […]'],
    ['$250/sqft', '[…]'],
    ['4.500 €/m²', '[…]'],
    ['3,200 per m²', '[…]'],
    ['at 415 psf', 'at […]'],
    ['sold for 512,500 in 2019', 'sold for […] in 2019'],
    ['Price 450000', 'Price […]'],
    ['The number 450,000 alone', 'The number […] alone'],
    ['450000', '[…]'],
    ['US$450,000', '[…]'],
    ['A$ 1.25m', '[…]'],
    ['450 000 zł', '[…]'],
    ['4 500 000 kr', '[…]'],
    ['R$ 850.000', '[…]'],
    ['R$ 1,2 milhões', '[…]'],
    ['HK$12.8M', '[…]'],
    ['S$ 1,280,000', '[…]'],
    ['₩450,000,000', '[…]'],
    ['4.5억 아파트', '[…] 아파트'],
    ['매매 4억 5,000만원', '매매 […] […]'],
    ['8,500万円 の家', '[…] の家'],
    ['₹1.2 Cr onwards', '[…] onwards'],
    ['Rs. 85 Lacs', '[…]'],
    ['Rs 85 lakh', '[…]'],
    ['Rp 1,5 miliar', '[…]'],
    ['dijual 850 juta', 'dijual […]'],
    ['TRY 4.500.000', '[…]'],
    ['4.500.000 TL', '[…]'],
    ['SR 1,250,000', '[…]'],
    ['3.200.000 ₪ or 3.2m NIS', '[…] or […]'],
    ['7 490 000 Kč', '[…]'],
    ['฿5.9M', '[…]'],
    ['5,900,000 baht', '[…]'],
    ['MX$ 3,450,000', '[…]'],
    ['3,450,000 pesos', '[…]'],
    ['320万元', '[…]'],
  ])('%s', (text, scrubbed) => {
    expect(scrubPrices(text)).toBe(scrubbed);
  });
});

describe('scrubPrices() leaves', () => {
  test.each([
    'Built in 1998 and extended in 2015.',
    'A house from 1930, over 3 floors',
    'Sold as seen; last sold in 2019',
    'Listed Grade II, from 1780',
    '4 bedrooms, 2 bathrooms, 1,250 sq ft',
    'A plot of 12,500 sq ft',
    'about 10,500 m² of land',
    'a kitchen of 4.2m x 3.1m',
    'ceilings of 2.4m high',
    'over 12m wide',
    '1.2m from the fence',
    'the park is 0.5 miles away, the sea 1,200 metres',
    'EPC rating C (72)',
    'flat 12b, 3rd floor of 14',
    '24 hour concierge, 100% of the freehold',
    'lease of 999 years',
    'two reception rooms and three bedrooms',
    'one of a kind',
    'ZIP 90210',
    'a town of 450,000 people',
    '5 minutes for the train',
    'just 3 homes',
    'try 3 recipes in the kitchen',
    'near SR 99 and the ferry',
    'a garden that in 2019 won a prize',
    '',
  ])('%s', (text) => {
    expect(scrubPrices(text)).toBe(text);
  });
});

/** Prices of homes, in minor units, as a currency counts them. */
const price = (currency: string) =>
  fc
    .integer({ min: 20_000, max: 5_000_000 })
    .map((thousandths) => toMinor(thousandths * 10 * priceScale(currency), currency));
const CASES = CURRENCIES.flatMap(({ code }) =>
  ['en-GB', 'en-US', 'es', 'de-CH', 'fr', 'en-IN', 'pt-BR', 'ja', 'ko', 'id', 'tr'].map(
    (locale) => [code, locale] as const,
  ),
);

test.each(CASES)('scrubPrices() leaves no trace of a price in %s as %s writes it', (currency, locale) => {
  fc.assert(
    fc.property(price(currency), (amountMinor) => {
      const major = toMajor(amountMinor, currency);
      const forms = [
        formatMoney(amountMinor, currency, locale),
        formatMoney(amountMinor, currency, locale, 'compact'),
        formatAmount(amountMinor, currency, locale),
        `${currency} ${String(major)}`,
        `offers over ${String(major)}`,
        `${String(major / 1_000)}k`,
        amountInWords(amountMinor, currency, locale),
      ];
      for (const form of forms) {
        const scrubbed = scrubPrices(`A home. ${form}. Call us.`, { amountMinor, currency });
        expect(scrubbed, form).not.toMatch(/\d/);
        expect(scrubbed, form).toContain(SCRUBBED);
      }
    }),
    { numRuns: 5 },
  );
});

test.each([
  [{ amountMinor: 450_000_000, currency: 'KRW' }, 'asking 450, or 4.5억, or 0.450 of it'],
  [{ amountMinor: 85_000_000, currency: 'JPY' }, '8500 and 0.85億'],
  [{ amountMinor: 1_500_000_000, currency: 'IDR' }, '1.5 miliar, 1500 juta, 1.5bn'],
])('scrubPrices() takes out %o in what it is counted in', (known, text) => {
  expect(scrubPrices(text, known)).not.toMatch(/\d\d/);
});

test('scrubPrices() takes out the known price wherever it hides', () => {
  const known = { amountMinor: 7_550_000, currency: 'GBP' };
  expect(scrubPrices('Ref 75500, plot 75,500 sq ft, code 7550000', known)).toBe(
    'Ref […], plot […] sq ft, code […]',
  );
});

test('scrubPrices() twice is scrubPrices() once, on any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const once = scrubPrices(text);
      expect(scrubPrices(once)).toBe(once);
      expect(holdsNoPrice(once)).toBe(true);
    }),
  );
});

test('scrubPrices() stays quick on hostile texts', () => {
  const startedAt = performance.now();
  for (const piece of ['1,', 'one ', '£', 'one hundred and ', '1 000 ', 'offers over ', 'for at ']) {
    scrubPrices(piece.repeat(4_000));
  }
  // What takes the square of a text's length takes minutes here, whatever the machine.
  expect(performance.now() - startedAt).toBeLessThan(30_000);
}, 60_000);
