import { drawBox } from '../space/box.ts';
import { type Scene, Surface as Plane } from '../space/surface.ts';

export interface PorchSize {
  readonly x: number;
  readonly width: number;
  /** How far it comes forward of the wall at y = `y`. */
  readonly depth: number;
  readonly y: number;
  /** Deck height above the ground. */
  readonly deck: number;
  readonly height: number;
}

export function drawPost(
  scene: Scene,
  x: number,
  y: number,
  z: number,
  height: number,
  size: number,
  colour: string,
  isTapered: boolean,
): void {
  if (!isTapered) {
    drawBox(scene, { x: x - size / 2, y, z, width: size, depth: size, height }, colour);
    return;
  }
  drawBox(
    scene,
    { x: x - size * 0.9, y, z: 0, width: size * 1.8, depth: size * 1.8, height: z + 1 },
    '#a5805f',
  );
  const face = new Plane(scene, [x, y, z + 1], [1, 0, 0], [0, 0, 1]);
  face.fill(
    [
      [-size * 0.7, 0],
      [size * 0.7, 0],
      [size * 0.45, height - 1],
      [-size * 0.45, height - 1],
    ],
    colour,
    1,
    { stroke: scene.light.ink, width: face.detail },
  );
}

export function drawRailing(
  scene: Scene,
  x: number,
  y: number,
  z: number,
  width: number,
  colour: string,
): void {
  const face = new Plane(scene, [x, y, z], [1, 0, 0], [0, 0, 1]);
  const paint = scene.light.tone(colour, 1);
  for (let along = 0.12; along < width; along += 0.2)
    face.line(
      [
        [along, 0.12],
        [along, 0.85],
      ],
      paint,
      Math.max(1, face.detail),
    );
  for (const up of [0.12, 0.85])
    face.rect(0, up, width, 0.08, colour, 1, { stroke: scene.light.ink, width: face.detail * 0.6 });
}
