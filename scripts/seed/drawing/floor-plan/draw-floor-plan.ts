import type { SampleHome } from '../../samples/sample-listing.ts';
import { createSampleRandom } from '../../samples/sample-random.ts';
import { writeGlyphs } from '../space/glyphs.ts';
import { Sketch } from '../space/sketch.ts';
import { drawFloor } from './draw-floor.ts';
import { ink, type LaidOutFloor, paper } from './floor-parts.ts';
import { layOutFloor } from './lay-out-floor.ts';
import { planRooms } from './plan-rooms.ts';

/** Places every floor's rooms; the picture and its tests share this. */
export function layOutHome(home: SampleHome): readonly LaidOutFloor[] {
  const random = createSampleRandom(`plan/${home.externalRef}`);
  const aspect =
    home.style === 'victorian-terrace' ||
    home.propertyType === 'terraced' ||
    home.propertyType === 'townhouse'
      ? 0.62
      : home.storeys === 1
        ? 1.45
        : 1.05;
  return planRooms(home).map((floor) => {
    const placed = layOutFloor(floor, aspect, random);
    const depth = floor.areaM2 / Math.sqrt(floor.areaM2 * aspect);
    // The street is below: turn the floor over when its hall lies at the top.
    const isUpsideDown = placed.some(
      (room) => room.kind === 'hall' && room.y < 0.01 && room.y + room.height < depth - 0.01,
    );
    const rooms = placed.map((room) => ({
      ...room,
      y: isUpsideDown ? depth - room.y - room.height : room.y,
      label: room.areaM2.toFixed(1),
    }));
    const width = Math.sqrt(floor.areaM2 * aspect);
    return { floor, rooms, width, height: floor.areaM2 / width };
  });
}

/** The floor plan of a home: every room with its size; the figures add up to the floor area. */
export function drawFloorPlan(home: SampleHome): string {
  const sketch = new Sketch();
  const floors = layOutHome(home);
  sketch.rect(0, 0, 1600, 1200, { fill: paper });
  for (let x = 40; x < 1600; x += 40)
    sketch.line(
      [
        [x, 0],
        [x, 1200],
      ],
      '#d9cfb8',
      1,
      0.5,
    );
  for (let y = 40; y < 1200; y += 40)
    sketch.line(
      [
        [0, y],
        [1600, y],
      ],
      '#d9cfb8',
      1,
      0.5,
    );
  const scale = drawFloors(sketch, floors);
  drawScale(sketch, scale);
  return sketch.toSvg();
}

const gap = 100;

/** Floors in columns, and the pixels per metre at which they fit on the sheet. */
function arrange(columns: readonly (readonly LaidOutFloor[])[]): {
  columns: readonly (readonly LaidOutFloor[])[];
  wide: number;
  scale: number;
} {
  const wide = columns.reduce((sum, column) => sum + Math.max(...column.map((floor) => floor.width)), 0);
  const most = Math.max(...columns.map((column) => column.length));
  const tall = Math.max(...columns.map((column) => column.reduce((sum, floor) => sum + floor.height, 0)));
  const scale = Math.min((1420 - gap * (columns.length - 1)) / wide, (870 - gap * (most - 1)) / tall);
  return { columns, wide, scale };
}

/** Sets floors side by side, or two of three above one another, whichever is larger. Returns pixels per metre. */
function drawFloors(sketch: Sketch, floors: readonly LaidOutFloor[]): number {
  const inRow = arrange(floors.map((floor) => [floor]));
  const stacked = floors.length > 2 ? arrange([floors.slice(0, 1), floors.slice(1)]) : inRow;
  const { columns, wide, scale } = stacked.scale > inRow.scale ? stacked : inRow;
  let x = (1600 - wide * scale - gap * (columns.length - 1)) / 2;
  for (const column of columns) {
    const height = column.reduce((sum, floor) => sum + floor.height * scale, 0) + gap * (column.length - 1);
    let y = 150 + (900 - height) / 2;
    for (const laid of column) {
      drawFloor(sketch, laid, x, y, scale, laid === floors[0]);
      y += laid.height * scale + gap;
    }
    x += Math.max(...column.map((floor) => floor.width)) * scale + gap;
  }
  return scale;
}

/** Drawn to scale, without a figure: the floor area is a hint that costs points. */
function drawScale(sketch: Sketch, scale: number): void {
  const metres = scale > 120 ? 1 : scale > 60 ? 2 : 5;
  const [x, y] = [70, 1140];
  sketch.rect(x, y, metres * scale, 10, { fill: paper, stroke: ink, width: 2 });
  sketch.rect(x, y, (metres * scale) / 2, 10, { fill: ink });
  writeGlyphs(sketch, `${metres} m`, x + metres * scale + 16, y - 3, 16, ink);
}
