import { CURRENCIES } from './currencies.ts';
import { findKnownPrices, type Span } from './known-price.ts';
import type { Money } from './money.ts';
import { plainFigures } from './plain-figures.ts';
import { stripInvisible } from './strip-invisible.ts';

/** What stands where a price stood. No digits, so that scrubbing twice is scrubbing once. */
export const SCRUBBED = '[…]';

const SPACE = ' ';
const GROUPED = String.raw`(?:\d{1,3}(?:[.,' ]\d{3}){1,4}|\d{1,2}(?:,\d{2}){1,3},\d{3})(?:[.,]\d{1,2})?(?!\d)`;
const NUMBER = String.raw`(?:${GROUPED}|\d{1,15}(?:[.,]\d{1,9})?)`;
const MAGNITUDE = String.raw`(?:${SPACE}?(?:(?:k|m|mm|mn|mio|mln|bn|mrds?|mds?|mil|mille|tsd|tys|grand|thou|thousand|lakhs?|lacs?|crores?|cr|juta|jt|mil[iy]ar|milyon|milh(?:ão|ões)|mill(?:ion|ón|on|ones|ions))(?![\p{L}\d])|[万萬億亿만억]))`;
/** "try" and "SR" are words and roads as well: those count in front of a long figure or one with a magnitude. */
const WORDS_TOO = String.raw`(?:TRY|TL|SR)(?=${SPACE}?\d(?:[\d.,' ]{3}|[\d.,]*${SPACE}?(?:l|t|mi|crs?)(?![\p{L}\d])|[\d.,]*${MAGNITUDE}))`;
const CODES = CURRENCIES.map(({ code }) => code)
  .filter((code) => code !== 'TRY')
  .join('|');
const DOLLARS = String.raw`(?:US|AU|CA|NZ|HK|SG|NT|MX|A|C|R|S)?\$(?:US|AU|CA|NZ)?`;
const SIGN = String.raw`(?:${DOLLARS}|\p{Sc}|(?<![\p{L}\d])(?:${CODES}|SFr\.?|Fr\.?|kr\.?|zł|Kč|Dhs?|Rs\.?|Rp\.?|RMB|NIS|${WORDS_TOO}))`;
const NAMES =
  'euros?|pounds?(?: sterling)?|dollars?|bucks|quid|sterling|libras?|d[oó]lar(?:es)?|francos?|francs?|coronas?|kron(?:a|e|er|or)|kr|korun[ay]?|kč|eslotis?|zlotys?|dirhams?|d[ií]rhams?|rands?|yen(?:es)?|yuan(?:es)?|renminbi|rmb|rupees?|rupias?|rupiahs?|rp|reais|pesos?|baht|liras?|tl|ri[yi]als?|riales|shekels?|s[eé]quel(?:es)?|nis';
