import type { z } from 'zod';
import type { FileContent, Handler } from '../_shared/serve.ts';
import type { shareImageRequest } from '../_shared/wire/share-cards.ts';
import { makePicture } from './make-picture.ts';
import { TOPIC_TITLES } from './topic-titles.ts';
import type { PictureCodecs } from './picture-codecs.ts';

/** Raise it when the drawing changes: kept copies of the old one are then not asked for again. */
const DRAWING_VERSION = 2;
const KEEP_AT_MOST = 60;
const MAX_AGE_S = 300;

/**
 * Draws what a link shows where it is pasted: the game's cover, squares and a total that follows from them. There is no
 * price to draw.
 */
export function shareImage(codecs: PictureCodecs): Handler<z.output<typeof shareImageRequest>> {
  const keep = keepPictures();
  return async (input, { database, files }) => {
    const answer = await database.call('share_card', {
      brand: input.brand ?? null,
      gameSlug: input.game ?? null,
      sessionId: input.session ?? null,
    });
    // A group of pages has its name in the picture of the brand; a game or a result has its own.
    const title =
      input.topic && answer.title === null && answer.squares === null
        ? TOPIC_TITLES[input.topic][input.lang]
        : answer.title;
    const card = { ...answer, title };
    const tag = await digest(JSON.stringify([DRAWING_VERSION, input.lang, card]));
    return {
      status: 200,
      file: {
        tag,
        maxAgeS: MAX_AGE_S,
        read: () => keep(tag, () => makePicture(card, input.lang, files, codecs)),
      },
    };
  };
}

/** Pictures by their tag, which follows from what they show: two results with the same squares are one picture. */
function keepPictures() {
  const kept = new Map<string, Promise<FileContent>>();
  return (tag: string, make: () => Promise<FileContent>): Promise<FileContent> => {
    const picture = kept.get(tag) ?? make();
    kept.delete(tag);
    kept.set(tag, picture);
    const forget = () => kept.get(tag) === picture && kept.delete(tag);
    picture.then(({ isStopgap }) => isStopgap === true && forget(), forget);
    const [oldest] = kept.keys();
    if (kept.size > KEEP_AT_MOST && oldest !== undefined) kept.delete(oldest);
    return picture;
  };
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
