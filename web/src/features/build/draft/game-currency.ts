import { isCurrencyCode, type CurrencyCode } from '#domain/currencies.ts';
import type { DraftDocument, DraftRow } from '#wire/drafts.ts';
import type { JudgedRow } from './judge-rows.ts';

/** The game in another currency. A range of guesses in the one before would mean nothing. */
export function inCurrency(currency: string): (document: DraftDocument) => DraftDocument {
  return (document) =>
    document.currency === currency
      ? document
      : { ...document, currency, rules: { ...document.rules, bounds: null } };
}

/** The first homes of a draft say what its game is played in; a game that has homes keeps its currency. */
export function adoptCurrency(before: DraftDocument, after: DraftDocument): DraftDocument {
  if (before.rows.some((row) => row.listingId !== null || currencyOf(row) !== null)) return after;
  const counts = new Map<CurrencyCode, number>();
  for (const row of after.rows) {
    const currency = currencyOf(row);
    if (currency !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  const most = [...counts].sort(([, a], [, b]) => b - a)[0];
  return most ? inCurrency(most[0])(after) : after;
}

function currencyOf({ facts: { price } }: DraftRow): CurrencyCode | null {
  if (price?.amountMinor == null || price.currency === null) return null;
  return isCurrencyCode(price.currency) ? price.currency : null;
}

/** Homes that a game of another currency would take, by that currency. */
export interface OtherCurrency {
  readonly currency: CurrencyCode;
  readonly rowIds: ReadonlySet<string>;
}

/** Wanted homes that are left out for nothing but their currency, most of them first. */
export function otherCurrencies(judged: readonly JudgedRow[]): readonly OtherCurrency[] {
  const groups = new Map<CurrencyCode, Set<string>>();
  for (const { row, fault } of judged) {
    const currency = currencyOf(row);
    if (fault?.code !== 'other_currency' || !row.isWanted || currency === null) continue;
    const ids = groups.get(currency) ?? new Set<string>();
    groups.set(currency, ids.add(row.id));
  }
  return [...groups]
    .map(([currency, rowIds]) => ({ currency, rowIds }))
    .sort((a, b) => b.rowIds.size - a.rowIds.size);
}
