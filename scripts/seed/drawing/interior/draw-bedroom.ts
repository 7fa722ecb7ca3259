import type { SampleHome } from '../../samples/sample-listing.ts';
import { drawSampleLabel } from '../sample-label.ts';
import { drawBox } from '../space/box.ts';
import { mixColours } from '../space/colour.ts';
import { drawBedAt } from './bed.ts';
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

/** A bedroom of a home, as an SVG text. */
export function drawBedroom(home: SampleHome): string {
  const isGrand = home.condition === 'luxury';
  const width = isGrand ? 5.6 : home.floorAreaM2 < 80 ? 3.7 : 4.3;
  const room = openRoom(home, 'bedroom', { width, depth: 3.5 });
  const { scene, look, back, left, right, depth, near, floor, random, height } = room;
  const isFlipped = random.chance(0.5);
  if (look.level >= 3) {
    const top = look.level === 4 ? height : 1.35;
    back.rect(0, 0, width, top, look.feature, 1, { stroke: scene.light.ink, width: 2 });
    const gap = look.level === 4 ? 0.16 : width / 7;
    for (let a = gap; a < width - 0.05; a += gap)
      back.line(
        [
          [a, 0.1],
          [a, top],
        ],
        scene.light.tone(mixColours(look.feature, look.level === 4 ? '#1f1c22' : '#fff2dc', 0.25)),
        look.level === 4 ? 3 : 2.4,
        0.8,
      );
    if (look.level === 3)
      back.rect(0, top, width, 0.06, mixColours(look.feature, '#fff2dc', 0.3), 1, {
        stroke: scene.light.ink,
        width: 1.4,
      });
  }
  if (look.level <= 1)
    for (let a = 0.15; a < width; a += 0.3)
      back.line(
        [
          [a, 0.1],
          [a, height - 0.05],
        ],
        scene.light.tone(look.level === 1 ? '#c9a080' : '#b5a884'),
        3,
        0.55,
      );
  const bedWidth = look.level === 4 ? 1.9 : look.level === 0 ? 1.1 : 1.5;
  const bedAt = width * (isFlipped ? 0.42 : 0.58) - bedWidth / 2;
  const wardrobeWidth = look.level === 4 ? 1.5 : look.level === 0 ? 0.8 : 1.1;
  const windowWall = isFlipped ? right : left;
  const windowSize: readonly [number, number] =
    look.level === 4 ? [2.2, height - 0.3] : [1.3, look.isPeriod ? Math.min(1.8, height - 1) : 1.25];
  const along = isFlipped ? depth - 0.75 - windowSize[0] : near + depth - 0.75 - windowSize[0] - 1.2 + 0.6;
  drawRoomWindow(
    room,
    windowWall,
    along,
    look.level === 4 ? 0.1 : 0.85,
    windowSize[0],
    windowSize[1],
    'curtains',
  );
  if (look.level > 0) {
    const artAt = bedAt + bedWidth / 2;
    if (look.level === 4 || look.level === 3) {
      drawArt(
        back,
        artAt - 0.75,
        look.level === 4 ? 1.75 : 1.55,
        0.65,
        Math.min(0.75, height - 2.0),
        '#2f2d33',
      );
      drawArt(
        back,
        artAt + 0.1,
        look.level === 4 ? 1.75 : 1.55,
        0.65,
        Math.min(0.75, height - 2.0),
        '#2f2d33',
      );
    } else drawArt(back, artAt - 0.45, 1.4, 0.9, 0.62, look.wood);
  }
  drawWardrobe(room, isFlipped ? 0.05 : width - wardrobeWidth - 0.05, wardrobeWidth);
  const tables = [bedAt - 0.55, bedAt + bedWidth + 0.12].filter(
    (x) => x > 0.02 && x < width - 0.45 && (isFlipped ? x > wardrobeWidth : x < width - wardrobeWidth - 0.4),
  );
  for (const x of look.level === 0 ? [] : tables) {
    const { front } = drawBox(
      scene,
      { x, y: depth - 0.45, z: 0.08, width: 0.43, depth: 0.4, height: 0.42 },
      look.level === 4 ? '#4a4038' : look.wood,
    );
    front.inked(0.04, 0.2, 0.35, 0.18, look.level === 4 ? '#5a4f44' : mixColours(look.wood, '#fff0d8', 0.15));
    if (look.level === 3)
      drawPendant(scene, [x + 0.21, depth - 0.25, height], height - 1.2, 'globe', look.accent);
    else drawLamp(scene, [x + 0.21, depth - 0.25, 0.5], 0.5, '#f3e6c8');
  }
  if (look.floor !== 'carpet' && look.level > 0)
    drawRug(
      floor,
      bedAt - 0.5,
      near + 0.1,
      bedWidth + 1,
      1.9,
      look.level === 4 ? '#e9e1d2' : '#d9b88f',
      look.level === 4 ? '#cdbfa8' : '#f1e3c4',
    );
  drawBedAt(room, bedAt, depth - 2.15, bedWidth, 2);
  if (look.level === 0) drawPendant(scene, [width * 0.5, 1.4, height], 0.55, 'bulb', '#fff');
  else if (look.level <= 2)
    drawPendant(scene, [width * 0.5, 1.6, height], 0.5, 'shade', look.level === 1 ? '#e0b58a' : '#f3e6c8');
  if (look.level >= 2) drawPottedPlant(scene, [isFlipped ? width - 0.35 : 0.35, 2.6, 0], 1.25, '#c98f6a');
  if (look.level === 4)
    drawBox(
      scene,
      { x: bedAt + 0.25, y: 0.7, z: 0.12, width: bedWidth - 0.5, depth: 0.45, height: 0.32 },
      look.accent,
    );
  drawSampleLabel(scene.sketch);
  return scene.sketch.toSvg();
}
