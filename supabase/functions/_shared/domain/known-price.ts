import { priceScale } from './market-bounds.ts';
import { toMajor, type Money } from './money.ts';

/** Places in a text, the end not included. */
export type Span = readonly [start: number, end: number];

/** Digits of one figure, however they are set apart; what was found before stands in private-use characters and cuts them. */
const RUN = /\d(?:[^\p{L}\p{N}\p{Co}]{0,3}\d)*/gu;
/** Shorter amounts are only found as whole words: three digits stand in many a number. */
const SHORTEST_INSIDE = 5;
const FIGURE = /(?<![\p{L}\d.,'])(?:\d{1,3}(?:[.,' ]\d{3}){1,4}|\d{1,15})(?:[.,]\d{1,9})?(?!\d)/gu;
const SCALES: readonly (readonly [words: RegExp, scale: number])[] = [
  [/^[ .'-]{0,2}(?:k|thou\p{L}*|grand|mil|mille|tsd|tys|tausend)(?![\p{L}\d])/iu, 1_000],
  [/^[ .'-]{0,2}(?:m|mm|mn|mio|mln|mill?i?[oó]n\p{L}*|milli\p{L}*|millón)(?![\p{L}\d])/iu, 1_000_000],
  [/^[ .'-]{0,2}(?:juta|jt|milyon|mi|milh\p{L}+)(?![\p{L}\d])/iu, 1_000_000],
  [/^[ .'-]{0,2}(?:bn|b|mrd|billi\p{L}*|mil millones|mil[iy]ar)(?![\p{L}\d])/iu, 1_000_000_000],
  [/^ {0,2}[万萬만]/u, 10_000],
  [/^ {0,2}[億亿억]/u, 100_000_000],
  [/^ {0,2}(?:lakhs?|lacs?)(?!\p{L})/iu, 100_000],
  [/^ {0,2}(?:crores?|cr)(?!\p{L})/iu, 10_000_000],
];
/** What a number without a word behind it may count: thousands, or a share of a million with at least two decimals. */
const BARE_UNITS: readonly BareUnit[] = [
  { scale: 1_000, decimals: 0 },
  { scale: 1_000_000, decimals: 2 },
];
/** The same where prices have more digits: people leave out the word for ten thousand and for a million as well. */
const LARGE_BARE_UNITS: readonly BareUnit[] = [
  { scale: 1_000, decimals: 0 },
  { scale: 10_000, decimals: 0 },
  { scale: 1_000_000, decimals: 0 },
  { scale: 100_000_000, decimals: 2 },
  { scale: 1_000_000_000, decimals: 2 },
];

interface BareUnit {
  readonly scale: number;
  /** how many decimals such a figure has at least */
  readonly decimals: number;
}

/** A length in metres is not a share of a million: 4.2m x 3.1m. */
const DIMENSION_BEFORE = /(?:\d ?m?|\p{L}) ?[x×] ?$|\bby $/iu;
const DIMENSION_BEHIND = /^ ?m? ?(?:[x×]|by\b|wide\b|long\b|high\b|deep\b|tall\b)/iu;
const UNIT_BEHIND =
  /^ {0,2}(?:-?(?:years?|yrs?|year-old|min(?:ute)?s?|seconds?|steps|yards?|yds?|pages?|seats?|days?|weeks?|months?|años?|minutos?)(?!\p{L})|°|º|%)/iu;

/**
 * Where a text gives away one of these prices: as its digits in any grouping, as thousands ("738"), or as a share of a
 * million ("0.74m"), rounded or not.
 * @param text plain figures
 * @param isUnit says whether a unit stands at a place, so that the number before it is none of money
 */
export function findKnownPrices(
  text: string,
  known: readonly Money[],
  isUnit: (place: number) => boolean,
): Span[] {
  if (known.length === 0 || !/\d/.test(text)) return [];
  const majors = [...new Set(known.map(({ amountMinor, currency }) => toMajor(amountMinor, currency)))];
  const digits = new Set([
    ...known.map(({ amountMinor }) => String(amountMinor)),
    ...majors.flatMap((major) => [String(Math.round(major)), String(Math.floor(major))]),
  ]);
  const bareUnits = known.some(({ currency }) => priceScale(currency) > 1) ? LARGE_BARE_UNITS : BARE_UNITS;
  return [...inRuns(text, [...digits]), ...inFigures(text, { majors, bareUnits }, isUnit)];
}

function inRuns(text: string, wanted: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (const run of text.matchAll(RUN)) {
    const places = Array.from(run[0].matchAll(/\d/g), (digit) => run.index + digit.index);
    const digits = run[0].replace(/\D/g, '');
    for (const amount of wanted) {
      for (let at = digits.indexOf(amount); at >= 0; at = digits.indexOf(amount, at + 1)) {
        const first = places[at] ?? 0;
        const last = places[at + amount.length - 1] ?? first;
        if (amount.length < SHORTEST_INSIDE && (isDigitAt(text, first - 1) || isDigitAt(text, last + 1)))
          continue;
        spans.push(wholeWords(text, first, last + 1));
      }
    }
  }
  return spans;
}

/** With the digits that touch the ends, and decimals behind. */
function wholeWords(text: string, first: number, last: number): Span {
  let start = first;
  let end = last;
  while (isDigitAt(text, start - 1)) start -= 1;
  while (isDigitAt(text, end)) end += 1;
  return [start, end + (/^[.,]\d{1,2}(?!\d)/.exec(text.slice(end, end + 4))?.[0].length ?? 0)];
}

function isDigitAt(text: string, place: number): boolean {
  return /\d/.test(text.charAt(place));
}

interface Wanted {
  readonly majors: readonly number[];
  readonly bareUnits: readonly BareUnit[];
}

function inFigures(text: string, { majors, bareUnits }: Wanted, isUnit: (place: number) => boolean): Span[] {
  return [...text.matchAll(FIGURE)].flatMap((match): Span[] => {
    const end = match.index + match[0].length;
    const values = readFigure(match[0]);
    const behind = text.slice(end, end + 24);
    if (
      DIMENSION_BEHIND.test(behind) ||
      DIMENSION_BEFORE.test(text.slice(Math.max(0, match.index - 6), match.index))
    )
      return [];
    const scaled = SCALES.flatMap(([words, scale]) => {
      const word = words.exec(behind)?.[0];
      return word === undefined ? [] : [{ scale, length: word.length, decimals: 0 }];
    });
    const isBare =
      scaled.length === 0 && !/^\p{L}/u.test(behind) && !isUnit(end) && !UNIT_BEHIND.test(behind);
    const units = isBare ? bareUnits.map((unit) => ({ ...unit, length: 0 })) : scaled;
    const fewest = isBare ? 100 : 10;
    const hit = units.find(({ scale, decimals: least }) =>
      values.some(
        ({ value, decimals }) =>
          decimals >= least &&
          value * 10 ** decimals >= fewest &&
          !(isBare && decimals === 0 && value >= 1_500 && value < 2_100) &&
          majors.some((major) => Math.abs(value * scale - major) <= (scale / 10 ** decimals) * 0.5),
      ),
    );
    return hit ? [[match.index, end + hit.length]] : [];
  });
}

interface Reading {
  readonly value: number;
  readonly decimals: number;
}

/** What a figure may mean: 1.234 is one and a bit, or a thousand and more. */
function readFigure(figure: string): readonly Reading[] {
  const whole = { value: Number(figure.replace(/\D/g, '')), decimals: 0 };
  const decimals = /[.,](\d{1,9})$/.exec(figure)?.[1];
  if (decimals === undefined) return [whole];
  const before = figure.slice(0, -decimals.length - 1).replace(/\D/g, '');
  const broken = { value: Number(`${before}.${decimals}`), decimals: decimals.length };
  return decimals.length === 3 ? [whole, broken] : [broken];
}
