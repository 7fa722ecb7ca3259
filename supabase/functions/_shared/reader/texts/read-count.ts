/** Characters of a cell or label that can say a number of rooms, and of a sentence that can. */
const MAX_CELL = 100;
const MAX_SENTENCE = 2_000;
/** No home has more; a larger number was something else. */
const MAX_COUNT = 99;

/** Rooms in a cell or a label: 4 · "4 Bed" · "2.5" · "studio" (0) · "1½" · "3 habitaciones". Null where no count is there. */
export function readCount(value: unknown): number | null {
  if (typeof value === 'number') return isCount(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = value.slice(0, MAX_CELL).trim().toLowerCase();
  if (/^(?:studio|estudio|bedsit)\b/.test(text)) return 0;
  const match = /^(\d{1,3}(?:[.,]\d{1,2})?)\s?(½)?\s*\+?(?!\d|[.,]\d|\s*(?:m²|m2|sq|%))/.exec(text);
  if (!match) return null;
  const count = Number((match[1] ?? '').replace(',', '.')) + (match[2] ? 0.5 : 0);
  return isCount(count) ? count : null;
}

/** "4房2廳2衛", "3室2厅1卫": rooms to sleep in, to live in and to bathe in. */
const CHINESE_ROOMS = /(?<!\d)(\d{1,2})[房室]\s?\/?\s?\d{1,2}[廳厅](?:\s?\/?\s?(\d{1,2}(?:\.5)?)[衛卫])?/u;

function isCount(count: number): boolean {
  return Number.isFinite(count) && count >= 0 && count <= MAX_COUNT;
}

const BED_WORDS = String.raw`(?:double\s+|dbl\s+)?(?:bed(?:room)?s?\b|sovrum\b|soverom\b|sov\b|soveværelser?\b|sypialni[ae]?\b|rec[aá]maras?\b|alcobas?\b|dorms?\b\.?|dormit[oó]rios?|bd\b|bds\b|br\b|bhk\b|bdrms?\b|dormitorios?|habitaciones|habitación|habs?\b\.?|camer[ae](?:\s+da\s+letto)?|chambres?|schlafzimmer|quartos?|slaapkamers?|chambre|(?:\p{Script=Cyrillic}{3,14}\s){0,2}(?:спалн[яи]|спальн[яиі]|спален)(?!\p{L}))`;
const BATH_WORDS = String.raw`(?:(?:full\s+)?bath(?:room)?s?\b|ba\b|baths\b|ba[ñn]os?|banheiros?\b|badrum\b|badeværelser?\b|łazienk[ai]\b|wc\b(?=\s*$)|bagn[oi]\b|salles?\s+de\s+bains?|badezimmer|bäder|casas?\s+de\s+banho|badkamers?)`;
const NUMBER = String.raw`(?<![\p{L}\d.,/£$€+-])(?<!\+\s)(\d{1,2}(?:[.,]\d|\s?½)?(?!\s?\+\s?\d)|\d{1,2}(?=\s?\+\s?\d)|one|two|three|four|five|six|seven|eight|nine|ten)(?:\s?\+\s?\d{1,2})?`;
const BEDS = new RegExp(String.raw`${NUMBER}[\s-]{0,3}${BED_WORDS}`, 'iu');
/** Numbers in words from two on: "un" and "ein" are articles as well. */
const SPELLED: readonly (readonly string[])[] = [
  ['dos', 'deux', 'zwei', 'due', 'dois', 'duas', 'twee', 'dues', 'две', 'дві'],
  ['tres', 'trois', 'drei', 'tre', 'três', 'drie', 'три'],
  ['cuatro', 'quatre', 'vier', 'quattro', 'quatro', 'четири', 'четыре'],
  ['cinco', 'cinq', 'fünf', 'cinque', 'vijf', 'cinc'],
  ['seis', 'six', 'sechs', 'sei', 'zes', 'sis'],
];
const EVERY_BEDS = new RegExp(
  String.raw`(?:${NUMBER}|(?<!\p{L})(?<spelled>${SPELLED.flat().join('|')}))[\s-]{1,3}${BED_WORDS}|${NUMBER}bed(?:room)?s?\b`,
  'giu',
);
const BEDS_BEHIND = /\b(?:bedrooms?|beds|dormitorios|habitaciones|chambres|camere)\s*:\s*(\d{1,2})\b/i;
const BATHS = new RegExp(String.raw`${NUMBER}[\s-]{0,3}${BATH_WORDS}`, 'iu');
const BATHS_BEHIND = /\b(?:bathrooms?|baths|ba[ñn]os|bagni)\s*:\s*(\d{1,2}(?:[.,]\d|\s?½)?)(?![\d.,])/i;
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "Homes of 1, 2, 3 and 4 bedrooms", "de 2 à 4 chambres": what a whole development has, and no count of one home. */
const CHOICE =
  /(?<![\d.,/])\d{1,2}(?:, ?\d{1,2}){0,5},? (?:y|e|o|u|ou|and|or|to|und|oder|bis|et|ed|en|of|tot|og|eller|och|i|lub|do|a|à) \d{1,2}(?= \p{L})/gu;

/** The text without them. */
export function withoutChoices(text: string): string {
  return text.replace(CHOICE, ' ');
}

/** "Bedrooms 6 Bathrooms 4 Receptions 3": a line of labels, each in front of its figure. */
const LABELS_FIRST =
  /^\p{L}[\p{L} .]{1,25}:?\s{0,2}\d{1,2}(?:[.,]5)?(?:[\s|·,;/•-]{1,4}\p{L}[\p{L} .]{1,25}:?\s{0,2}\d{1,2}(?:[.,]5)?){1,8}$/u;
const BEDS_OF_LABEL = new RegExp(String.raw`(?<!\p{L})${BED_WORDS}\s{0,2}:?\s{0,2}(\d{1,2})(?!\d)`, 'iu');
const BATHS_OF_LABEL = new RegExp(
  String.raw`(?<!\p{L})${BATH_WORDS}\s{0,2}:?\s{0,2}(\d{1,2}(?:[.,]5)?)(?!\d)`,
  'iu',
);

function isOfLabels(line: string): boolean {
  return line.length < 120 && LABELS_FIRST.test(line.trim());
}

/** Bedrooms that a sentence speaks of: "4 bedroom house", "4-bed", "2 hab.", "Bedrooms: 3", "studio flat". */
export function findBedrooms(text: string | null | undefined): number | null {
  if (!text) return null;
  const line = withoutChoices(text.slice(0, MAX_SENTENCE));
  if (isOfLabels(line)) return fromWords(BEDS_OF_LABEL.exec(line)?.[1]);
  const found = fromWords((BEDS.exec(line) ?? BEDS_BEHIND.exec(line) ?? CHINESE_ROOMS.exec(line))?.[1]);
  return found ?? (/\bstudio (?:flat|apartment)\b/i.test(line) ? 0 : null);
}

/** Bedrooms that a description begins with, where it names one number of them and no other: "a 3 bedroom villa". */
export function onlyBedrooms(description: string | null | undefined): number | null {
  const text = description?.slice(0, 600) ?? '';
  const counts = new Set(
    [...text.matchAll(EVERY_BEDS)].map(([, count, spelled, glued]) =>
      spelled === undefined ? fromWords(count ?? glued) : countSpelled(spelled),
    ),
  );
  const [only] = counts;
  return counts.size === 1 ? (only ?? null) : null;
}

/**
 * "1 full + 1 partial", "2 full, 1 half baths", "2F 1H": a partial one counts half, three quarters of one as they say. An F
 * or an H is a word of its own: "12 février 2026 à 14h" is a date.
 */
const FULL_BATHS = /(?<![\p{L}\d.,])(\d{1,2})\s?-?(?:full|f)(?!\p{L})(?:\s?(?:baths?|bathrooms?|ba)\b)?/iu;
const PARTIAL_BATHS =
  /(?<![\p{L}\d.,])(\d{1,2})\s?-?(?:partial|half|h(?!\p{L})|powder|1\/2|½)(?:\s?(?:baths?|bathrooms?|ba|rooms?)\b)?/iu;
const THREE_QUARTER_BATHS = /(?<![\p{L}\d.,])(\d{1,2})\s?-?(?:three[- ]quarters?|3\/4|¾)/iu;

/** "1 bathroom and 1 powder room", "2 salles de bain et 1 salle d'eau": a whole one and half a one behind it. */
const BATHS_AND_HALF =
  /(?<![\p{L}\d.,])(\d{1,2})\s(?:bath(?:room)?s?|salles? de bains?),?\s(?:and|et|\+|&)\s(\d{1,2})\s(?:powder rooms?|half[- ]bath(?:room)?s?|salles? d['’]eau)/iu;

function partsOfBathrooms(line: string): number | null {
  const [, whole, half] = BATHS_AND_HALF.exec(line) ?? [];
  if (whole !== undefined) return Number(whole) + Number(half) / 2;
  const full = FULL_BATHS.exec(line);
  if (!full) return null;
  const near = line.slice(full.index, full.index + 80);
  const [partial, threeQuarter] = [PARTIAL_BATHS, THREE_QUARTER_BATHS].map((parts) =>
    Number(parts.exec(near)?.[1] ?? 0),
  );
  const isBaths = /bath|\bba\b/i.test(line.slice(Math.max(0, full.index - 40), full.index + 80));
  if (!isBaths && !partial && !threeQuarter && !/^\s*\d+\s?full\s*$/i.test(line)) return null;
  const count = Number(full[1]) + (partial ?? 0) / 2 + (threeQuarter ?? 0) * 0.75;
  return isCount(count) ? count : null;
}

/** Bathrooms in a cell or a label: what `readCount` reads, and "1 full + 1 partial" as 1.5. */
export function readBathrooms(value: unknown): number | null {
  const parts = typeof value === 'string' ? partsOfBathrooms(value.slice(0, MAX_CELL)) : null;
  return parts ?? readCount(value);
}

/** "T2", "V3+1": bedrooms as Portuguese listings write them, a whole floor apart from what may become one. */
export function findPortugueseBedrooms(text: string | null | undefined): number | null {
  const match = /(?<![\p{L}\d])[TV](\d)(?:\s?\+\s?\d)?(?![\p{L}\d])/u.exec(
    text?.slice(0, MAX_SENTENCE) ?? '',
  );
  return match ? Number(match[1]) : null;
}

/** Bathrooms that a sentence speaks of. */
export function findBathrooms(text: string | null | undefined): number | null {
  if (!text) return null;
  const line = withoutChoices(text.slice(0, MAX_SENTENCE));
  if (isOfLabels(line)) return fromWords(BATHS_OF_LABEL.exec(line)?.[1]);
  const parts = partsOfBathrooms(line);
  if (parts !== null) return parts;
  return fromWords((BATHS.exec(line) ?? BATHS_BEHIND.exec(line))?.[1] ?? CHINESE_ROOMS.exec(line)?.[2]);
}

function countSpelled(word: string): number {
  return SPELLED.findIndex((words) => words.includes(word.toLowerCase())) + 2;
}

function fromWords(text: string | undefined): number | null {
  if (text === undefined) return null;
  const word = WORDS.indexOf(text.toLowerCase());
  return word >= 0 ? word : readCount(text);
}
