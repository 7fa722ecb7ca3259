import { centreGlyphs, measureGlyphs } from '../space/glyphs.ts';
import type { Sketch } from '../space/sketch.ts';
import { drawFittings } from './draw-fittings.ts';
import { ink, type LabelledRoom, type LaidOutFloor, paper } from './floor-parts.ts';
import { type PlacedRoom, sharedWall } from './lay-out-floor.ts';
import type { PlanKind } from './plan-rooms.ts';

const tints: Readonly<Record<PlanKind, string>> = {
  living: '#f5dfb8',
  kitchen: '#f2cdb0',
  dining: '#f4e3c4',
  bedroom: '#cfe0dc',
  bathroom: '#bcd7e3',
  hall: '#ece6d6',
  utility: '#dcd8c6',
  study: '#dde3c8',
};

function drawLabel(
  sketch: Sketch,
  room: LabelledRoom,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const lines =
    room.name.includes(' ') && measureGlyphs(room.name, 17) > width - 26
      ? room.name.split(' ').filter((word) => word !== '/')
      : [room.name];
  const widest = Math.max(...lines.map((line) => measureGlyphs(line, 1)));
  const size = Math.min(19, (width - 22) / widest, (height - 20) / (lines.length * 1.8));
  let top = y + height / 2 - (lines.length * size * 1.75) / 2 + size * 0.35;
  for (const line of lines) {
    centreGlyphs(sketch, line, x + width / 2, top, size, ink);
    top += size * 1.75;
  }
}

/** A window on every outer wall of a room that has one. */
function drawWindows(
  sketch: Sketch,
  room: PlacedRoom,
  laid: LaidOutFloor,
  x0: number,
  y0: number,
  scale: number,
): void {
  if (room.kind === 'hall' || room.kind === 'utility') return;
  const mark = (x: number, y: number, w: number, h: number) =>
    sketch.rect(x, y, w, h, { fill: paper, stroke: ink, width: 2 });
  const reach = (size: number) => Math.min(size * 0.5, room.kind === 'bathroom' ? 0.8 : 2.2) * scale;
  const [cx, cy] = [x0 + (room.x + room.width / 2) * scale, y0 + (room.y + room.height / 2) * scale];
  if (room.y < 0.01) mark(cx - reach(room.width) / 2, y0 - 6, reach(room.width), 12);
  if (room.y + room.height > laid.height - 0.01)
    mark(cx - reach(room.width) / 2, y0 + laid.height * scale - 6, reach(room.width), 12);
  if (room.x < 0.01 && room.width < laid.width - 0.1)
    mark(x0 - 6, cy - reach(room.height) / 2, 12, reach(room.height));
  if (room.x + room.width > laid.width - 0.01 && room.width < laid.width - 0.1)
    mark(x0 + laid.width * scale - 6, cy - reach(room.height) / 2, 12, reach(room.height));
}

/** A door between two rooms: a gap in the wall and the swing of the leaf. */
function drawDoor(sketch: Sketch, a: PlacedRoom, b: PlacedRoom, x0: number, y0: number, scale: number): void {
  const wide = Math.min(0.85, sharedWall(a, b) * 0.8) * scale;
  const isUpright = Math.abs(a.x + a.width - b.x) < 0.01 || Math.abs(b.x + b.width - a.x) < 0.01;
  if (isUpright) {
    const x = x0 + (Math.abs(a.x + a.width - b.x) < 0.01 ? b.x : a.x) * scale;
    const from = y0 + Math.max(a.y, b.y) * scale + 8;
    const turn = b.x > a.x ? 1 : -1;
    sketch.line(
      [
        [x, from],
        [x, from + wide],
      ],
      tints.hall,
      8,
    );
    sketch.path(
      `M${x} ${from}H${x + turn * wide}A${wide} ${wide} 0 0 ${turn > 0 ? 1 : 0} ${x} ${from + wide}`,
      { stroke: ink, width: 1.6 },
    );
  } else {
    const y = y0 + (Math.abs(a.y + a.height - b.y) < 0.01 ? b.y : a.y) * scale;
    const from = x0 + Math.max(a.x, b.x) * scale + 8;
    const turn = b.y > a.y ? 1 : -1;
    sketch.line(
      [
        [from, y],
        [from + wide, y],
      ],
      tints.hall,
      8,
    );
    sketch.path(
      `M${from} ${y}V${y + turn * wide}A${wide} ${wide} 0 0 ${turn > 0 ? 0 : 1} ${from + wide} ${y}`,
      { stroke: ink, width: 1.6 },
    );
  }
}

