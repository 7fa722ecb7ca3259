import type { ShareCard } from '../_shared/wire/share-cards.ts';
import { fillOutlines, type Canvas, type Color } from './canvas.ts';
import { accentOf, INK, visibleOnPaper, WHITE } from './card-colors.ts';
import type { Box } from './draw-photo.ts';
import { fitText, writableText, type FittedText } from './fit-text.ts';
import { house } from './shapes.ts';
import { typefaces, type Typeface } from './typeface.ts';

/** What networks that show links ask for, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 72;

/** Whose game it is, beside the house in the brand's colour. */
export function drawBrand(canvas: Canvas, { brand, accent }: ShareCard, width: number): void {
  fillOutlines(canvas, house(MARGIN, 62, 40), visibleOnPaper(accentOf(accent)));
  const { body } = typefaces();
  const name = writableText(brand, [body]);
  if (!name) return;
  const { lines, size } = fitText(name.text, body, { width: width - 58, maxLines: 1, sizes: [32, 28, 24] });
  write(canvas, body, lines[0] ?? '', size, MARGIN + 58, 93, INK);
}

/** The house with its question, so wide. */
export function drawMark(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  sign: Color,
  ground: Color,
): void {
  const { display } = typefaces();
  const part = (share: number) => width * share;
  fillOutlines(canvas, house(x, y, width), sign);
  fillBox(canvas, { x: x + part(0.35), y: y + part(0.51), width: part(0.3), height: part(0.365) }, sign);
  const size = part(0.577);
  write(canvas, display, '?', size, x + (width - display.measure('?', size)) / 2, y + part(0.785), ground);
}

/** Who made a photo, small in its lower right corner. */
export function drawCredit(canvas: Canvas, credit: string, { x, y, width, height }: Box): void {
  const { body } = typefaces();
  const written = writableText(credit, [body]);
  if (!written) return;
  const { lines, size } = fitText(written.text, body, { width: width - 32, maxLines: 1, sizes: [20, 18] });
  const [line = ''] = lines;
  const long = Math.ceil(body.measure(line, size)) + 24;
  fillBox(canvas, { x: x + width - long, y: y + height - 34, width: long, height: 34 }, INK);
  write(canvas, body, line, size, x + width - long + 12, y + height - 11, WHITE);
}

export function fillBox(canvas: Canvas, { x, y, width, height }: Box, color: Color): void {
  fillOutlines(canvas, [[x, y, x + width, y, x + width, y + height, x, y + height]], color);
}

interface TitleRoom {
  readonly width: number;
  readonly maxLines: number;
  readonly sizes: readonly number[];
}

/** A title in a script that the typefaces lack gives way to plain words, so that no letter goes missing unsaid. */
export function fitTitle(title: string, fallback: string, room: TitleRoom): FittedText {
  const { display, body } = typefaces();
  const written = writableText(title, [display, body]) ?? { text: fallback, face: display };
  return fitText(written.text, written.face, room);
}

/** Lines around a middle height; answers the height of the foot. */
export function writeLines(
  canvas: Canvas,
  { lines, size, face }: FittedText,
  x: number,
  middle: number,
): number {
  const step = size * 1.12;
  const first = middle - ((lines.length - 1) * step) / 2 + size * 0.33;
  lines.forEach((line, place) => write(canvas, face, line, size, x, first + place * step, INK));
  return first + (lines.length - 1) * step + size * 0.42;
}

/** A line of text whose baseline begins here. */
export function write(
  canvas: Canvas,
  face: Typeface,
  text: string,
  size: number,
  x: number,
  y: number,
  color: Color,
): void {
  fillOutlines(canvas, face.outlines(text, size, x, y), color);
}
