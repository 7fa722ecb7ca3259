import { useState } from 'react';
import type { CurrencyCode } from '#domain/currencies.ts';
import { MAX_GAME_LISTINGS } from '#domain/modes.ts';
import type { DraftDocument } from '#wire/drafts.ts';
import type { DraftStore } from './draft/draft-store.ts';
import { countPricedIn, inCurrency, readInCurrency } from './draft/game-currency.ts';
import { wantAtMost } from './draft/judge-rows.ts';

export interface CurrencyChange {
  /** the currency that is asked about: what are the prices there are? */
  readonly asked: CurrencyCode | null;
  /** puts the game into a currency, and asks first where that changes what prices mean */
  readonly choose: (currency: CurrencyCode) => void;
  /** the answer: prices are the same figures in the new currency, or stay what they are; null: everything stays */
  readonly settle: (answer: 'read' | 'keep' | null) => void;
}

/** The way from one currency of the game to another, on which no home is lost. */
export function useCurrencyChange({ change, read }: DraftStore): CurrencyChange {
  const [asked, setAsked] = useState<CurrencyCode | null>(null);
  return {
    asked,
    choose: (currency) => {
      const { document } = read().draft;
      if (currency === document.currency) change(inCurrency(currency, 'host'));
      else if (countPricedIn(document, document.currency) > 0) setAsked(currency);
      else change(fresh(inCurrency(currency, 'host')));
    },
    settle: (answer) => {
      if (asked !== null && answer !== null)
        change(fresh((answer === 'read' ? readInCurrency : inCurrency)(asked, 'host')));
      setAsked(null);
    },
  };
}

/** Homes that come into the game by an edit are ticked up to the most that a game has; those in it stay. */
function fresh(edit: (document: DraftDocument) => DraftDocument) {
  return (document: DraftDocument): DraftDocument => {
    const inGame = new Set(
      document.rows.filter(({ facts }) => facts.price?.currency === document.currency).map(({ id }) => id),
    );
    return wantAtMost(edit(document), MAX_GAME_LISTINGS, ({ id }) => !inGame.has(id));
  };
}
