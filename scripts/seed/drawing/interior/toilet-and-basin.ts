import { boxFaces, drawBox } from '../space/box.ts';
import { projectPoint, scaleAt } from '../space/camera.ts';
import { mixColours } from '../space/colour.ts';
import { smoothPath } from '../space/sketch.ts';
import { suites } from './bathroom-suites.ts';
import { drawFloorShadow } from './furniture.ts';
import type { Room } from './room-shell.ts';

export function drawToilet(room: Room, x: number): void {
  const { scene, depth, look, floor, near } = room;
  const colour = suites[look.level] ?? '#fbf9f2';
  drawFloorShadow(scene, floor, near, { x, y: depth - 0.7, width: 0.4, depth: 0.6 });
  if (look.level < 4)
    drawBox(scene, { x: x - 0.02, y: depth - 0.2, z: 0.4, width: 0.44, depth: 0.2, height: 0.42 }, colour);
  else {
    const plate = boxFaces(scene, {
      x: x + 0.08,
      y: depth - 0.01,
      z: 0.95,
      width: 0.24,
      depth: 0.01,
      height: 0.16,
    }).front;
    plate.inked(0, 0, 0.24, 0.16, '#d5d8d8');
  }
  const [cx, cy] = projectPoint(scene.camera, [x + 0.2, depth - 0.5, 0.42]);
  const m = scaleAt(scene.camera, [x + 0.2, depth - 0.5, 0.42]);
  const [, foot] = projectPoint(scene.camera, [x + 0.2, depth - 0.5, 0]);
  const ink = { stroke: scene.light.ink, width: 2 };
  scene.sketch.path(
    smoothPath([
      [cx - 0.19 * m, cy],
      [cx + 0.19 * m, cy],
      [cx + 0.13 * m, (cy + foot) / 2 + 0.05 * m],
      [cx + 0.12 * m, foot],
      [cx - 0.12 * m, foot],
      [cx - 0.13 * m, (cy + foot) / 2 + 0.05 * m],
    ]),
    { fill: scene.light.tone(colour, 0.96), ...ink },
  );
  scene.sketch.ellipse(cx, cy, 0.21 * m, 0.075 * m, {
    fill: scene.light.tone(look.level === 0 ? '#8a6f4f' : colour, 1.04),
    ...ink,
  });
}

export function drawBasin(room: Room, x: number, count: number): void {
  const { scene, depth, look, floor, near } = room;
  const colour = suites[look.level] ?? '#fbf9f2';
  const width = count === 2 ? 1.5 : look.level >= 3 ? 0.9 : 0.58;
  drawFloorShadow(scene, floor, near, { x, y: depth - 0.5, width, depth: 0.45 });
  if (look.level >= 3) {
    const { front } = drawBox(
      scene,
      {
        x,
        y: depth - 0.5,
        z: look.level === 4 ? 0.35 : 0.12,
        width,
        depth: 0.5,
        height: look.level === 4 ? 0.45 : 0.68,
      },
      look.wood,
    );
    const drawers = count === 2 ? 2 : 1;
    for (let n = 0; n < drawers; n += 1)
      for (const up of look.level === 4 ? [0.02, 0.23] : [0.03, 0.35])
        front.inked(
          (n * width) / drawers + 0.03,
          up,
          width / drawers - 0.06,
          look.level === 4 ? 0.2 : 0.3,
          mixColours(look.wood, '#fff0d8', 0.08),
        );
    drawBox(
      scene,
      { x: x - 0.02, y: depth - 0.52, z: 0.8, width: width + 0.04, depth: 0.52, height: 0.05 },
      look.worktop,
    );
  } else
    drawBox(scene, { x: x + width / 2 - 0.1, y: depth - 0.3, width: 0.2, depth: 0.22, height: 0.72 }, colour);
  for (let n = 0; n < count; n += 1) {
    const cx = x + (width * (n + 0.5)) / count;
    const basin = drawBox(
      scene,
      {
        x: cx - 0.27,
        y: depth - 0.46,
        z: look.level >= 3 ? 0.85 : 0.7,
        width: 0.54,
        depth: 0.42,
        height: look.level >= 3 ? 0.13 : 0.17,
      },
      colour,
    );
    basin.top.rect(0.05, 0.05, 0.44, 0.3, colour, 0.82, { stroke: scene.light.ink, width: 1.4 });
    basin.front.line(
      [
        [0.27, 0.17, -0.36],
        [0.27, 0.38, -0.36],
        [0.27, 0.38, -0.22],
      ],
      scene.light.tone(look.metal, 1.1),
      6,
    );
  }
  const glass = {
    w: look.level === 4 ? width : look.level === 0 ? 0.4 : 0.6,
    h: look.level === 4 ? 1 : 0.75,
  };
  const mirror = room.back;
  const a = x + width / 2 - glass.w / 2;
  mirror.inked(
    a - 0.04,
    1.26,
    glass.w + 0.08,
    glass.h + 0.08,
    look.level === 4 ? '#fff2cf' : look.level === 3 ? look.metal : '#d8d4c8',
  );
  mirror.inked(a, 1.3, glass.w, glass.h, '#bcd3d8');
  mirror.fill(
    [
      [a + glass.w * 0.1, 1.3],
      [a + glass.w * 0.3, 1.3],
      [a + glass.w * 0.8, 1.3 + glass.h],
      [a + glass.w * 0.6, 1.3 + glass.h],
    ],
    '#eef6f5',
    1,
    { opacity: 0.6 },
  );
  if (look.level === 0)
    mirror.line(
      [
        [a + 0.05, 1.5],
        [a + 0.2, 1.7],
        [a + 0.16, 1.95],
      ],
      scene.light.ink,
      1.6,
    );
}
