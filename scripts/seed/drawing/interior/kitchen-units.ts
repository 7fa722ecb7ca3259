import { boxFaces, drawBox } from '../space/box.ts';
import { mixColours } from '../space/colour.ts';
import type { Surface } from '../space/surface.ts';
import { drawCooker } from './kitchen-wall.ts';
import type { Room } from './room-shell.ts';

/** One cupboard front in the manner of its class. */
export function drawUnitFront(
  room: Room,
  face: Surface,
  a: number,
  b: number,
  w: number,
  h: number,
  isDrawers: boolean,
): void {
  const { look } = room;
  const dark = mixColours(look.unit, '#241c20', 0.28);
  const line = room.scene.light.tone(dark, face.brightness);
  const parts = isDrawers ? [0, 0.34, 0.67, 1] : [0, 1];
  for (let n = 0; n < parts.length - 1; n += 1) {
    const [from, to] = [b + h * (parts[n] ?? 0), b + h * (parts[n + 1] ?? 1)];
    face.inked(a + 0.01, from + 0.01, w - 0.02, to - from - 0.02, look.unit);
    if (look.level === 1 || look.level === 3 || (look.level === 2 && look.isPeriod)) {
      const edge = Math.min(0.07, (to - from) * 0.2);
      face.rect(
        a + edge + 0.01,
        from + edge,
        w - edge * 2 - 0.02,
        to - from - edge * 2,
        mixColours(look.unit, look.level === 1 ? '#5a2f14' : '#241c20', 0.1),
        1,
        { stroke: line, width: 1.2 },
      );
    }
    if (look.level === 4)
      face.line(
        [
          [a + 0.02, to - 0.03],
          [a + w - 0.02, to - 0.03],
        ],
        line,
        3,
      );
    else if (isDrawers)
      face.line(
        [
          [a + w * 0.35, (from + to) / 2],
          [a + w * 0.65, (from + to) / 2],
        ],
        room.scene.light.tone(look.metal, 1.05),
        5,
      );
    else
      face.line(
        [
          [a + w * 0.84, b + h * (b > 1 ? 0.16 : 0.66)],
          [a + w * 0.84, b + h * (b > 1 ? 0.32 : 0.84)],
        ],
        room.scene.light.tone(look.metal, 1.05),
        5,
      );
  }
}

export function drawWallUnits(room: Room, spans: readonly (readonly [number, number])[]): void {
  const { scene, look } = room;
  for (const [from, to] of spans) {
    if (to - from < 0.5) continue;
    if (look.level === 3) {
      for (const up of [1.55, 1.95]) {
        drawBox(
          scene,
          { x: from, y: room.depth - 0.26, z: up, width: to - from, depth: 0.26, height: 0.04 },
          look.wood,
        );
        const face = boxFaces(scene, {
          x: from,
          y: room.depth - 0.2,
          z: up + 0.04,
          width: to - from,
          depth: 0.2,
          height: 0.3,
        }).front;
        for (let a = 0.06; a < to - from - 0.16; a += room.random.between(0.16, 0.26)) {
          const h = room.random.between(0.1, 0.24);
          face.inked(
            a,
            0,
            room.random.between(0.08, 0.15),
            h,
            room.random.pick(['#f4ead6', '#c98f5a', '#7fa3a5', '#e9e4da', '#b5614a']),
          );
        }
      }
      continue;
    }
    const doors = Math.max(1, Math.round((to - from) / 0.55));
    const { front } = drawBox(
      scene,
      { x: from, y: room.depth - 0.34, z: 1.45, width: to - from, depth: 0.34, height: 0.72 },
      mixColours(look.unit, '#241c20', 0.08),
    );
    const isMissing = look.level === 0;
    for (let n = 0; n < doors; n += 1) {
      const w = (to - from) / doors;
      if (isMissing && n === 0) front.inked(n * w + 0.02, 0.02, w - 0.04, 0.68, '#6a5f4a');
      else drawUnitFront(room, front, n * w, 0, w, 0.72, false);
    }
  }
}

