import { mixColours } from '../space/colour.ts';
import type { Point3 } from '../space/camera.ts';
import { drawBox } from '../space/box.ts';
import { arcPoints, Surface, type Scene } from '../space/surface.ts';
import { drawWindow, type WindowLook } from './window.ts';
import { drawWall, type Wall } from './wall-texture.ts';

/** A canted bay of one or more storeys, `out` metres before the wall. */
export function drawBayWindow(
  surface: Surface,
  a: number,
  w: number,
  levels: readonly (readonly [foot: number, height: number])[],
  top: number,
  wall: Wall,
  window: WindowLook,
  roofColour: string,
): void {
  const { scene } = surface;
  const [out, cant] = [0.95, 0.7];
  const length = Math.hypot(out, cant);
  const planDirection = (from: readonly [number, number], to: readonly [number, number]): Point3 => {
    const [p, q] = [surface.at([from[0], 0, from[1]]), surface.at([to[0], 0, to[1]])];
    const size = Math.hypot(q[0] - p[0], q[1] - p[1]);
    return [(q[0] - p[0]) / size, (q[1] - p[1]) / size, 0];
  };
  const corners: readonly (readonly [number, number])[] = [
    [a, 0],
    [a + cant, out],
    [a + w - cant, out],
    [a + w, 0],
  ];
  surface.shade(
    [
      [a - 0.5 * scene.light.sunSide, 0],
      [a + w - 0.5 * scene.light.sunSide, 0],
      [a + w - 0.5 * scene.light.sunSide, top],
      [a - 0.5 * scene.light.sunSide, top],
    ],
    0.22,
  );
  const order = scene.camera.eye[0] > surface.at([a + w / 2, 0])[0] ? [0, 2, 1] : [2, 0, 1];
  for (const index of order) {
    const [from, to] = [corners[index], corners[index + 1]];
    if (!from || !to) continue;
    const face = new Surface(scene, surface.at([from[0], 0, from[1]]), planDirection(from, to), [0, 0, 1]);
    if (!face.isVisible) continue;
    const wide = index === 1 ? w - cant * 2 : length;
    drawWall(
      face,
      [
        [0, 0],
        [wide, 0],
        [wide, top],
        [0, top],
      ],
      wall,
    );
    for (const [foot, height] of levels)
      drawWindow(
        face,
        0.16,
        foot,
        wide - 0.32,
        height,
        index === 1 ? window : { ...window, panes: [1, window.panes[1]] },
      );
    face.inked(-0.05, top - 0.12, wide + 0.1, 0.24, '#efe8d8', 1.03);
  }
  const eave = (along: number, far: number): readonly [number, number, number] => [along, top + 0.1, far];
  surface.fill(
    [
      eave(a - 0.1, 0),
      eave(a + cant - 0.05, out + 0.1),
      eave(a + w - cant + 0.05, out + 0.1),
      eave(a + w + 0.1, 0),
      [a + w - cant, top + 0.75, 0],
      [a + cant, top + 0.75, 0],
    ],
    roofColour,
    0.98,
    { stroke: scene.light.ink, width: surface.outline * 0.8 },
  );
  surface.line(
    [
      [a + cant - 0.05, top + 0.1, out + 0.1],
      [a + cant, top + 0.75, 0],
    ],
    scene.light.ink,
    surface.detail,
  );
  surface.line(
    [
      [a + w - cant + 0.05, top + 0.1, out + 0.1],
      [a + w - cant, top + 0.75, 0],
    ],
    scene.light.ink,
    surface.detail,
  );
}

export type BalconyKind = 'glass' | 'iron' | 'solid' | 'bars';

