import { CURRENCY_SIGN } from './currency-signs.ts';

/** Costs of living in a home, with the figure behind or in front of the word: "Cond. R$ 430", "$ 120.000 gastos comunes". */
const CHARGES = new RegExp(
  [
    String.raw`(?<!\p{L})(?:cond(?:om[ií]nio|\.)?|condominium fees?|iptu|expensas|gastos (?:comunes|de comunidad)|comunidad(?=:)|hausgeld|nebenkosten|spese condominiali|charges(?! (?:comprises|incluses))(?: de copropriété)?|taxe foncière|vve(?:[- ]bijdrage)?|servicekosten|felleskost\w*|fellesgjeld|avgift|månadsavgift|ejerudgift\w*|czynsz|service charges?|ground rent|maintenance(?: fees?)?|hoa(?: fees?)?|lev(?:y|ies)|rates(?: and taxes)?)(?!\p{L})[^\d\n]{0,14}\d[\d.,' ]*(?:\s?${CURRENCY_SIGN})?`,
    String.raw`(?:${CURRENCY_SIGN})?\s?(?<![\d.,])\d[\d.,' ]*(?:\s?${CURRENCY_SIGN})?\s{0,2}(?:de |of )?(?:gastos (?:comunes|de comunidad)|condom[ií]nio|condominium fees?|hoa fees?|service charges?|maintenance fees?|charges de copropriété|hausgeld)(?!\p{L})(?!\D{0,14}\d)`,
  ].join('|'),
  'giu',
);

const COUNTED = String.raw`(\d[\d,]{0,12}(?:\.\d{1,8})?)\s?`;
/** Hundred millions, ten thousands and, in front of the currency, ones. */
const MYRIADS = new RegExp(
  String.raw`(?<![\d.,])(?:${COUNTED}[億亿억]\s?)?(?:${COUNTED}[万萬만]\s?(?:(\d[\d,]{0,5})(?=\s?[円元원]))?)?`,
  'gu',
);

/** "1億1,500万円", "12억 5,000만원": counted in ten thousands and hundred millions, here in plain digits. */
export function inDigits(line: string): string {
  if (!/\d\s?[億亿억万萬만]/u.test(line)) return line;
  return line
    .replace(MYRIADS, (found: string, ...counts: (string | undefined)[]) => {
      const [large, small, ones] = counts
        .slice(0, 3)
        .map((digits) => Number((digits ?? '0').replaceAll(',', '')));
      const amount = Math.round((large ?? 0) * 1e8 + (small ?? 0) * 1e4 + (ones ?? 0));
      if (found === '' || !Number.isSafeInteger(amount)) return found;
      // Taiwan and Hong Kong leave the currency out behind their ten thousands.
      return found.endsWith('萬') ? `${amount}元` : String(amount);
    })
    .replaceAll('元元', '元');
}

/** The line without what a home costs by the month or the year beside its price. */
export function withoutCharges(line: string): string {
  return line.replace(CHARGES, ' ');
}

const RANGE = new RegExp(
  String.raw`^\s*(?:${CURRENCY_SIGN})?\s?\d[\d.,' ]{3,14}(?:${CURRENCY_SIGN})?\s?[-–—]\s?(?:${CURRENCY_SIGN})?\s?\d[\d.,' ]{3,14}(?:${CURRENCY_SIGN})?\s*$`,
  'iu',
);

/**
 * A line like "30,000 - 60,000 USD" at the end: it counts where no other line has a price. Several of them are the choice of
 * a search or a poll, and no price of a home.
 */
export function rangesLast(lines: readonly string[]): string[] {
  const isRange = (line: string) => line.length < 80 && RANGE.test(line);
  // A page may show the same range twice.
  const ranges = [...new Set(lines.filter(isRange))];
  return [...lines.filter((line) => !isRange(line)), ...(ranges.length === 1 ? ranges : [])];
}
