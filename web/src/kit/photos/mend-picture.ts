import { resizeBitmap, type PhotoFiles, type PictureMaking } from '../files/resize-photo.ts';
import { pixelsOf, type Frame } from './frames.ts';
import { SMEAR_SIZE, smearOver } from './smear.ts';

/** What is done to a picture. */
export interface Mending {
  /** what is left of it */
  readonly crop: Frame;
  /** what nobody shall see */
  readonly covered: readonly Frame[];
}

/**
 * The picture as it is from now on, in its widths. What is covered or cut off is not in any of the files, nor in the few
 * pixels that are shown before they load.
 */
export async function mendPicture(
  picture: ImageBitmap,
  { crop, covered }: Mending,
  making?: PictureMaking,
): Promise<PhotoFiles> {
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser draws nothing');
  context.drawImage(picture, 0, 0);
  const parts = covered.map((frame) => pixelsOf(frame, width, height));
  const pixels = context.getImageData(0, 0, width, height);
  for (const part of parts) {
    const smear = smearOver(pixels, part, parts);
    const small = new OffscreenCanvas(SMEAR_SIZE, SMEAR_SIZE);
    const image = new ImageData(SMEAR_SIZE, SMEAR_SIZE);
    image.data.set(smear);
    small.getContext('2d')?.putImageData(image, 0, 0);
    // A ground without holes first: a smooth edge could let something through.
    context.fillStyle = `rgb(${[...smear.slice(0, 3)].join(' ')})`;
    context.fillRect(part.x, part.y, part.width, part.height);
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'high';
    context.drawImage(small, part.x, part.y, part.width, part.height);
  }
  const left = pixelsOf(crop, width, height);
  const mended = await createImageBitmap(canvas, left.x, left.y, left.width, left.height);
  try {
    return await resizeBitmap(mended, making);
  } finally {
    mended.close();
  }
}
