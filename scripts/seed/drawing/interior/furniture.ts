import { drawBox, boxFaces, type BoxShape } from '../space/box.ts';
import { projectPoint, scaleAt, type Point3 } from '../space/camera.ts';
import { mixColours } from '../space/colour.ts';
import { smoothPath } from '../space/sketch.ts';
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

/** A lamp hanging from the ceiling: a bare bulb, a dome, a strip or a globe. */
export function drawPendant(
  scene: Scene,
  at: Point3,
  drop: number,
  kind: 'bulb' | 'dome' | 'globe' | 'shade',
  colour: string,
): void {
  const { sketch, light, camera } = scene;
  const [x, top] = projectPoint(camera, at);
  const [, y] = projectPoint(camera, [at[0], at[1], at[2] - drop]);
  const m = scaleAt(camera, at);
  if (light.isDusk)
    sketch.circle(x, y + 0.1 * m, m, { fill: sketch.halo(x, y + 0.1 * m, m, '#ffe2a0', 0.55) });
  sketch.line(
    [
      [x, top],
      [x, y - 0.1 * m],
    ],
    light.ink,
    2.4,
  );
  if (kind === 'bulb') {
    sketch.rect(x - 0.03 * m, y - 0.12 * m, 0.06 * m, 0.1 * m, { fill: light.ink });
    sketch.circle(x, y + 0.03 * m, 0.07 * m, { fill: '#fff0bf', stroke: light.ink, width: 1.8 });
  } else if (kind === 'globe')
    sketch.circle(x, y, 0.16 * m, {
      fill: light.isDusk ? '#fff0c9' : '#fdf8ea',
      stroke: light.ink,
      width: 2,
    });
  else {
    const wide = kind === 'dome' ? 0.24 : 0.28;
    sketch.ellipse(x, y + 0.1 * m, wide * m, 0.05 * m, { fill: '#ffeab0', stroke: light.ink, width: 1.6 });
    if (kind === 'dome')
      sketch.path(
        `M${x - wide * m} ${y + 0.1 * m}Q${x - wide * m} ${y - 0.14 * m} ${x} ${y - 0.14 * m}Q${x + wide * m} ${y - 0.14 * m} ${x + wide * m} ${y + 0.1 * m}Z`,
        { fill: light.tone(colour), stroke: light.ink, width: 2.2 },
      );
    else
      sketch.polygon(
        [
          [x - wide * m, y + 0.1 * m],
          [x + wide * m, y + 0.1 * m],
          [x + wide * 0.6 * m, y - 0.16 * m],
          [x - wide * 0.6 * m, y - 0.16 * m],
        ],
        { fill: light.isDusk ? '#ffdf9c' : light.tone(colour, 1.02), stroke: light.ink, width: 2.2 },
      );
  }
}

/** A table or floor lamp whose shade glows at dusk. */
export function drawLamp(scene: Scene, foot: Point3, height: number, shade: string): void {
  const { sketch, light, camera } = scene;
  const [x, y] = projectPoint(camera, foot);
  const m = scaleAt(camera, foot);
  const top = y - height * m;
  const s = Math.min(0.22, height * 0.34) * m;
  if (light.isDusk) sketch.circle(x, top, s * 5, { fill: sketch.halo(x, top, s * 5, '#ffe2a0', 0.6) });
  sketch.line(
    [
      [x, y],
      [x, top],
    ],
    light.ink,
    Math.max(4, 0.03 * m),
  );
  sketch.ellipse(x, y, s * 0.6, s * 0.16, { fill: light.ink });
  sketch.polygon(
    [
      [x - s, top + s * 0.6],
      [x + s, top + s * 0.6],
      [x + s * 0.62, top - s * 0.6],
      [x - s * 0.62, top - s * 0.6],
    ],
    { fill: light.isDusk ? '#ffe3a8' : light.tone(shade, 1.03), stroke: light.ink, width: 2.2 },
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
