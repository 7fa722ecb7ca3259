import { boxFaces, drawBox } from '../space/box.ts';
import { mixColours } from '../space/colour.ts';
import { drawFloorShadow, drawPottedPlant, drawTable } from './furniture.ts';
import { drawLamp } from './lamps.ts';
import type { Room } from './room-shell.ts';
import { drawSofa } from './sofa.ts';
import { drawSeatAside, type SeatAside } from './sofa-aside.ts';

/** What people sit on, and around what. */
export interface Seating {
  readonly room: Room;
  readonly sofaWidth: number;
  readonly seats: number;
  /** Where the middle of the seating is, in metres along the back wall. */
  readonly middle: number;
}

/** One arrangement for each layout of a room; a studio, where a bed takes the other half, has the first. */
const ARRANGEMENTS: readonly ((seating: Seating) => void)[] = [
  drawFacingUs,
  drawAlongTheSide,
  drawFromBehind,
  drawPairOfChairs,
  drawUnderTheWindow,
];

/** Draws sofa or chairs, the table between them and a lamp, in the arrangement of the room's layout. */
export function drawSeating(seating: Seating, layout: number): void {
  (ARRANGEMENTS[layout] ?? drawFacingUs)(seating);
}

function cushionsOf({ look }: Room): readonly string[] {
  if (look.level === 0) return [];
  return [look.accent, mixColours(look.feature, '#ffffff', 0.3), ...(look.level >= 3 ? [look.accent] : [])];
}

function within({ room, sofaWidth, middle }: Seating): number {
  return Math.max(0.2, Math.min(room.width - sofaWidth - 0.2, middle - sofaWidth / 2));
}

function placeSofa({ room, sofaWidth, seats }: Seating, x: number, y: number): void {
  const { scene, look, floor, near } = room;
  drawFloorShadow(scene, floor, near, { x, y, width: sofaWidth, depth: 0.9 });
  drawSofa(scene, x, y, sofaWidth, look.cloth, seats, look.level >= 2, cushionsOf(room), look.level === 0);
}

function placeSeat({ scene, look, floor, near }: Room, seat: SeatAside, cushions: readonly string[]): void {
  drawFloorShadow(scene, floor, near, { x: seat.x, y: seat.y, width: 0.88, depth: seat.length });
  drawSeatAside(scene, seat, look.cloth, look.level >= 2, cushions);
}

function standLamp({ scene, look, width }: Room, x: number, y: number): void {
  const shade = look.level === 1 ? '#d9b26a' : '#f3e6c8';
  drawLamp(scene, [Math.max(0.25, Math.min(width - 0.25, x)), y, 0], 1.5, shade);
}

/** A low table with books and a plant; moving boxes where nobody lives any more. */
function placeTable(room: Room, middle: number, y: number): void {
  const { scene, look, floor, near } = room;
  if (look.level === 0) {
    drawBox(scene, { x: middle - 0.5, y, width: 0.6, depth: 0.5, height: 0.45 }, '#b58f5f');
    drawBox(
      scene,
      { x: middle - 0.42, y: y + 0.05, z: 0.45, width: 0.5, depth: 0.4, height: 0.35 },
      '#c29c6a',
    );
    return;
  }
  const table = { x: middle - 0.55, y, width: 1.1, depth: 0.6, height: 0.4 };
  drawFloorShadow(scene, floor, near, table);
  if (look.level === 4) drawBox(scene, table, '#d8cfc2');
  else drawTable(scene, table, look.wood);
  const shape = { x: table.x + 0.15, y: y + 0.18, z: 0.4, width: 0.4, depth: 0.1, height: 0.2 };
  const books = boxFaces(scene, shape).front;
  books.inked(0, 0, 0.36, 0.05, '#b3503f');
  books.inked(0.02, 0.05, 0.32, 0.04, '#efe6d2');
  drawPottedPlant(scene, [table.x + 0.85, y + 0.28, 0.4], 0.36, '#efe6d2');
}