/** A balcony before the wall with its floor at `b`. */
export function drawBalcony(
  surface: Surface,
  a: number,
  b: number,
  w: number,
  out: number,
  kind: BalconyKind,
  colour: string,
  hasPlants: boolean,
): void {
  const { scene } = surface;
  const { light, sketch } = scene;
  surface.shade(
    [
      [a, b - 0.2],
      [a + w, b - 0.2],
      [a + w - light.sunSide * 0.3, b - 0.5 - out * 0.5],
      [a - light.sunSide * 0.3, b - 0.5 - out * 0.5],
    ],
    0.32,
  );
  const seesLeft = scene.camera.eye[0] < surface.at([a, 0])[0];
  const end = seesLeft ? a : a + w;
  const isUnder = scene.camera.eye[2] < surface.at([0, b])[2];
  if (isUnder)
    surface.fill(
      [
        [a, b - 0.2, 0],
        [a + w, b - 0.2, 0],
        [a + w, b - 0.2, out],
        [a, b - 0.2, out],
      ],
      colour,
      0.62,
      { stroke: light.ink, width: surface.detail * 0.7 },
    );
  const side = (low: number, high: number, tone: number, opacity?: number) =>
    surface.fill(
      [
        [end, low, 0],
        [end, low, out],
        [end, high, out],
        [end, high, 0],
      ],
      colour,
      tone,
      { stroke: light.ink, width: surface.detail * 0.7, ...(opacity === undefined ? {} : { opacity }) },
    );
  side(b - 0.2, b, seesLeft === light.sunSide < 0 ? 1 : 0.75);
  const front = (low: number, high: number, paint: string, opacity?: number) =>
    surface.fill(
      [
        [a, low, out],
        [a + w, low, out],
        [a + w, high, out],
        [a, high, out],
      ],
      paint,
      1,
      { stroke: light.ink, width: surface.detail * 0.8, ...(opacity === undefined ? {} : { opacity }) },
    );
  if (hasPlants) {
    for (let n = 0; n < 5; n += 1) {
      const [point] = surface.project([
        [a + w * scene.random.between(0.08, 0.92), b + 0.75, out - 0.15],
        [a, b, out],
        [a + 1, b, out],
      ]);
      if (point)
        sketch.circle(point[0], point[1], surface.pixelsPerMetre * scene.random.between(0.2, 0.34), {
          fill: light.tone(scene.random.pick(['#5f8f55', '#6fa05c', '#4f7d4c']), 0.95),
          stroke: light.ink,
          width: surface.detail * 0.6,
        });
    }
  }
  if (kind === 'solid') {
    side(b, b + 0.95, 0.78);
    front(b - 0.2, b + 0.95, colour);
    return;
  }
  front(b - 0.2, b, colour);
  if (kind === 'glass') {
    front(b + 0.05, b + 1, light.isDusk ? '#a9b4dc' : '#d5eaee', 0.5);
    surface.line(
      [
        [a, b + 1.02, out],
        [a + w, b + 1.02, out],
      ],
      light.ink,
      surface.detail * 1.2,
    );
    return;
  }
  const gap = kind === 'iron' ? 0.17 : 0.28;
  const iron = kind === 'iron' ? light.ink : light.tone('#f2efe8', 0.95);
  for (let x = a; x <= a + w + 0.01; x += gap)
    surface.line(
      [
        [x, b, out],
        [x, b + 1, out],
      ],
      iron,
      Math.max(0.9, surface.detail * 0.7),
    );
  surface.line(
    [
      [a, b + 1, out],
      [a + w, b + 1, out],
    ],
    iron,
    surface.detail * 1.5,
  );
  surface.line(
    [
      [end, b + 1, 0],
      [end, b + 1, out],
    ],
    iron,
    surface.detail * 1.4,
  );
}

/** A striped or plain awning over an opening. */
export function drawAwning(
  surface: Surface,
  a: number,
  top: number,
  w: number,
  out: number,
  colour: string,
): void {
  const stripes = Math.max(3, Math.round(w / 0.4));
  for (let n = 0; n < stripes; n += 1) {
    const [l, r] = [a + (w * n) / stripes, a + (w * (n + 1)) / stripes];
    surface.fill(
      [
        [l, top, 0.02],
        [r, top, 0.02],
        [r, top - 0.75, out],
        [l, top - 0.75, out],
      ],
      n % 2 === 0 ? colour : '#f6f0e2',
      1.05,
    );
  }
  surface.scene.sketch.polygon(
    surface.project([
      [a, top, 0.02],
      [a + w, top, 0.02],
      [a + w, top - 0.75, out],
      [a, top - 0.75, out],
    ]),
    { stroke: surface.scene.light.ink, width: surface.detail },
  );
}

/** A chimney standing on the roof, its foot hidden by the slope. */
export function drawChimney(
  scene: Scene,
  x: number,
  y: number,
  foot: number,
  height: number,
  colour: string,
  pots: number,
): void {
  drawBox(scene, { x, y, z: foot, width: 0.95, depth: 0.7, height }, colour);
  drawBox(
    scene,
    { x: x - 0.08, y: y - 0.08, z: foot + height, width: 1.11, depth: 0.86, height: 0.18 },
    mixColours(colour, '#fff0dc', 0.2),
  );
  for (let pot = 0; pot < pots; pot += 1)
    drawBox(
      scene,
      {
        x: x + 0.12 + pot * 0.36,
        y: y + 0.2,
        z: foot + height + 0.18,
        width: 0.24,
        depth: 0.24,
        height: 0.45,
      },
      '#c27a55',
    );
}

