import type { SampleHome } from '../../samples/sample-listing.ts';
import { drawBox } from '../space/box.ts';
import { mixColours } from '../space/colour.ts';
import { drawBedAt } from './bed.ts';
import { drawFireplace } from './fireplace.ts';
import { drawRug } from './floors.ts';
import { drawBookcase, drawPottedPlant } from './furniture.ts';
import { drawPendant } from './lamps.ts';
import { drawRoomWindow } from './openings.ts';
import { openRoom, type Room } from './room-shell.ts';
import { drawSeating } from './seating.ts';
import { drawArt } from './wall-art.ts';

function drawTelevision(room: Room, x: number): void {
  const { scene, depth, look } = room;
  const old = look.level < 2;
  drawBox(
    scene,
    { x, y: depth - 0.45, z: 0.1, width: 1.5, depth: 0.42, height: 0.4 },
    look.level === 4 ? '#4a4038' : look.wood,
  );
  const { front } = drawBox(
    scene,
    {
      x: x + (old ? 0.4 : 0.15),
      y: depth - (old ? 0.45 : 0.15),
      z: 0.55,
      width: old ? 0.7 : 1.2,
      depth: old ? 0.4 : 0.05,
      height: old ? 0.55 : 0.7,
    },
    '#2b2c33',
  );
  front.fill(
    [
      [0.06, 0.06],
      [0.3, 0.06],
      [old ? 0.5 : 0.7, old ? 0.48 : 0.62],
      [0.4, old ? 0.48 : 0.62],
    ],
    '#5a6575',
    1,
    { opacity: 0.6 },
  );
}

/** The living room of a home (with the bed, in a studio), as an SVG text. */
export function drawLivingRoom(home: SampleHome): string {
  const isLoft = home.style === 'loft-block';
  const isGrand = home.condition === 'luxury' || isLoft;
  const width = isGrand ? 6.4 : home.floorAreaM2 < 70 ? 4.3 : 5;
  const wallColour = home.condition === 'dated' ? { backWall: '#dcb98a' } : {};
  const room = openRoom(home, 'living-room', { width, depth: 3.9, ...wallColour });
  const { scene, look, setUp, back, left, right, depth, near, floor, random, height } = room;
  const { light } = scene;
  const hasFire = home.features.includes('fireplace');
  const isFlipped = random.chance(0.5);
  const at = (share: number) => width * (isFlipped ? 1 - share : share);
  if (look.level <= 1)
    for (let a = 0.2; a < width; a += 0.42)
      for (let b = 0.4; b < height - 0.2; b += 0.45) {
        const [p] = back.project([
          [a + (Math.round(b / 0.45) % 2) * 0.2, b],
          [0, 0],
          [1, 0],
        ]);
        if (p)
          scene.sketch.circle(p[0], p[1], 5, {
            fill: light.tone(look.level === 1 ? '#c78f5a' : '#b9a878', 1),
            opacity: 0.6,
          });
      }
  const windowWidth = isGrand ? 3.4 : look.isPeriod ? 1.3 : 1.9;
  const windowHeight = isGrand ? height - 0.35 : Math.min(look.isPeriod ? 2 : 1.4, height - 1.1);
  const windowFoot = isGrand ? 0.08 : look.isPeriod ? 0.7 : 0.9;
  const windowAt = at(hasFire ? 0.74 : 0.5) - windowWidth / 2;
  drawRoomWindow(
    room,
    back,
    Math.max(0.55, Math.min(width - windowWidth - 0.55, windowAt)),
    windowFoot,
    windowWidth,
    windowHeight,
    isLoft ? 'none' : 'curtains',
  );
  const side = isFlipped ? left : right;
  if (look.level >= 3)
    drawRoomWindow(
      room,
      side,
      isFlipped ? near + 0.9 : depth - 2.4,
      windowFoot,
      1.5,
      Math.min(windowHeight, height - windowFoot - 0.3),
      'none',
    );
  else drawArt(side, isFlipped ? near + 1.4 : depth - 2.4, 1.3, 0.8, 0.6, look.wood);
  const other = isFlipped ? right : left;
  if (look.level >= 2) {
    drawArt(
      other,
      isFlipped ? depth - 2.3 : near + 1.2,
      1.3,
      0.7,
      0.9,
      look.level >= 3 ? '#2f2d33' : look.wood,
    );
    drawArt(
      other,
      isFlipped ? depth - 1.4 : near + 2.1,
      1.45,
      0.55,
      0.6,
      look.level >= 3 ? '#c9a35a' : look.wood,
    );
  }
  if (hasFire) drawFireplace(room, at(0.27));
  else if (look.level !== 0) drawTelevision(room, Math.max(0.1, Math.min(width - 1.6, at(0.16) - 0.75)));
  if (look.level >= 2) {
    const shelfAt = isFlipped ? (hasFire ? width - 0.75 : 0.1) : hasFire ? 0.08 : width - 1;
    const inset = hasFire ? 0.66 : 0.9;
    const reach = hasFire
      ? Math.max(0.3, at(0.27) > width / 2 ? width - (at(0.27) + 0.85) : at(0.27) - 0.85)
      : 0.9;
    if (reach > 0.4)
      drawBookcase(
        scene,
        {
          x: hasFire ? (at(0.27) > width / 2 ? width - reach : 0.02) : shelfAt,
          y: depth - 0.32,
          width: Math.min(inset, reach),
          depth: 0.32,
          height: look.level >= 3 ? height - 0.4 : 1.75,
        },
        look.level === 4 ? '#efe9dd' : look.wood,
      );
  }
  if (home.bedrooms === 0) drawBedAt(room, isFlipped ? 0.15 : width - 1.75, 1.5, 1.5, 1.9);
  const rugAt = { x: width * 0.5 - 1.35, y: near + 0.2 };
  if (look.level >= 1 && look.floor !== 'carpet')
    drawRug(
      floor,
      rugAt.x,
      rugAt.y,
      2.7,
      1.9,
      look.level === 4 ? '#e6ddcc' : mixColours(look.accent, '#f4e6cc', 0.35),
      look.level === 4 ? '#c3b49c' : '#f1e3c4',
    );
  const sofaWidth = isGrand ? 3 : look.level === 0 ? 1.7 : 2.1;
  const isStudio = home.bedrooms === 0;
  drawSeating(
    { room, sofaWidth, seats: isGrand ? 3 : 2, middle: at(isStudio ? 0.28 : 0.56) },
    isStudio ? 0 : setUp.layout,
  );
  if (look.level === 0) drawPendant(scene, [width * 0.45, 1.6, height], 0.55, 'bulb', '#fff');
  if (look.level >= 2) {
    // Not before what stands at that side.
    const isLeft = setUp.layout === 1 || (isFlipped && setUp.layout !== 4);
    const pot = look.level >= 3 ? '#4a5a5a' : '#c98f6a';
    const y = random.between(1.6, 2.8);
    drawPottedPlant(scene, [isLeft ? 0.4 : width - 0.4, y, 0], look.level === 4 ? 1.9 : 1.4, pot);
  }
  if (look.level === 3 || look.level === 2)
    drawPendant(scene, [width * 0.5, 1.9, height], 0.55, look.level === 3 ? 'globe' : 'shade', '#f3e6c8');
  return scene.sketch.toSvg();
}
