import type { SampleHome } from '../../samples/sample-listing.ts';
import { drawBox } from '../space/box.ts';
import { drawFloorShadow, drawPottedPlant } from './furniture.ts';
import { drawMiddle } from './kitchen-island.ts';
import { drawBase, drawTallUnit, drawWallUnits } from './kitchen-units.ts';
import { drawHood, drawSplashback } from './kitchen-wall.ts';
import { drawRoomWindow } from './openings.ts';
import { openRoom, type Room } from './room-shell.ts';
import { drawArt } from './wall-art.ts';

/** Over the sink, by the room's layout, in metres. */
const WINDOW_WIDTHS = [1.15, 1.5, 0.9, 1.35, 1.05];

/** The kitchen of a home, as an SVG text. */
export function drawKitchen(home: SampleHome): string {
  const width = home.condition === 'luxury' ? 5.6 : home.floorAreaM2 < 60 ? 4 : 4.6;
  const room = openRoom(home, 'kitchen', { width, depth: 3.3, ...kitchenFloor(home) });
  const { scene, look, setUp, back, depth, random } = room;
  const y = depth - 0.6;
  const isFlipped = random.chance(0.5);
  const tallWidth = look.level === 4 ? 1.25 : 0.65;
  const [from, to] = isFlipped ? [0, width - tallWidth] : [tallWidth, width];
  const windowWidth = look.level === 4 ? 1.7 : (WINDOW_WIDTHS[setUp.layout] ?? 1.15);
  const windowAt = isFlipped ? width * 0.3 - windowWidth / 2 : width * 0.62 - windowWidth / 2;
  const cookWide = look.level >= 3 ? 0.9 : 0.6;
  const cookAt = isFlipped
    ? Math.min(to - cookWide - 0.3, windowAt + windowWidth + 0.45)
    : Math.max(from + 0.3, windowAt - 0.45 - cookWide);
  if (setUp.isTurned) drawSideOfKitchen(room);
  drawSplashback(room, from, to, 0.92, 1.5);
  drawRoomWindow(
    room,
    back,
    windowAt,
    1.12,
    windowWidth,
    Math.min(1.15, room.height - 1.35),
    look.level === 1 || look.level === 2 ? 'blind' : 'none',
  );
  const spans: readonly (readonly [number, number])[] = [
    [from, Math.min(windowAt - 0.2, cookAt - 0.06)],
    [Math.max(windowAt + windowWidth + 0.2, cookAt + cookWide + 0.06), to],
    ...(isFlipped ? [] : [[cookAt + cookWide + 0.06, windowAt - 0.2] as const]),
  ];
  drawWallUnits(room, spans);
  drawHood(room, cookAt, cookWide);
  drawTallUnit(room, isFlipped ? width - tallWidth : 0, tallWidth);
  drawBase(room, from, to, y, cookAt, cookWide, windowAt + windowWidth / 2);
  drawMiddle(room);
  if (look.level >= 2 && !setUp.isTurned)
    drawPottedPlant(scene, [isFlipped ? 0.35 : width - 0.35, random.between(1, 2), 0], 1.2, '#c98f6a');
  return scene.sketch.toSvg();
}

/** What stands at the wall that a turned view looks at: a sideboard with prints above; bare where nobody cares. */
function drawSideOfKitchen({ scene, look, right, width, depth, floor, near }: Room): void {
  if (look.level === 0) return;
  for (const along of [1.05, 1.95])
    drawArt(right, along, 1.35, 0.6, 0.75, look.level >= 3 ? '#2f2d33' : look.wood);
  const board = { x: width - 0.46, y: depth - 2.9, width: 0.44, depth: 1.9, height: 0.82 };
  drawFloorShadow(scene, floor, near, board);
  const { left } = drawBox(scene, board, look.level >= 3 ? look.unit : look.wood);
  for (let n = 0; n < 3; n += 1)
    left.inked(0.05 + n * 0.61, 0.08, 0.57, 0.66, look.level >= 3 ? look.unit : look.wood);
  drawPottedPlant(scene, [width - 0.25, depth - 1.5, 0.82], 0.45, look.accent);
}

function kitchenFloor(home: SampleHome): { floor?: 'lino' | 'tiles' | 'terracotta'; floorColour?: string } {
  if (home.condition === 'needs-work') return { floor: 'lino', floorColour: '#d8cba4' };
  if (home.condition === 'dated') return { floor: 'tiles', floorColour: '#d9bf98' };
  if (home.condition === 'good' && !['ES', 'PT'].includes(home.countryCode))
    return { floor: 'tiles', floorColour: '#dfd8ca' };
  return {};
}
