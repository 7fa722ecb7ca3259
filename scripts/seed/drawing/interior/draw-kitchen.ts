import type { SampleHome } from '../../samples/sample-listing.ts';
import { boxFaces, drawBox } from '../space/box.ts';
import { mixColours } from '../space/colour.ts';
import type { Surface } from '../space/surface.ts';
import { drawSampleLabel } from '../sample-label.ts';
import { drawFloorShadow, drawPendant, drawPottedPlant, drawTable } from './furniture.ts';
import { drawRoomWindow } from './openings.ts';
import { openRoom, type Room } from './room-shell.ts';

/** One cupboard front in the manner of its class. */
function drawUnitFront(
  room: Room,
  face: Surface,
  a: number,
  b: number,
  w: number,
  h: number,
  isDrawers: boolean,
): void {
  const { look } = room;
  const dark = mixColours(look.unit, '#241c20', 0.28);
  const line = room.scene.light.tone(dark, face.brightness);
  const parts = isDrawers ? [0, 0.34, 0.67, 1] : [0, 1];
  for (let n = 0; n < parts.length - 1; n += 1) {
    const [from, to] = [b + h * (parts[n] ?? 0), b + h * (parts[n + 1] ?? 1)];
    face.inked(a + 0.01, from + 0.01, w - 0.02, to - from - 0.02, look.unit);
    if (look.level === 1 || look.level === 3 || (look.level === 2 && look.isPeriod)) {
      const edge = Math.min(0.07, (to - from) * 0.2);
      face.rect(
        a + edge + 0.01,
        from + edge,
        w - edge * 2 - 0.02,
        to - from - edge * 2,
        mixColours(look.unit, look.level === 1 ? '#5a2f14' : '#241c20', 0.1),
        1,
        { stroke: line, width: 1.2 },
      );
    }
    if (look.level === 4)
      face.line(
        [
          [a + 0.02, to - 0.03],
          [a + w - 0.02, to - 0.03],
        ],
        line,
        3,
      );
    else if (isDrawers)
      face.line(
        [
          [a + w * 0.35, (from + to) / 2],
          [a + w * 0.65, (from + to) / 2],
        ],
        room.scene.light.tone(look.metal, 1.05),
        5,
      );
    else
      face.line(
        [
          [a + w * 0.84, b + h * (b > 1 ? 0.16 : 0.66)],
          [a + w * 0.84, b + h * (b > 1 ? 0.32 : 0.84)],
        ],
        room.scene.light.tone(look.metal, 1.05),
        5,
      );
  }
}

function drawSplashback(room: Room, from: number, to: number, low: number, high: number): void {
  const { back, look, random, scene } = room;
  if (look.level === 0) {
    back.rect(from, low, to - from, 0.32, '#e4dcc0', 1, { stroke: scene.light.ink, width: 1.2 });
    return;
  }
  if (look.level === 4) {
    back.rect(from, low, to - from, high - low, look.worktop, 0.98, { stroke: scene.light.ink, width: 1.6 });
    for (let n = 0; n < 5; n += 1) {
      const x = from + (to - from) * random.between(0, 0.85);
      back.line(
        [
          [x, low],
          [x + 0.18, low + (high - low) * 0.4],
          [x + 0.26, low + (high - low) * 0.6],
          [x + 0.5, high],
        ],
        scene.light.tone('#a8a09a'),
        2.2,
        0.6,
      );
    }
    return;
  }
  const [tile, tall] = look.level === 3 ? [0.24, 0.11] : [0.15, 0.15];
  const base =
    look.level === 1 ? '#efe0bd' : look.level === 3 ? mixColours('#f4f0e4', look.unit, 0.12) : '#f7f4ea';
  back.rect(from, low, to - from, high - low, base, 1, { stroke: scene.light.ink, width: 1.4 });
  for (let b = low, row = 0; b < high - 0.02; b += tall, row += 1) {
    back.line(
      [
        [from, b],
        [to, b],
      ],
      scene.light.tone('#b9b0a0'),
      1,
    );
    for (let a = from + (look.level === 3 && row % 2 === 1 ? tile / 2 : 0); a < to; a += tile) {
      back.line(
        [
          [a, b],
          [a, Math.min(high, b + tall)],
        ],
        scene.light.tone('#b9b0a0'),
        1,
      );
      if (look.level === 1 && a + tile < to && (row + Math.round(a / tile)) % 3 === 0)
        back.fill(
          [
            [a + tile / 2, b + 0.02],
            [a + tile - 0.02, b + tall / 2],
            [a + tile / 2, b + tall - 0.02],
            [a + 0.02, b + tall / 2],
          ],
          random.pick(['#b5683f', '#8a7a3a']),
        );
    }
  }
}

