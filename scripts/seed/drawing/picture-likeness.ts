import sharp from 'sharp';

/** Columns and rows of a fingerprint: fine enough for where furniture stands, too coarse for its cushions. */
const [COLUMNS, ROWS] = [16, 12];
/** Wide enough for the renderer to keep shapes apart, small enough to be quick. */
const RENDER_DPI = 9;

/** A picture's difference hash: for each cell, whether it is lighter than the one to its right. */
export async function fingerprint(svg: string): Promise<readonly boolean[]> {
  const pixels = await sharp(Buffer.from(svg), { density: RENDER_DPI })
    .greyscale()
    .resize(COLUMNS + 1, ROWS, { fit: 'fill' })
    .raw()
    .toBuffer();
  return Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
    const at = Math.floor(cell / COLUMNS) * (COLUMNS + 1) + (cell % COLUMNS);
    return (pixels[at] ?? 0) > (pixels[at + 1] ?? 0);
  });
}

/** How different two fingerprints are: the share of cells that differ, about a half for pictures of unlike things. */
export function distance(one: readonly boolean[], other: readonly boolean[]): number {
  return one.filter((bit, cell) => bit !== other[cell]).length / one.length;
}

/** The two pictures of a list that are most alike, and how far apart they are. */
export async function closestPair<T extends { readonly svg: string }>(
  pictures: readonly T[],
): Promise<{ readonly apart: number; readonly pair: readonly T[] }> {
  const hashes = await Promise.all(pictures.map(({ svg }) => fingerprint(svg)));
  let closest: { apart: number; pair: readonly T[] } = { apart: 1, pair: [] };
  pictures.forEach((one, place) => {
    pictures.slice(place + 1).forEach((other, step) => {
      const apart = distance(hashes[place] ?? [], hashes[place + 1 + step] ?? []);
      if (apart < closest.apart) closest = { apart, pair: [one, other] };
    });
  });
  return closest;
}
