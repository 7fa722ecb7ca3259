import { boxFaces, drawBox } from '../space/box.ts';
import { mixColours } from '../space/colour.ts';
import { drawFloorShadow, drawPottedPlant, drawTable } from './furniture.ts';
import { drawPendant } from './lamps.ts';
import { drawUnitFront } from './kitchen-units.ts';
import type { Room } from './room-shell.ts';

/** Where the island stands by the room's layout, as a share of the width. */
const ISLANDS = [0.5, 0.56, 0.46, 0.6, 0.5];

/** Where the table stands by the room's layout: share of the width, metres from us, length. */
const TABLES = [
  [0.5, 0.7, 1.5],
  [0.72, 1, 1.5],
  [0.34, 0.6, 1.9],
  [0.6, 1.2, 1.2],
  [0.42, 0.9, 1.7],
] as const;

/** The middle of the room: island with stools, table with chairs, or nothing. */
export function drawMiddle(room: Room): void {
  const { scene, look, home, width, floor, near } = room;
  if (home.features.includes('kitchen-island')) {
    const shape = {
      x: width * (ISLANDS[room.setUp.layout] ?? 0.5) - 1.25,
      y: 0.75,
      width: 2.5,
      depth: 0.95,
      height: 0.86,
    };
    drawFloorShadow(scene, floor, near, shape);
    const { front } = drawBox(
      scene,
      shape,
      look.level === 4 ? look.worktop : mixColours(look.unit, '#241c20', 0.1),
    );
    if (look.level !== 4)
      for (let n = 0; n < 4; n += 1) drawUnitFront(room, front, 0.04 + n * 0.605, 0.08, 0.6, 0.76, false);
    else
      front.line(
        [
          [0.3, 0.86],
          [0.7, 0.3],
          [0.9, 0.2],
          [1.3, 0],
        ],
        scene.light.tone('#a8a09a'),
        2.4,
        0.6,
      );
    drawBox(
      scene,
      { x: shape.x - 0.12, y: shape.y - 0.18, z: 0.86, width: 2.74, depth: 1.25, height: 0.06 },
      look.worktop,
    );
    const bowl = boxFaces(scene, {
      x: shape.x + 1.1,
      y: 1.1,
      z: 0.92,
      width: 0.5,
      depth: 0.1,
      height: 0.2,
    }).front;
    for (const [a, c] of [
      [0.1, '#e0a13c'],
      [0.24, '#c9573f'],
      [0.36, '#8fae4f'],
    ] as const) {
      const [p] = bowl.project([
        [a, 0.15],
        [0, 0],
        [1, 0],
      ]);
      if (p)
        scene.sketch.circle(p[0], p[1], bowl.pixelsPerMetre * 0.075, {
          fill: scene.light.tone(c, 1.02),
          stroke: scene.light.ink,
          width: 1.6,
        });
    }
    bowl.fill(
      [
        [0, 0.12],
        [0.48, 0.12],
        [0.38, 0],
        [0.1, 0],
      ],
      '#f1ece0',
      1,
      { stroke: scene.light.ink, width: 2 },
    );
    for (const sx of [shape.x + 0.25, shape.x + 1.05, shape.x + 1.85]) {
      drawTable(scene, { x: sx, y: 0.2, width: 0.4, depth: 0.36, height: 0.68 }, look.wood, '#3d3a3a');
    }
    for (const px of [0.25, 0.75])
      drawPendant(
        scene,
        [shape.x + 2.5 * px, 1.2, room.height],
        room.height - 1.85,
        look.level === 4 ? 'globe' : 'dome',
        look.accent,
      );
    return;
  }
  if (look.level === 0) {
    drawPendant(scene, [width * 0.5, 1.4, room.height], 0.6, 'bulb', '#fff');
    drawTable(scene, { x: width * 0.58, y: 0.6, width: 0.9, depth: 0.6, height: 0.74 }, '#c9b78f', '#8f8a80');
    return;
  }
  const [share, y, length] = TABLES[room.setUp.layout] ?? TABLES[0];
  const table = { x: width * share - length / 2, y, width: length, depth: 0.85, height: 0.75 };
  drawFloorShadow(scene, floor, near, table);
  for (const cx of [table.x + 0.15, table.x + length - 0.57]) drawChair(room, cx, table.y + 0.8, true);
  drawTable(scene, table, look.level === 1 ? '#b5763f' : look.wood);
  drawPottedPlant(scene, [table.x + length / 2, y + 0.4, 0.75], 0.42, '#e9e0cc');
  drawChair(room, table.x + length / 2 - 0.2, table.y - 0.5, false);
  if (look.level === 1)
    drawBox(
      scene,
      {
        x: table.x + length / 2 - 0.6,
        y: y + 0.5,
        z: room.height - 0.08,
        width: 1.2,
        depth: 0.16,
        height: 0.08,
      },
      '#fdf8e4',
    );
  else
    drawPendant(
      scene,
      [table.x + length / 2, y + 0.4, room.height],
      room.height - 1.75,
      look.level === 3 ? 'dome' : 'shade',
      look.accent,
    );
}

function drawChair(room: Room, x: number, y: number, isBehind: boolean): void {
  const { scene, look } = room;
  const colour = look.level === 1 ? '#a8642f' : look.level === 3 ? '#3a3f45' : look.wood;
  const back = () => {
    const { front } = drawBox(
      scene,
      { x, y: isBehind ? y + 0.38 : y, z: 0.45, width: 0.42, depth: 0.04, height: 0.45 },
      colour,
    );
    for (const up of [0.1, 0.24]) front.inked(0.06, up, 0.3, 0.06, mixColours(colour, '#fff2dc', 0.35));
  };
  if (isBehind) back();
  drawTable(scene, { x, y, width: 0.42, depth: 0.4, height: 0.46 }, colour);
  if (!isBehind) back();
}
