import type { SampleHome } from '../../samples/sample-listing.ts';
import { drawBox } from '../space/box.ts';
import { mixColours } from '../space/colour.ts';
import { drawBedAt } from './bed.ts';
import { drawBedAside } from './bed-aside.ts';
import { drawRug } from './floors.ts';
import { drawPottedPlant } from './furniture.ts';
import { drawLamp, drawPendant } from './lamps.ts';
import { drawRoomWindow } from './openings.ts';
import { drawArt } from './wall-art.ts';
import { openRoom, type Room } from './room-shell.ts';

function drawWardrobe(room: Room, x: number, width: number): void {
  const { scene, look, depth, height } = room;
  const tall = look.level === 4 ? height - 0.05 : 2;
  const colour =
    look.level >= 3
      ? mixColours(look.wall, look.level === 4 ? '#8f8272' : '#ffffff', 0.3)
      : look.level === 2
        ? '#efe9dc'
        : look.wood;
  const { front } = drawBox(scene, { x, y: depth - 0.6, width, depth: 0.6, height: tall }, colour);
  const doors = Math.max(2, Math.round(width / 0.55));
  for (let n = 0; n < doors; n += 1) {
    const w = width / doors;
    front.inked(n * w + 0.02, 0.06, w - 0.04, tall - 0.12, colour);
    if (look.level === 1 && n === 0) {
      front.inked(n * w + 0.08, 0.2, w - 0.16, tall - 0.4, '#c5d5d6');
      front.fill(
        [
          [n * w + 0.12, 0.3],
          [n * w + 0.22, 0.3],
          [n * w + w - 0.12, tall - 0.3],
          [n * w + w - 0.22, tall - 0.3],
        ],
        '#eef4f2',
        1,
        { opacity: 0.7 },
      );
    } else if (look.level === 2 || look.level === 3)
      front.rect(n * w + 0.1, 0.2, w - 0.2, tall - 0.4, mixColours(colour, '#3a3030', 0.06), 1, {
        stroke: scene.light.ink,
        width: 1.2,
      });
    front.line(
      [
        [n * w + (n % 2 === 0 ? w - 0.08 : 0.08), tall * 0.45],
        [n * w + (n % 2 === 0 ? w - 0.08 : 0.08), tall * 0.58],
      ],
      scene.light.tone(look.metal, 1.05),
      5,
    );
  }
}

/** Panels, boards or striped paper behind the bed, as the home's condition has it. */
function drawFeatureWall({ scene, look, back, width, height }: Room): void {
  if (look.level >= 3) {
    const top = look.level === 4 ? height : 1.35;
    back.rect(0, 0, width, top, look.feature, 1, { stroke: scene.light.ink, width: 2 });
    const gap = look.level === 4 ? 0.16 : width / 7;
    const groove = mixColours(look.feature, look.level === 4 ? '#1f1c22' : '#fff2dc', 0.25);
    for (let a = gap; a < width - 0.05; a += gap) {
      const points = [
        [a, 0.1],
        [a, top],
      ] as const;
      back.line(points, scene.light.tone(groove), look.level === 4 ? 3 : 2.4, 0.8);
    }
    if (look.level === 3)
      back.rect(0, top, width, 0.06, mixColours(look.feature, '#fff2dc', 0.3), 1, {
        stroke: scene.light.ink,
        width: 1.4,
      });
  }
  if (look.level <= 1)
    for (let a = 0.15; a < width; a += 0.3) {
      const points = [
        [a, 0.1],
        [a, height - 0.05],
      ] as const;
      back.line(points, scene.light.tone(look.level === 1 ? '#c9a080' : '#b5a884'), 3, 0.55);
    }
}

function drawBedsideTable({ scene, look, depth, height }: Room, x: number, y = depth - 0.45): void {
  const { front } = drawBox(
    scene,
    { x, y, z: 0.08, width: 0.43, depth: 0.4, height: 0.42 },
    look.level === 4 ? '#4a4038' : look.wood,
  );
  front.inked(0.04, 0.2, 0.35, 0.18, look.level === 4 ? '#5a4f44' : mixColours(look.wood, '#fff0d8', 0.15));
  if (look.level === 3) drawPendant(scene, [x + 0.21, y + 0.2, height], height - 1.2, 'globe', look.accent);
  else drawLamp(scene, [x + 0.21, y + 0.2, 0.5], 0.5, '#f3e6c8');
}

function drawArtOver({ back, look, height }: Room, middle: number): void {
  if (look.level === 0) return;
  if (look.level < 3) {
    drawArt(back, middle - 0.45, 1.4, 0.9, 0.62, look.wood);
    return;
  }
  for (const a of [middle - 0.72, middle + 0.08])
    drawArt(back, a, look.level === 4 ? 1.75 : 1.55, 0.64, Math.min(0.75, height - 2), '#2f2d33');
}