function drawCooker(room: Room, x: number, y: number): void {
  const { scene, look } = room;
  const wide = look.level >= 3 ? 0.9 : 0.6;
  const colour =
    look.level === 0 ? '#e9e4d4' : look.level === 1 ? '#efe9dc' : look.level === 3 ? '#2f3b45' : '#4a4d52';
  const { front, top } = drawBox(scene, { x, y, width: wide, depth: 0.6, height: 0.91 }, colour);
  const doors =
    look.level >= 3 && look.level < 4
      ? [
          [0.05, 0.4],
          [0.47, 0.38],
        ]
      : [[0.07, wide - 0.14]];
  for (const [a = 0, w = 0.4] of doors) {
    front.inked(a, 0.16, w, 0.5, '#33363d');
    front.line(
      [
        [a + 0.04, 0.6],
        [a + w - 0.04, 0.6],
      ],
      scene.light.tone(look.metal, 1.1),
      5,
    );
  }
  for (let n = 0; n < 4; n += 1) {
    const [knob] = front.project([
      [0.1 + n * (wide / 5), 0.78],
      [0, 0],
      [1, 0],
    ]);
    if (knob)
      scene.sketch.circle(knob[0], knob[1], 6, {
        fill: scene.light.tone(look.metal, 1.05),
        stroke: scene.light.ink,
        width: 1.4,
      });
    const ring = top.project([
      [0.14 + (n % 2) * (wide - 0.3), 0.14 + Math.floor(n / 2) * 0.3],
      [0, 0],
      [1, 0],
    ])[0];
    if (ring) scene.sketch.ellipse(ring[0], ring[1], 20, 5, { fill: '#2a2a30' });
  }
  if (look.level === 0) front.rect(0.1, 0.03, 0.4, 0.1, '#8f7a5a', 1, { opacity: 0.6 });
}

function drawHood(room: Room, x: number, wide: number): void {
  const { back, look, scene, height } = room;
  if (look.level < 2) return;
  const ink = { stroke: scene.light.ink, width: 2 };
  if (look.level === 3) {
    drawBox(
      scene,
      { x: x - 0.12, y: room.depth - 0.5, z: 1.68, width: wide + 0.24, depth: 0.5, height: 0.2 },
      look.unit,
    );
    back.fill(
      [
        [x - 0.02, 1.88, 0.4],
        [x + wide + 0.02, 1.88, 0.4],
        [x + wide - 0.16, height, 0.3],
        [x + 0.16, height, 0.3],
      ],
      look.unit,
      1,
      ink,
    );
    return;
  }
  back.fill(
    [
      [x + wide * 0.32, 1.85, 0.25],
      [x + wide * 0.68, 1.85, 0.25],
      [x + wide * 0.68, height, 0.25],
      [x + wide * 0.32, height, 0.25],
    ],
    '#c9ced2',
    1,
    ink,
  );
  drawBox(scene, { x, y: room.depth - 0.45, z: 1.66, width: wide, depth: 0.45, height: 0.12 }, '#c9ced2');
}

