/** What a currency usually says about the homes priced in it, for cells that leave it open. */
export interface Market {
  readonly countryCode: string;
  readonly locale: string;
  readonly isMonthFirst: boolean;
}

const MARKETS: Readonly<Record<string, Market>> = {
  GBP: { countryCode: 'GB', locale: 'en-GB', isMonthFirst: false },
  USD: { countryCode: 'US', locale: 'en-US', isMonthFirst: true },
  EUR: { countryCode: 'ES', locale: 'es-ES', isMonthFirst: false },
  CAD: { countryCode: 'CA', locale: 'en-CA', isMonthFirst: false },
  AUD: { countryCode: 'AU', locale: 'en-AU', isMonthFirst: false },
  NZD: { countryCode: 'NZ', locale: 'en-NZ', isMonthFirst: false },
  CHF: { countryCode: 'CH', locale: 'de-CH', isMonthFirst: false },
  SEK: { countryCode: 'SE', locale: 'sv-SE', isMonthFirst: false },
  NOK: { countryCode: 'NO', locale: 'nb-NO', isMonthFirst: false },
  DKK: { countryCode: 'DK', locale: 'da-DK', isMonthFirst: false },
  PLN: { countryCode: 'PL', locale: 'pl-PL', isMonthFirst: false },
  AED: { countryCode: 'AE', locale: 'en-AE', isMonthFirst: false },
  ZAR: { countryCode: 'ZA', locale: 'en-ZA', isMonthFirst: false },
  JPY: { countryCode: 'JP', locale: 'ja-JP', isMonthFirst: false },
};

/** The market of a currency, or null for a currency that the import does not know. */
export function marketOf(currency: string): Market | null {
  return MARKETS[currency] ?? null;
}
