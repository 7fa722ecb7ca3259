/** ISO 4217 codes that listings use; more than games can use, so that a refusal can name what it saw. */
const CODES =
  'GBP EUR USD CAD AUD NZD CHF SEK NOK DKK PLN AED ZAR JPY INR CZK HUF RON BGN TRY BRL MXN SGD HKD THB MYR IDR PHP ISK ILS SAR QAR KES NGN MAD EGP CNY KRW CLP COP ARS'.split(
    ' ',
  );

/** Signs that mean one currency, wherever they stand. */
const SIGNS: Readonly<Record<string, string>> = {
  '£': 'GBP',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  us$: 'USD',
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  nz$: 'NZD',
  r$: 'BRL',
  s$: 'SGD',
  hk$: 'HKD',
  zł: 'PLN',
  '₹': 'INR',
  'rs.': 'INR',
  rs: 'INR',
  '¥': 'JPY',
  '￥': 'JPY',
  '₺': 'TRY',
  kč: 'CZK',
  ft: 'HUF',
  '฿': 'THB',
  'fr.': 'CHF',
  'sfr.': 'CHF',
  dhs: 'AED',
  'د.إ': 'AED',
};

const DOLLARS = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN']);
const CROWNS = new Set(['SEK', 'NOK', 'DKK', 'ISK']);

/** Currency of a country's listings, ISO 3166-1 alpha-2 to ISO 4217. */
const BY_COUNTRY: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'AD AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK'
      .split(' ')
      .map((code) => [code, 'EUR']),
  ),
  ...{
    GB: 'GBP',
    US: 'USD',
    CA: 'CAD',
    AU: 'AUD',
    NZ: 'NZD',
    CH: 'CHF',
    SE: 'SEK',
    NO: 'NOK',
    DK: 'DKK',
    PL: 'PLN',
  },
  ...{
    AE: 'AED',
    ZA: 'ZAR',
    JP: 'JPY',
    IN: 'INR',
    CZ: 'CZK',
    HU: 'HUF',
    RO: 'RON',
    BG: 'BGN',
    TR: 'TRY',
    BR: 'BRL',
  },
  ...{ MX: 'MXN', SG: 'SGD', HK: 'HKD', TH: 'THB' },
};

/** The currency of a country's homes, or null where the table has none. */
export function currencyOfCountry(country: string | null | undefined): string | null {
  return country ? (BY_COUNTRY[country.toUpperCase()] ?? null) : null;
}

/** True for a code that a listing may be priced in. */
export function isListingCurrency(code: string): boolean {
  return CODES.includes(code);
}

/**
 * The currency that a sign or word means.
 * @param usual currency of the place, which decides what a bare $, kr or R is
 */
export function currencyOfSign(sign: string, usual: string | null): string | null {
  const word = sign.trim().toLowerCase();
  if (word === '') return null;
  if (isListingCurrency(word.toUpperCase())) return word.toUpperCase();
  const known = SIGNS[word];
  if (known) return known;
  if (word === '$') return usual !== null && DOLLARS.has(usual) ? usual : 'USD';
  if (word === 'kr' || word === 'kr.') return usual !== null && CROWNS.has(usual) ? usual : null;
  if (word === 'r') return usual === 'ZAR' ? 'ZAR' : null;
  if (word === 'fr') return usual === 'CHF' ? 'CHF' : null;
  return null;
}

/** Everything that may stand in front of or behind an amount, for patterns; the longest first. */
export const CURRENCY_SIGN = String.raw`(?:US\$|AU\$|CA\$|NZ\$|HK\$|A\$|C\$|R\$|S\$|[£€$₹¥￥₺฿]|(?<![\p{L}])(?:${CODES.join('|')}|euros?|Rs\.?|kr\.?|zł|Kč|Dhs|S?Fr\.?|R(?=\s?\d))(?![\p{L}]))`;
