import { boxFaces, drawBox } from '../space/box.ts';
import { mixColours } from '../space/colour.ts';
import { smoothPath } from '../space/sketch.ts';
import type { Scene, Surface } from '../space/surface.ts';

/** A cushion or upholstered part: a rounded rectangle upon a surface. */
export function drawCushion(
  surface: Surface,
  a: number,
  b: number,
  w: number,
  h: number,
  colour: string,
  brightness = 1,
  out = 0,
): void {
  const r = Math.min(w, h) * 0.28;
  const points = surface.project([
    [a + r, b, out],
    [a + w - r, b, out],
    [a + w, b + r, out],
    [a + w, b + h - r, out],
    [a + w - r, b + h, out],
    [a + r, b + h, out],
    [a, b + h - r, out],
    [a, b + r, out],
  ]);
  surface.scene.sketch.path(smoothPath(points), {
    fill: surface.scene.light.tone(colour, surface.brightness * brightness),
    stroke: surface.scene.light.ink,
    width: 2,
  });
}

/** A sofa with its back to the wall behind it. `sag` for one that has seen too much. */
export function drawSofa(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  colour: string,
  seats: number,
  isModern: boolean,
  cushions: readonly string[],
  isSagging: boolean,
): void {
  const low = isModern ? 0.72 : 0.86;
  const dark = mixColours(colour, '#241c28', 0.16);
  drawBox(scene, { x, y: y + 0.62, z: 0.12, width, depth: 0.26, height: low - 0.12 }, colour);
  for (let n = 0; n < seats; n += 1) {
    const seat = (width - 0.4) / seats;
    const faces = boxFaces(scene, {
      x: x + 0.2 + n * seat,
      y: y + 0.5,
      z: 0.42,
      width: seat,
      depth: 0.2,
      height: 0.4,
    });
    drawCushion(faces.front, 0.02, 0, seat - 0.04, isSagging ? 0.34 : 0.42, colour, 1.03);
  }
  drawBox(
    scene,
    { x: x + 0.2, y, z: 0.14, width: width - 0.4, depth: 0.62, height: isSagging ? 0.26 : 0.3 },
    dark,
  );
  for (let n = 0; n < seats; n += 1) {
    const seat = (width - 0.4) / seats;
    drawBox(
      scene,
      {
        x: x + 0.2 + n * seat,
        y: y - 0.02,
        z: isSagging ? 0.36 : 0.4,
        width: seat,
        depth: 0.56,
        height: 0.1,
      },
      mixColours(colour, '#fff2dc', 0.06),
    );
  }
  for (const ax of [x, x + width - 0.22])
    drawBox(
      scene,
      { x: ax, y: y - 0.03, z: 0.1, width: 0.22, depth: 0.9, height: isModern ? 0.46 : 0.52 },
      colour,
    );
  cushions.forEach((cushion, index) => {
    const faces = boxFaces(scene, {
      x: x + 0.28 + (index % 2 === 0 ? index * 0.2 : width - 1.05 - index * 0.1),
      y: y + 0.35,
      z: 0.5,
      width: 0.5,
      depth: 0.1,
      height: 0.4,
    });
    drawCushion(faces.front, 0, 0, 0.48, 0.4, cushion, 1.02);
  });
  for (const lx of [x + 0.08, x + width - 0.14])
    drawBox(scene, { x: lx, y: y + 0.02, width: 0.06, depth: 0.06, height: 0.12 }, '#4a3728');
}
