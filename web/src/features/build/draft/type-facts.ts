import type { CurrencyCode } from '#domain/currencies.ts';
import type { DraftFacts } from '#wire/draft-facts.ts';
import type { DraftDocument } from '#wire/drafts.ts';
import { setFact } from './edit-row.ts';
import { hasCurrency, inCurrency, readInCurrency } from './game-currency.ts';
import { currencyOfHome } from './guess-currency.ts';

type Edit = (document: DraftDocument) => DraftDocument;

export interface TypedPrice {
  readonly kind: 'asking' | 'sold';
  readonly amountMinor: number | null;
  readonly currency: string;
}

/** A price as it is typed, in the game's currency. */
export function typePrice(id: string, { kind, amountMinor, currency }: TypedPrice): Edit {
  return setFact(id, 'price', { kind, amountMinor, highMinor: null, currency, period: null });
}

/**
 * A price that was typed with its currency. It says what the game is played in where nothing else does: no other home, and no
 * choice of the person's own.
 */
export function typePriceIn(id: string, price: TypedPrice & { readonly currency: CurrencyCode }): Edit {
  return (document) => {
    const next = typePrice(id, price)(document);
    return isOpenQuestion(document, id) ? inCurrency(price.currency, 'homes')(next) : next;
  };
}

/** A fact of where a home is, as it is typed. A guess of the game's currency gives way to the place of its first home. */
export function typePlace<F extends keyof DraftFacts>(id: string, field: F, value: DraftFacts[F]): Edit {
  return (document) => {
    const next = setFact(id, field, value)(document);
    if (document.currencyFrom !== 'guess' || !isOpenQuestion(document, id)) return next;
    const home = next.rows.find((row) => row.id === id);
    const currency = home ? currencyOfHome(home.facts) : null;
    return currency === null ? next : readInCurrency(currency, 'guess')(next);
  };
}

/** Nothing but this home can tell what the game is played in. */
function isOpenQuestion({ rows, currencyFrom }: DraftDocument, id: string): boolean {
  return currencyFrom !== 'host' && !rows.some((row) => row.id !== id && hasCurrency(row));
}