export function drawFloor(
  sketch: Sketch,
  laid: LaidOutFloor,
  x0: number,
  y0: number,
  scale: number,
  isEntrance: boolean,
): void {
  const [width, height] = [laid.width * scale, laid.height * scale];
  sketch.rect(x0 + 9, y0 + 11, width, height, { fill: '#2a2932', opacity: 0.14 });
  for (const room of laid.rooms)
    sketch.rect(x0 + room.x * scale, y0 + room.y * scale, room.width * scale, room.height * scale, {
      fill: tints[room.kind],
      stroke: ink,
      width: 6,
    });
  const hub = laid.rooms.find((room) => room.kind === 'hall');
  const living = laid.rooms.find((room) => room.kind === 'living');
  for (const room of laid.rooms) {
    if (room === hub) continue;
    const from =
      [hub, living].find((next) => next !== undefined && next !== room && sharedWall(next, room) > 0.85) ??
      laid.rooms.find((next) => next !== room && sharedWall(next, room) > 0.85);
    if (from) drawDoor(sketch, from, room, x0, y0, scale);
  }
  sketch.rect(x0, y0, width, height, { stroke: ink, width: 12 });
  for (const room of laid.rooms) drawWindows(sketch, room, laid, x0, y0, scale);
  if (isEntrance && hub) drawEntrance(sketch, hub, laid, x0, y0, scale);
  for (const room of laid.rooms) {
    const [x, y, w, h] = [x0 + room.x * scale, y0 + room.y * scale, room.width * scale, room.height * scale];
    drawFittings(sketch, room.kind, x, y, w, h, scale);
    drawLabel(sketch, room, x, y, w, h);
  }
  centreGlyphs(sketch, laid.floor.name, x0 + width / 2, y0 - 50, 19, ink, 2.8);
}

function drawEntrance(
  sketch: Sketch,
  hall: PlacedRoom,
  laid: LaidOutFloor,
  x0: number,
  y0: number,
  scale: number,
): void {
  const door = 0.95 * scale;
  const [cx, cy] = [x0 + (hall.x + hall.width / 2) * scale, y0 + (hall.y + hall.height / 2) * scale];
  const arrow = (x: number, y: number, dx: number, dy: number) =>
    sketch.polygon(
      [
        [x, y],
        [x + dx * 26 - dy * 13, y + dy * 26 - dx * 13],
        [x + dx * 26 + dy * 13, y + dy * 26 + dx * 13],
      ],
      { fill: '#c9573f', stroke: ink, width: 2 },
    );
  if (hall.y + hall.height > laid.height - 0.01) {
    sketch.line(
      [
        [cx - door / 2, y0 + laid.height * scale],
        [cx + door / 2, y0 + laid.height * scale],
      ],
      '#c9573f',
      8,
    );
    arrow(cx, y0 + laid.height * scale + 12, 0, 1);
  } else if (hall.y < 0.01) {
    sketch.line(
      [
        [cx - door / 2, y0],
        [cx + door / 2, y0],
      ],
      '#c9573f',
      8,
    );
    arrow(cx, y0 - 12, 0, -1);
  } else if (hall.x < 0.01) {
    sketch.line(
      [
        [x0, cy - door / 2],
        [x0, cy + door / 2],
      ],
      '#c9573f',
      8,
    );
    arrow(x0 - 12, cy, -1, 0);
  } else if (hall.x + hall.width > laid.width - 0.01) {
    const x = x0 + laid.width * scale;
    sketch.line(
      [
        [x, cy - door / 2],
        [x, cy + door / 2],
      ],
      '#c9573f',
      8,
    );
    arrow(x + 12, cy, 1, 0);
  }
}
