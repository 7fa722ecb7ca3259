import { minorDigits } from '../../domain/currencies.ts';
import { parseAmount } from '../../domain/parse-amount.ts';
import { CURRENCY_SIGN, currencyOfSign } from './currency-signs.ts';

/** What the figure on a listing is. `range`, `auction`, `rent` and `on-application` are no price that a game can use. */
export const LISTED_PRICE_KINDS = [
  'asking',
  'guide',
  'offers-over',
  'offers-around',
  'from',
  'fixed',
  'sold',
  'range',
  'auction',
  'rent',
  'on-application',
] as const;
export type ListedPriceKind = (typeof LISTED_PRICE_KINDS)[number];

export interface ListedPrice {
  readonly kind: ListedPriceKind;
  /** integer minor units; of a range the lower end; null where no figure is given */
  readonly amountMinor: number | null;
  /** the upper end of a range, else null */
  readonly highMinor: number | null;
  /** ISO 4217; null where neither the text nor the place says */
  readonly currency: string | null;
  /** what a rent is for */
  readonly period: 'day' | 'week' | 'month' | 'year' | null;
}

/** What a reader knows of the place before it reads a price. */
export interface PriceContext {
  readonly currency: string | null;
  /** BCP 47, decides between 1.234 and 1,234 where both could be */
  readonly locale: string;
}

const KIND_WORDS: readonly (readonly [ListedPriceKind, RegExp])[] = [
  [
    'on-application',
    /\bp\.?o\.?a\.?\b|\bpric(?:e|es) (?:up)?on (?:application|request|enquiry)|\bcontact (?:the )?agent\b|\bcall for price|\bask for price|\bprice (?:not disclosed|withheld|tba)\b|\bprecio a consultar|\ba consultar\b|\bsur demande\b|\bprix sur demande|\bpreis auf anfrage|\bauf anfrage\b|\bprezzo (?:su richiesta|riservato)|\btrattativa riservata|\bexpressions? of interest|\bcoming soon\b(?!.*\d)/i,
  ],
  [
    'auction',
    /\bauction\b|\ba\.?m\.?v\.?\b|\bsubasta\b|\bzwangsversteigerung\b|\basta giudiziaria\b|\bvente aux enchères\b|\bstarting bid\b/i,
  ],
  [
    'rent',
    /\bp\.?\s?c\.?\s?m\b|\bp\.?\s?w\b|\bper (?:calendar )?(?:month|week|annum|year|night|day)\b|\bmonthly\b|\/\s?(?:mo|month|mth|week|wk|mes|mese|mois|monat|night|yr|year|maand)\b|\bal mes\b|\bal mese\b|\bpar mois\b|\bpw\b/i,
  ],
  ['guide', /\bguide\b|\bprice guide\b/i],
  [
    'offers-over',
    /\boffers? (?:over|above|in excess of|from)|\bo\.?i\.?e\.?o\b|\boffers? in the excess|\bexcess of|\bbids? over|\bo\/o\b|\boieo\b/i,
  ],
  [
    'offers-around',
    /\boffers? (?:around|in the region|invited)|\bo\.?i\.?r\.?o\b|\bin the region of\b|\bor near(?:est)? offer\b|\bo\.?n\.?o\b|\bnegotiable\b/i,
  ],
  ['fixed', /\bfixed price\b/i],
  ['sold', /\bsold (?:for|price|at)\b|\bsold:|\blast sold\b|\bvendido por\b|\bsale price\b/i],
  [
    'from',
    /(?:^|\b)(?:prices? )?(?:starting )?from\b|\bdesde\b|\bab\s+(?=[\d€])|\bà partir de\b|\ba partire da\b/i,
  ],
];

const PERIODS: readonly (readonly [NonNullable<ListedPrice['period']>, RegExp])[] = [
  ['week', /\bp\.?\s?w\b|week|\bwk\b|semana|settimana|woche/i],
  ['year', /annum|\byr\b|year|\baño\b|\banno\b|\bp\.?a\b/i],
  ['day', /night|\bday\b|noche|notte/i],
  ['month', /./],
];

/** The kind that the words around a figure name; asking where they name none. */
export function priceKind(words: string): ListedPriceKind {
  return KIND_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'asking';
}

const DIGITS = String.raw`\d{1,3}(?:[.,'’ \u00a0\u2009\u202f]\d{2,3})*(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?`;
const MAGNITUDE = String.raw`(?:\s?(?:k|m|mn|mio|million|millones|millón|bn|crores?|cr|lakhs?|lacs?|l)\b)?`;
const AMOUNT = new RegExp(
  String.raw`(${CURRENCY_SIGN})?[\s\u00a0]{0,2}(${DIGITS})(${MAGNITUDE})[\s\u00a0]{0,2}(${CURRENCY_SIGN})?`,
  'giu',
);
/** What stands behind a figure that is not the price: per area, percentages, counts of rooms. */
const NOT_A_PRICE =
  /^\s*(?:%|\/\s?(?:m²|m2|m\b|sq|ft)|per sq|p\/|(?:sq|m²|m2|bed|bath|hab)\b|\s?(?:€|£|\$)?\s?\/\s?m(?:²|2|\b))/i;
