import type { Typeface } from './typeface.ts';

/** Lines of text at the largest size at which they fit. */
export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
  readonly face: Typeface;
}

interface Room {
  readonly width: number;
  readonly maxLines: number;
  /** sizes to try, largest first */
  readonly sizes: readonly number[];
}

/**
 * A title as these typefaces can write it: letters as they are, emoji and other signs left out. Null when a letter or
 * digit is of a script that none of them has: a title with holes would say something else.
 */
export function writableText(
  text: string,
  faces: readonly Typeface[],
): { readonly text: string; readonly face: Typeface } | null {
  const plain = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  for (const face of faces) {
    const characters = Array.from(plain);
    const isLost = characters.some((one) => !face.has(one) && /[\p{L}\p{N}]/u.test(one));
    const kept = characters
      .filter((one) => face.has(one))
      .join('')
      .replace(/ {2,}/g, ' ')
      .trim();
    if (!isLost && /[\p{L}\p{N}]/u.test(kept)) return { text: kept, face };
  }
  return null;
}

/** Breaks a text into lines; at the smallest size what is too long ends in an ellipsis. */
export function fitText(text: string, face: Typeface, { width, maxLines, sizes }: Room): FittedText {
  for (const size of sizes) {
    const lines = breakLines(text, face, size, width);
    if (lines.length <= maxLines && lines.every((line) => face.measure(line, size) <= width))
      return { lines, size, face };
  }
  const size = sizes.at(-1) ?? 40;
  const lines = breakLines(text, face, size, width, true);
  if (lines.length <= maxLines) return { lines, size, face };
  const kept = lines.slice(0, maxLines);
  let last = kept.pop() ?? '';
  while (last !== '' && face.measure(`${last}…`, size) > width) last = Array.from(last).slice(0, -1).join('');
  return { lines: [...kept, `${last.trimEnd()}…`], size, face };
}

/** Words to lines. A word that is wider than a line is cut only where there is no other way. */
function breakLines(text: string, face: Typeface, size: number, width: number, mayCut = false): string[] {
  const fits = (line: string) => face.measure(line, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => (mayCut && !fits(one) ? cut(one, fits) : [one]))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

function cut(word: string, fits: (part: string) => boolean): string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && !fits(part + character)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return part === '' ? parts : [...parts, part];
}
