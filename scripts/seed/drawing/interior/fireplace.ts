import { boxFaces, drawBox } from '../space/box.ts';
import { mixColours } from '../space/colour.ts';
import { arcPoints } from '../space/surface.ts';
import type { Room } from './room-shell.ts';
import { drawArt } from './wall-art.ts';

/** A chimney breast with the fire of its time. */
export function drawFireplace(room: Room, middle: number): void {
  const { scene, look, depth, height } = room;
  const { light, sketch } = scene;
  const breast = { x: middle - 0.8, y: depth - 0.35, width: 1.6, depth: 0.35, height };
  const colour = look.hasBeams
    ? '#c3b195'
    : look.level >= 3
      ? look.feature
      : mixColours(look.wall, '#8a6f5a', 0.08);
  const { front } = drawBox(scene, breast, colour);
  if (look.hasBeams)
    for (let n = 0; n < 22; n += 1)
      front.rect(
        room.random.between(0.05, 1.3),
        room.random.between(0.2, height - 0.3),
        room.random.between(0.18, 0.34),
        0.16,
        mixColours(colour, room.random.pick(['#5d5470', '#fff4df']), 0.2),
        1,
        { opacity: 0.7 },
      );
  const surround = look.isPeriod ? '#f3ede0' : look.hasBeams ? '#6d4f38' : look.worktop;
  if (!look.hasBeams) front.inked(0.2, 0, 1.2, 1.12, surround);
  front.inked(0.08, 1.08, 1.44, 0.1, look.hasBeams ? '#6d4f38' : surround, 1.03);
  front.fill(
    [
      [0.44, 0],
      [1.16, 0],
      [1.16, 0.6],
      ...arcPoints(0.8, 0.6, 0.36, look.isPeriod ? 0.26 : 0.08, 0, Math.PI),
    ],
    '#2a2428',
    1,
    { stroke: light.ink, width: 2 },
  );
  const glow = front.project([
    [0.8, 0.2],
    [0, 0],
    [1, 0],
  ])[0];
  if (glow && (light.isDusk || look.level >= 2)) {
    const m = front.pixelsPerMetre;
    sketch.circle(glow[0], glow[1], m * 0.5, {
      fill: sketch.halo(glow[0], glow[1], m * 0.5, '#ff9a4a', 0.55),
    });
    for (const [dx, s, c] of [
      [0, 0.34, '#f08a3c'],
      [-0.12, 0.24, '#f6b04a'],
      [0.13, 0.22, '#f6b04a'],
      [0, 0.18, '#ffe08a'],
    ] as const)
      sketch.path(
        `M${glow[0] + (dx - s * 0.3) * m} ${glow[1] + 0.1 * m}Q${glow[0] + (dx - s * 0.35) * m} ${glow[1] - s * 0.4 * m} ${glow[0] + dx * m} ${glow[1] + (0.1 - s) * m}Q${glow[0] + (dx + s * 0.4) * m} ${glow[1] - s * 0.3 * m} ${glow[0] + (dx + s * 0.3) * m} ${glow[1] + 0.1 * m}Z`,
        { fill: c },
      );
  }
  drawBox(scene, { x: middle - 0.7, y: depth - 0.75, width: 1.4, depth: 0.4, height: 0.04 }, '#8f8a84');
  const shelf = boxFaces(scene, {
    x: middle - 0.7,
    y: depth - 0.36,
    z: 1.18,
    width: 1.4,
    depth: 0.1,
    height: 0.4,
  }).front;
  shelf.inked(0.15, 0, 0.12, 0.22, look.accent);
  shelf.inked(1.1, 0, 0.08, 0.28, '#efe6d2');
  shelf.inked(1.22, 0, 0.08, 0.2, '#efe6d2');
  if (look.level > 0)
    drawArt(front, 0.42, 1.42, 0.76, Math.min(0.85, height - 1.65), look.level >= 3 ? '#c9a35a' : '#6d4f38');
}