function drawFacingUs(seating: Seating): void {
  const { room, sofaWidth } = seating;
  const { scene, look, floor, near, width } = room;
  const x = within(seating);
  placeSofa(seating, x, 1.45);
  if (look.level === 4) {
    const chaise = { x: x + sofaWidth - 0.95, y: 0.45, z: 0.12, width: 0.95, depth: 1.05, height: 0.34 };
    drawFloorShadow(scene, floor, near, chaise);
    drawBox(scene, chaise, look.cloth);
  }
  standLamp(room, x > width / 2 - sofaWidth / 2 ? x - 0.35 : x + sofaWidth + 0.35, 1.9);
  placeTable(room, Math.min(x + sofaWidth / 2, width - 0.7), 0.42);
}

/** Along the wall that the view looks at. */
function drawAlongTheSide({ room, sofaWidth }: Seating): void {
  const { width, depth } = room;
  const y = Math.max(0.5, depth - sofaWidth - 1.1);
  standLamp(room, width - 0.4, y + sofaWidth + 0.35);
  placeSeat(room, { x: width - 0.98, y, length: sofaWidth, faces: -1 }, cushionsOf(room));
  placeTable(room, width - 1.9, y + sofaWidth / 2 - 0.3);
}

/** Its back to us, towards fire or television. */
function drawFromBehind(seating: Seating): void {
  const { room, sofaWidth } = seating;
  const { scene, look, floor, near } = room;
  const x = within(seating);
  placeTable(room, x + sofaWidth / 2, 2.1);
  drawFloorShadow(scene, floor, near, { x, y: 0.7, width: sofaWidth, depth: 0.9 });
  const low = look.level >= 2 ? 0.74 : 0.88;
  drawBox(scene, { x, y: 0.72, z: 0.12, width: sofaWidth, depth: 0.86, height: 0.36 }, look.cloth);
  for (const side of [x, x + sofaWidth - 0.2])
    drawBox(scene, { x: side, y: 0.72, z: 0.1, width: 0.2, depth: 0.86, height: 0.48 }, look.cloth);
  const { front } = drawBox(
    scene,
    { x: x + 0.02, y: 0.5, z: 0.12, width: sofaWidth - 0.04, depth: 0.24, height: low - 0.12 },
    look.cloth,
  );
  front.line(
    [
      [sofaWidth / 2, 0.04],
      [sofaWidth / 2, low - 0.16],
    ],
    scene.light.tone(mixColours(look.cloth, '#241c28', 0.35)),
    2.4,
  );
  if (look.level > 0)
    front.inked(sofaWidth * 0.62, low - 0.5, 0.62, 0.4, mixColours(look.accent, '#fff2dc', 0.2));
  standLamp(room, x + sofaWidth + 0.4, 1.2);
}

/** Two chairs that look at each other. */
function drawPairOfChairs({ room, middle }: Seating): void {
  const { width, look } = room;
  const centre = Math.max(1.6, Math.min(width - 1.6, middle));
  const [cushion] = cushionsOf(room);
  const cushions = cushion === undefined ? [] : [cushion];
  standLamp(room, centre - 1.45, 2.5);
  placeTable(room, centre, 1.25);
  placeSeat(room, { x: centre - 1.5, y: 1.1, length: 0.92, faces: 1 }, cushions);
  if (look.level > 0) placeSeat(room, { x: centre + 0.64, y: 1.1, length: 0.92, faces: -1 }, cushions);
}

/** Against the back wall, with a chair at the side. */
function drawUnderTheWindow(seating: Seating): void {
  const { room, sofaWidth } = seating;
  const { depth, width, look } = room;
  const x = within(seating);
  placeSofa(seating, x, depth - 1.35);
  standLamp(room, x > width / 2 - sofaWidth / 2 ? x - 0.3 : x + sofaWidth + 0.3, depth - 1.1);
  if (look.level >= 2) placeSeat(room, { x: 0.35, y: 0.9, length: 0.9, faces: 1 }, []);
  placeTable(room, x + sofaWidth / 2, 1);
}
