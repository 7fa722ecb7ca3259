import { drawBox } from '../space/box.ts';
import { mixColours } from '../space/colour.ts';
import type { Room } from './room-shell.ts';

export function drawSplashback(room: Room, from: number, to: number, low: number, high: number): void {
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

export function drawCooker(room: Room, x: number, y: number): void {
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

export function drawHood(room: Room, x: number, wide: number): void {
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
