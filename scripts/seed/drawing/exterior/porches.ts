import { drawBox } from '../space/box.ts';
import { type Scene, type Surface, Surface as Plane } from '../space/surface.ts';
import { drawPost, drawRailing, type PorchSize } from './porch-posts.ts';
import { drawSlope } from './roof-slope.ts';
import { type Roof } from './roof.ts';
import { drawWall, type Wall } from './wall-texture.ts';

/** A lean-to veranda with deck, posts and railing, open at the door. */
export function drawVeranda(
  scene: Scene,
  size: PorchSize,
  roof: Roof,
  post: string,
  doorX: number,
  isTapered: boolean,
): void {
  const { x, width, depth, y, deck, height } = size;
  const front = y - depth;
  drawBox(
    scene,
    { x, y: front, width, depth, height: Math.max(deck, 0.12) },
    deck > 0.8 ? '#c9b79b' : '#b79f80',
  );
  if (deck > 0.8) {
    const face = new Plane(scene, [x, front - 0.01, 0], [1, 0, 0], [0, 0, 1]);
    for (let along = 0.3; along < width; along += 0.32)
      face.line(
        [
          [along, 0.1],
          [along, deck - 0.1],
        ],
        scene.light.tone('#8d7a60', 0.9),
        face.detail * 1.4,
      );
  }
  const wall = new Plane(scene, [x, y, deck], [1, 0, 0], [0, 0, 1]);
  wall.shade(
    [
      [0, height],
      [width, height],
      [width, height * 0.42],
      [0, height * 0.5],
    ],
    0.24,
  );
  const steps = Math.max(1, Math.round(deck / 0.18));
  for (let step = 0; step < steps; step += 1)
    drawBox(
      scene,
      {
        x: doorX - 0.9,
        y: front - 0.3 * (steps - step),
        width: 1.8,
        depth: 0.3,
        height: (deck * (step + 1)) / (steps + 0.5),
      },
      '#cbbda6',
    );
  const posts = Math.max(2, Math.round(width / 2.6));
  for (let n = 0; n <= posts; n += 1) {
    const px = x + 0.15 + ((width - 0.3) * n) / posts;
    const nextX = x + 0.15 + ((width - 0.3) * (n + 1)) / posts;
    if (n < posts && deck > 0.15 && !(doorX > px - 0.3 && doorX < nextX + 0.3))
      drawRailing(scene, px, front + 0.1, deck, nextX - px, post);
    drawPost(scene, px, front + 0.05, deck, height - 0.1, 0.17, post, isTapered);
  }
  const z = deck + height;
  drawSlope(
    scene,
    [
      [x - 0.25, front - 0.25, z - 0.15],
      [x + width + 0.25, front - 0.25, z - 0.15],
      [x + width + 0.25, y, z + 0.65],
      [x - 0.25, y, z + 0.65],
    ],
    roof,
  );
  const beam = new Plane(scene, [x - 0.25, front - 0.25, z - 0.4], [1, 0, 0], [0, 0, 1]);
  beam.inked(0, 0, width + 0.5, 0.26, roof.trim);
}

/** A small gable on two posts over the door. */
export function drawGablePorch(scene: Scene, size: PorchSize, roof: Roof, post: string, gable: Wall): void {
  const { x, width, depth, y, deck, height } = size;
  const front = y - depth;
  drawBox(
    scene,
    { x: x - 0.1, y: front - 0.3, width: width + 0.2, depth: depth + 0.3, height: Math.max(0.16, deck) },
    '#c4b59d',
  );
  for (const px of [x + 0.12, x + width - 0.12])
    drawPost(scene, px, front + 0.05, deck, height, 0.2, post, false);
  const rise = (width / 2 + 0.2) * Math.max(0.55, roof.pitch * 0.9);
  const z = deck + height;
  drawSlope(
    scene,
    [
      [x - 0.2, y, z],
      [x - 0.2, front - 0.15, z],
      [x + width / 2, front - 0.15, z + rise],
      [x + width / 2, y, z + rise],
    ],
    roof,
  );
  drawSlope(
    scene,
    [
      [x + width + 0.2, front - 0.15, z],
      [x + width + 0.2, y, z],
      [x + width / 2, y, z + rise],
      [x + width / 2, front - 0.15, z + rise],
    ],
    roof,
  );
  const face = new Plane(scene, [x, front - 0.1, z], [1, 0, 0], [0, 0, 1]);
  drawWall(
    face,
    [
      [-0.2, 0],
      [width + 0.2, 0],
      [width / 2, rise],
    ],
    gable,
  );
  face.inked(-0.25, -0.18, width + 0.5, 0.24, roof.trim);
  for (const sign of [-1, 1]) {
    const edge = width / 2 + sign * (width / 2 + 0.3);
    face.fill(
      [
        [edge, -0.02],
        [width / 2, rise + 0.12],
        [width / 2, rise - 0.12],
        [edge, -0.24],
      ],
      roof.trim,
      1.02,
      { stroke: scene.light.ink, width: face.detail },
    );
  }
}

/** A flat hood on brackets. */
export function drawCanopy(
  surface: Surface,
  a: number,
  b: number,
  w: number,
  out: number,
  colour: string,
): void {
  const { light } = surface.scene;
  surface.shade(
    [
      [a, b],
      [a + w, b],
      [a + w - light.sunSide * 0.3, b - 0.8],
      [a - light.sunSide * 0.3, b - 0.8],
    ],
    0.28,
  );
  surface.fill(
    [
      [a, b, 0],
      [a + w, b, 0],
      [a + w, b, out],
      [a, b, out],
    ],
    colour,
    0.7,
    { stroke: light.ink, width: surface.detail },
  );
  surface.fill(
    [
      [a, b, out],
      [a + w, b, out],
      [a + w, b + 0.2, out],
      [a, b + 0.2, out],
    ],
    colour,
    1.03,
    { stroke: light.ink, width: surface.detail },
  );
  surface.fill(
    [
      [a, b + 0.2, out],
      [a + w, b + 0.2, out],
      [a + w, b + 0.34, 0],
      [a, b + 0.34, 0],
    ],
    colour,
    1.08,
    { stroke: light.ink, width: surface.detail },
  );
}
