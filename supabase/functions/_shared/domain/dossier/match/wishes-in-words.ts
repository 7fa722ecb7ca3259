import type { DossierFact } from './home-facts.ts';
import type { Wish } from './match-score.ts';
import {
  DENYING_WORDS,
  MUST_WORDS,
  NICE_WORDS,
  SAID_WITH_NO,
  WISHED_FACTS,
  WISHED_KINDS,
} from './wish-phrases.ts';

/** What somebody typed, as wishes; the phrases that no rule reads are said back to them. */
export interface ReadWishes {
  readonly wishes: readonly Wish[];
  readonly notRead: readonly string[];
}

const USUAL_WEIGHT = 3;
const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
};
const COUNT = `(\\d{1,2}|${Object.keys(NUMBERS).join('|')})`;
const BEDROOMS = new RegExp(
  `(?<![\\p{L}\\d])${COUNT}\\+?[ -]?(?:double )?(?:bed(?:room)?s?|dormitorios?|habitaciones|habitación)(?!\\p{L})`,
  'iu',
);
const BATHROOMS = new RegExp(`(?<![\\p{L}\\d])${COUNT}\\+?[ -]?(?:bath(?:room)?s?|baños?)(?!\\p{L})`, 'iu');
const AREA = /(\d{2,5})\+? ?(m2|m²|sq ?m|sqm|metros|square met(?:re|er)s|sq ?ft|sqft|square feet)/i;
/** The band is a capital, or every "a" would be one. */
const ENERGY = /\b(?:[Ee][Pp][Cc]|[Ee]nergy|[Cc]alificación|[Cc]ertificado)\b\D{0,24}\b([A-G])\b/;
const MOST_PRICE =
  /(?:under|below|up to|max(?:imum)?|at most|less than|budget(?: of| is)?|hasta|menos de|máximo|presupuesto(?: de)?)\s*(?:of |is |de )?[£$€]?\s*(\d[\d.,]*)\s*(k|m|mil|million|millones)?(?![\p{L}\d])/iu;
const LEASE =
  /\b(?:lease|leasehold)\D{0,30}?(\d{2,3})\+? ?(?:years|yrs)|(\d{2,3})\+? ?(?:years|yrs)\b.{0,20}\blease/i;
const SQUARE_FOOT_M2 = 0.092903;

/**
 * Reads wishes in words, in English or Spanish, by rule: "3 bed house with a garden under £350k, must have parking, no
 * pool". Phrases end at commas and at "and" and "with"; each is read by all rules that fit it.
 */
export function readWishes(text: string): ReadWishes {
  const phrases = text
    .normalize('NFKC')
    .split(/[;\n]|,(?!\d)|\.(?!\d)|\s(?:and|with|but|y|con|pero)\s/iu)
    .map((phrase) => phrase.trim())
    .filter((phrase) => /[\p{L}\d]/u.test(phrase));
  const found = new Map<DossierFact, Wish>();
  const notRead = phrases.filter((phrase) => {
    const wishes = wishesIn(phrase);
    for (const wish of wishes) found.set(wish.fact, wish);
    return wishes.length === 0;
  });
  return { wishes: [...found.values()], notRead };
}

function wishesIn(phrase: string): Wish[] {
  const isMust = MUST_WORDS.test(phrase);
  const weight = isMust ? 5 : NICE_WORDS.test(phrase) ? 1 : USUAL_WEIGHT;
  const make = (fact: DossierFact, want: Wish['want'], value: Wish['value']): Wish => ({
    fact,
    want,
    value,
    weight,
    isMust,
  });
  const least = (fact: DossierFact, value: number | null) =>
    value === null ? [] : [make(fact, 'at_least', value)];
  const most = priceOf(phrase);
  const energy = ENERGY.exec(phrase)?.[1];
  const kinds = WISHED_KINDS.find(([form]) => form.test(phrase))?.[1];
  const isDenied = DENYING_WORDS.test(phrase);
  return [
    ...least('bedrooms', countOf(BEDROOMS.exec(phrase)?.[1])),
    ...least('bathrooms', countOf(BATHROOMS.exec(phrase)?.[1])),
    ...least('floorAreaM2', areaOf(phrase)),
    ...least('leaseYears', leaseOf(phrase)),
    ...(most === null ? [] : [make('priceMinor', 'at_most', most)]),
    ...(energy === undefined ? [] : [make('energyRating', 'at_least', energy)]),
    ...(kinds === undefined || isDenied ? [] : [make('homeKind', 'one_of', kinds)]),
    ...WISHED_FACTS.flatMap(([fact, form]) =>
      form.test(phrase) ? [make(fact, 'is', !isDenied || SAID_WITH_NO.includes(fact))] : [],
    ),
  ];
}

function countOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  return NUMBERS[word.toLowerCase()] ?? Number(word);
}

function areaOf(phrase: string): number | null {
  const [, size, unit = ''] = AREA.exec(phrase) ?? [];
  if (size === undefined) return null;
  return /f/i.test(unit) ? Math.round(Number(size) * SQUARE_FOOT_M2) : Number(size);
}

function leaseOf(phrase: string): number | null {
  const [, behind, before] = LEASE.exec(phrase) ?? [];
  const years = behind ?? before;
  return years === undefined ? null : Number(years);
}

/** The most that somebody pays, in minor units of a currency with two places; small numbers mean thousands of nothing. */
function priceOf(phrase: string): number | null {
  const [, digits, unit = ''] = MOST_PRICE.exec(phrase) ?? [];
  if (digits === undefined) return null;
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits);
  const value = Number(isGrouped ? digits.replace(/[.,]/g, '') : digits.replace(',', '.'));
  const factor = /^(?:k|mil)$/i.test(unit) ? 1000 : /^m/i.test(unit) ? 1_000_000 : 1;
  const major = value * factor;
  return Number.isFinite(major) && major >= 10_000 ? Math.round(major * 100) : null;
}
