import { plainSigns } from './plain-signs.ts';

const WORDS: readonly (readonly string[])[] = [
  ['zero', 'no', 'cero'],
  ['one', 'a single', 'un', 'una', 'uno'],
  ['two', 'dos'],
  ['three', 'tres'],
  ['four', 'cuatro'],
  ['five', 'cinco'],
  ['six', 'seis'],
  ['seven', 'siete'],
  ['eight', 'ocho'],
  ['nine', 'nueve'],
  ['ten', 'diez'],
  ['eleven', 'once'],
  ['twelve', 'doce'],
];
/** What a number in words counts, where it says a fact of a home: "two of us" does not, "two bedrooms" does. */
const COUNTED =
  '(?:double |spare |large |small )?(?:bed|bath|bedroom|bathroom|room|floor|storey|story|garage|parking|offer|sale|viewing|year|month|week|day|dormitorio|baño|habitaci|planta|plaza|oferta|venta|visita|año|mes|semana|día)';
const NUMBER_WORD = new RegExp(`(?<!\\p{L})(${WORDS.flat().join('|')})[ -]${COUNTED}`, 'giu');
const NUMBER =
  /(\d+(?:[.,' \u00a0\u202f]\d+)*)(?:\s*(k|m|mn|million|millones|mil|thousand)(?![\p{L}\d]))?/giu;
const FACTORS: Readonly<Record<string, number>> = {
  k: 1000,
  mil: 1000,
  thousand: 1000,
  m: 1_000_000,
  mn: 1_000_000,
  million: 1_000_000,
  millones: 1_000_000,
};

/**
 * Every figure that a text may be read to say, in digits and in words, with what "k" and "million" make of it. Where
 * writing leaves two readings (1.250 in two languages, "90 m") there are both.
 */
export function figuresInText(text: string): Set<number>[] {
  // The 2 of square metres is no figure.
  const plain = plainSigns(text).replace(/[²³]|(?<=(?<!\p{L})(?:k?m|ft))[23](?!\d)/giu, '');
  const digits = [...plain.matchAll(NUMBER)].map(([, digit = '', unit = '']) => {
    const factor = FACTORS[unit.toLowerCase()];
    const readings = readingsOf(digit);
    return new Set([...readings, ...readings.map((value) => round(value * (factor ?? 1)))]);
  });
  const words = [...plain.matchAll(NUMBER_WORD)].map(
    ([, word = '']) => new Set([WORDS.findIndex((names) => names.includes(word.toLowerCase()))]),
  );
  return [...digits, ...words];
}

function readingsOf(written: string): number[] {
  const tight = written.replace(/[' \u00a0\u202f]/g, '');
  const isGrouped = (sign: string) => new RegExp(`^\\d{1,3}(?:\\${sign}\\d{3})+(?!\\d)`).test(tight);
  const english = Number(tight.replace(/,/g, ''));
  const spanish = Number(tight.replace(/\./g, '').replace(',', '.'));
  const readings = [
    ...(!tight.includes(',') || isGrouped(',') ? [english] : []),
    ...(!tight.includes('.') || isGrouped('.') ? [spanish] : []),
  ];
  return readings.filter(Number.isFinite).map(round);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
