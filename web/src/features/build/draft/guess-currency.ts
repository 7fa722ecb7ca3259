import { isCurrencyCode, type CurrencyCode } from '#domain/currencies.ts';
import type { DraftFacts } from '#wire/draft-facts.ts';
import { currencyOfCountry } from '#functions/_shared/reader/texts/currency-signs.ts';
import { countryOfLine, countryOfPlace } from '#functions/_shared/reader/texts/place-evidence.ts';
import { countryOfTown } from './town-countries.ts';

/**
 * The currency that a game is probably about, before anything is known of its homes: an agency's own, else that of the
 * country whose language the person reads.
 * @param languages BCP 47 tags, the reader's first
 */
export function guessCurrency(
  brand: { readonly key: string; readonly currency: string },
  languages: readonly string[],
): string {
  if (brand.key !== 'default') return brand.currency;
  for (const language of languages) {
    const currency = playable(regionOf(language));
    if (currency !== null) return currency;
  }
  return brand.currency;
}

/** The currency that the place of a home tells: its country, region, postcode, address or a large town; null where none does. */
export function currencyOfHome({
  country,
  region,
  postcode,
  address,
  town,
}: DraftFacts): CurrencyCode | null {
  const found =
    countryOfPlace({ country, region, postcode }) ??
    countryOfLine(address) ??
    countryOfLine(town) ??
    countryOfTown(town);
  return playable(found);
}

function playable(country: string | null): CurrencyCode | null {
  const currency = country === null ? null : currencyOfCountry(country);
  return currency !== null && isCurrencyCode(currency) ? currency : null;
}

/** The country of a language tag. English without one may be anybody's. */
function regionOf(language: string): string | null {
  try {
    const tag = new Intl.Locale(language);
    return tag.region ?? (tag.language === 'en' ? null : (tag.maximize().region ?? null));
  } catch {
    return null; // a tag that is none, as browsers let people type
  }
}
