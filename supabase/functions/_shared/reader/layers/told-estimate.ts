import { minorDigits } from '../../domain/currencies.ts';
import type { PartialFacts } from '../listing-record.ts';
import type { ReadContext } from '../read-context.ts';

/** Lines of a page that are looked at. */
const MAX_LINES = 600;
/** Words right in front of a figure that make it what somebody reckons a home would fetch. */
const RECKONED =
  /(?:estimat(?:e[sd]?|ion)|valuation|valued|avm|geschätzter?|estimad[oa]|stimat[oa]|estimé)[^.!?\d]{0,40}$/i;

/**
 * The facts without a price that the page itself shows as an estimate, wherever it shows it: some sites offer a home that is
 * gone at what they reckon it to be worth.
 */
export function withoutEstimate<T extends PartialFacts | null>(facts: T, { page }: ReadContext): T {
  const { amountMinor = null, currency = null } = facts?.price ?? {};
  if (facts === null || amountMinor === null) return facts;
  const digits = String(Math.round(amountMinor / 10 ** minorDigits(currency ?? 'EUR')));
  if (digits.length < 5) return facts;
  const figure = new RegExp(
    `(?<![\\d.,])${digits.replace(/\B(?=(?:\d{3})+$)/g, String.raw`[.,' \u00a0\u202f’]?`)}(?![\\d]|[.,]\\d)`,
    'g',
  );
  const shown = page.own.lines
    .slice(0, MAX_LINES)
    .flatMap((line) =>
      [...line.slice(0, 2_000).matchAll(figure)].map(({ index }) =>
        line.slice(Math.max(0, index - 80), index),
      ),
    );
  const isEstimate = shown.length > 0 && shown.every((before) => RECKONED.test(before));
  return isEstimate ? { ...facts, price: null } : facts;
}
