import type { Color } from './canvas.ts';

export const PAPER: Color = [250, 246, 239];
export const INK: Color = [34, 28, 23];
export const MUTED: Color = [96, 86, 77];
export const WHITE: Color = [255, 255, 255];
const BRICK: Color = [179, 57, 31];

/** A brand's colour as it is written in its theme; brick red where it is none. */
export function accentOf(text: string | null): Color {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text ?? '')?.slice(1);
  if (!parts) return BRICK;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => Number.parseInt(part, 16));
  return [red, green, blue];
}

/** Ink or white, whichever is easier to see on a colour (WCAG 2.2 contrast). */
export function readableOn(color: Color): Color {
  return contrast(color, WHITE) >= contrast(color, INK) ? WHITE : INK;
}

/** A colour dark enough for large signs on paper. */
export function visibleOnPaper(color: Color): Color {
  let shade = color;
  while (contrast(shade, PAPER) < 3) shade = [shade[0] * 0.9, shade[1] * 0.9, shade[2] * 0.9];
  return shade;
}

function contrast(one: Color, other: Color): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
