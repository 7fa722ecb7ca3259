import type { z } from 'zod';
import type { Handler } from '../_shared/serve.ts';
import type { shareImageRequest } from '../_shared/wire/share-cards.ts';
import { drawCard } from './draw-card.ts';
import { encodePng } from './encode-png.ts';

/** Raise it when the drawing changes: kept copies of the old one are then not asked for again. */
const DRAWING_VERSION = 1;
const KEEP_AT_MOST = 60;
const MAX_AGE_S = 300;

/** Pictures by their tag, which follows from what they show: two results with the same squares are one picture. */
const kept = new Map<string, Promise<Uint8Array>>();

/** Draws what a link shows where it is pasted. Squares and a total that follows from them; there is no price to draw. */
export const shareImage: Handler<z.output<typeof shareImageRequest>> = async (input, { database }) => {
  const card = await database.call('share_card', {
    brand: input.brand ?? null,
    gameSlug: input.game ?? null,
    sessionId: input.session ?? null,
  });
  const tag = await digest(JSON.stringify([DRAWING_VERSION, input.lang, card]));
  return {
    status: 200,
    file: {
      type: 'image/png',
      tag,
      maxAgeS: MAX_AGE_S,
      read: () => keep(tag, async () => encodePng(drawCard(card, input.lang))),
    },
  };
};

function keep(tag: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const picture = kept.get(tag) ?? draw();
  kept.delete(tag);
  kept.set(tag, picture);
  picture.catch(() => kept.delete(tag));
  const [oldest] = kept.keys();
  if (kept.size > KEEP_AT_MOST && oldest !== undefined) kept.delete(oldest);
  return picture;
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
