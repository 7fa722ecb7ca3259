import { createCanvas, fillOutlines, type Canvas, type Color } from './canvas.ts';
import { accentOf, INK, MUTED, PAPER, readableOn, visibleOnPaper } from './card-colors.ts';
import { cardTexts, type CardLanguage } from './card-texts.ts';
import type { ShareCard } from '../_shared/wire/share-cards.ts';
import { drawSquares } from './draw-squares.ts';
import { fitText, writableText, type FittedText } from './fit-text.ts';
import { house, roundedBox } from './shapes.ts';
import { typefaces, type Typeface } from './typeface.ts';

/** What networks that show links ask for, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;

/** The picture of a link: of a brand, of a game, or of a result with its squares. There is no price to draw. */
export function drawCard(card: ShareCard, language: CardLanguage): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT, PAPER);
  if (card.squares === null) drawInvitation(canvas, card, language);
  else drawResult(canvas, card, card.squares, language);
  return canvas;
}

/** A title on paper, and the house with its question on the brand's colour. */
function drawInvitation(canvas: Canvas, card: ShareCard, language: CardLanguage): void {
  const texts = cardTexts(language);
  const accent = accentOf(card.accent);
  const panel = 800;
  fillOutlines(canvas, [[panel, 0, WIDTH, 0, WIDTH, HEIGHT, panel, HEIGHT]], accent);
  const onAccent = readableOn(accent);
  fillOutlines(canvas, house(panel + 70, 198, 260), onAccent);
  const { display } = typefaces();
  const mark = { size: 150, text: '?' };
  const markX = panel + 200 - display.measure(mark.text, mark.size) / 2;
  fillOutlines(canvas, [[panel + 160, 330, panel + 240, 330, panel + 240, 425, panel + 160, 425]], onAccent);
  write(canvas, display, mark.text, mark.size, markX, 402, accent);

  drawBrand(canvas, card, panel - 2 * MARGIN);
  const title = fitTitle(card.title ?? (card.homes === null ? texts.ask : null) ?? texts.game, texts.game, {
    width: panel - 2 * MARGIN + 24,
    maxLines: 4,
    sizes: [88, 76, 66, 56, 48, 42],
  });
  const bottom = writeLines(canvas, title, MARGIN, 312);
  const below = card.homes === null ? (card.title === null ? null : texts.ask) : texts.homes(card.homes);
  if (below !== null) write(canvas, typefaces().body, below, 34, MARGIN, bottom + 40, MUTED);
}

/** The squares of a run, large, and the total that they make. */
function drawResult(
  canvas: Canvas,
  card: ShareCard,
  squares: readonly (number | null)[],
  language: CardLanguage,
): void {
  const texts = cardTexts(language);
  const accent = accentOf(card.accent);
  fillOutlines(canvas, [[0, 0, WIDTH, 0, WIDTH, 18, 0, 18]], accent);
  drawBrand(canvas, card, WIDTH - 2 * MARGIN);
  const title = fitTitle(card.title ?? texts.game, texts.game, {
    width: WIDTH - 2 * MARGIN,
    maxLines: 2,
    sizes: [68, 58, 50, 44],
  });
  const bottom = writeLines(canvas, title, MARGIN, 210);
  drawSquares(canvas, squares, {
    x: MARGIN,
    y: bottom + 16,
    width: WIDTH - 2 * MARGIN,
    height: 500 - (bottom + 16),
  });
  const { body, display } = typefaces();
  const { totalScore, maxScore } = card;
  if (totalScore !== null && maxScore !== null) {
    const total = texts.total(totalScore, maxScore);
    write(canvas, display, total, 42, MARGIN, 580, INK);
  }
  const dare = { text: texts.result, size: 32 };
  const width = body.measure(dare.text, dare.size);
  const left = WIDTH - MARGIN - width - 52;
  fillOutlines(canvas, roundedBox(left, 540, width + 52, 58, 29), accent);
  write(canvas, body, dare.text, dare.size, left + 26, 580, readableOn(accent));
}

/** Whose game it is, beside the house in the brand's colour. */
function drawBrand(canvas: Canvas, { brand, accent }: ShareCard, width: number): void {
  fillOutlines(canvas, house(MARGIN, 62, 40), visibleOnPaper(accentOf(accent)));
  const { body } = typefaces();
  const name = writableText(brand, [body]);
  if (!name) return;
  const [line = ''] = fitText(name.text, body, { width: width - 58, maxLines: 1, sizes: [32, 28, 24] }).lines;
  write(canvas, body, line, 32, MARGIN + 58, 93, INK);
}

interface TitleRoom {
  readonly width: number;
  readonly maxLines: number;
  readonly sizes: readonly number[];
}

/** A title in a script that the typefaces lack gives way to plain words, so that no letter goes missing unsaid. */
function fitTitle(title: string, fallback: string, room: TitleRoom): FittedText {
  const { display, body } = typefaces();
  const written = writableText(title, [display, body]) ?? { text: fallback, face: display };
  return fitText(written.text, written.face, room);
}

/** Lines around a middle height; answers the height of the foot. */
function writeLines(canvas: Canvas, { lines, size, face }: FittedText, x: number, middle: number): number {
  const step = size * 1.12;
  const first = middle - ((lines.length - 1) * step) / 2 + size * 0.33;
  lines.forEach((line, place) => write(canvas, face, line, size, x, first + place * step, INK));
  return first + (lines.length - 1) * step + size * 0.42;
}

function write(
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