/** How large windows are, in metres. */
const windowOf = ({ look, height }: Room): readonly [width: number, height: number] =>
  look.level === 4
    ? [2.2, height - 0.3]
    : [1.3, look.isPeriod ? Math.min(1.8, height - 1) : Math.min(1.25, height - 1.05)];

/** The bed against the back wall, the window beside us. */
function furnishAgainstTheBack(room: Room, bedWidth: number, wardrobeWidth: number): void {
  const { look, left, right, depth, near, width, floor } = room;
  const { isTurned } = room.setUp;
  const free = width - wardrobeWidth - 0.2;
  const offset = Math.max(0.62, free / 2 - bedWidth / 2 + 0.1);
  const bedAt = isTurned ? width - offset - bedWidth : offset;
  const [w, h] = windowOf(room);
  const foot = look.level === 4 ? 0.1 : 0.85;
  if (isTurned) drawRoomWindow(room, right, 1.2, foot, w, h, 'curtains');
  else drawRoomWindow(room, left, near + depth - 1.4 - w, foot, w, h, 'curtains');
  drawArtOver(room, bedAt + bedWidth / 2);
  drawWardrobe(room, isTurned ? 0.05 : width - wardrobeWidth - 0.05, wardrobeWidth);
  if (look.level > 0)
    for (const x of [bedAt - 0.55, bedAt + bedWidth + 0.12])
      if (isTurned ? x > wardrobeWidth + 0.1 && x < width - 0.45 : x > 0.02 && x < free - 0.3)
        drawBedsideTable(room, x);
  if (look.floor !== 'carpet' && look.level > 0)
    drawBedRug(room, floor, bedAt - 0.5, near + 0.1, bedWidth + 1);
  drawBedAt(room, bedAt, depth - 2.15, bedWidth, 2);
}

/** The bed against the side wall that the view looks at, the window in the back wall. */
function furnishAgainstTheSide(room: Room, bedWidth: number, wardrobeWidth: number): void {
  const { look, back, right, depth, near, width, floor, height } = room;
  const [w, h] = windowOf(room);
  const windowAt = Math.max(wardrobeWidth + 0.7, width - w - 0.75);
  drawRoomWindow(
    room,
    back,
    windowAt,
    look.level === 4 ? 0.1 : 0.9,
    Math.min(w, width - windowAt - 0.55),
    h,
    'curtains',
  );
  drawWardrobe(room, 0.08, wardrobeWidth);
  const bedY = depth - bedWidth - 1;
  if (look.level > 0) {
    const along = depth - bedY - bedWidth / 2 - 0.45;
    drawArt(right, along, 1.5, 0.9, Math.min(0.66, height - 1.9), look.level >= 3 ? '#2f2d33' : look.wood);
    drawBedsideTable(room, width - 0.5, bedY + bedWidth + 0.12);
  }
  if (look.floor !== 'carpet' && look.level > 0) drawBedRug(room, floor, width - 3, near + bedY - 0.45, 1.9);
  drawBedAside(room, bedY, bedWidth);
}

function drawBedRug({ look }: Room, floor: Room['floor'], x: number, y: number, width: number): void {
  const [field, edge] = look.level === 4 ? ['#e9e1d2', '#cdbfa8'] : ['#d9b88f', '#f1e3c4'];
  drawRug(floor, x, y, width, 1.9, field, edge);
}

/** A bedroom of a home, as an SVG text. */
export function drawBedroom(home: SampleHome): string {
  const isGrand = home.condition === 'luxury';
  const width = isGrand ? 5.6 : home.floorAreaM2 < 80 ? 3.7 : 4.3;
  const room = openRoom(home, 'bedroom', { width, depth: 3.5 });
  const { scene, look, setUp, height } = room;
  drawFeatureWall(room);
  const bedWidth = look.level === 4 ? 1.9 : look.level === 0 ? 1.1 : 1.5;
  const wardrobeWidth = look.level === 4 ? 1.5 : look.level === 0 ? 0.8 : 1.1;
  const furnish = setUp.layout % 2 === 0 ? furnishAgainstTheBack : furnishAgainstTheSide;
  furnish(room, bedWidth, wardrobeWidth);
  if (look.level === 0) drawPendant(scene, [width * 0.5, 1.4, height], 0.55, 'bulb', '#fff');
  else if (look.level <= 2)
    drawPendant(scene, [width * 0.5, 1.6, height], 0.5, 'shade', look.level === 1 ? '#e0b58a' : '#f3e6c8');
  if (look.level >= 2 && setUp.layout % 2 === 0) drawPottedPlant(scene, [0.35, 2.7, 0], 1.1, '#c98f6a');
  return scene.sketch.toSvg();
}
