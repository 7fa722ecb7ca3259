import type { SampleHome } from '../../samples/sample-listing.ts';
import { drawBath, drawShower } from './bath-and-shower.ts';
import { suites } from './bathroom-suites.ts';
import { drawTiles } from './bathroom-tiles.ts';
import { drawPottedPlant } from './furniture.ts';
import { drawRoomWindow } from './openings.ts';
import { openRoom } from './room-shell.ts';
import { drawBasin, drawToilet } from './toilet-and-basin.ts';

/** The bathroom of a home, as an SVG text. */
export function drawBathroom(home: SampleHome): string {
  const isGrand = home.condition === 'luxury';
  const width = isGrand ? 4.4 : home.condition === 'refurbished' ? 3.5 : 2.9;
  const floors = (
    {
      'needs-work': ['lino', '#cfc5a4'],
      dated: ['tiles', '#b9a88a'],
      good: ['tiles', '#c9cccb'],
      refurbished: ['tiles', '#8f979a'],
      luxury: ['stone', '#cfc5b5'],
    } as const
  )[home.condition];
  const room = openRoom(home, 'bathroom', { width, depth: 2.6, floor: floors[0], floorColour: floors[1] });
  const { scene, look, back, left, right, depth, near, height, random } = room;
  const isFlipped = random.chance(0.5);
  const tileTop = look.level === 4 ? height : look.level >= 2 ? Math.min(2.1, height - 0.2) : 1.35;
  drawTiles(room, back, width, tileTop);
  drawTiles(room, isFlipped ? right : left, isFlipped ? depth : near + depth, tileTop, isFlipped ? 0 : near);
  const at = (offset: number, size: number) => (isFlipped ? width - offset - size : offset);
  const bathWidth = look.level === 4 ? 1.3 : 0.75;
  const basinWidth = look.level === 4 ? 1.5 : look.level >= 3 ? 0.9 : 0.58;
  const basinAt = look.level >= 3 ? at(1.4, basinWidth) : at(1.1, basinWidth);
  const windowAt = look.level === 4 ? at(3.05, 1) : at(look.level >= 3 ? 2.45 : 1.95, 0.7);
  drawRoomWindow(
    room,
    back,
    Math.max(0.1, windowAt),
    look.level === 4 ? 0.9 : 1.2,
    look.level === 4 ? 1 : 0.7,
    Math.min(look.level === 4 ? 1.6 : 0.95, height - 1.35),
    look.level === 1 ? 'blind' : 'none',
  );
  if (look.level >= 3) drawShower(room, at(0, 1.1), 1.1);
  else if (look.level === 2)
    back.line(
      [
        [at(0.35, 0), 1.2, 0.05],
        [at(0.35, 0), 2, 0.05],
        [at(0.35, 0), 2, 0.2],
      ],
      scene.light.tone(look.metal, 1.1),
      6,
    );
  drawToilet(room, at(look.level === 4 ? 3.4 : look.level >= 3 ? 2.75 : 2.2, 0.4));
  drawBasin(room, basinAt, look.level === 4 ? 2 : 1);
  if (look.level < 3) drawBath(room, at(0, bathWidth));
  else if (look.level === 4) drawBath(room, width * 0.5 - 0.75);
  const rail = isFlipped ? left : right;
  const railAt = isFlipped ? near + 0.7 : depth - 1.5;
  for (const up of look.level >= 2 ? [0.7, 0.9, 1.1, 1.3, 1.5] : [1.1])
    rail.line(
      [
        [railAt, up, 0.06],
        [railAt + 0.6, up, 0.06],
      ],
      scene.light.tone(look.metal, 1.05),
      5,
    );
  rail.inked(railAt + 0.08, look.level >= 2 ? 0.75 : 0.6, 0.42, look.level >= 2 ? 0.76 : 0.52, look.accent);
  if (look.level >= 3) drawPottedPlant(scene, [isFlipped ? 0.35 : width - 0.35, 0.8, 0], 0.95, '#efe6d2');
  if (look.level <= 1) {
    const mat = look.level === 1 ? suites[1] : '#b5a884';
    room.floor.rect(width * 0.5 - 0.4, near + 0.7, 0.9, 0.55, mat, 0.94, {
      stroke: scene.light.ink,
      width: 2,
    });
  }
  return scene.sketch.toSvg();
}