const NAME = String.raw`(?:${DOLLARS}|\p{Sc}|[円元원圓]|zł|(?:${CODES}|TRY|${NAMES})(?!\p{L}))`;
const AREA = String.raw`(?:sq\.?${SPACE}?(?:ft|feet|foot|m|metres?|meters?|yds?|yards?)\b|square${SPACE}(?:feet|foot|met(?:re|er)s?|yards?)|sqft|sqm|m2|ft2|metros? cuadrados?)`;
const PER = String.raw`(?:${SPACE}{0,3}(?:per|p\/|\/|por|el|a)${SPACE}{0,3}${AREA}|${SPACE}?(?:psf|psm)\b)`;
/** Units behind a number that is no price: areas, lengths, counts, phone extensions. */
const UNIT = String.raw`${SPACE}{0,3}(?:${AREA}|(?:acres?|hectares?|hect[aá]reas?|ha|miles?|km|metros?|met(?:re|er)s?|ft|feet|litres?|liters?|litros|gallons?|kwh|kw|people|residents|inhabitants|habitantes|homes|books|trees|bottles|square|sq)(?!\p{L})|%)`;
const TAIL = String.raw`(?:${SPACE}{0,3}(?:-|–|—|to|a|and|y|or)${SPACE}{0,3}(?:${SIGN}${SPACE}?${NUMBER}${MAGNITUDE}?|${NUMBER}${MAGNITUDE}|${GROUPED}|\d{5,9}))?`;
const CONTEXT = String.raw`(?<!\p{L})(?:offers?(?:${SPACE}(?:over|above|around|from|in${SPACE}(?:excess|the${SPACE}region)${SPACE}of))?|o\.?i\.?[er]\.?o\.?|in${SPACE}excess${SPACE}of|guide(?:${SPACE}price)?|asking(?:${SPACE}price)?|list(?:ed|${SPACE}price)|pric(?:e|ed|ing)|reduced|sold|bought|purchased|valued|valuation|worth|cost(?:s|ing)?|estimated|sale|zestimate|precio|vendid[oa]|valorad[oa]|rebajad[oa]|desde|from|only|just|under|over|for)(?:${SPACE}(?:price|of|for|at|to|from|is|was|now|around|about|over|approximately|de|por|en|a|en${SPACE}torno${SPACE}a|only|just)){0,3}${SPACE}{0,3}[:=–-]?${SPACE}{0,3}`;
const DIGIT_WORD = String.raw`(?:zero|oh|o|nought|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)`;
const WORD_SMALL = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half|quarter|point|un|una|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}+|veinti?\p{L}*|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to)?|\p{L}{1,20}cient[oa]s|quinient[oa]s|medio)`;
const WORD_LARGE = String.raw`(?:thousand|million|millions|billion|mil|millón|millon|millones)`;
const WORD_LINK = String.raw`(?:[ -]|${SPACE}(?:and|y|a|of${SPACE}an?)${SPACE})`;
const NUMBER_WORDS = new RegExp(`${WORD_LARGE}|${DIGIT_WORD}|quarter|half|${WORD_SMALL}`, 'iu');
const WORDS = String.raw`(?<!\p{L})(?:${WORD_SMALL}|${WORD_LARGE})(?:${WORD_LINK}(?:${WORD_SMALL}|${WORD_LARGE})){0,20}`;
const NOT_UNIT = String.raw`(?!${UNIT})`;

/** Each rule is one way in which sellers write a price. Order matters: the longest forms go first. */
const RULES: readonly RegExp[] = [
  // £450,000 · US$ 1.2m · € 4.500/m² · £450-475k
  rule(String.raw`${SIGN}${SPACE}?${NUMBER}${MAGNITUDE}?${PER}?${TAIL}`),
  // 450.000 € · 1,2 millones de euros · 450k GBP
  rule(String.raw`(?<![\d.,])${NUMBER}${MAGNITUDE}?${SPACE}{0,3}(?:de${SPACE})?${NAME}${PER}?`),
  // 3,200 per sq ft
  rule(String.raw`(?<![\d.,])${NUMBER}${MAGNITUDE}?${PER}`),
  // four hundred and fifty thousand pounds · un millón de euros
  rule(String.raw`${WORDS}${SPACE}(?:de${SPACE})?${NAME}`),
  // half a million · two hundred thousand · medio millón
  rule(
    String.raw`(?<!\p{L})${WORD_SMALL}(?:${WORD_LINK}${WORD_SMALL}){0,12}${WORD_LINK}${WORD_LARGE}(?!\p{L})(?:${WORD_LINK}(?:${WORD_SMALL}|${WORD_LARGE})){0,12}${NOT_UNIT}`,
  ),
  // 450k · 1.2 million
  rule(String.raw`(?<![\d.,])(?:${GROUPED}|\d{2,7}(?:[.,]\d{1,9})?)[ .'-]{0,2}k(?![\p{L}\d])`),
  rule(
    String.raw`(?<![\d.,])${NUMBER}${SPACE}?(?:(?:mill(?:ion|ón|on|ones|ions)|thousand|grand|mil|mio|mln|tsd|tys|lakhs?|lacs?|crores?|cr|juta|jt|mil[iy]ar|milyon|milh(?:ão|ões))(?!\p{L})|[万萬億亿만억]\d{0,4})${NOT_UNIT}`,
  ),
  // 4 5 0 0 0 0 · 4-5-0-0-0-0
  rule(String.raw`(?<![\p{L}\d])\d(?:[^\p{L}\p{N}\p{Co}\n]{1,3}\d(?!\d)){4,}`),
  // four five oh oh oh oh · cuatro cinco cero cero cero
  rule(String.raw`(?<!\p{L})${DIGIT_WORD}(?:[ ,.'-]{1,2}${DIGIT_WORD}){4,}(?!\p{L})`),
];

