/** A text as rules read it, with where each of its UTF-16 units stands in the text that people typed. */
export interface PlainFigures {
  readonly text: string;
  /** place in the typed text where the unit's character begins; one more at the end */
  readonly starts: readonly number[];
  /** place in the typed text behind the unit's character */
  readonly ends: readonly number[];
}

/** One character with everything that is drawn onto it or not drawn at all. */
const CLUSTER = /[^\p{M}\p{Cf}\p{DI}][\p{M}\p{Cf}\p{DI}]*|[\p{M}\p{Cf}\p{DI}]+/gu;
const UNDRAWN = /[\p{M}\p{Cf}\p{DI}]|(?![\t\n\r])\p{Cc}/gu;
const ORDINARY = /^[\t\n\x20-\x5E\x60-\x7E]*$/;

const APOSTROPHES = /[‘’ʼʻ′`´ʹ_‿]/u;
const COMMAS = /[٬،،﹐、]/u;
const POINTS = /[٫·•∙⋅・‧。]/u;
const DASHES = /[\p{Pd}−]/u;
const CJK_DIGITS: Readonly<Record<string, string>> = {
  ...{ 〇: '0', 零: '0', 一: '1', 二: '2', 三: '3', 四: '4' },
  ...{ 五: '5', 六: '6', 七: '7', 八: '8', 九: '9' },
};
/** Circled digits that Unicode does not fold into digits by itself: the first of each row, and what it stands for. */
const CIRCLED: readonly (readonly [first: number, value: number, count: number])[] = [
  ...([
    [0x24ff, 0, 1],
    [0x24f5, 1, 9],
    [0x2776, 1, 9],
  ] as const),
  ...([
    [0x2780, 1, 9],
    [0x278a, 1, 9],
    [0x1f10b, 0, 2],
  ] as const),
];
/** Letters of other alphabets that look like those of an amount. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  К: 'k',
  к: 'k',
  Κ: 'k',
  κ: 'k',
  О: 'O',
  о: 'o',
  Ο: 'O',
  ο: 'o',
  М: 'm',
  м: 'm',
};

/**
 * A text with every figure in plain digits and the separators of plain English: whatever the script, the style, the spaces
 * or the invisible characters between. For finding figures alone; the typed text is what people go on reading.
 */
export function plainFigures(typed: string): PlainFigures {
  const places = ORDINARY.test(typed) ? ordinaryPlaces(typed) : foldedPlaces(typed);
  return { ...places, text: lettersAsDigits(places.text) };
}

function ordinaryPlaces(typed: string): PlainFigures {
  const starts = Array.from({ length: typed.length + 1 }, (_, place) => place);
  return { text: typed.replace(/\t/g, ' '), starts, ends: starts.map((place) => place + 1) };
}

function foldedPlaces(typed: string): PlainFigures {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const match of typed.matchAll(CLUSTER)) {
    const plain = Array.from(match[0].normalize('NFKC').replace(UNDRAWN, ''), plainCharacter).join('');
    text += plain;
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(match.index);
      ends.push(match.index + match[0].length);
    }
  }
  starts.push(typed.length);
  return { text, starts, ends };
}

function plainCharacter(character: string): string {
  if (/[\t\r]|[\p{Zs}⠀]/u.test(character)) return ' ';
  if (APOSTROPHES.test(character)) return "'";
  if (COMMAS.test(character)) return ',';
  if (POINTS.test(character)) return '.';
  if (DASHES.test(character)) return '-';
  if (character === '⁄' || character === '∕') return '/';
  return digitOf(character) ?? CJK_DIGITS[character] ?? LOOKALIKES[character] ?? character;
}

/** The ASCII digit of a digit in any script: digits of a script stand in rows of ten. */
function digitOf(character: string): string | null {
  const code = character.codePointAt(0) ?? 0;
  const circled = CIRCLED.find(([first, , count]) => code >= first && code < first + count);
  if (circled) return String(circled[1] + code - circled[0]);
  if (!isDigit(code)) return null;
  let place = 0;
  while (isDigit(code - place - 1)) place += 1;
  return String(place % 10);
}

function isDigit(code: number): boolean {
  return /^\p{Nd}$/u.test(String.fromCodePoint(code));
}

/** The letters O, l and I where they stand for digits: in one word with a digit, or as a group of noughts behind one. */
function lettersAsDigits(text: string): string {
  const inWords = text.replace(
    /(?<![\p{L}\d])(?=[OolI]*\d)[\dOolI]*[OolI][\dOolI]*(?!(?![km](?!\p{L}))[\p{L}\d])/giu,
    asDigits,
  );
  return inWords.replace(/(?<=\d[.,' ]?)o{2,3}(?:[.,' ]?o{3})*(?![\p{L}\d])/giu, asDigits);
}

function asDigits(word: string): string {
  return word.replace(/[Oo]/g, '0').replace(/[lIi]/g, '1');
}
