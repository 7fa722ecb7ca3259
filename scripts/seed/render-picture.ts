import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PreparedPhoto } from '../import/prepare-photo.ts';

/** Widths of a drawn picture, in pixels. */
const WIDTHS = [480, 960, 1280] as const;
const WEBP = { quality: 80, effort: 2 };
/** Part of every hash: another way of rendering makes other pictures of the same drawing. */
const RENDERER = 'sample picture 2';

/** The identity of a drawing: sha-256 in hex of its SVG and of how it is rendered. */
export function pictureHash(svg: string): string {
  return createHash('sha256')
    .update(JSON.stringify([RENDERER, WIDTHS, WEBP]))
    .update(svg)
    .digest('hex');
}

/**
 * A drawing as three WebP files and a tiny placeholder. What was rendered once is kept in the cache folder under the
 * drawing's hash, so that tests and a fresh start do not render it again.
 */
export async function renderPicture(svg: string, cacheFolder: string): Promise<PreparedPhoto> {
  const folder = join(cacheFolder, pictureHash(svg));
  return (await readCache(folder)) ?? (await render(svg, folder, cacheFolder));
}

const fileOf = (folder: string, width: number) => join(folder, `${width}.webp`);

async function readCache(folder: string): Promise<PreparedPhoto | null> {
  try {
    const facts = JSON.parse(await readFile(join(folder, 'facts.json'), 'utf8')) as Omit<
      PreparedPhoto,
      'renditions'
    >;
    const renditions = await Promise.all(
      WIDTHS.map(async (width) => ({ width, webp: await readFile(fileOf(folder, width)) })),
    );
    return { ...facts, renditions };
  } catch {
    return null;
  }
}

async function render(svg: string, folder: string, cacheFolder: string): Promise<PreparedPhoto> {
  const [, , largest] = WIDTHS;
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: largest })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const renditions = [];
  for (const width of WIDTHS) {
    renditions.push({ width, webp: await pixels().resize({ width }).webp(WEBP).toBuffer() });
  }
  const tiny = await pixels().resize({ width: 20 }).blur(1).webp({ quality: 30 }).toBuffer();
  const facts = {
    width: info.width,
    height: info.height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
  // Written aside and renamed, so that a start that is cut off leaves no half picture.
  const partial = join(cacheFolder, `partial-${process.pid}-${pictureHash(svg)}`);
  await mkdir(partial, { recursive: true });
  await Promise.all(renditions.map(({ width, webp }) => writeFile(fileOf(partial, width), webp)));
  await writeFile(join(partial, 'facts.json'), JSON.stringify(facts));
  await rename(partial, folder).catch(() => undefined); // another process was faster
  return { ...facts, renditions };
}