/** Behind words such as "offers over": also 1.2m and numbers of four digits, unless they are years or have a unit. */
const IN_CONTEXT = rule(
  String.raw`(${CONTEXT})(${GROUPED}|\d{4,9}|\d{1,4}(?:[.,]\d+)?${SPACE}?m(?![\p{L}\d]))${NOT_UNIT}(?!${SPACE}?(?:wide|long|high|deep|tall|x|by)\b)${TAIL}`,
);

/** A number on its own that only a price is as large as: 450,000 or 450000. */
const BARE = rule(String.raw`(?<![\d.,/-])(?:${GROUPED}|\d{6,9})(?![\d/])${NOT_UNIT}`);

const UNIT_BEHIND = new RegExp(`^${UNIT}`, 'iu');
/** Stands in the plain text for what was found: neither letter nor digit nor separator, so that no later rule reads across it. */
const FOUND = '\u{E000}';

/**
 * Takes the prices out of a text that players read before they guess: symbols, codes, shorthand, words, per-area prices,
 * and large numbers that nothing marks as anything else, in any script and however their digits are set apart; invisible
 * characters go with them. Years, areas, lengths and counts stay; of a phone number parts may go. It rather takes too much
 * than too little.
 * @param known true prices: nothing that tells one of them stays, whatever stands around it
 */
export function scrubPrices(typed: string, known: Money | readonly Money[] = []): string {
  const prices = 'currency' in known ? [known] : known;
  let text = stripInvisible(typed);
  // What stood around a price may read as one when it is gone, though hardly twice.
  for (let pass = 0; pass < PASSES; pass += 1) {
    const rest = scrubOnce(text, prices);
    if (rest === text) break;
    text = rest;
  }
  return text;
}
const PASSES = 4;

/** True when nothing in the text reads as a price. */
export function holdsNoPrice(text: string, known: Money | readonly Money[] = []): boolean {
  const visible = stripInvisible(text);
  return scrubPrices(visible, known) === visible;
}

function scrubOnce(text: string, known: readonly Money[]): string {
  const { text: figures, starts, ends } = plainFigures(text);
  let scrubbed = '';
  let place = 0;
  for (const [start, end] of findPrices(figures, known)) {
    const from = starts[start] ?? text.length;
    if (from < place) continue;
    scrubbed += text.slice(place, from) + SCRUBBED;
    place = Math.max(place, ends[end - 1] ?? from);
  }
  return scrubbed + text.slice(place);
}

/** Where prices stand in plain figures, in order and apart. */
function findPrices(figures: string, known: readonly Money[]): readonly Span[] {
  if (!/[\p{N}\p{Sc}]/u.test(figures) && !NUMBER_WORDS.test(figures)) return [];
  const isUnit = (place: number) => UNIT_BEHIND.test(figures.slice(place, place + 30));
  let rest = figures;
  for (const pattern of RULES) rest = rest.replace(pattern, found);
  rest = rest.replace(IN_CONTEXT, (match, context: string, amount: string) =>
    isYear(amount) ? match : context + found(match.slice(context.length)),
  );
  rest = rest.replace(BARE, (amount) => (digitsOf(amount) < 10_000 ? amount : found(amount)));
  // Rules may take a part of a known price, so that is looked for in the whole text.
  for (const [start, end] of findKnownPrices(figures, known, isUnit)) {
    rest = rest.slice(0, start) + FOUND.repeat(end - start) + rest.slice(end);
  }
  return [...rest.matchAll(/\u{E000}+/gu)].map((match) => [match.index, match.index + match[0].length]);
}

function found(match: string): string {
  return FOUND.repeat(match.length);
}

function rule(source: string): RegExp {
  return new RegExp(source, 'giu');
}

function isYear(amount: string): boolean {
  return /^(?:1[5-9]|20)\d\d$/.test(amount);
}

function digitsOf(amount: string): number {
  return Number(amount.replace(/[.,]\d{1,2}$/, '').replace(/\D/g, ''));
}
