import { ANY_KIND, LABELS_OF_MARKETS } from './label-words-of-markets.ts';
import { LABEL_WORDS, type LabelField, type LabelWords } from './label-words.ts';

const PATTERNS: readonly (readonly [LabelField, RegExp])[] = [
  ...[...LABELS_OF_MARKETS, ...LABEL_WORDS].map(([field, words]) => [field, patternOf(words)] as const),
  ['propertyType', ANY_KIND],
];

/** The same without accents, as typists without them write: "Banos", "Direccion", "Wohnflache". */
const PLAIN_PATTERNS = PATTERNS.map(
  ([field, pattern]) => [field, new RegExp(withoutAccents(pattern.source), 'iu')] as const,
);

function withoutAccents(words: string): string {
  return words
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC');
}

/** A label has few words. */
const MAX_LABEL = 60;
/** Meanings of the labels that were asked for last: a page asks for the same ones again and again. */
const MEANINGS = new Map<string, LabelField | null>();
const MAX_MEANINGS = 4_000;

/** The field that a label means, or null. */
export function fieldOfLabel(words: string): LabelField | null {
  if (words.length > MAX_LABEL) return null;
  const known = MEANINGS.get(words);
  if (known !== undefined) return known;
  if (MEANINGS.size >= MAX_MEANINGS) MEANINGS.clear();
  const field = meaningOf(words);
  MEANINGS.set(words, field);
  return field;
}

function meaningOf(words: string): LabelField | null {
  const label = bareLabel(words);
  const field = fieldIn(PATTERNS, label) ?? (/[^a-z ]/i.test(label) ? null : plainField(label));
  const rest = field === null ? label.replace(COUNT_OF, '') : label;
  return rest === label
    ? field
    : (PATTERNS.find(([name, pattern]) => COUNTED.has(name) && pattern.test(rest))?.[0] ?? null);
}

function fieldIn(patterns: typeof PATTERNS, label: string): LabelField | null {
  return patterns.find(([, pattern]) => pattern.test(label))?.[0] ?? null;
}

/** "Banos" as it is, and "Wohnflaeche" with the German letters that it spells out. */
function plainField(label: string): LabelField | null {
  const german = label.replace(/(?<=[aou])e/gi, '');
  return fieldIn(PLAIN_PATTERNS, label) ?? (german === label ? null : fieldIn(PLAIN_PATTERNS, german));
}

/** A label without its hints: "# Bedroom(s)", "Wohnfläche (ca.)", "Baujahr ca.", "Floor area (approx.)". */
function bareLabel(words: string): string {
  return words
    .replace(/^[#№]\s?(?:of )?/u, '')
    .replace(/\((?:n|en|er|ne)\)$/, '')
    .replace(/s?\((?:e?s|n|en)\)/g, 's')
    .replace(/\s?\((?:anzahl|antal|antall|aantal|nombre|n[uú]mero|počet|liczba|br|qty)\.?\)$/iu, '')
    .replace(/[,\s(]+(?:ca|circa|approx|aprox|environ|env|appross)\.?\)?$/i, '');
}

/** "Aantal slaapkamers", "Número de casas de banho": words for a number of something, and what is counted so. */
const COUNT_OF =
  /^(?:(?:no\.?|number|total|n\.?[ºo°]\.?|n\.|nro\.?|n[rb]r?e?\.?|n[úu]m\.?|n[úu]mero|nombre|quantidade|qtd\.?|cantidad|cant\.?|anzahl|aantal|antal|antall|liczba|ilość|počet|broj|br\.?|število|št\.?|num[ăa]r(?:ul)?|количество|кол-во|число|брой|кількість|αριθμός|jumlah|jml\.?|מספר|عدد) (?:of |de |di |der |d['’])?|จำนวน)/iu;
const COUNTED: ReadonlySet<LabelField> = new Set(['bedrooms', 'bathrooms']);

function patternOf({ whole, start, within }: LabelWords): RegExp {
  const parts = [whole && `^(?:${whole})$`, start && `^(?:${start})`, within];
  return new RegExp(parts.filter(Boolean).join('|'), 'iu');
}

/** A figure where the label before had words alone: the picture's name "bed" beside "Bedrooms 3". */
export function isBetterCount(field: LabelField, value: string, before: string | undefined): boolean {
  if ((field !== 'bedrooms' && field !== 'bathrooms') || !/^\d/.test(value)) return false;
  // "1 large bathroom and one en-suite of the master bedroom" says less than "2".
  const isSentence = /^\d{1,2} \p{L}[^\d+½]{20,}$/u.test(before ?? '');
  if (isSentence && /^\d{1,2}(?:\.5)?$/.test(value)) return true;
  return !/\d|studio/i.test(before?.slice(0, 1) ?? '');
}
