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

function isCount(count: number): boolean {
  return Number.isFinite(count) && count >= 0 && count <= MAX_COUNT;
}

const BED_WORDS = String.raw`(?:double\s+|dbl\s+)?(?:bed(?:room)?s?\b|bd\b|bds\b|br\b|bdrms?\b|dormitorios?|habitaciones|habitación|habs?\b\.?|camer[ae](?:\s+da\s+letto)?|chambres?|schlafzimmer|quartos?|slaapkamers?|chambre)`;
const BATH_WORDS = String.raw`(?:(?:full\s+)?bath(?:room)?s?\b|ba\b|baths\b|baños?|bagn[oi]\b|salles?\s+de\s+bains?|badezimmer|bäder|casas?\s+de\s+banho|badkamers?)`;
const NUMBER = String.raw`(?<![\d.,/£$€-])(\d{1,2}(?:[.,]\d)?|one|two|three|four|five|six|seven|eight|nine|ten)`;
const BEDS = new RegExp(String.raw`${NUMBER}[\s-]{0,3}${BED_WORDS}`, 'i');
const BEDS_BEHIND = /\b(?:bedrooms?|beds|dormitorios|habitaciones|chambres|camere)\s*:\s*(\d{1,2})\b/i;
const BATHS = new RegExp(String.raw`${NUMBER}[\s-]{0,3}${BATH_WORDS}`, 'i');
const BATHS_BEHIND = /\b(?:bathrooms?|baths|baños|bagni)\s*:\s*(\d{1,2}(?:[.,]\d)?)\b/i;
const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Bedrooms that a sentence speaks of: "4 bedroom house", "4-bed", "2 hab.", "Bedrooms: 3", "studio flat". */
export function findBedrooms(text: string | null | undefined): number | null {
  if (!text) return null;
  const line = text.slice(0, MAX_SENTENCE);
  const found = fromWords((BEDS.exec(line) ?? BEDS_BEHIND.exec(line))?.[1]);
  return found ?? (/\bstudio (?:flat|apartment)\b/i.test(line) ? 0 : null);
}

/** Bathrooms that a sentence speaks of. */
export function findBathrooms(text: string | null | undefined): number | null {
  if (!text) return null;
  const line = text.slice(0, MAX_SENTENCE);
  return fromWords((BATHS.exec(line) ?? BATHS_BEHIND.exec(line))?.[1]);
}

function fromWords(text: string | undefined): number | null {
  if (text === undefined) return null;
  const word = WORDS.indexOf(text.toLowerCase());
  return word >= 0 ? word : readCount(text);
}
