import { boxFaces, drawBox } from '../space/box.ts';
import { projectPoint, scaleAt } from '../space/camera.ts';
import { mixColours } from '../space/colour.ts';
import { suites } from './bathroom-suites.ts';
import { drawFloorShadow } from './furniture.ts';
import type { Room } from './room-shell.ts';

/** A bath along the side wall, or free on the floor. */
export function drawBath(room: Room, x: number): void {
  const { scene, depth, look, floor, near } = room;
  const colour = suites[look.level] ?? '#fbf9f2';
  if (look.level === 4) {
    drawFloorShadow(scene, floor, near, { x: x - 0.2, y: 0.8, width: 1.9, depth: 0.8 });
    const [cx, cy] = projectPoint(scene.camera, [x + 0.75, 1.1, 0.58]);
    const [, foot] = projectPoint(scene.camera, [x + 0.75, 1.1, 0]);
    const m = scaleAt(scene.camera, [x + 0.75, 1.1, 0.3]);
    const ink = { stroke: scene.light.ink, width: 2.6 };
    scene.sketch.path(
      `M${cx - 0.92 * m} ${cy}Q${cx - 0.8 * m} ${foot} ${cx - 0.5 * m} ${foot}H${cx + 0.5 * m}Q${cx + 0.8 * m} ${foot} ${cx + 0.92 * m} ${cy}Z`,
      { fill: scene.light.tone(colour, 0.97), ...ink },
    );
    scene.sketch.path(
      `M${cx + 0.5 * m} ${foot}Q${cx + 0.8 * m} ${foot} ${cx + 0.92 * m} ${cy}H${cx + 0.6 * m}Q${cx + 0.55 * m} ${foot - 0.1 * m} ${cx + 0.3 * m} ${foot}Z`,
      { fill: scene.light.tone(colour, 0.84) },
    );
    scene.sketch.ellipse(cx, cy, 0.92 * m, 0.15 * m, { fill: scene.light.tone(colour, 1.04), ...ink });
    scene.sketch.ellipse(cx, cy + 0.02 * m, 0.8 * m, 0.1 * m, {
      fill: scene.light.tone('#9cc6cf', 1),
      stroke: scene.light.ink,
      width: 1.6,
    });
    const tap = boxFaces(scene, { x: x + 1.62, y: 1.35, width: 0.1, depth: 0.02, height: 1 }).front;
    tap.line(
      [
        [0, 0],
        [0, 0.95],
        [-0.06, 1],
        [-0.22, 1],
      ],
      scene.light.tone(look.metal, 1.1),
      7,
    );
    return;
  }
  const length = 1.7;
  const shape = { x, y: depth - length, width: 0.75, depth: length, height: 0.56 };
  drawFloorShadow(scene, floor, near, shape);
  const faces = drawBox(scene, shape, look.level === 1 ? mixColours(colour, '#5a6a4a', 0.08) : colour);
  faces.top.rect(0.08, 0.08, 0.59, length - 0.16, mixColours(colour, '#5a7078', 0.18), 1, {
    stroke: scene.light.ink,
    width: 1.6,
  });
  faces.top.rect(0.11, 0.1, 0.53, length - 0.3, mixColours(colour, '#5a7078', 0.08));
  if (look.level === 0) faces.front.rect(0.1, 0.05, 0.2, 0.12, '#b59a6a', 1, { opacity: 0.6 });
  if (look.level >= 2) {
    const glass = boxFaces(scene, {
      x: x < room.width / 2 ? x + 0.76 : x,
      y: depth - 0.9,
      z: 0.58,
      width: 0.01,
      depth: 0.88,
      height: 1.4,
    });
    const pane = x < room.width / 2 ? glass.right : glass.left;
    const shown = pane.isVisible ? pane : x < room.width / 2 ? glass.left : glass.right;
    shown.rect(0, 0, 0.88, 1.4, '#d5eaee', 1, { opacity: 0.4, stroke: scene.light.ink, width: 2 });
  }
}

export function drawShower(room: Room, x: number, width: number): void {
  const { scene, depth, look, back, height } = room;
  const floor = boxFaces(scene, { x, y: depth - 0.95, width, depth: 0.95, height: 0.03 }).top;
  floor.rect(0, 0, width, 0.95, look.level === 4 ? '#cfc4b3' : '#f3f1ea', 0.98, {
    stroke: scene.light.ink,
    width: 2,
  });
  const rise = Math.min(2.15, height - 0.2);
  back.line(
    [
      [x + width / 2, 1.05, 0.06],
      [x + width / 2, rise, 0.06],
      [x + width / 2, rise, 0.4],
    ],
    scene.light.tone(look.metal, 1.1),
    6,
  );
  const head = back.project([
    [x + width / 2, rise - 0.03, 0.4],
    [0, 0],
    [1, 0],
  ])[0];
  if (head)
    scene.sketch.ellipse(head[0], head[1], back.pixelsPerMetre * 0.16, back.pixelsPerMetre * 0.035, {
      fill: scene.light.tone(look.metal, 1.05),
      stroke: scene.light.ink,
      width: 2,
    });
  const isLeft = x < room.width / 2;
  const glass = boxFaces(scene, {
    x: isLeft ? x + width : x - 0.01,
    y: depth - 1,
    width: 0.01,
    depth: 1,
    height: 2,
  });
  const pane = glass.left.isVisible ? glass.left : glass.right;
  pane.rect(0, 0.02, 1, 1.98, '#d5eaee', 1, { opacity: 0.42, stroke: scene.light.ink, width: 2.4 });
  pane.fill(
    [
      [0.2, 0.2],
      [0.36, 0.2],
      [0.75, 1.8],
      [0.59, 1.8],
    ],
    '#ffffff',
    1,
    { opacity: 0.35 },
  );
}
