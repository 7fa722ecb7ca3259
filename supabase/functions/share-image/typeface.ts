import type { Outline } from './canvas.ts';
import { BODY_GLYPHS, BODY_KERNING, DISPLAY_GLYPHS, DISPLAY_KERNING } from './glyphs.ts';
import { Pen } from './shapes.ts';

const UNITS_PER_EM = 500;

/** A typeface as the outlines of its characters. */
export interface Typeface {
  has(character: string): boolean;
  measure(text: string, size: number): number;
  /** outlines of a line of text whose baseline begins at x, y */
  outlines(text: string, size: number, x: number, y: number): Outline[];
}

function createTypeface(glyphText: string, kerningText: string): Typeface {
  const glyphs = new Map(
    glyphText.split('\n').map((line) => {
      const character = String.fromCodePoint(line.codePointAt(0) ?? 0);
      return [character, line.slice(character.length)];
    }),
  );
  const kerning = new Map(kerningText.split('\n').map((line) => [line.slice(0, 2), Number(line.slice(2))]));
  const widths = new Map<string, number>();
  const widthOf = (character: string) => {
    const known = widths.get(character);
    if (known !== undefined) return known;
    const width = Number.parseInt(glyphs.get(character) ?? '0', 10);
    widths.set(character, width);
    return width;
  };
  const advances = (text: string) => {
    const characters = Array.from(text);
    return characters.map((character, place) => ({
      character,
      width: widthOf(character) + (kerning.get(character + (characters[place + 1] ?? '')) ?? 0),
    }));
  };
  return {
    has: (character) => glyphs.has(character),
    measure: (text, size) =>
      (advances(text).reduce((sum, { width }) => sum + width, 0) * size) / UNITS_PER_EM,
    outlines(text, size, x, y) {
      const scale = size / UNITS_PER_EM;
      let at = x;
      return advances(text).flatMap(({ character, width }) => {
        const drawn = outlineOf(glyphs.get(character) ?? '', scale, at, y);
        at += width * scale;
        return drawn;
      });
    },
  };
}

/** Reads the relative steps of a glyph (see make-glyphs.ts). Letters stand upright, so y is turned over. */
function outlineOf(glyph: string, scale: number, left: number, baseline: number): Outline[] {
  const pen = new Pen();
  let [x, y] = [0, 0];
  for (const [, command = '', steps = ''] of glyph.matchAll(/([mlqc])([^mlqcz]*)/g)) {
    const points = [...steps.matchAll(/-?\d+/g)].map(
      ([step], place) => Number(step) + (place % 2 === 0 ? x : y),
    );
    const placed = points.map((one, place) =>
      place % 2 === 0 ? left + one * scale : baseline - one * scale,
    );
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = placed;
    if (command === 'm') pen.moveTo(a, b);
    else if (command === 'l') pen.lineTo(a, b);
    else if (command === 'q') pen.quadTo(a, b, c, d);
    else pen.curveTo(a, b, c, d, e, f);
    [x = 0, y = 0] = points.slice(-2);
  }
  return pen.outlines;
}

let faces: { readonly display: Typeface; readonly body: Typeface } | undefined;

/** The two typefaces of the site, read when first asked for. */
export function typefaces(): { readonly display: Typeface; readonly body: Typeface } {
  faces ??= {
    display: createTypeface(DISPLAY_GLYPHS, DISPLAY_KERNING),
    body: createTypeface(BODY_GLYPHS, BODY_KERNING),
  };
  return faces;
}
