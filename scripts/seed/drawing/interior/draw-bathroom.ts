import type { SampleHome } from '../../samples/sample-listing.ts';
import { boxFaces, drawBox } from '../space/box.ts';
import { mixColours } from '../space/colour.ts';
import { projectPoint, scaleAt } from '../space/camera.ts';
import { smoothPath } from '../space/sketch.ts';
import type { Surface } from '../space/surface.ts';
import { drawSampleLabel } from '../sample-label.ts';
import { drawFloorShadow, drawPottedPlant } from './furniture.ts';
import { drawRoomWindow } from './openings.ts';
import { openRoom, type Room } from './room-shell.ts';

const suites = ['#eee8d8', '#a9bd9c', '#fbf9f2', '#fbf9f2', '#fdfcf7'] as const;

/** Tiles up a wall, in the taste of the class. */
function drawTiles(room: Room, surface: Surface, along: number, top: number, from = 0): void {
  const { look, random, scene } = room;
  const line = scene.light.tone(look.level === 4 ? '#b5a996' : '#b9b4a8', surface.brightness);
  const base =
    ['#e6dfca', '#e9d9bd', '#f4f2ea', mixColours('#f1efe6', look.feature, 0.2), '#dcd2c3'][look.level] ??
    '#f4f2ea';
  surface.rect(from, 0, along - from, top, base, 1, { stroke: scene.light.ink, width: 1.6 });
  const [w, h] = look.level === 4 ? [1.2, 0.8] : look.level === 3 ? [0.24, 0.1] : [0.2, 0.2];
  for (let b = 0, row = 0; b < top - 0.01; b += h, row += 1) {
    surface.line(
      [
        [from, b],
        [along, b],
      ],
      line,
      1.1,
    );
    for (let a = from + (look.level === 3 && row % 2 === 1 ? w / 2 : 0); a < along; a += w) {
      surface.line(
        [
          [a, b],
          [a, Math.min(top, b + h)],
        ],
        line,
        1.1,
      );
      if (look.level === 4 && random.chance(0.5) && a + w < along)
        surface.line(
          [
            [a, b],
            [a + w * 0.4, b + h * 0.5],
            [a + w * 0.9, Math.min(top, b + h)],
          ],
          scene.light.tone('#bfae98'),
          2,
          0.5,
        );
      if (look.level === 1 && a + w < along && (row * 3 + Math.round(a / w)) % 7 === 0)
        surface.fill(
          [
            [a + 0.1, b + 0.03],
            [a + 0.17, b + 0.1],
            [a + 0.1, b + 0.17],
            [a + 0.03, b + 0.1],
          ],
          '#9a7a4f',
        );
      if (look.level === 0 && random.chance(0.06) && a + w < along)
        surface.rect(a, b, w, h, '#c9bd9f', 1, { stroke: line, width: 1 });
    }
  }
  surface.rect(from, top, along - from, 0.05, look.level === 1 ? '#9a7a4f' : base, 0.94, {
    stroke: scene.light.ink,
    width: 1.2,
  });
}

function drawToilet(room: Room, x: number): void {
  const { scene, depth, look, floor, near } = room;
  const colour = suites[look.level] ?? '#fbf9f2';
  drawFloorShadow(scene, floor, near, { x, y: depth - 0.7, width: 0.4, depth: 0.6 });
  if (look.level < 4)
    drawBox(scene, { x: x - 0.02, y: depth - 0.2, z: 0.4, width: 0.44, depth: 0.2, height: 0.42 }, colour);
  else {
    const plate = boxFaces(scene, {
      x: x + 0.08,
      y: depth - 0.01,
      z: 0.95,
      width: 0.24,
      depth: 0.01,
      height: 0.16,
    }).front;
    plate.inked(0, 0, 0.24, 0.16, '#d5d8d8');
  }
  const [cx, cy] = projectPoint(scene.camera, [x + 0.2, depth - 0.5, 0.42]);
  const m = scaleAt(scene.camera, [x + 0.2, depth - 0.5, 0.42]);
  const [, foot] = projectPoint(scene.camera, [x + 0.2, depth - 0.5, 0]);
  const ink = { stroke: scene.light.ink, width: 2 };
  scene.sketch.path(
    smoothPath([
      [cx - 0.19 * m, cy],
      [cx + 0.19 * m, cy],
      [cx + 0.13 * m, (cy + foot) / 2 + 0.05 * m],
      [cx + 0.12 * m, foot],
      [cx - 0.12 * m, foot],
      [cx - 0.13 * m, (cy + foot) / 2 + 0.05 * m],
    ]),
    { fill: scene.light.tone(colour, 0.96), ...ink },
  );
  scene.sketch.ellipse(cx, cy, 0.21 * m, 0.075 * m, {
    fill: scene.light.tone(look.level === 0 ? '#8a6f4f' : colour, 1.04),
    ...ink,
  });
}