function drawWallUnits(room: Room, spans: readonly (readonly [number, number])[]): void {
  const { scene, look } = room;
  for (const [from, to] of spans) {
    if (to - from < 0.5) continue;
    if (look.level === 3) {
      for (const up of [1.55, 1.95]) {
        drawBox(
          scene,
          { x: from, y: room.depth - 0.26, z: up, width: to - from, depth: 0.26, height: 0.04 },
          look.wood,
        );
        const face = boxFaces(scene, {
          x: from,
          y: room.depth - 0.2,
          z: up + 0.04,
          width: to - from,
          depth: 0.2,
          height: 0.3,
        }).front;
        for (let a = 0.06; a < to - from - 0.16; a += room.random.between(0.16, 0.26)) {
          const h = room.random.between(0.1, 0.24);
          face.inked(
            a,
            0,
            room.random.between(0.08, 0.15),
            h,
            room.random.pick(['#f4ead6', '#c98f5a', '#7fa3a5', '#e9e4da', '#b5614a']),
          );
        }
      }
      continue;
    }
    const doors = Math.max(1, Math.round((to - from) / 0.55));
    const { front } = drawBox(
      scene,
      { x: from, y: room.depth - 0.34, z: 1.45, width: to - from, depth: 0.34, height: 0.72 },
      mixColours(look.unit, '#241c20', 0.08),
    );
    const isMissing = look.level === 0;
    for (let n = 0; n < doors; n += 1) {
      const w = (to - from) / doors;
      if (isMissing && n === 0) front.inked(n * w + 0.02, 0.02, w - 0.04, 0.68, '#6a5f4a');
      else drawUnitFront(room, front, n * w, 0, w, 0.72, false);
    }
  }
}

/** The middle of the room: island with stools, table with chairs, or nothing. */
function drawMiddle(room: Room): void {
  const { scene, look, home, width, floor, near } = room;
  if (home.features.includes('kitchen-island')) {
    const shape = { x: width * 0.5 - 1.25, y: 0.75, width: 2.5, depth: 0.95, height: 0.86 };
    drawFloorShadow(scene, floor, near, shape);
    const { front } = drawBox(
      scene,
      shape,
      look.level === 4 ? look.worktop : mixColours(look.unit, '#241c20', 0.1),
    );
    if (look.level !== 4)
      for (let n = 0; n < 4; n += 1) drawUnitFront(room, front, 0.04 + n * 0.605, 0.08, 0.6, 0.76, false);
    else
      front.line(
        [
          [0.3, 0.86],
          [0.7, 0.3],
          [0.9, 0.2],
          [1.3, 0],
        ],
        scene.light.tone('#a8a09a'),
        2.4,
        0.6,
      );
    drawBox(
      scene,
      { x: shape.x - 0.12, y: shape.y - 0.18, z: 0.86, width: 2.74, depth: 1.25, height: 0.06 },
      look.worktop,
    );
    const bowl = boxFaces(scene, {
      x: shape.x + 1.1,
      y: 1.1,
      z: 0.92,
      width: 0.5,
      depth: 0.1,
      height: 0.2,
    }).front;
    for (const [a, c] of [
      [0.1, '#e0a13c'],
      [0.24, '#c9573f'],
      [0.36, '#8fae4f'],
    ] as const) {
      const [p] = bowl.project([
        [a, 0.15],
        [0, 0],
        [1, 0],
      ]);
      if (p)
        scene.sketch.circle(p[0], p[1], bowl.pixelsPerMetre * 0.075, {
          fill: scene.light.tone(c, 1.02),
          stroke: scene.light.ink,
          width: 1.6,
        });
    }
    bowl.fill(
      [
        [0, 0.12],
        [0.48, 0.12],
        [0.38, 0],
        [0.1, 0],
      ],
      '#f1ece0',
      1,
      { stroke: scene.light.ink, width: 2 },
    );
    for (const sx of [shape.x + 0.25, shape.x + 1.05, shape.x + 1.85]) {
      drawTable(scene, { x: sx, y: 0.2, width: 0.4, depth: 0.36, height: 0.68 }, look.wood, '#3d3a3a');
    }
    for (const px of [0.25, 0.75])
      drawPendant(
        scene,
        [shape.x + 2.5 * px, 1.2, room.height],
        room.height - 1.85,
        look.level === 4 ? 'globe' : 'dome',
        look.accent,
      );
    return;
  }
  if (look.level === 0) {
    drawPendant(scene, [width * 0.5, 1.4, room.height], 0.6, 'bulb', '#fff');
    drawTable(scene, { x: width * 0.58, y: 0.6, width: 0.9, depth: 0.6, height: 0.74 }, '#c9b78f', '#8f8a80');
    return;
  }
  const table = { x: width * 0.5 - 0.75, y: 0.7, width: 1.5, depth: 0.85, height: 0.75 };
  drawFloorShadow(scene, floor, near, table);
  for (const cx of [table.x + 0.15, table.x + 0.9]) drawChair(room, cx, table.y + 0.8, true);
  drawTable(scene, table, look.level === 1 ? '#b5763f' : look.wood);
  drawPottedPlant(scene, [table.x + 0.75, 1.1, 0.75], 0.42, '#e9e0cc');
  drawChair(room, table.x + 0.5, table.y - 0.5, false);
  if (look.level === 1)
    drawBox(
      scene,
      { x: width * 0.5 - 0.6, y: 1.2, z: room.height - 0.08, width: 1.2, depth: 0.16, height: 0.08 },
      '#fdf8e4',
    );
  else
    drawPendant(
      scene,
      [width * 0.5, 1.1, room.height],
      room.height - 1.75,
      look.level === 3 ? 'dome' : 'shade',
      look.accent,
    );
}

