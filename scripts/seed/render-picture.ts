import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import type { PreparedPhoto } from '../import/prepare-photo.ts';

/** Widths of a drawn picture, in pixels. */
const WIDTHS: readonly number[] = [480, 960, 1280];
const WEBP = { quality: 80, effort: 2 };
/** Part of every hash: another way of rendering makes other pictures of the same drawing. */
const RENDERER = 'sample picture 2';

/** Widths up to a limit, and always the smallest. */
const widthsUpTo = (largest: number) => WIDTHS.filter((width, place) => place === 0 || width <= largest);

/** The identity of a drawing: sha-256 in hex of its SVG and of how it is rendered. */
export function pictureHash(svg: string, largest = Infinity): string {
  return createHash('sha256')
    .update(JSON.stringify([RENDERER, widthsUpTo(largest), WEBP]))
    .update(svg)
    .digest('hex');
}

/**
 * A drawing as three WebP files and a tiny placeholder. What was rendered once is kept in the cache folder under the
 * drawing's hash, so that tests and a fresh start do not render it again.
 *
 * @param largest no file is wider, but for the smallest
 */
export async function renderPicture(
  svg: string,
  cacheFolder: string,
  largest = Infinity,
): Promise<PreparedPhoto> {
  const folder = join(cacheFolder, pictureHash(svg, largest));
  const widths = widthsUpTo(largest);
  return (await readCache(folder, widths)) ?? (await render(svg, folder, widths));
}

const fileOf = (folder: string, width: number) => join(folder, `${width}.webp`);

async function readCache(folder: string, widths: readonly number[]): Promise<PreparedPhoto | null> {
  try {
    const facts = JSON.parse(await readFile(join(folder, 'facts.json'), 'utf8')) as Omit<
      PreparedPhoto,
      'renditions'
    >;
    const renditions = await Promise.all(
      widths.map(async (width) => ({ width, webp: await readFile(fileOf(folder, width)) })),
    );
    return { ...facts, renditions };
  } catch {
    return null;
  }
}

async function render(svg: string, folder: string, widths: readonly number[]): Promise<PreparedPhoto> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: Math.max(...widths) })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const renditions = [];
  for (const width of widths) {
    renditions.push({ width, webp: await pixels().resize({ width }).webp(WEBP).toBuffer() });
  }
  const tiny = await pixels().resize({ width: 20 }).blur(1).webp({ quality: 30 }).toBuffer();
  const facts = {
    width: info.width,
    height: info.height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
  // Written aside and renamed, so that a start that is cut off leaves no half picture.
  const partial = join(dirname(folder), `partial-${process.pid}-${basename(folder)}`);
  await mkdir(partial, { recursive: true });
  await Promise.all(renditions.map(({ width, webp }) => writeFile(fileOf(partial, width), webp)));
  await writeFile(join(partial, 'facts.json'), JSON.stringify(facts));
  await rename(partial, folder).catch(() => undefined); // another process was faster
  return { ...facts, renditions };
}