function drawBasin(room: Room, x: number, count: number): void {
  const { scene, depth, look, floor, near } = room;
  const colour = suites[look.level] ?? '#fbf9f2';
  const width = count === 2 ? 1.5 : look.level >= 3 ? 0.9 : 0.58;
  drawFloorShadow(scene, floor, near, { x, y: depth - 0.5, width, depth: 0.45 });
  if (look.level >= 3) {
    const { front } = drawBox(
      scene,
      {
        x,
        y: depth - 0.5,
        z: look.level === 4 ? 0.35 : 0.12,
        width,
        depth: 0.5,
        height: look.level === 4 ? 0.45 : 0.68,
      },
      look.wood,
    );
    const drawers = count === 2 ? 2 : 1;
    for (let n = 0; n < drawers; n += 1)
      for (const up of look.level === 4 ? [0.02, 0.23] : [0.03, 0.35])
        front.inked(
          (n * width) / drawers + 0.03,
          up,
          width / drawers - 0.06,
          look.level === 4 ? 0.2 : 0.3,
          mixColours(look.wood, '#fff0d8', 0.08),
        );
    drawBox(
      scene,
      { x: x - 0.02, y: depth - 0.52, z: 0.8, width: width + 0.04, depth: 0.52, height: 0.05 },
      look.worktop,
    );
  } else
    drawBox(scene, { x: x + width / 2 - 0.1, y: depth - 0.3, width: 0.2, depth: 0.22, height: 0.72 }, colour);
  for (let n = 0; n < count; n += 1) {
    const cx = x + (width * (n + 0.5)) / count;
    const basin = drawBox(
      scene,
      {
        x: cx - 0.27,
        y: depth - 0.46,
        z: look.level >= 3 ? 0.85 : 0.7,
        width: 0.54,
        depth: 0.42,
        height: look.level >= 3 ? 0.13 : 0.17,
      },
      colour,
    );
    basin.top.rect(0.05, 0.05, 0.44, 0.3, colour, 0.82, { stroke: scene.light.ink, width: 1.4 });
    basin.front.line(
      [
        [0.27, 0.17, -0.36],
        [0.27, 0.38, -0.36],
        [0.27, 0.38, -0.22],
      ],
      scene.light.tone(look.metal, 1.1),
      6,
    );
  }
  const glass = {
    w: look.level === 4 ? width : look.level === 0 ? 0.4 : 0.6,
    h: look.level === 4 ? 1 : 0.75,
  };
  const mirror = room.back;
  const a = x + width / 2 - glass.w / 2;
  mirror.inked(
    a - 0.04,
    1.26,
    glass.w + 0.08,
    glass.h + 0.08,
    look.level === 4 ? '#fff2cf' : look.level === 3 ? look.metal : '#d8d4c8',
  );
  mirror.inked(a, 1.3, glass.w, glass.h, '#bcd3d8');
  mirror.fill(
    [
      [a + glass.w * 0.1, 1.3],
      [a + glass.w * 0.3, 1.3],
      [a + glass.w * 0.8, 1.3 + glass.h],
      [a + glass.w * 0.6, 1.3 + glass.h],
    ],
    '#eef6f5',
    1,
    { opacity: 0.6 },
  );
  if (look.level === 0)
    mirror.line(
      [
        [a + 0.05, 1.5],
        [a + 0.2, 1.7],
        [a + 0.16, 1.95],
      ],
      scene.light.ink,
      1.6,
    );
}

