import type { SampleHome } from '../../samples/sample-listing.ts';
import { drawSampleLabel } from '../sample-label.ts';
import { boxFaces, drawBox } from '../space/box.ts';
import { mixColours } from '../space/colour.ts';
import { drawBedAt } from './bed.ts';
import { drawFireplace } from './fireplace.ts';
import { drawRug } from './floors.ts';
import { drawBookcase, drawFloorShadow, drawPottedPlant, drawTable } from './furniture.ts';
import { drawLamp, drawPendant } from './lamps.ts';
import { drawRoomWindow } from './openings.ts';
import { openRoom, type Room } from './room-shell.ts';
import { drawSofa } from './sofa.ts';
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
  const { scene, look, back, left, right, depth, near, floor, random, height } = room;
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
  const sofaAt = home.bedrooms === 0 ? at(0.28) - sofaWidth / 2 : at(0.56) - sofaWidth / 2;
  const sofa = {
    x: Math.max(0.2, Math.min(width - sofaWidth - 0.2, sofaAt)),
    y: 1.45,
    width: sofaWidth,
    depth: 0.9,
  };
  drawFloorShadow(scene, floor, near, sofa);
  drawSofa(
    scene,
    sofa.x,
    sofa.y,
    sofaWidth,
    look.cloth,
    isGrand ? 3 : 2,
    look.level >= 2,
    look.level === 0
      ? []
      : [look.accent, mixColours(look.feature, '#ffffff', 0.3), ...(look.level >= 3 ? [look.accent] : [])],
    look.level === 0,
  );
  if (look.level === 4) {
    drawFloorShadow(scene, floor, near, { x: sofa.x + sofaWidth - 0.9, y: 0.4, width: 0.9, depth: 1.1 });
    drawBox(
      scene,
      { x: sofa.x + sofaWidth - 0.95, y: 0.45, z: 0.12, width: 0.95, depth: 1.05, height: 0.34 },
      look.cloth,
    );
  }
  const lampAt = sofa.x > width / 2 - sofaWidth / 2 ? sofa.x - 0.35 : sofa.x + sofaWidth + 0.35;
  drawLamp(
    scene,
    [Math.max(0.25, Math.min(width - 0.25, lampAt)), 1.9, 0],
    1.5,
    look.level === 1 ? '#d9b26a' : '#f3e6c8',
  );
  if (look.level === 0) {
    drawPendant(scene, [width * 0.45, 1.6, height], 0.55, 'bulb', '#fff');
    drawBox(scene, { x: width * 0.16, y: 0.9, width: 0.6, depth: 0.5, height: 0.45 }, '#b58f5f');
    drawBox(scene, { x: width * 0.2, y: 0.95, z: 0.45, width: 0.5, depth: 0.4, height: 0.35 }, '#c29c6a');
  } else {
    const table = { x: width * 0.5 - 0.55, y: 0.42, width: 1.1, depth: 0.6, height: 0.4 };
    drawFloorShadow(scene, floor, near, table);
    if (look.level === 4) drawBox(scene, table, '#d8cfc2');
    else drawTable(scene, table, look.wood);
    const books = boxFaces(scene, {
      x: table.x + 0.15,
      y: 0.6,
      z: 0.4,
      width: 0.4,
      depth: 0.1,
      height: 0.2,
    }).front;
    books.inked(0, 0, 0.36, 0.05, '#b3503f');
    books.inked(0.02, 0.05, 0.32, 0.04, '#efe6d2');
    drawPottedPlant(scene, [table.x + 0.85, 0.7, 0.4], 0.36, '#efe6d2');
  }
  if (look.level >= 2)
    drawPottedPlant(
      scene,
      [isFlipped ? 0.4 : width - 0.4, random.between(1.2, 2.6), 0],
      look.level === 4 ? 1.9 : 1.4,
      look.level >= 3 ? '#4a5a5a' : '#c98f6a',
    );
  if (look.level === 3 || look.level === 2)
    drawPendant(scene, [width * 0.5, 1.9, height], 0.55, look.level === 3 ? 'globe' : 'shade', '#f3e6c8');
  drawSampleLabel(scene.sketch);
  return scene.sketch.toSvg();
}
