import type { Frame } from './frames.ts';

/** Pixels as a canvas gives them: four numbers each, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A smear is so many colours wide and high. */
export const SMEAR_SIZE = 8;
/** How far around a covered part its colours are taken from. */
const RIM = 12;
const GREY = [128, 128, 128] as const;
type Colour = readonly [number, number, number];

/**
 * What covers a part of a picture: the colours around it, run into each other. Nothing of what is covered goes in, so
 * nobody can reckon it back: not a number plate, and not a price painted on a photo.
 * @param part in pixels
 * @param parts all that are covered: none of them lends its colours
 */
export function smearOver(pixels: Pixels, part: Frame, parts: readonly Frame[]): Uint8ClampedArray {
  const average = (area: Frame): Colour | null => averageOf(pixels, area, parts);
  const step = (size: number, at: number) => Math.round((size * at) / SMEAR_SIZE);
  const along = (rim: (from: number, to: number) => Frame, size: number) =>
    filled(
      Array.from({ length: SMEAR_SIZE }, (_, at) =>
        average(rim(step(size, at), Math.max(step(size, at) + 1, step(size, at + 1)))),
      ),
    );
  const { x, y, width, height } = part;
  const across = (top: number) => (from: number, to: number) => ({
    x: x + from,
    y: top,
    width: to - from,
    height: RIM,
  });
  const down = (left: number) => (from: number, to: number) => ({
    x: left,
    y: y + from,
    width: RIM,
    height: to - from,
  });
  const sides = {
    top: along(across(y - RIM), width),
    bottom: along(across(y + height), width),
    left: along(down(x - RIM), height),
    right: along(down(x + width), height),
  };
  const top = sides.top ?? sides.bottom ?? sides.left ?? sides.right ?? plain();
  const bottom = sides.bottom ?? top;
  const left = sides.left ?? sides.right ?? top;
  const right = sides.right ?? left;
  const smear = new Uint8ClampedArray(SMEAR_SIZE * SMEAR_SIZE * 4);
  for (let row = 0; row < SMEAR_SIZE; row += 1)
    for (let column = 0; column < SMEAR_SIZE; column += 1) {
      const [u, v] = [column / (SMEAR_SIZE - 1), row / (SMEAR_SIZE - 1)];
      for (const channel of [0, 1, 2] as const) {
        const upright = at(top, column, channel) * (1 - v) + at(bottom, column, channel) * v;
        const level = at(left, row, channel) * (1 - u) + at(right, row, channel) * u;
        smear[(row * SMEAR_SIZE + column) * 4 + channel] = (upright + level) / 2;
      }
      smear[(row * SMEAR_SIZE + column) * 4 + 3] = 255;
    }
  return smear;
}

function at(colours: readonly Colour[], place: number, channel: 0 | 1 | 2): number {
  return (colours[place] ?? GREY)[channel];
}

function plain(): readonly Colour[] {
  return Array.from({ length: SMEAR_SIZE }, () => GREY);
}

/** A side whose gaps take the nearest colour; null where all of it is outside of the picture or covered. */
function filled(colours: readonly (Colour | null)[]): readonly Colour[] | null {
  if (colours.every((colour) => colour === null)) return null;
  return colours.map((_, place) => {
    const byDistance = colours
      .map((colour, other) => ({ colour, distance: Math.abs(other - place) }))
      .filter(({ colour }) => colour !== null)
      .sort((a, b) => a.distance - b.distance);
    return byDistance[0]?.colour ?? GREY;
  });
}

/** The mean colour of an area, of its pixels that are in the picture and not covered. */
function averageOf({ data, width, height }: Pixels, area: Frame, covered: readonly Frame[]): Colour | null {
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = Math.max(0, area.y); y < Math.min(height, area.y + area.height); y += 1)
    for (let x = Math.max(0, area.x); x < Math.min(width, area.x + area.width); x += 1) {
      if (covered.some((part) => isIn(part, x, y))) continue;
      const from = (y * width + x) * 4;
      for (const channel of [0, 1, 2] as const)
        sum[channel] = (sum[channel] ?? 0) + (data[from + channel] ?? 0);
      count += 1;
    }
  if (count === 0) return null;
  const [red = 0, green = 0, blue = 0] = sum.map((one) => one / count);
  return [red, green, blue];
}

function isIn({ x, y, width, height }: Frame, column: number, row: number): boolean {
  return column >= x && column < x + width && row >= y && row < y + height;
}
