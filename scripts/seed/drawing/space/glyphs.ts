import type { Sketch } from './sketch.ts';

/** Strokes on a grid four wide and six high, y downwards: letters drawn by pen, since a machine may have no fonts. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.7 4H3.3',
  B: 'M0 0V6H2.4Q4 6 4 4.5Q4 3 2.4 3H0M0 0H2.2Q3.7 0 3.7 1.5Q3.7 3 2.2 3',
  C: 'M4 1Q3.3 0 2.2 0Q0 0 0 3Q0 6 2.2 6Q3.3 6 4 5',
  D: 'M0 0V6H1.8Q4 6 4 3Q4 0 1.8 0Z',
  E: 'M4 0H0V6H4M0 3H3.2',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 1Q3.3 0 2.2 0Q0 0 0 3Q0 6 2.2 6Q4 6 4 4V3.3H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M3.5 0V4.4Q3.5 6 2 6Q.6 6 .4 4.6',
  K: 'M0 0V6M4 0L0 3.6M1.4 2.5L4 6',
  L: 'M0 0V6H3.8',
  M: 'M0 6V0L2 3.6L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0Q4 0 4 3Q4 6 2 6Q0 6 0 3Q0 0 2 0Z',
  P: 'M0 6V0H2.3Q4 0 4 1.7Q4 3.4 2.3 3.4H0',
  Q: 'M2 0Q4 0 4 3Q4 6 2 6Q0 6 0 3Q0 0 2 0ZM2.6 4.4L4.2 6.3',
  R: 'M0 6V0H2.3Q4 0 4 1.6Q4 3.2 2.3 3.2H0M2 3.2L4 6',
  S: 'M3.8 1Q3.2 0 2 0Q.2 0 .2 1.5Q.2 2.7 2 3Q4 3.3 4 4.6Q4 6 2 6Q.6 6 0 4.9',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4Q0 6 2 6Q4 6 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M-.2 0L.9 6L2 1.5L3.1 6L4.2 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  0: 'M2 0Q4 0 4 3Q4 6 2 6Q0 6 0 3Q0 0 2 0Z',
  1: 'M.8 1.2L2.3 0V6',
  2: 'M.2 1.4Q.4 0 2 0Q3.8 0 3.8 1.7Q3.8 3 0 6H4',
  3: 'M.2 .9Q.9 0 2 0Q3.7 0 3.7 1.5Q3.7 2.9 1.6 2.9Q4 2.9 4 4.5Q4 6 2 6Q.6 6 0 5',
  4: 'M3 6V0L0 4.2H4',
  5: 'M3.6 0H.6L.3 2.8Q1 2.2 2 2.2Q4 2.2 4 4Q4 6 2 6Q.7 6 0 5',
  6: 'M3.4 .3Q.2 .6 .1 4Q.1 6 2.1 6Q4 6 4 4.1Q4 2.4 2.1 2.4Q.8 2.4 .2 3.6',
  7: 'M0 0H4L1.4 6',
  8: 'M2 2.8Q.3 2.8 .3 1.4Q.3 0 2 0Q3.7 0 3.7 1.4Q3.7 2.8 2 2.8Q0 2.9 0 4.4Q0 6 2 6Q4 6 4 4.4Q4 2.9 2 2.8Z',
  9: 'M.6 5.7Q3.8 5.4 3.9 2Q3.9 0 1.9 0Q0 0 0 1.9Q0 3.6 1.9 3.6Q3.2 3.6 3.8 2.4',
  '²': 'M.3 .8Q.4 0 1.2 0Q2.1 0 2.1 .9Q2.1 1.5 .2 3H2.2',
  m: 'M0 6V2.4M0 3.4Q.4 2.3 1.2 2.3Q2 2.3 2 3.4V6M2 3.4Q2.4 2.3 3.2 2.3Q4 2.3 4 3.4V6',
  '.': 'M1.7 5.7V6',
  ',': 'M2 5.5L1.5 6.6',
  '-': 'M.8 3.2H3.2',
  '/': 'M.3 6.4L3.7 -.4',
  "'": 'M2 0V1.4',
  '+': 'M.5 3.2H3.5M2 1.7V4.7',
};
const narrow = new Set(['I', '1', '.', ',', "'"]);

function advance(character: string): number {
  if (character === ' ') return 3;
  if (character === '²') return 3.4;
  return narrow.has(character) ? 4.2 : 5.6;
}

/** Width in pixels of a text with capitals `size` high. */
export function measureGlyphs(text: string, size: number): number {
  return (Array.from(text).reduce((sum, character) => sum + advance(character), 0) - 1.6) * (size / 6);
}

/** Writes capitals, digits and a little punctuation; `x` is the left edge, `y` the top, `size` the capitals' height. */
export function writeGlyphs(
  sketch: Sketch,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  weight = size * 0.13,
): void {
  const scale = size / 6;
  let d = '';
  let pen = x;
  for (const character of text) {
    const glyph = strokes[character];
    if (glyph) d += placeGlyph(glyph, pen - (narrow.has(character) ? 0.7 * scale : 0), y, scale);
    pen += advance(character) * scale;
  }
  sketch.path(d, { stroke: colour, width: weight });
}

/** As `writeGlyphs`, with `x` in the middle of the text. */
export function centreGlyphs(
  sketch: Sketch,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  weight?: number,
): void {
  writeGlyphs(sketch, text, x - measureGlyphs(text, size) / 2, y, size, colour, weight);
}

function placeGlyph(glyph: string, x: number, y: number, scale: number): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  return glyph.replace(/([MLHVQZ])([^MLHVQZ]*)/g, (_, command: string, rest: string) => {
    const numbers =
      rest.trim() === ''
        ? []
        : rest
            .trim()
            .split(/[\s,]+/)
            .map(Number);
    if (command === 'H') return `H${round(x + (numbers[0] ?? 0) * scale)}`;
    if (command === 'V') return `V${round(y + (numbers[0] ?? 0) * scale)}`;
    return (
      command + numbers.map((value, index) => round((index % 2 === 0 ? x : y) + value * scale)).join(' ')
    );
  });
}
