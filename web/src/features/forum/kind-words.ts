import type { PriceKind } from '#domain/market-bounds.ts';
import { t } from '#lib/i18n.ts';

interface Kind {
  readonly priceKind: PriceKind;
  readonly priceYear: number | null;
  readonly currency: string;
}

/** What is guessed, in words: the kind of price, for sold ones the year, and the currency. */
export function kindWords({ priceKind, priceYear, currency }: Kind): string {
  return priceKind === 'sold' && priceYear !== null
    ? t('kind.soldIn', { year: String(priceYear), currency })
    : t(`kind.${priceKind}`, { currency });
}