function drawChair(room: Room, x: number, y: number, isBehind: boolean): void {
  const { scene, look } = room;
  const colour = look.level === 1 ? '#a8642f' : look.level === 3 ? '#3a3f45' : look.wood;
  const back = () => {
    const { front } = drawBox(
      scene,
      { x, y: isBehind ? y + 0.38 : y, z: 0.45, width: 0.42, depth: 0.04, height: 0.45 },
      colour,
    );
    for (const up of [0.1, 0.24]) front.inked(0.06, up, 0.3, 0.06, mixColours(colour, '#fff2dc', 0.35));
  };
  if (isBehind) back();
  drawTable(scene, { x, y, width: 0.42, depth: 0.4, height: 0.46 }, colour);
  if (!isBehind) back();
}

/** The kitchen of a home, as an SVG text. */
export function drawKitchen(home: SampleHome): string {
  const width = home.condition === 'luxury' ? 5.6 : home.floorAreaM2 < 60 ? 4 : 4.6;
  const room = openRoom(home, 'kitchen', { width, depth: 3.3, ...kitchenFloor(home) });
  const { scene, look, back, depth, random } = room;
  const y = depth - 0.6;
  const isFlipped = random.chance(0.5);
  const tallWidth = look.level === 4 ? 1.25 : 0.65;
  const [from, to] = isFlipped ? [0, width - tallWidth] : [tallWidth, width];
  const windowWidth = look.level === 4 ? 1.7 : 1.15;
  const windowAt = isFlipped ? width * 0.3 - windowWidth / 2 : width * 0.62 - windowWidth / 2;
  const cookWide = look.level >= 3 ? 0.9 : 0.6;
  const cookAt = isFlipped
    ? Math.min(to - cookWide - 0.3, windowAt + windowWidth + 0.45)
    : Math.max(from + 0.3, windowAt - 0.45 - cookWide);
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
  if (look.level >= 2)
    drawPottedPlant(scene, [isFlipped ? 0.35 : width - 0.35, random.between(1, 2), 0], 1.2, '#c98f6a');
  drawSampleLabel(scene.sketch);
  return scene.sketch.toSvg();
}

function kitchenFloor(home: SampleHome): { floor?: 'lino' | 'tiles' | 'terracotta'; floorColour?: string } {
  if (home.condition === 'needs-work') return { floor: 'lino', floorColour: '#d8cba4' };
  if (home.condition === 'dated') return { floor: 'tiles', floorColour: '#d9bf98' };
  if (home.condition === 'good' && !['ES', 'PT'].includes(home.countryCode))
    return { floor: 'tiles', floorColour: '#dfd8ca' };
  return {};
}