/** "Mid $900,000s": a part of a range, named by its round figure. */
const PART_OF_RANGE =
  /\b(?:low|mid|high|upper|early|late)(?:dle)?(?:[ -]to[ -](?:mid|high|late))?[ -]{1,2}\D{0,3}\d[\d,.]*\s?(?:k|m)?['’]?s?\b/i;
const RANGE_LINK = /^\s*(?:-|–|—|to|and|a)\s*$/i;

/** A price stands in a line of words; what is longer is a text, and its price stands in front. */
const MAX_LINE = 1_000;

interface Amount {
  readonly minor: number;
  readonly currency: string | null;
  readonly start: number;
  readonly end: number;
}

/**
 * Reads the price line of a listing: "Offers over £450,000", "$470,000 - $500,000", "995 pcm", "POA", "990.000 eur".
 * @returns null where the text holds neither a price nor a word that stands for one
 */
export function readPrice(text: string | null | undefined, context: PriceContext): ListedPrice | null {
  if (!text) return null;
  const line = text.slice(0, MAX_LINE).normalize('NFKC').replace(/\s+/g, ' ');
  const kind = priceKind(line);
  const [first, second] = findAmounts(line, context);
  if (!first) {
    return kind === 'on-application'
      ? { kind, amountMinor: null, highMinor: null, currency: context.currency, period: null }
      : null;
  }
  const currency = first.currency ?? second?.currency ?? context.currency;
  const period = kind === 'rent' ? (PERIODS.find(([, word]) => word.test(line))?.[0] ?? null) : null;
  const isRange =
    second !== undefined &&
    RANGE_LINK.test(line.slice(first.end, second.start)) &&
    second.minor > first.minor;
  return {
    // A figure beside "contact agent" is still a figure.
    kind:
      (isRange || PART_OF_RANGE.test(line)) && kind !== 'rent' && kind !== 'auction'
        ? 'range'
        : kind === 'on-application'
          ? 'asking'
          : kind,
    amountMinor: first.minor,
    highMinor: isRange ? second.minor : null,
    currency,
    period,
  };
}

function findAmounts(line: string, context: PriceContext): Amount[] {
  const signed: Amount[] = [];
  const bare: Amount[] = [];
  for (const match of line.matchAll(AMOUNT)) {
    const [whole, before = '', digits = '', magnitude = '', after = ''] = match;
    const end = match.index + whole.length;
    if (NOT_A_PRICE.test(line.slice(end))) continue;
    const sign = before || after;
    const currency = sign ? currencyOfSign(sign, context.currency) : null;
    const minor = readAmount(digits, magnitude, currency ?? context.currency ?? 'EUR', context.locale);
    if (minor === null) continue;
    (currency ? signed : bare).push({ minor, currency, start: match.index, end });
  }
  // "4 bedrooms, £250,000": what has a sign is the price; a bare number only where nothing has one.
  if (signed.length > 0) return joinRange(signed, bare);
  return bare.filter((amount) => amount.minor >= 10 ** minorDigits(context.currency ?? 'EUR') * 100);
}

/** "£450 - 475,000": the end of a range may go without its sign. */
function joinRange(signed: readonly Amount[], bare: readonly Amount[]): Amount[] {
  const [first, second] = signed;
  if (!first || second) return [...signed];
  const next = bare.find((amount) => amount.start >= first.end && amount.start - first.end < 5);
  return next ? [first, next] : [first];
}

const INDIAN: readonly (readonly [RegExp, number])[] = [
  [/^\s?cr/i, 1e7],
  [/^\s?l/i, 1e5],
];

function readAmount(digits: string, magnitude: string, currency: string, locale: string): number | null {
  const indian = INDIAN.find(([word]) => word.test(magnitude))?.[1];
  const parsed = parseAmount(indian ? digits : digits + magnitude, currency, locale);
  if (!parsed.ok) return null;
  return Math.round(parsed.amountMinor * (indian ?? 1));
}

/** A price that the source gives as a number of major units. */
export function priceOf(
  major: number | null | undefined,
  currency: string | null,
  kind: ListedPriceKind = 'asking',
): ListedPrice | null {
  if (major === null || major === undefined || !Number.isFinite(major) || major <= 0) return null;
  const amountMinor = Math.round(major * 10 ** minorDigits(currency ?? 'EUR'));
  return Number.isSafeInteger(amountMinor)
    ? { kind, amountMinor, highMinor: null, currency, period: kind === 'rent' ? 'month' : null }
    : null;
}