/** A dormer on the front slope: a small gabled window whose cheeks die into the roof. */
export function drawDormer(
  scene: Scene,
  x: number,
  y: number,
  foot: number,
  width: number,
  height: number,
  pitch: number,
  wallColour: string,
  roofColour: string,
  window: WindowLook,
): void {
  const front = new Surface(scene, [x, y, foot], [1, 0, 0], [0, 0, 1]);
  const reach = height / pitch;
  const rise = width * 0.42;
  const ridgeReach = (height + rise) / pitch;
  const ink = { stroke: scene.light.ink, width: front.outline * 0.8 };
  const seesLeft = scene.camera.eye[0] < x;
  const seesRight = scene.camera.eye[0] > x + width;
  for (const [isSeen, side] of [
    [seesLeft, 0],
    [seesRight, width],
  ] as const) {
    if (isSeen)
      front.fill(
        [
          [side, 0, 0],
          [side, height, 0],
          [side, height, -reach],
        ],
        wallColour,
        0.72,
        ink,
      );
  }
  front.fill(
    [
      [0, 0],
      [width, 0],
      [width, height],
      [width / 2, height + rise],
      [0, height],
    ],
    wallColour,
    1,
    ink,
  );
  drawWindow(front, width * 0.16, 0.18, width * 0.68, height - 0.2, window);
  const over = 0.16;
  for (const sign of [-1, 1]) {
    const edge = width / 2 + sign * (width / 2 + over);
    front.fill(
      [
        [edge, height - 0.12, over],
        [width / 2, height + rise + 0.06, over],
        [width / 2, height + rise + 0.06, -ridgeReach],
        [edge, height - 0.12, -reach],
      ],
      roofColour,
      sign === scene.light.sunSide ? 1.05 : 0.86,
      ink,
    );
  }
}

/** Solar panels lying on a surface. */
export function drawSolarPanels(surface: Surface, a: number, b: number, across: number, up: number): void {
  for (let row = 0; row < up; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const [x, y] = [a + column * 1.12, b + row * 1.62];
      surface.fill(
        [
          [x, y, 0.08],
          [x + 1.04, y, 0.08],
          [x + 1.04, y + 1.54, 0.08],
          [x, y + 1.54, 0.08],
        ],
        '#34436b',
        1,
        { stroke: surface.scene.light.tone('#b9c4d6'), width: surface.detail * 0.7 },
      );
      surface.fill(
        [
          [x + 0.2, y, 0.09],
          [x + 0.55, y, 0.09],
          [x + 0.9, y + 1.54, 0.09],
          [x + 0.55, y + 1.54, 0.09],
        ],
        '#5b6ea3',
        1,
        { opacity: 0.5 },
      );
    }
  }
}

/** An arch cut into a wall: what is behind lies in shade. */
export function drawArchway(
  surface: Surface,
  a: number,
  w: number,
  h: number,
  inner: string,
  trim: string,
): void {
  const { light, sketch } = surface.scene;
  const outline = (grow: number) =>
    [
      [a - grow, 0],
      [a + w + grow, 0],
      [a + w + grow, h - w / 2],
      ...arcPoints(a + w / 2, h - w / 2, w / 2 + grow, w / 2 + grow, 0, Math.PI),
    ] as const;
  sketch.polygon(surface.project(outline(0.1)), { fill: light.tone(trim, surface.brightness) });
  sketch.polygon(surface.project(outline(0)), {
    fill: light.isDusk ? '#e0a46a' : light.tone(inner, 0.66),
    stroke: light.ink,
    width: surface.detail,
  });
  surface.shade(
    [[a, h - w * 0.5], [a + w, h - w * 0.5], ...arcPoints(a + w / 2, h - w / 2, w / 2, w / 2, 0, Math.PI)],
    0.25,
  );
}

/** Climbing roses or bougainvillea at a corner of a wall. */
export function drawClimber(
  surface: Surface,
  a: number,
  top: number,
  spread: number,
  blooms: readonly string[],
): void {
  const { light, random, sketch } = surface.scene;
  surface.line(
    [
      [a, 0, 0.05],
      [a + 0.1, top * 0.5, 0.08],
      [a, top, 0.1],
    ],
    light.tone('#6f573f'),
    surface.detail * 2,
  );
  for (let n = 0; n < 46; n += 1) {
    const up = top * (0.25 + 0.8 * random.next());
    const along = a + random.between(-spread, spread) * (0.35 + (0.65 * up) / top);
    const [point] = surface.project([
      [along, up, 0.1],
      [along + 0.1, up, 0.1],
      [along, up + 0.1, 0.1],
    ]);
    if (point)
      sketch.circle(point[0], point[1], surface.pixelsPerMetre * random.between(0.08, 0.19), {
        fill: light.tone(
          n % 3 === 0 ? random.pick(blooms) : random.pick(['#5b8a4e', '#6c9c59', '#4c7846']),
          surface.brightness,
        ),
      });
  }
}
