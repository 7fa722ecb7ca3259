import { drawBox } from '../space/box.ts';
import type { Surface } from '../space/surface.ts';
import { Surface as Plane, type Scene } from '../space/surface.ts';
import { drawArchway } from './facade-parts.ts';
import { drawSlope, type Roof } from './roof.ts';
import { drawWall, type Wall } from './wall-texture.ts';

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

function drawPost(
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

function drawRailing(scene: Scene, x: number, y: number, z: number, width: number, colour: string): void {
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
