import { isWithinBounds } from '#domain/amount-bounds.ts';
import { marketBounds, type PriceKind } from '#domain/market-bounds.ts';
import { parseAmount } from '#domain/parse-amount.ts';

export type ReadPrice =
  | { readonly ok: true; readonly amountMinor: number }
  | { readonly ok: false; readonly reason: string };

const ON_APPLICATION =
  /\b(p\.?o\.?a\b|price on (application|request)|call for price|a consultar|sur demande)/i;
const RENT = /\b(p\.?c\.?m|p\.?w|per (month|week|calendar month)|monthly|\/ ?(mo|month|week|wk)|al mes)\b/i;
const AUCTION = /\b(auction|subasta)\b/i;
/** Words that stand around an asking price and do not change it. */
const QUALIFIERS =
  /\b(asking( price)?|guide price|offers? (in excess of|over|in the region of|around|invited)|o\.?i\.?e\.?o|o\.?i\.?r\.?o|from|fixed price|price|approx\.?|desde)\b:?/gi;

/**
 * The price in a cell such as "£320,000", "1.2m" or "Offers over 250 000 €".
 * @param locale decides where a comma or a point could be either, as in #domain/parse-amount.ts
 * @returns integer minor units of `currency`, or the reason of the refusal as a clause
 */
export function readPrice(cell: string, kind: PriceKind, currency: string, locale: string): ReadPrice {
  if (cell.trim() === '') return refuse('it has no price');
  if (ON_APPLICATION.test(cell)) return refuse(`it has no price ("${cell}")`);
  if (RENT.test(cell)) return refuse(`"${cell}" is a rent, not a price`);
  if (AUCTION.test(cell)) return refuse(`"${cell}" is an auction guide, not a price`);
  const amount = parseAmount(cell.replace(QUALIFIERS, ' ').replace(/\s+/g, ' ').trim(), currency, locale);
  if (!amount.ok) return refuse(refusals[amount.code](cell, currency));
  const bounds = marketBounds(currency, kind);
  if (!bounds || !isWithinBounds(amount.amountMinor, bounds)) {
    return refuse(`its price "${cell}" is outside the range of the market`);
  }
  return { ok: true, amountMinor: amount.amountMinor };
}

const refusals = {
  amount_not_a_number: (cell: string) => `its price "${cell}" is not a number`,
  amount_not_positive: (cell: string) => `its price "${cell}" is zero or negative`,
  amount_too_large: (cell: string) => `its price "${cell}" is too large`,
  wrong_currency: (cell: string, currency: string) => `its price "${cell}" is not in ${currency}`,
};

function refuse(reason: string): ReadPrice {
  return { ok: false, reason };
}