/** A bath along the side wall, or free on the floor. */
function drawBath(room: Room, x: number): void {
  const { scene, depth, look, floor, near } = room;
  const colour = suites[look.level] ?? '#fbf9f2';
  if (look.level === 4) {
    drawFloorShadow(scene, floor, near, { x: x - 0.2, y: 0.8, width: 1.9, depth: 0.8 });
    const [cx, cy] = projectPoint(scene.camera, [x + 0.75, 1.1, 0.58]);
    const [, foot] = projectPoint(scene.camera, [x + 0.75, 1.1, 0]);
    const m = scaleAt(scene.camera, [x + 0.75, 1.1, 0.3]);
    const ink = { stroke: scene.light.ink, width: 2.6 };
    scene.sketch.path(
      `M${cx - 0.92 * m} ${cy}Q${cx - 0.8 * m} ${foot} ${cx - 0.5 * m} ${foot}H${cx + 0.5 * m}Q${cx + 0.8 * m} ${foot} ${cx + 0.92 * m} ${cy}Z`,
      { fill: scene.light.tone(colour, 0.97), ...ink },
    );
    scene.sketch.path(
      `M${cx + 0.5 * m} ${foot}Q${cx + 0.8 * m} ${foot} ${cx + 0.92 * m} ${cy}H${cx + 0.6 * m}Q${cx + 0.55 * m} ${foot - 0.1 * m} ${cx + 0.3 * m} ${foot}Z`,
      { fill: scene.light.tone(colour, 0.84) },
    );
    scene.sketch.ellipse(cx, cy, 0.92 * m, 0.15 * m, { fill: scene.light.tone(colour, 1.04), ...ink });
    scene.sketch.ellipse(cx, cy + 0.02 * m, 0.8 * m, 0.1 * m, {
      fill: scene.light.tone('#9cc6cf', 1),
      stroke: scene.light.ink,
      width: 1.6,
    });
    const tap = boxFaces(scene, { x: x + 1.62, y: 1.35, width: 0.1, depth: 0.02, height: 1 }).front;
    tap.line(
      [
        [0, 0],
        [0, 0.95],
        [-0.06, 1],
        [-0.22, 1],
      ],
      scene.light.tone(look.metal, 1.1),
      7,
    );
    return;
  }
  const length = 1.7;
  const shape = { x, y: depth - length, width: 0.75, depth: length, height: 0.56 };
  drawFloorShadow(scene, floor, near, shape);
  const faces = drawBox(scene, shape, look.level === 1 ? mixColours(colour, '#5a6a4a', 0.08) : colour);
  faces.top.rect(0.08, 0.08, 0.59, length - 0.16, mixColours(colour, '#5a7078', 0.18), 1, {
    stroke: scene.light.ink,
    width: 1.6,
  });
  faces.top.rect(0.11, 0.1, 0.53, length - 0.3, mixColours(colour, '#5a7078', 0.08));
  if (look.level === 0) faces.front.rect(0.1, 0.05, 0.2, 0.12, '#b59a6a', 1, { opacity: 0.6 });
  if (look.level >= 2) {
    const glass = boxFaces(scene, {
      x: x < room.width / 2 ? x + 0.76 : x,
      y: depth - 0.9,
      z: 0.58,
      width: 0.01,
      depth: 0.88,
      height: 1.4,
    });
    const pane = x < room.width / 2 ? glass.right : glass.left;
    const shown = pane.isVisible ? pane : x < room.width / 2 ? glass.left : glass.right;
    shown.rect(0, 0, 0.88, 1.4, '#d5eaee', 1, { opacity: 0.4, stroke: scene.light.ink, width: 2 });
  }
}

function drawShower(room: Room, x: number, width: number): void {
  const { scene, depth, look, back, height } = room;
  const floor = boxFaces(scene, { x, y: depth - 0.95, width, depth: 0.95, height: 0.03 }).top;
  floor.rect(0, 0, width, 0.95, look.level === 4 ? '#cfc4b3' : '#f3f1ea', 0.98, {
    stroke: scene.light.ink,
    width: 2,
  });
  const rise = Math.min(2.15, height - 0.2);
  back.line(
    [
      [x + width / 2, 1.05, 0.06],
      [x + width / 2, rise, 0.06],
      [x + width / 2, rise, 0.4],
    ],
    scene.light.tone(look.metal, 1.1),
    6,
  );
  const head = back.project([
    [x + width / 2, rise - 0.03, 0.4],
    [0, 0],
    [1, 0],
  ])[0];
  if (head)
    scene.sketch.ellipse(head[0], head[1], back.pixelsPerMetre * 0.16, back.pixelsPerMetre * 0.035, {
      fill: scene.light.tone(look.metal, 1.05),
      stroke: scene.light.ink,
      width: 2,
    });
  const isLeft = x < room.width / 2;
  const glass = boxFaces(scene, {
    x: isLeft ? x + width : x - 0.01,
    y: depth - 1,
    width: 0.01,
    depth: 1,
    height: 2,
  });
  const pane = glass.left.isVisible ? glass.left : glass.right;
  pane.rect(0, 0.02, 1, 1.98, '#d5eaee', 1, { opacity: 0.42, stroke: scene.light.ink, width: 2.4 });
  pane.fill(
    [
      [0.2, 0.2],
      [0.36, 0.2],
      [0.75, 1.8],
      [0.59, 1.8],
    ],
    '#ffffff',
    1,
    { opacity: 0.35 },
  );
}

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
  drawSampleLabel(scene.sketch);
  return scene.sketch.toSvg();
}
