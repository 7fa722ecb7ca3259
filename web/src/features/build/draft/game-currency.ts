import { isCurrencyCode, type CurrencyCode } from '#domain/currencies.ts';
import { MAX_AMOUNT_MINOR, toMajor, toMinor } from '#domain/money.ts';
import type { CurrencyGround, DraftDocument, DraftRow } from '#wire/drafts.ts';
import type { JudgedRow } from './judge-rows.ts';

type Edit = (document: DraftDocument) => DraftDocument;

/**
 * The game in another currency, with its prices as they are. A range of guesses in the one before would mean nothing, and an
 * amount of the rules is the same figure.
 */
export function inCurrency(currency: string, from: CurrencyGround = 'homes'): Edit {
  return (document) => {
    if (document.currency === currency)
      return document.currencyFrom === from ? document : { ...document, currencyFrom: from };
    const { absoluteLimitMinor } = document.rules;
    return {
      ...document,
      currency,
      currencyFrom: from,
      rules: {
        ...document.rules,
        bounds: null,
        absoluteLimitMinor:
          absoluteLimitMinor === null ? null : sameFigure(absoluteLimitMinor, document.currency, currency),
      },
    };
  };
}

/** The game in another currency, its prices and its range of guesses the same figures in that. */
export function readInCurrency(currency: CurrencyCode, from: CurrencyGround = 'homes'): Edit {
  return (document) => {
    const { bounds } = document.rules;
    const read = (amount: number) => sameFigure(amount, document.currency, currency);
    const [min, max] = bounds ? [read(bounds.minMinor), read(bounds.maxMinor)] : [null, null];
    const next = inCurrency(currency, from)(rereadPrices(document.currency, currency)(document));
    return min === null || max === null
      ? next
      : { ...next, rules: { ...next.rules, bounds: { minMinor: min, maxMinor: max } } };
  };
}

/** Prices of one currency as the same figures of another; of homes that are kept elsewhere they stay as they are. */
export function rereadPrices(before: string, after: CurrencyCode): Edit {
  return (document) => ({
    ...document,
    rows: document.rows.map((row) => {
      const { price } = row.facts;
      if (before === after || row.listingId !== null || price?.currency !== before) return row;
      const read = (amount: number | null) => (amount === null ? null : sameFigure(amount, before, after));
      const reread = {
        ...price,
        currency: after,
        amountMinor: read(price.amountMinor),
        highMinor: read(price.highMinor),
      };
      return {
        ...row,
        facts: { ...row.facts, price: reread },
        sources: { ...row.sources, price: 'typed' as const },
      };
    }),
  });
}

/** How many homes of the draft are priced in a currency and could be read in another. */
export function countPricedIn({ rows }: DraftDocument, currency: string): number {
  return rows.filter((row) => row.listingId === null && currencyOf(row) === currency).length;
}

/** The first homes of a draft say what its game is played in, unless its maker did; a game that has homes keeps its currency. */
export function adoptCurrency(before: DraftDocument, after: DraftDocument): DraftDocument {
  if (before.currencyFrom === 'host' || before.rows.some(hasCurrency)) return after;
  const counts = new Map<CurrencyCode, number>();
  for (const row of after.rows) {
    const currency = currencyOf(row);
    if (currency !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  const most = [...counts].sort(([, a], [, b]) => b - a)[0];
  return most ? inCurrency(most[0])(after) : after;
}

/** A row whose price says a currency: a figure that is kept elsewhere does, one that is typed here does once it is there. */
export function hasCurrency(row: DraftRow): boolean {
  return row.listingId !== null || currencyOf(row) !== null;
}

function currencyOf({ facts: { price } }: DraftRow): CurrencyCode | null {
  if (price?.amountMinor == null || price.currency === null) return null;
  return isCurrencyCode(price.currency) ? price.currency : null;
}

/** The minor units of the same figure in another currency; null beyond what amounts can be. */
export function sameFigure(amountMinor: number, before: string, after: string): number | null {
  const amount = toMinor(toMajor(amountMinor, before), after);
  return amount > 0 && amount <= MAX_AMOUNT_MINOR ? amount : null;
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
