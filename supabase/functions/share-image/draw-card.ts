import type { ShareCard } from '../_shared/wire/share-cards.ts';
import { createCanvas, type Canvas } from './canvas.ts';
import { PAPER } from './card-colors.ts';
import { HEIGHT, WIDTH } from './card-parts.ts';
import type { CardLanguage } from './card-texts.ts';
import { drawInvitation } from './draw-invitation.ts';
import { drawResult } from './draw-result.ts';

/**
 * The picture of a link: of a brand, of a game, or of a result with its squares. There is no price to draw.
 * @param cover the photo of the card's cover, where it has one that can be read
 */
export function drawCard(card: ShareCard, cover: Canvas | null, language: CardLanguage): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT, PAPER);
  if (card.squares === null) drawInvitation(canvas, card, cover, language);
  else drawResult(canvas, card, card.squares, cover, language);
  return canvas;
}
