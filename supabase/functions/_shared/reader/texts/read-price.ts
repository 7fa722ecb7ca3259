import { minorDigits } from '../../domain/currencies.ts';
import { parseAmount } from '../../domain/parse-amount.ts';
import { CURRENCY_SIGN, currencyOfSigns, isWordNotCode } from './currency-signs.ts';
import { priceKind, type ListedPriceKind } from './price-kinds.ts';
import { inDigits, withoutCharges } from './price-line.ts';

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
  /** of a price that names none; null where that is decided later, by what else is read */
  readonly currency: string | null;
  /** what a bare $, kr or R is there; without it the currency above */
  readonly usual?: string | null;
  /** BCP 47, decides between 1.234 and 1,234 where both could be */
  readonly locale: string;
}

const PERIODS: readonly (readonly [NonNullable<ListedPrice['period']>, RegExp])[] = [
  ['week', /\bp\.?\s?w\b|week|\bwk\b|semana|settimana|woche/i],
  ['year', /annum|\byr\b|year|\baño\b|\banno\b|\bp\.?a\b/i],
  ['day', /night|\bday\b|noche|notte/i],
  ['month', /./],
];

/** Thousands in groups of three (or two, in India) behind one and the same mark; else digits without marks. */
const GROUPED = String.raw`\d{1,3}(?<mark>[.,'’ ])(?:\d{2,3}\k<mark>)*\d{3}(?:[.,]\d{1,2})?(?!\d)`;
const PLAIN = String.raw`\d+(?:[.,]\d{1,2}(?!\d))?`;
// "450.000 k.k." is Dutch for "buyer pays the costs".
const MAGNITUDE = String.raw`(?:\s?(?:k(?!\.\s?k)|m|mn|mio|million|millones|millón|millions|millió|milliárd|miliard(?:y|ów)?|mlrd|mln|milion(?:y|ów)?|milyon|млрд|млн|тыс\.?|tys\.?|tỷ|triệu|mil|bn|crores?|cr|lakhs?|lacs?|l)(?![\p{L}\d])(?!\.?\s?n\b))?`;
/**
 * A figure, perhaps between signs. Behind a letter no number with a thousands mark begins: "T2 350 000 €" is a home of kind
 * T2. A label that runs into its value ("Price450,000 €") is a longer word, and its value has a sign.
 */
const AMOUNT = new RegExp(
  String.raw`(?:(?<before>${CURRENCY_SIGN})[\s]{0,2}(?<signed>${GROUPED.replaceAll('mark', 'a')}|${PLAIN})|(?<![\p{L}\d])(?<!\d[.,'’])(?<bare>${GROUPED.replaceAll('mark', 'b')}|${PLAIN})|(?<=\p{L}{4})(?<glued>\d{1,3}(?:[.,'’]\d{3})+(?!\d)(?=\s{0,2}${CURRENCY_SIGN})))(?<magnitude>${MAGNITUDE})[\s]{0,2}(?<after>${CURRENCY_SIGN}|\bMN\b)?`,
  'giu',
);
/** What stands behind a figure that is not the price: per area, percentages, counts of rooms. */
const NOT_A_PRICE =
  /^\s*(?:%|\/\s?(?:m²|m2|m\b|sq|ft|坪|평)|per sq|p\/(?!\s?(?:c?m|mth|month|w|wk|week|a|yr|year|n|night)(?![\p{L}\d²]))|(?:sq|m²|m2|bed|bath|hab)\b|\s?(?:€|£|\$)?\s?\/\s?m(?:²|2|\b))/iu;
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
  const line = withoutCharges(inDigits(text.slice(0, MAX_LINE).normalize('NFKC').replace(/\s+/g, ' ')));
  const [first, second] = findAmounts(line, context);
  const kind = kindOfLine(line, first, second);
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

/** Words behind a second figure are about that one: "$735,000, est. $4,100/mo" is no rent. */
function kindOfLine(line: string, first: Amount | undefined, second: Amount | undefined): ListedPriceKind {
  const kind = priceKind(line);
  if (kind !== 'rent' || !first || !second || RANGE_LINK.test(line.slice(first.end, second.start)))
    return kind;
  const own = priceKind(line.slice(0, second.start));
  return own === 'rent' || first.minor < second.minor * 20 ? kind : own;
}

function findAmounts(line: string, context: PriceContext): Amount[] {
  const signed: Amount[] = [];
  const bare: Amount[] = [];
  const usual = context.usual ?? context.currency;
  for (const match of line.matchAll(AMOUNT)) {
    const {
      before = '',
      signed: behindSign,
      bare: alone,
      glued,
      magnitude = '',
      after = '',
    } = match.groups ?? {};
    const digits = behindSign ?? alone ?? glued ?? '';
    const end = match.index + match[0].length;
    if (NOT_A_PRICE.test(line.slice(end))) continue;
    // "4,500,000 MN" is Mexican money; "4.5mn" is a number of millions.
    const behind = after === '' && isLong(digits) && /^\s*mn$/i.test(magnitude) ? 'MN' : after;
    const signs = [before, behind].map((sign) => (isWordNotCode(sign) ? '' : sign));
    const currency = currencyOfSigns(signs[0] ?? '', signs[1] ?? '', usual);
    const minor = readAmount(digits, magnitude, currency ?? context.currency ?? 'EUR', context.locale);
    if (minor === null) continue;
    const isSigned = currency !== null || signs.some((sign) => /^kr/i.test(sign));
    (isSigned ? signed : bare).push({ minor, currency, start: match.index, end });
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

/** Words for powers of ten in other languages. */
const WORDS_OF_POWERS: readonly (readonly [RegExp, string])[] = [
  [/^\s?(?:milliárd|miliard\w*|mlrd|млрд|tỷ)/i, 'bn'],
  [/^\s?(?:millió|mln|милл?ион\w*|млн|milyon|milion\w*|juta|triệu)/i, 'm'],
  [/^\s?(?:tys|тыс)/i, 'k'],
];

function readAmount(digits: string, magnitude: string, currency: string, locale: string): number | null {
  // Nobody asks for 450,000 million: behind so many digits the letter is another word.
  const power = isLong(digits) ? '' : magnitude;
  const indian = INDIAN.find(([word]) => word.test(power))?.[1];
  const word = WORDS_OF_POWERS.find(([pattern]) => pattern.test(power))?.[1] ?? power;
  const parsed = parseAmount(indian ? digits : digits + word, currency, locale);
  if (!parsed.ok) return null;
  return Math.round(parsed.amountMinor * (indian ?? 1));
}

/** More than five digits before the decimals. */
function isLong(digits: string): boolean {
  return digits.replace(/[.,]\d{1,2}$/, '').replace(/\D/g, '').length > 5;
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
