import { createContext, useContext, type ComponentType } from 'react';
import type { FamilyKey } from '#domain/families.ts';
import type { PriceKind } from '#domain/market-bounds.ts';

/** What one feature shows of another: `app` fills these places, so that no feature imports another. */
export interface Slots {
  /** below a home once its price is shown */
  readonly AfterReveal?: ComponentType<AfterRevealProps>;
  /** what players reported in a game, for the people who run it */
  readonly Reports?: ComponentType<ReportsProps>;
}

export interface ReportsProps {
  readonly slug: string;
  /** something was decided, so what is on screen may be out of date */
  readonly onChange?: () => void;
}

export interface AfterRevealProps {
  readonly sessionId: string;
  readonly gameListingId: string;
  readonly game: { readonly slug: string; readonly family: FamilyKey };
  readonly title: string | undefined;
  /** town and postcode district */
  readonly place: string;
  readonly guess: RevealedGuess;
}

/** What a guess was and what the price turned out to be; null amounts: a range, or time ran out. Minor units. */
export interface RevealedGuess {
  readonly amountMinor: number | null;
  readonly lowMinor?: number | null;
  readonly highMinor?: number | null;
  readonly priceMinor: number | null;
  readonly currency: string;
  readonly priceKind: PriceKind;
  /** year and month, "2025-03" */
  readonly priceOn?: string | null;
}

export const SlotsContext = createContext<Slots>({});

/** The places that `app` has filled. */
export function useSlots(): Slots {
  return useContext(SlotsContext);
}
