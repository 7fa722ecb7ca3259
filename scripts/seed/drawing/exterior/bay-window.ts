import type { Point3 } from '../space/camera.ts';
import { Surface } from '../space/surface.ts';
import { drawWall, type Wall } from './wall-texture.ts';
import { drawWindow, type WindowLook } from './window.ts';

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
