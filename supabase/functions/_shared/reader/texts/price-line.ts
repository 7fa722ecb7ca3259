import { CURRENCY_SIGN } from './currency-signs.ts';

/** Costs of living in a home, with the figure behind or in front of the word: "Cond. R$ 430", "$ 120.000 gastos comunes". */
const CHARGES = new RegExp(
  [
    String.raw`(?<!\p{L})(?:cond(?:om[ií]nio|\.)?|condominium fees?|iptu|expensas|gastos (?:comunes|de comunidad)|comunidad(?=:)|hausgeld|nebenkosten|spese condominiali|charges(?! (?:comprises|incluses))(?: de copropriété)?|taxe foncière|vve(?:[- ]bijdrage)?|servicekosten|felleskost\w*|fellesgjeld|avgift|månadsavgift|ejerudgift\w*|czynsz|service charges?|ground rent|maintenance(?: fees?)?|hoa(?: fees?)?|lev(?:y|ies)|rates(?: and taxes)?)(?!\p{L})[^\d\n]{0,14}\d[\d.,' ]*(?:\s?${CURRENCY_SIGN})?`,
    String.raw`(?:${CURRENCY_SIGN})?\s?(?<![\d.,])\d[\d.,' ]*(?:\s?${CURRENCY_SIGN})?\s{0,2}(?:de |of )?(?:gastos (?:comunes|de comunidad)|condom[ií]nio|condominium fees?|hoa fees?|service charges?|maintenance fees?|charges de copropriété|hausgeld)(?!\p{L})(?!\D{0,14}\d)`,
  ].join('|'),
  'giu',
);

/** "1億1,500万円" is 115,000,000 yen: Japanese counts in ten thousands. */
export function inYen(line: string): string {
  if (!line.includes('円')) return line;
  return line.replace(
    /(?:(\d[\d,]{0,6}(?:\.\d{1,2})?)億)?\s?(?:(\d[\d,]{0,6}(?:\.\d{1,2})?)万)?\s?(\d[\d,]{0,12})?円/g,
    (whole: string, oku?: string, man?: string, ones?: string) => {
      const [a, b, c] = [oku, man, ones].map((digits) => Number((digits ?? '0').replaceAll(',', '')));
      const yen = Math.round((a ?? 0) * 1e8 + (b ?? 0) * 1e4 + (c ?? 0));
      return yen > 0 ? `JPY ${yen} ` : whole;
    },
  );
}

/** The line without what a home costs by the month or the year beside its price. */
export function withoutCharges(line: string): string {
  return line.replace(CHARGES, ' ');
}
