import { drawBox } from '../space/box.ts';
import { type Scene, Surface as Plane } from '../space/surface.ts';
import { drawArchway } from './facade-parts.ts';
import { drawPost, type PorchSize } from './porch-posts.ts';
import { drawSlope } from './roof-slope.ts';
import { type Roof } from './roof.ts';
import { drawWall, type Wall } from './wall-texture.ts';

/** A white loggia with arches, carrying a tiled lean-to. */
export function drawArcade(scene: Scene, size: PorchSize, roof: Roof, wall: Wall, arches: number): void {
  const { x, width, depth, y, height } = size;
  const front = y - depth;
  for (const [origin, along] of [
    [
      [x, y, 0],
      [0, -1, 0],
    ],
    [
      [x + width, front, 0],
      [0, 1, 0],
    ],
  ] as const) {
    const side = new Plane(scene, origin, along, [0, 0, 1]);
    if (!side.isVisible) continue;
    drawWall(
      side,
      [
        [0, 0],
        [depth, 0],
        [depth, height],
        [0, height],
      ],
      wall,
    );
    drawArchway(side, depth * 0.2, depth * 0.6, height - 0.5, '#c9b79c', wall.colour);
  }
  const face = new Plane(scene, [x, front, 0], [1, 0, 0], [0, 0, 1]);
  drawWall(
    face,
    [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
    wall,
  );
  const pitch = width / arches;
  for (let n = 0; n < arches; n += 1)
    drawArchway(face, pitch * n + pitch * 0.14, pitch * 0.72, height - 0.42, '#c9b79c', '#efe4d0');
  drawSlope(
    scene,
    [
      [x - 0.3, front - 0.3, height - 0.05],
      [x + width + 0.3, front - 0.3, height - 0.05],
      [x + width + 0.3, y, height + 0.85],
      [x - 0.3, y, height + 0.85],
    ],
    roof,
  );
  const eaves = new Plane(scene, [x - 0.3, front - 0.3, height - 0.2], [1, 0, 0], [0, 0, 1]);
  eaves.inked(0, 0, width + 0.6, 0.16, roof.trim);
}

/** A portico: columns, entablature and pediment. */
export function drawPortico(scene: Scene, size: PorchSize, colour: string, columns: number): void {
  const { x, width, depth, y, deck, height } = size;
  const front = y - depth;
  const steps = Math.max(1, Math.round(deck / 0.17));
  for (let step = 0; step < steps; step += 1)
    drawBox(
      scene,
      {
        x: x - 0.25 - 0.2 * (steps - step),
        y: front - 0.32 * (steps - step),
        width: width + 0.5 + 0.4 * (steps - step),
        depth: depth + 0.3,
        height: (deck * (step + 1)) / steps,
      },
      '#d6cdbb',
    );
  for (let n = 0; n < columns; n += 1) {
    const px = x + 0.2 + ((width - 0.4) * n) / (columns - 1);
    drawBox(scene, { x: px - 0.2, y: front, z: deck, width: 0.4, depth: 0.4, height: 0.16 }, colour);
    drawPost(scene, px, front + 0.06, deck + 0.16, height - 0.3, 0.27, colour, false);
    drawBox(
      scene,
      { x: px - 0.2, y: front, z: deck + height - 0.16, width: 0.4, depth: 0.4, height: 0.14 },
      colour,
    );
  }
  drawBox(
    scene,
    { x: x - 0.15, y: front - 0.12, z: deck + height, width: width + 0.3, depth: depth + 0.12, height: 0.42 },
    colour,
  );
  const face = new Plane(scene, [x - 0.25, front - 0.14, deck + height + 0.42], [1, 0, 0], [0, 0, 1]);
  const w = width + 0.5;
  face.fill(
    [
      [0, 0],
      [w, 0],
      [w / 2, w * 0.22],
    ],
    colour,
    1.02,
    { stroke: scene.light.ink, width: face.outline * 0.8 },
  );
  face.fill(
    [
      [w * 0.16, w * 0.035],
      [w * 0.84, w * 0.035],
      [w / 2, w * 0.185],
    ],
    colour,
    0.88,
    { stroke: scene.light.ink, width: face.detail },
  );
}
