import type { Files } from '../_shared/files.ts';
import type { FileContent } from '../_shared/serve.ts';
import type { ShareCard } from '../_shared/wire/share-cards.ts';
import type { Canvas } from './canvas.ts';
import type { CardLanguage } from './card-texts.ts';
import { drawCard } from './draw-card.ts';
import { encodePng } from './encode-png.ts';
import type { PictureCodecs } from './picture-codecs.ts';
import { readCover } from './read-cover.ts';

/** The picture as a file: a JPEG with the cover, or a PNG without one. Whatever is wrong with the cover, there is a picture. */
export async function makePicture(
  card: ShareCard,
  language: CardLanguage,
  files: Files,
  codecs: PictureCodecs,
): Promise<FileContent> {
  let cover: Canvas | null = null;
  let isStopgap = false;
  if (card.cover !== null)
    try {
      cover = await readCover(card.cover, files, codecs);
    } catch {
      isStopgap = true;
    }
  const jpeg = cover && (await codecs.encodeJpeg(drawCard(card, cover, language)).catch(() => null));
  if (jpeg) return { type: 'image/jpeg', bytes: jpeg };
  return { type: 'image/png', bytes: await encodePng(drawCard(card, null, language)), isStopgap };
}
