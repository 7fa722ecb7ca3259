import { type BoxShape, drawBox } from '../space/box.ts';
import { type Point3, projectPoint, scaleAt } from '../space/camera.ts';
import { mixColours } from '../space/colour.ts';
import type { Scene, Surface } from '../space/surface.ts';

/** A soft shadow on the floor under a piece of furniture. */
export function drawFloorShadow(
  scene: Scene,
  floor: Surface,
  near: number,
  shape: Pick<BoxShape, 'x' | 'y' | 'width' | 'depth'>,
): void {
  const shift = -scene.light.sunSide * 0.18;
  floor.shade(
    [
      [shape.x + shift - 0.05, shape.y + near - 0.1],
      [shape.x + shape.width + shift + 0.05, shape.y + near - 0.1],
      [shape.x + shape.width + shift, shape.y + near + shape.depth],
      [shape.x + shift, shape.y + near + shape.depth],
    ],
    0.22,
  );
}

/** A table: top on four legs. */
export function drawTable(scene: Scene, shape: BoxShape, colour: string, legColour = colour): void {
  const { x, y, width, depth, height } = shape;
  for (const lx of [x + 0.05, x + width - 0.11])
    for (const ly of [y + depth - 0.11, y + 0.05])
      drawBox(scene, { x: lx, y: ly, width: 0.06, depth: 0.06, height: height - 0.05 }, legColour);
  drawBox(scene, { x, y, z: height - 0.06, width, depth, height: 0.06 }, colour);
}

/** A plant in a pot. */
export function drawPottedPlant(scene: Scene, foot: Point3, height: number, pot: string): void {
  const [x, y] = projectPoint(scene.camera, foot);
  const m = scaleAt(scene.camera, foot) * height;
  const { sketch, light, random } = scene;
  for (let n = 0; n < 11; n += 1) {
    const angle = Math.PI * (0.08 + (0.84 * n) / 10) + random.between(-0.08, 0.08);
    const reach = m * random.between(0.5, 0.78);
    const base = y - m * 0.28;
    const [tx, ty] = [x + Math.cos(angle) * reach * 0.66, base - Math.sin(angle) * reach];
    const wide = m * 0.11;
    const [nx, ny] = [Math.sin(angle) * wide, Math.cos(angle) * wide];
    const [mx, my] = [(x + tx) / 2, (base + ty) / 2 - m * 0.04];
    sketch.path(
      `M${x.toFixed(1)} ${base.toFixed(1)}Q${(mx - nx).toFixed(1)} ${(my - ny).toFixed(1)} ${tx.toFixed(1)} ${ty.toFixed(1)}Q${(mx + nx).toFixed(1)} ${(my + ny).toFixed(1)} ${x.toFixed(1)} ${base.toFixed(1)}Z`,
      {
        fill: light.tone(random.pick(['#4f7f55', '#6a9a5c', '#3f6f52']), 0.96),
        stroke: light.ink,
        width: 1.6,
      },
    );
  }
  sketch.polygon(
    [
      [x - m * 0.15, y - m * 0.3],
      [x + m * 0.15, y - m * 0.3],
      [x + m * 0.11, y],
      [x - m * 0.11, y],
    ],
    { fill: light.tone(pot, 0.96), stroke: light.ink, width: 2 },
  );
  sketch.polygon(
    [
      [x - m * 0.17, y - m * 0.34],
      [x + m * 0.17, y - m * 0.34],
      [x + m * 0.17, y - m * 0.28],
      [x - m * 0.17, y - m * 0.28],
    ],
    { fill: light.tone(pot, 1.05), stroke: light.ink, width: 2 },
  );
}

/** A bookcase against the back wall, full of spines. */
export function drawBookcase(scene: Scene, shape: BoxShape, colour: string): void {
  const { random, light } = scene;
  const { front } = drawBox(scene, shape, colour);
  const shelves = Math.max(3, Math.round(shape.height / 0.42));
  const gap = shape.height / shelves;
  for (let shelf = 0; shelf < shelves; shelf += 1) {
    front.rect(
      0.05,
      shelf * gap + 0.05,
      shape.width - 0.1,
      gap - 0.08,
      mixColours(colour, '#1f1620', 0.5),
      1,
      { stroke: light.ink, width: 1.4 },
    );
    for (let x = 0.08; x < shape.width - 0.16;) {
      const w = random.between(0.045, 0.09);
      if (random.chance(0.85))
        front.rect(
          x,
          shelf * gap + 0.06,
          w,
          gap * random.between(0.5, 0.78),
          random.pick(['#b3503f', '#3f6f7f', '#d0a23c', '#efe6d2', '#6a7f52', '#5a4a66', '#c98f5a']),
          1,
          { stroke: light.ink, width: 0.9 },
        );
      else x += 0.1;
      x += w;
    }
  }
}