export function drawBase(
  room: Room,
  from: number,
  to: number,
  y: number,
  cookAt: number,
  cookWide: number,
  sinkAt: number,
): void {
  const { scene, look, random } = room;
  const { front } = drawBox(
    scene,
    { x: from, y, width: to - from, depth: 0.6, height: 0.88 },
    mixColours(look.unit, '#241c20', 0.12),
  );
  front.rect(0, 0, to - from, 0.1, '#3a3638', 0.9);
  const units = Math.max(3, Math.round((to - from) / 0.6));
  const w = (to - from) / units;
  for (let n = 0; n < units; n += 1) {
    if (look.level === 0 && n === units - 2) front.inked(n * w + 0.02, 0.12, w - 0.04, 0.74, '#5f5544');
    else drawUnitFront(room, front, n * w, 0.1, w, 0.77, n % 3 === 1);
  }
  drawBox(
    scene,
    { x: from, y: y - 0.03, z: 0.88, width: to - from, depth: 0.63, height: look.level === 4 ? 0.03 : 0.05 },
    look.worktop,
  );
  if (look.level < 4) drawCooker(room, cookAt, y - 0.01);
  else {
    const hob = boxFaces(scene, { x: cookAt, y, z: 0.91, width: cookWide, depth: 0.5, height: 0.01 }).top;
    hob.rect(0.02, 0.06, cookWide - 0.04, 0.42, '#26272c', 1, { stroke: scene.light.ink, width: 1.4 });
  }
  const sink = boxFaces(scene, {
    x: sinkAt - 0.3,
    y: y + 0.08,
    z: 0.935,
    width: 0.6,
    depth: 0.42,
    height: 0.001,
  }).top;
  sink.rect(0, 0, 0.6, 0.42, look.level === 3 ? '#f7f3ea' : '#b5bcc0', 0.9, {
    stroke: scene.light.ink,
    width: 1.6,
  });
  const tap = boxFaces(scene, {
    x: sinkAt,
    y: y + 0.52,
    z: 0.93,
    width: 0.2,
    depth: 0.02,
    height: 0.4,
  }).front;
  tap.line(
    [
      [0, 0],
      [0, 0.24],
      [0.02, 0.3],
      [0.1, 0.32],
      [0.16, 0.28],
      [0.16, 0.2],
    ],
    scene.light.tone(look.metal, 1.1),
    6,
  );
  for (let x = from + 0.15; x < to - 0.3; x += random.between(0.5, 0.9)) {
    if (Math.abs(x - sinkAt) < 0.5 || (x > cookAt - 0.25 && x < cookAt + cookWide + 0.05)) continue;
    const face = boxFaces(scene, { x, y: y + 0.38, z: 0.93, width: 0.3, depth: 0.02, height: 0.4 }).front;
    if (random.chance(0.5))
      face.inked(0, 0, 0.13, 0.24, random.pick(['#c9573f', '#efe6d2', '#7fa3a5', '#d9a441']));
    else {
      face.inked(0, 0, 0.3, 0.19, random.pick(['#d5d8da', '#c9573f', '#efe6d2']));
      face.line(
        [
          [0.06, 0.19],
          [0.24, 0.19],
        ],
        scene.light.ink,
        4,
      );
    }
  }
}

/** Fridge, or a wall of ovens. */
export function drawTallUnit(room: Room, x: number, width: number): void {
  const { scene, look, depth } = room;
  const colour =
    look.level === 0 || look.level === 1
      ? '#efeadc'
      : look.level === 4
        ? look.unit
        : look.level === 3
          ? '#9fb5a8'
          : '#d9dcdd';
  const height = look.level < 2 ? 1.5 : 2.05;
  const { front } = drawBox(scene, { x, y: depth - 0.66, width, depth: 0.66, height }, colour);
  if (look.level === 4) {
    front.inked(0.03, 0.05, width / 2 - 0.05, height - 0.1, look.unit);
    front.inked(width / 2 + 0.02, 0.05, width / 2 - 0.05, 0.6, look.unit);
    for (const up of [0.7, 1.3]) {
      front.inked(width / 2 + 0.02, up, width / 2 - 0.05, 0.54, '#2b2d33');
      front.line(
        [
          [width / 2 + 0.08, up + 0.46],
          [width - 0.1, up + 0.46],
        ],
        scene.light.tone('#c9ced2', 1.1),
        5,
      );
    }
    return;
  }
  front.inked(0.02, 0.05, width - 0.04, height * 0.6, colour);
  front.inked(0.02, height * 0.6 + 0.08, width - 0.04, height * 0.4 - 0.1, colour);
  for (const [low, high] of [
    [height * 0.4, height * 0.56],
    [height * 0.68, height * 0.8],
  ] as const)
    front.line(
      [
        [0.1, low],
        [0.1, high],
      ],
      scene.light.tone('#8f9498', 1.05),
      6,
    );
}
