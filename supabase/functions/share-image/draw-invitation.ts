import type { ShareCard } from '../_shared/wire/share-cards.ts';
import type { Canvas } from './canvas.ts';
import { accentOf, MUTED, readableOn } from './card-colors.ts';
import {
  drawBrand,
  drawCredit,
  drawMark,
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
import { fitText } from './fit-text.ts';
import { typefaces } from './typeface.ts';

/** Where the panel begins: a photo gets more room than the house on the brand's colour. */
const PANEL = 800;
/** A JPEG keeps edges sharp that lie between its blocks of 16. */
const PHOTO_PANEL = 608;
const BAND = 16;
const TAB = { x: PHOTO_PANEL, y: 496, width: 128, height: HEIGHT - 496 };

/** A title on paper, and beside it the game's cover, or the house with its question on the brand's colour. */
export function drawInvitation(
  canvas: Canvas,
  card: ShareCard,
  cover: Canvas | null,
  language: CardLanguage,
): void {
  const texts = cardTexts(language);
  if (cover === null) drawMarkPanel(canvas, card);
  else drawCoverPanel(canvas, card, cover, texts.credit(card.cover?.attribution ?? null));

  const width = (cover === null ? PANEL : PHOTO_PANEL) - 2 * MARGIN + 24;
  drawBrand(canvas, card, width - 24);
  const title = fitTitle(card.title ?? (card.homes === null ? texts.ask : null) ?? texts.game, texts.game, {
    width,
    maxLines: cover === null ? 4 : 5,
    sizes: [88, 76, 66, 56, 48, 42],
  });
  const bottom = writeLines(canvas, title, MARGIN, 312);
  const below = card.homes === null ? (card.title === null ? null : texts.ask) : texts.homes(card.homes);
  if (below === null) return;
  const { body } = typefaces();
  const { lines, size } = fitText(below, body, { width, maxLines: 1, sizes: [34, 30, 26] });
  write(canvas, body, lines[0] ?? '', size, MARGIN, bottom + 40, MUTED);
}

function drawMarkPanel(canvas: Canvas, card: ShareCard): void {
  const accent = accentOf(card.accent);
  fillBox(canvas, { x: PANEL, y: 0, width: WIDTH - PANEL, height: HEIGHT }, accent);
  drawMark(canvas, PANEL + 70, 198, 260, readableOn(accent), accent);
}

/** The cover behind a band in the brand's colour, on which the house is kept small. */
function drawCoverPanel(canvas: Canvas, card: ShareCard, cover: Canvas, credit: string | null): void {
  const accent = accentOf(card.accent);
  const box = { x: PHOTO_PANEL + BAND, y: 0, width: WIDTH - PHOTO_PANEL - BAND, height: HEIGHT };
  drawPhoto(canvas, cover, box);
  if (credit !== null) drawCredit(canvas, credit, box);
  fillBox(canvas, { x: PHOTO_PANEL, y: 0, width: BAND, height: HEIGHT }, accent);
  fillBox(canvas, TAB, accent);
  drawMark(canvas, TAB.x + 24, TAB.y + 29, TAB.width - 48, readableOn(accent), accent);
}
