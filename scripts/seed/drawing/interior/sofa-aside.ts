import { boxFaces, drawBox } from '../space/box.ts';
import { mixColours } from '../space/colour.ts';
import type { Scene } from '../space/surface.ts';
import { drawCushion } from './sofa.ts';

/** A sofa or chair that is seen from its side. */
export interface SeatAside {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** 1 when one sits in it looking to the right, −1 to the left. */
  readonly faces: 1 | -1;
}

const DEPTH = 0.88;
const ARM = 0.2;
const BACK = 0.24;

/** Draws a sofa or chair along a side wall, its back to the wall. */
export function drawSeatAside(
  scene: Scene,
  { x, y, length, faces }: SeatAside,
  colour: string,
  isModern: boolean,
  cushions: readonly string[],
): void {
  const low = isModern ? 0.74 : 0.88;
  const isRight = faces > 0;
  const seatX = isRight ? x + BACK : x;
  const dark = mixColours(colour, '#241c28', 0.16);
  const arm = (armY: number) =>
    drawBox(scene, { x, y: armY, z: 0.1, width: DEPTH, depth: ARM, height: isModern ? 0.46 : 0.52 }, colour);
  for (const leg of [y + length - 0.1, y + 0.04])
    for (const side of [x + 0.04, x + DEPTH - 0.1])
      drawBox(scene, { x: side, y: leg, width: 0.06, depth: 0.06, height: 0.12 }, '#4a3728');
  arm(y + length - ARM);
  const back = {
    x: isRight ? x : x + DEPTH - BACK,
    y,
    z: 0.12,
    width: BACK,
    depth: length,
    height: low - 0.12,
  };
  const backFaces = boxFaces(scene, back);
  drawBox(scene, back, colour);
  const face = isRight ? backFaces.right : backFaces.left;
  const seats = Math.max(1, Math.round((length - 2 * ARM) / 0.8));
  const each = (length - 2 * ARM) / seats;
  drawBox(
    scene,
    { x: seatX, y: y + ARM, z: 0.12, width: DEPTH - BACK, depth: length - 2 * ARM, height: 0.28 },
    dark,
  );
  for (let n = seats - 1; n >= 0; n -= 1)
    drawBox(
      scene,
      { x: seatX, y: y + ARM + n * each, z: 0.38, width: DEPTH - BACK, depth: each, height: 0.1 },
      mixColours(colour, '#fff2dc', 0.06),
    );
  cushions.slice(0, seats).forEach((cushion, n) => {
    const along = ARM + n * each + (each - 0.46) / 2;
    drawCushion(face, isRight ? along : length - along - 0.46, 0.36, 0.46, 0.4, cushion, 1.02, 0.1);
  });
  arm(y);
}