function drawBase(
  room: Room,
  from: number,
  to: number,
  y: number,
  cookAt: number,
  cookWide: number,
  sinkAt: number,
): void {
  const { scene, look, random } = room;
  const { front } = drawBox(
    scene,
    { x: from, y, width: to - from, depth: 0.6, height: 0.88 },
    mixColours(look.unit, '#241c20', 0.12),
  );
  front.rect(0, 0, to - from, 0.1, '#3a3638', 0.9);
  const units = Math.max(3, Math.round((to - from) / 0.6));
  const w = (to - from) / units;
  for (let n = 0; n < units; n += 1) {
    if (look.level === 0 && n === units - 2) front.inked(n * w + 0.02, 0.12, w - 0.04, 0.74, '#5f5544');
    else drawUnitFront(room, front, n * w, 0.1, w, 0.77, n % 3 === 1);
  }
  drawBox(
    scene,
    { x: from, y: y - 0.03, z: 0.88, width: to - from, depth: 0.63, height: look.level === 4 ? 0.03 : 0.05 },
    look.worktop,
  );
  if (look.level < 4) drawCooker(room, cookAt, y - 0.01);
  else {
    const hob = boxFaces(scene, { x: cookAt, y, z: 0.91, width: cookWide, depth: 0.5, height: 0.01 }).top;
    hob.rect(0.02, 0.06, cookWide - 0.04, 0.42, '#26272c', 1, { stroke: scene.light.ink, width: 1.4 });
  }
  const sink = boxFaces(scene, {
    x: sinkAt - 0.3,
    y: y + 0.08,
    z: 0.935,
    width: 0.6,
    depth: 0.42,
    height: 0.001,
  }).top;
  sink.rect(0, 0, 0.6, 0.42, look.level === 3 ? '#f7f3ea' : '#b5bcc0', 0.9, {
    stroke: scene.light.ink,
    width: 1.6,
  });
  const tap = boxFaces(scene, {
    x: sinkAt,
    y: y + 0.52,
    z: 0.93,
    width: 0.2,
    depth: 0.02,
    height: 0.4,
  }).front;
  tap.line(
    [
      [0, 0],
      [0, 0.24],
      [0.02, 0.3],
      [0.1, 0.32],
      [0.16, 0.28],
      [0.16, 0.2],
    ],
    scene.light.tone(look.metal, 1.1),
    6,
  );
  for (let x = from + 0.15; x < to - 0.3; x += random.between(0.5, 0.9)) {
    if (Math.abs(x - sinkAt) < 0.5 || (x > cookAt - 0.25 && x < cookAt + cookWide + 0.05)) continue;
    const face = boxFaces(scene, { x, y: y + 0.38, z: 0.93, width: 0.3, depth: 0.02, height: 0.4 }).front;
    if (random.chance(0.5))
      face.inked(0, 0, 0.13, 0.24, random.pick(['#c9573f', '#efe6d2', '#7fa3a5', '#d9a441']));
    else {
      face.inked(0, 0, 0.3, 0.19, random.pick(['#d5d8da', '#c9573f', '#efe6d2']));
      face.line(
        [
          [0.06, 0.19],
          [0.24, 0.19],
        ],
        scene.light.ink,
        4,
      );
    }
  }
}

/** Fridge, or a wall of ovens. */
function drawTallUnit(room: Room, x: number, width: number): void {
  const { scene, look, depth } = room;
  const colour =
    look.level === 0 || look.level === 1
      ? '#efeadc'
      : look.level === 4
        ? look.unit
        : look.level === 3
          ? '#9fb5a8'
          : '#d9dcdd';
  const height = look.level < 2 ? 1.5 : 2.05;
  const { front } = drawBox(scene, { x, y: depth - 0.66, width, depth: 0.66, height }, colour);
  if (look.level === 4) {
    front.inked(0.03, 0.05, width / 2 - 0.05, height - 0.1, look.unit);
    front.inked(width / 2 + 0.02, 0.05, width / 2 - 0.05, 0.6, look.unit);
    for (const up of [0.7, 1.3]) {
      front.inked(width / 2 + 0.02, up, width / 2 - 0.05, 0.54, '#2b2d33');
      front.line(
        [
          [width / 2 + 0.08, up + 0.46],
          [width - 0.1, up + 0.46],
        ],
        scene.light.tone('#c9ced2', 1.1),
        5,
      );
    }
    return;
  }
  front.inked(0.02, 0.05, width - 0.04, height * 0.6, colour);
  front.inked(0.02, height * 0.6 + 0.08, width - 0.04, height * 0.4 - 0.1, colour);
  for (const [low, high] of [
    [height * 0.4, height * 0.56],
    [height * 0.68, height * 0.8],
  ] as const)
    front.line(
      [
        [0.1, low],
        [0.1, high],
      ],
      scene.light.tone('#8f9498', 1.05),
      6,
    );
}
