import type { Surface } from '../space/surface.ts';

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
