import { minorDigits } from '../domain/currencies.ts';
import type { ListingFacts } from './listing-record.ts';
import type { LayerFacts } from './merge-facts.ts';
import type { ReadContext } from './read-context.ts';
import { countryOfLine, countryOfPlace } from './texts/place-evidence.ts';
import type { ListedPrice } from './texts/read-price.ts';

/** A price whose minor units were counted without a currency, in the minor units of this one. */
export function inCurrency(price: ListedPrice, currency: string | null): ListedPrice {
  if (price.currency !== null || currency === null) return price;
  const shift = 10 ** (minorDigits(currency) - minorDigits('EUR'));
  const scaled = (amount: number | null) => (amount === null ? null : Math.round(amount * shift));
  return {
    ...price,
    currency,
    amountMinor: scaled(price.amountMinor),
    highMinor: scaled(price.highMinor),
  };
}

/**
 * A price without a currency takes it from another layer that names the same amount, then from the place. The layers
 * come in the order of trust.
 */
export function settleCurrency(
  price: ListedPrice | null,
  layers: readonly LayerFacts[],
  { prices, page }: ReadContext,
): ListedPrice | null {
  if (price === null || price.currency !== null) return price;
  for (const { facts } of layers) {
    const other = facts?.price;
    if (other?.currency && isSameAmount(price, other)) return inCurrency(price, other.currency);
  }
  return inCurrency(price, prices.usual ?? onlySign(page.html) ?? onlyCode(page));
}

/** Countries that count in dollars of their own, by the end of their hosts. */
const OWN_DOLLARS: readonly (readonly [RegExp, string, string])[] = [
  [/\.ca$/, 'CA', 'CAD'],
  [/\.au$/, 'AU', 'AUD'],
  [/\.nz$/, 'NZ', 'NZD'],
];

/**
 * Templates made in the United States call every dollar "USD": on a site of a country that has dollars of its own, of a
 * home that the page places there, they are that country's, unless the page's own words say "US$".
 */
function inOwnDollars(
  price: ListedPrice | null,
  place: string | null,
  { address, page }: ReadContext,
): ListedPrice | null {
  if (price?.currency !== 'USD') return price;
  const [, , own] =
    OWN_DOLLARS.find(([host, country]) => country === place && host.test(address?.host ?? '')) ?? [];
  const isSaid = /\bUSD?\s?\$|\bUSD\b/.test(page.own.lines.join('\n').slice(0, MAX_SEARCHED));
  return own === undefined || isSaid ? price : { ...price, currency: own };
}

/** The price of a home's facts, in the currency that the page and the place tell. */
export function settledPrice(
  facts: ListingFacts,
  layers: readonly LayerFacts[],
  context: ReadContext,
): ListedPrice | null {
  const place = countryOfPlace(facts) ?? countryOfLine(facts.address);
  return inOwnDollars(settleCurrency(facts.price, layers, context), place, context);
}

/** Signs of one currency each; a bare $ is many. */
const CLEAR_SIGNS: readonly (readonly [string, RegExp])[] = [
  ['EUR', /€|\\u20ac|&euro;/i],
  ['GBP', /£|\\u00a3|&pound;/i],
  ['PLN', /\d\s?zł/],
  ['CZK', /\d\s?Kč/],
  ['INR', /₹/],
  ['TRY', /₺/],
  ['ILS', /₪/],
  ['BRL', /R\$\s?\d/],
];
/** How much of a page is looked at. */
const MAX_SEARCHED = 2_000_000;

/** The currency whose sign alone stands anywhere on the page; null where it holds another one or a dollar. */
function onlySign(html: string): string | null {
  const text = html.slice(0, MAX_SEARCHED);
  const [only, other] = CLEAR_SIGNS.filter(([, sign]) => sign.test(text));
  if (only === undefined || other !== undefined) return null;
  return only[0] !== 'BRL' && /\$\s?\d{2}/.test(text) ? null : only[0];
}

/** Signs that several currencies have, and how each of them stands beside a figure. */
const SHARED_SIGNS: readonly (readonly [codes: string, sign: RegExp])[] = [
  ['ZAR', /(?<![\p{L}\d])R\s?\d/u],
  ['USD CAD AUD NZD SGD HKD MXN CLP COP ARS', /\$\s?\d/],
  ['SEK NOK DKK ISK', /\d\s?kr(?!\p{L})/u],
];

/** `const CURRENCY = "ZAR"`: the one currency that a page's scripts count in, where the page's prices have a sign that it may have. */
function onlyCode({ html, own }: ReadContext['page']): string | null {
  const named = html.slice(0, MAX_SEARCHED).matchAll(/\bcurrency["']?\s{0,3}[:=]\s{0,3}["']([A-Z]{3})["']/gi);
  const [code, other] = new Set([...named].map(([, found]) => found?.toUpperCase()));
  if (code === undefined || other !== undefined) return null;
  const text = own.lines.join('\n').slice(0, MAX_SEARCHED);
  const [, sign] = SHARED_SIGNS.find(([codes]) => codes.split(' ').includes(code)) ?? [];
  return sign?.test(text) === true ? code : null;
}

/** Do two prices name the same figure? Minor units of different currencies are of different size. */
export function isSameAmount(one: ListedPrice, other: ListedPrice): boolean {
  const major = ({ amountMinor, currency }: ListedPrice) =>
    amountMinor === null ? null : amountMinor / 10 ** minorDigits(currency ?? 'EUR');
  return major(one) !== null && major(one) === major(other);
}
