// Writes the letters that share images are drawn with: outlines of two typefaces as text, so that the function needs no
// font file, no font parser and no drawing library where it runs. `npx tsx scripts/share-image/make-glyphs.ts`
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import { format } from 'oxfmt';

/** Outlines are kept on a grid of so many units to the em. */
const UNITS = 500;
const TARGET = fileURLToPath(new URL('../../supabase/functions/share-image/glyphs.ts', import.meta.url));
const ASCII = Array.from({ length: 95 }, (_, place) => String.fromCodePoint(32 + place));

const FACES = {
  DISPLAY: { family: 'fraunces', subsets: ['latin', 'latin-ext', 'vietnamese'] },
  BODY: {
    family: 'source-sans-3',
    subsets: ['latin', 'latin-ext', 'cyrillic', 'greek'],
  },
} as const;

/** Letters, digits, marks and signs of European titles; no controls, and no letters of phonetic alphabets. */
function isWritten(codePoint: number): boolean {
  return (
    (codePoint >= 0x20 && codePoint < 0x250) ||
    (codePoint >= 0x370 && codePoint < 0x530) ||
    (codePoint >= 0x1e00 && codePoint < 0x2200)
  );
}

const require = createRequire(import.meta.url);

function openFont(family: string, subset: string): fontkit.Font {
  const file = require.resolve(`@fontsource/${family}/files/${family}-${subset}-600-normal.woff2`);
  const font = fontkit.create(readFileSync(file));
  if (!('glyphForCodePoint' in font)) throw new Error(`${file} holds no single font.`);
  return font;
}

const LETTERS = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const;

/** A glyph as text: its width, then its outline as in SVG, each point relative to where the outline stands. */
function glyphText(font: fontkit.Font, codePoint: number): string {
  const scale = UNITS / font.unitsPerEm;
  const glyph = font.glyphForCodePoint(codePoint);
  let [x, y] = [0, 0];
  const outline = glyph.path.commands.map(({ command, args }) => {
    const points = args.map((one) => Math.round(one * scale));
    const steps = points.map((one, place) => one - (place % 2 === 0 ? x : y));
    if (points.length > 0) [x = 0, y = 0] = points.slice(-2);
    return (
      LETTERS[command] + steps.map((one, place) => (place > 0 && one >= 0 ? ' ' : '') + String(one)).join('')
    );
  });
  return `${String(Math.round(glyph.advanceWidth * scale))}${outline.join('')}`;
}

/** Pairs that stand closer or wider than their widths say, among the letters that titles are mostly made of. */
function kerningText(font: fontkit.Font): string {
  const pairs = ASCII.flatMap((left) =>
    ASCII.flatMap((right) => {
      const { glyphs, positions } = font.layout(left + right);
      const [first] = glyphs;
      const [place] = positions;
      if (!first || !place || glyphs.length !== 2) return [];
      const shift = Math.round(((place.xAdvance - first.advanceWidth) * UNITS) / font.unitsPerEm);
      return shift === 0 ? [] : [`${left}${right}${String(shift)}`];
    }),
  );
  return pairs.join('\n');
}

const parts = Object.entries(FACES).map(([name, { family, subsets }]) => {
  const glyphs = new Map<number, string>();
  for (const subset of subsets) {
    const font = openFont(family, subset);
    for (const codePoint of font.characterSet)
      if (isWritten(codePoint) && !glyphs.has(codePoint)) glyphs.set(codePoint, glyphText(font, codePoint));
  }
  const lines = [...glyphs].sort(([one], [other]) => one - other);
  const text = lines.map(([codePoint, glyph]) => String.fromCodePoint(codePoint) + glyph).join('\n');
  const kerning = kerningText(openFont(family, 'latin'));
  return `export const ${name}_GLYPHS = ${JSON.stringify(text)};\n\nexport const ${name}_KERNING = ${JSON.stringify(kerning)};\n`;
});

const source = `// Written by scripts/share-image/make-glyphs.ts; do not edit. Outlines of Fraunces and Source Sans 3, both under the SIL Open
// Font License 1.1, on a grid of ${String(UNITS)} units to the em: one line a character, its width, its outline.
${parts.join('\n')}`;
const { code } = await format(TARGET, source, { singleQuote: true, printWidth: 110 });
writeFileSync(TARGET, code);
console.log(`${TARGET}: ${String(source.length)} characters`);
