import type { ShareCard } from '../_shared/wire/share-cards.ts';
import { fillOutlines, type Canvas } from './canvas.ts';
import { accentOf, INK, readableOn } from './card-colors.ts';
import {
  drawBrand,
  drawCredit,
  fillBox,
  fitTitle,
  HEIGHT,
  MARGIN,
  WIDTH,
  write,
  writeLines,
} from './card-parts.ts';
import { cardTexts, type CardLanguage } from './card-texts.ts';
import { drawPhoto } from './draw-photo.ts';
import { drawSquares } from './draw-squares.ts';
import { fitText } from './fit-text.ts';
import { roundedBox } from './shapes.ts';
import { typefaces } from './typeface.ts';

/** A JPEG keeps edges sharp that lie between its blocks of 16. */
const BAND = 16;
/** Where the panel with the cover begins, and how high the dare below it is. */
const PANEL = 816;
const DARE = 150;

/** The squares of a run, large, the total that they make, and a dare; beside them the game's cover. */
export function drawResult(
  canvas: Canvas,
  card: ShareCard,
  squares: readonly (number | null)[],
  cover: Canvas | null,
  language: CardLanguage,
): void {
  const texts = cardTexts(language);
  fillBox(canvas, { x: 0, y: 0, width: WIDTH, height: BAND }, accentOf(card.accent));
  const width = (cover === null ? WIDTH - MARGIN : PANEL - 48) - MARGIN;
  drawBrand(canvas, card, width);
  const title = fitTitle(card.title ?? texts.game, texts.game, {
    width,
    maxLines: 2,
    sizes: [68, 58, 50, 44],
  });
  const top = writeLines(canvas, title, MARGIN, 210) + 16;
  drawSquares(canvas, squares, { x: MARGIN, y: top, width, height: 500 - top });
  const { totalScore, maxScore } = card;
  if (totalScore !== null && maxScore !== null)
    write(canvas, typefaces().display, texts.total(totalScore, maxScore), 42, MARGIN, 580, INK);
  if (cover === null) drawDare(canvas, card, texts.result);
  else drawCoverPanel(canvas, card, cover, texts);
}

/** The dare on a pill in the brand's colour. */
function drawDare(canvas: Canvas, card: ShareCard, dare: string): void {
  const accent = accentOf(card.accent);
  const { body } = typefaces();
  const size = 32;
  const width = body.measure(dare, size);
  const left = WIDTH - MARGIN - width - 52;
  fillOutlines(canvas, roundedBox(left, 540, width + 52, 58, 29), accent);
  write(canvas, body, dare, size, left + 26, 580, readableOn(accent));
}

/** The cover, and the dare below it on the brand's colour. */
function drawCoverPanel(
  canvas: Canvas,
  card: ShareCard,
  cover: Canvas,
  { result: dare, credit }: ReturnType<typeof cardTexts>,
): void {
  const accent = accentOf(card.accent);
  const width = WIDTH - PANEL;
  const box = { x: PANEL, y: BAND, width, height: HEIGHT - DARE - BAND };
  drawPhoto(canvas, cover, box);
  const maker = credit(card.cover?.attribution ?? null);
  if (maker !== null) drawCredit(canvas, maker, box);
  fillBox(canvas, { x: PANEL, y: HEIGHT - DARE, width, height: DARE }, accent);
  const { display } = typefaces();
  const { lines, size } = fitText(dare, display, { width: width - 56, maxLines: 2, sizes: [52, 46, 40] });
  const first = HEIGHT - DARE / 2 + size * 0.33 - ((lines.length - 1) * size * 1.12) / 2;
  lines.forEach((line, place) => {
    const x = PANEL + (width - display.measure(line, size)) / 2;
    write(canvas, display, line, size, x, first + place * size * 1.12, readableOn(accent));
  });
}
