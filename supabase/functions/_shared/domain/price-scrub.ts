import { toMajor, type Money } from './money.ts';

/** What stands where a price stood. No digits, so that scrubbing twice is scrubbing once. */
export const SCRUBBED = '[…]';

const SPACE = String.raw`[ \u00a0\u2009\u202f]`;
const GROUPED = String.raw`\d{1,3}(?:(?:[.,'’]|${SPACE})\d{3}){1,4}(?:[.,]\d{1,2})?(?!\d)`;
const NUMBER = String.raw`(?:${GROUPED}|\d{1,15}(?:[.,]\d{1,9})?)`;
const MAGNITUDE = String.raw`(?:${SPACE}?(?:k|m|mm|mn|mio|bn|mil|grand|thousand|mill(?:ion|ón|on|ones|ions))(?![\p{L}\d²]))`;
const CODES = 'GBP|EUR|USD|CAD|AUD|NZD|CHF|SEK|NOK|DKK|PLN|AED|ZAR|JPY';
const SIGN = String.raw`(?:(?:US|AU|CA|NZ|A|C)?\$(?:US|AU|CA|NZ)?|[£€¥]|(?<![\p{L}\d])(?:${CODES}|CHF|SFr\.?|Fr\.?|kr\.?|zł|Dhs?))`;
const NAME = String.raw`(?:[€£¥]|(?:US|AU|CA|NZ|A|C)?\$(?:US|AU|CA|NZ)?|zł|(?:${CODES}|euros?|pounds?(?: sterling)?|dollars?|bucks|quid|sterling|libras?|d[oó]lar(?:es)?|francos?|francs?|coronas?|kron(?:a|e|er|or)|kr|eslotis?|zlotys?|dirhams?|d[ií]rhams?|rands?|yen(?:es)?)(?!\p{L}))`;
const AREA = String.raw`(?:sq\.?${SPACE}?(?:ft|feet|foot|m|metres?|meters?|yds?|yards?)\b|square${SPACE}(?:feet|foot|met(?:re|er)s?|yards?)|sqft|sqm|m²|m2|ft²|ft2|metros? cuadrados?)`;
const PER = String.raw`(?:${SPACE}{0,3}(?:per|p\/|\/|por|el|a)${SPACE}{0,3}${AREA}|${SPACE}?(?:psf|psm)\b)`;
/** Units behind a number that is no price: areas, lengths, counts, phone extensions. */
const UNIT = String.raw`${SPACE}{0,3}(?:${AREA}|(?:acres?|hectares?|hect[aá]reas?|ha|miles?|km|metros?|met(?:re|er)s?|ft|feet|litres?|liters?|litros|gallons?|kwh|kw|people|residents|inhabitants|habitantes|homes|books|trees|bottles|square|sq)(?!\p{L})|%)`;
const TAIL = String.raw`(?:${SPACE}{0,3}(?:-|–|—|to|a|and|y|or)${SPACE}{0,3}(?:${SIGN}${SPACE}?${NUMBER}${MAGNITUDE}?|${NUMBER}${MAGNITUDE}|${GROUPED}|\d{5,9}))?`;
const CONTEXT = String.raw`(?<!\p{L})(?:offers?(?:${SPACE}(?:over|above|around|from|in${SPACE}(?:excess|the${SPACE}region)${SPACE}of))?|o\.?i\.?[er]\.?o\.?|in${SPACE}excess${SPACE}of|guide(?:${SPACE}price)?|asking(?:${SPACE}price)?|list(?:ed|${SPACE}price)|pric(?:e|ed|ing)|reduced|sold|bought|purchased|valued|valuation|worth|cost(?:s|ing)?|estimated|sale|zestimate|precio|vendid[oa]|valorad[oa]|rebajad[oa]|desde|from|only|just|under|over|for)(?:${SPACE}(?:price|of|for|at|to|from|is|was|now|around|about|over|approximately|de|por|en|a|en${SPACE}torno${SPACE}a|only|just)){0,3}${SPACE}{0,3}[:=–-]?${SPACE}{0,3}`;
const WORD_SMALL = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half|quarter|point|un|una|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}+|veinti?\p{L}*|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to)?|\p{L}+cient[oa]s|quinient[oa]s|medio)`;
const WORD_LARGE = String.raw`(?:thousand|million|millions|billion|mil|millón|millon|millones)`;
const WORD_LINK = String.raw`(?:[ -]|${SPACE}(?:and|y|a|of${SPACE}an?)${SPACE})`;
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
  rule(String.raw`(?<![\d.,])(?:${GROUPED}|\d{2,7}(?:[.,]\d{1,9})?)${SPACE}?k(?![\p{L}\d])`),
  rule(
    String.raw`(?<![\d.,])${NUMBER}${SPACE}?(?:mill(?:ion|ón|on|ones|ions)|thousand|grand)(?!\p{L})${NOT_UNIT}`,
  ),
];

/** Behind words such as "offers over": also 1.2m and numbers of four digits, unless they are years or have a unit. */
const IN_CONTEXT = rule(
  String.raw`(${CONTEXT})(${GROUPED}|\d{4,9}|\d{1,4}(?:[.,]\d+)?${SPACE}?m(?![\p{L}\d²]))${NOT_UNIT}(?!${SPACE}?(?:wide|long|high|deep|tall|x|by)\b)${TAIL}`,
);

/** A number on its own that only a price is as large as: 450,000 or 450000. */
const BARE = rule(String.raw`(?<![\d.,/-])(?:${GROUPED}|\d{6,9})(?![\d/])${NOT_UNIT}`);

const ANY_NUMBER = rule(String.raw`(?<!\d)${NUMBER}(?!\d)`);

/**
 * Takes the prices out of a text that players read before they guess: symbols, codes, shorthand, words, per-area prices,
 * and large numbers that nothing marks as anything else. Years, areas, lengths and counts stay; of a phone number
 * parts may go. It rather takes too much than too little.
 * @param known the true price where it is known: no number equal to it stays, whatever stands around it
 */
export function scrubPrices(text: string, known?: Money): string {
  let scrubbed = text;
  for (const pattern of RULES) scrubbed = scrubbed.replace(pattern, SCRUBBED);
  scrubbed = scrubbed.replace(IN_CONTEXT, (match, context: string, amount: string) =>
    isYear(amount) ? match : context + SCRUBBED,
  );
  scrubbed = scrubbed.replace(BARE, (amount) => (digitsOf(amount) < 10_000 ? amount : SCRUBBED));
  if (known === undefined) return scrubbed;
  const telling = new Set([known.amountMinor, Math.round(toMajor(known.amountMinor, known.currency))]);
  return scrubbed.replace(ANY_NUMBER, (amount) => (telling.has(digitsOf(amount)) ? SCRUBBED : amount));
}

/** True when nothing in the text reads as a price. */
export function holdsNoPrice(text: string, known?: Money): boolean {
  return scrubPrices(text, known) === text;
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
