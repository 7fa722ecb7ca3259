import type { Point3 } from '../space/camera.ts';
import { mixColours } from '../space/colour.ts';
import { type Scene, Surface, type SurfacePoint } from '../space/surface.ts';
import type { Roof } from './roof.ts';
import { spanAt } from './wall-texture.ts';

const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

const lengthOf = (v: Point3) => Math.hypot(v[0], v[1], v[2]);

const unit = (v: Point3): Point3 => {
  const size = lengthOf(v);
  return [v[0] / size, v[1] / size, v[2] / size];
};

/** A slope given by its corners: the first two are the eaves from left to right as seen from outside. */
export function drawSlope(scene: Scene, corners: readonly Point3[], roof: Roof): void {
  const [origin, right] = corners;
  if (!origin || !right) return;
  const along = unit(minus(right, origin));
  const upper = corners[corners.length - 1] ?? origin;
  const rise = minus(upper, origin);
  const share = rise[0] * along[0] + rise[1] * along[1] + rise[2] * along[2];
  const up = unit([rise[0] - along[0] * share, rise[1] - along[1] * share, rise[2] - along[2] * share]);
  const surface = new Surface(scene, origin, along, up);
  if (!surface.isVisible) return;
  const outline = corners.map((corner): SurfacePoint => {
    const d = minus(corner, origin);
    return [d[0] * along[0] + d[1] * along[1] + d[2] * along[2], d[0] * up[0] + d[1] * up[1] + d[2] * up[2]];
  });
  surface.fill(outline, roof.colour, 1);
  drawCovering(surface, outline, roof);
  scene.sketch.polygon(surface.project(outline), { stroke: scene.light.ink, width: surface.outline });
}

function drawCovering(surface: Surface, outline: readonly SurfacePoint[], roof: Roof): void {
  const { light, random } = surface.scene;
  const top = Math.max(...outline.map((point) => point[1]));
  const dark = light.tone(mixColours(roof.colour, '#1f1b2e', 0.32), surface.brightness);
  const thin = Math.max(0.9, surface.detail * 0.6);
  if (roof.material === 'metal' || roof.material === 'pantile') {
    const [low, high] = [
      Math.min(...outline.map((point) => point[0])),
      Math.max(...outline.map((point) => point[0])),
    ];
    const step = roof.material === 'metal' ? 0.6 : 0.34;
    for (let along = low + step; along < high; along += step) {
      // The seam runs up until it meets the outline.
      let [from, to] = [top, 0];
      for (let up = 0; up <= top; up += top / 24) {
        const span = spanAt(outline, Math.min(up + 0.001, top - 0.001));
        if (span && along > span[0] && along < span[1]) [from, to] = [Math.min(from, up), Math.max(to, up)];
      }
      if (to > from)
        surface.line(
          [
            [along, from],
            [along, to],
          ],
          dark,
          roof.material === 'metal' ? thin * 1.3 : thin,
          roof.material === 'metal' ? 0.7 : 0.5,
        );
    }
  }
  if (roof.material === 'metal' || roof.material === 'membrane') return;
  const course = { slate: 0.36, tile: 0.36, shingle: 0.34, pantile: 0.55, thatch: 0.42 }[roof.material];
  for (let up = course; up < top - 0.05; up += course) {
    const span = spanAt(outline, up);
    if (!span) continue;
    if (roof.material === 'thatch') {
      for (
        let along = span[0] + random.between(0, 0.3);
        along < span[1] - 0.1;
        along += random.between(0.2, 0.55)
      )
        surface.line(
          [
            [along, up],
            [along + random.between(-0.06, 0.06), up - random.between(0.2, 0.42)],
          ],
          dark,
          thin,
          0.6,
        );
      continue;
    }
    if (roof.material !== 'pantile' || random.chance(0.5))
      surface.line(
        [
          [span[0], up],
          [span[1], up],
        ],
        dark,
        thin,
        0.6,
      );
    for (
      let along = span[0] + random.between(0, 2);
      along < span[1] - 0.5;
      along += random.between(0.6, 3.4)
    ) {
      const shade = mixColours(
        roof.colour,
        random.pick(['#1f1b2e', '#fff0d8', '#7d5a68']),
        random.between(0.1, 0.24),
      );
      surface.rect(along, up - course, random.pick([0.3, 0.3, 0.6]), course, shade, 1, { opacity: 0.75 });
    }
  }
}

/** A board along an edge: fascia or verge. */
export function drawBoard(
  scene: Scene,
  from: Point3,
  to: Point3,
  drop: number,
  colour: string,
  outward: Point3,
): void {
  const along = unit(minus(to, from));
  const surface = new Surface(scene, from, along, [0, 0, 1]);
  const size = lengthOf(minus(to, from));
  const facing = scene.light.brightnessOf(outward) / Math.max(surface.brightness, 0.01);
  surface.fill(
    [
      [0, -drop],
      [size, -drop],
      [size, 0],
      [0, 0],
    ],
    colour,
    facing,
    { stroke: scene.light.ink, width: surface.detail },
  );
}
